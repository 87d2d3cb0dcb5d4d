"""Messages for translators: collected from content and code, kept in catalogues, checked."""
