"""What the builds of sites and of printed documents share."""
