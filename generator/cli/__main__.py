"""`python -m generator.cli` is `rulebook`."""

from __future__ import annotations

import sys

from generator.cli import main

sys.exit(main())
