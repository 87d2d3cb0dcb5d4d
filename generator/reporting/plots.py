"""Plots as SVG, by matplotlib. Letters stay letters, so that a plot can be searched and read aloud."""

from __future__ import annotations

import re
from collections.abc import Sequence
from io import StringIO
from typing import Any

from generator.reporting.measuring import Estimate
from generator.simulating.tables import EXTRA, Missing

INK, LINE = "#14594e", "#9a3d22"


def drawing() -> Any:
    try:
        import matplotlib
        from matplotlib.figure import Figure
    except ImportError as error:
        raise Missing("matplotlib", EXTRA) from error
    matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "rulebook", "font.family": "sans-serif"})
    return Figure


def bars(named: Sequence[tuple[str, Estimate]], axis: str, title: str) -> str:
    """One bar below the other, the first on top, with its interval."""
    figure = drawing()(figsize=(8, 0.8 + 0.32 * len(named)), layout="constrained")
    axes = figure.add_subplot()
    names, estimates = [name for name, _ in reversed(named)], [each for _, each in reversed(named)]
    places = range(len(names))
    axes.barh(places, [each.value for each in estimates], color=INK, height=0.6)
    if any(each.low != each.high for each in estimates):
        spans = [[each.value - each.low for each in estimates], [each.high - each.value for each in estimates]]
        axes.errorbar([e.value for e in estimates], places, xerr=spans, fmt="none", ecolor=LINE, capsize=3)
    axes.set_yticks(places, names)
    axes.set_xlabel(axis)
    return _svg(figure, axes, title)


def histogram(values: Sequence[int], axis: str, count: str, title: str) -> str:
    figure = drawing()(figsize=(8, 3), layout="constrained")
    axes = figure.add_subplot()
    axes.hist(values, bins=min(40, max(1, len(set(values)))), color=INK)
    axes.set_xlabel(axis)
    axes.set_ylabel(count)
    return _svg(figure, axes, title)


def _svg(figure: Any, axes: Any, title: str) -> str:
    axes.spines[["top", "right"]].set_visible(False)
    written = StringIO()
    figure.savefig(written, format="svg", metadata={"Date": None, "Creator": None, "Title": title})
    return re.sub(r"^.*?(?=<svg)", "", written.getvalue(), flags=re.DOTALL)
