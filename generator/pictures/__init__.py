"""SVG drawings of boards, tiles and positions: standard library only, pure functions from data to text."""
