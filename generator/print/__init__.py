"""Printed sheets: gathered into a typed model first, then typeset by Typst from a pure template."""
