"""A game's book in one language, before anybody writes it: pages and print both start from here.

What every writer shows alike is a text; what one shows as a link and another as the number of a page is an id. Drawings
lead to addresses such as `palenque.3`, not to pages.
"""
