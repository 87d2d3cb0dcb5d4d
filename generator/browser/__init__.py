"""Playing a case in the browser: the same engine, run by Pyodide."""
