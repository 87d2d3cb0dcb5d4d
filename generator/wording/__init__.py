"""Sentences in every language; standard library only, because terminal and browser speak them too."""
