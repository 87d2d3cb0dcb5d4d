"""The languages of `locales/`, read strictly."""
