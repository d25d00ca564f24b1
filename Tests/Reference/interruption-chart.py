#!/usr/bin/env python3
"""Draws what a push that is popped after 0.12 s shows, by the rule of this library and by the published rules of others.

Usage: interruption-chart.py FILE.svg. The rule of this library comes from interruption.py, which is independent of the library.
"""
import importlib.util, math, os, sys

here = os.path.dirname(os.path.abspath(__file__))
spec = importlib.util.spec_from_file_location("interruption", os.path.join(here, "interruption.py"))
rule = importlib.util.module_from_spec(spec)
arguments, sys.argv = sys.argv, sys.argv[:1]
stdout, sys.stdout = sys.stdout, open(os.devnull, "w")
spec.loader.exec_module(rule)
sys.stdout, sys.argv = stdout, arguments

POPPED = 0.12
END = 0.7


def visible(shown):
    """How much of the page is in, in percent, from its distance in points."""
    return 100 * (1 - shown / rule.FAR)


def library(progress, slope, hit):
    _, after = rule.removed_after(POPPED, progress, slope, hit)
    return lambda t: visible(after(t - POPPED)) if t >= POPPED else 100 * progress(t)


def additive(progress):
    """UIKit since iOS 8, and SwiftUI for curves: the old animation runs on, and the new one is added to it.

    Sources: WWDC 2014, session 236, "Building Interruptible and Responsive Interactions"; SwiftUI, `CustomAnimation.shouldMerge`.
    """
    return lambda t: 100 * (progress(t) - (progress(t - POPPED) if t >= POPPED else 0))


def transition(progress, duration):
    """CSS: the new transition starts at rest from the current value, and is shortened by how far that is.

    Source: CSS Transitions Level 1, section 3.1, "Faster reversing of interrupted transitions".
    """
    value = progress(POPPED)
    return lambda t: 100 * (progress(t) if t < POPPED else value * (1 - progress((t - POPPED) / value)))


def merged(response, damping):
    """SwiftUI for springs: one spring continues to the new target with the velocity that it has.

    Source: SwiftUI, `CustomAnimation.shouldMerge`, of which springs return true.
    """
    progress, slope, hit = rule.spring(response, damping)
    value, velocity = progress(POPPED), slope(POPPED)
    return lambda t: 100 * (
        progress(t) if t < POPPED else value * (1 - progress(t - POPPED)) + velocity * hit(t - POPPED))


ease = rule.curve((.42, 0, .58, 1), 0.35)
spring = rule.spring(0.5, 0.7)
panels = [
    ("easeInOut, 0.35 s", [
        ("this library", library(ease[0], ease[1], None)),
        ("additive: UIKit, SwiftUI's combine", additive(ease[0])),
        ("CSS transition", transition(ease[0], 0.35)),
    ]),
    ("spring, response 0.5 s, damping 0.7", [
        ("this library", library(*spring)),
        ("additive: UIKit", additive(spring[0])),
        ("SwiftUI's merge", merged(0.5, 0.7)),
    ]),
]

WIDTH, HEIGHT, LEFT, TOP, PLOT_WIDTH, PLOT_HEIGHT = 760, 330, 52, 44, 310, 190
out = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
       "<title>A page that is pushed and popped after 120 ms</title>",
       "<desc>How much of the page is in, in percent, over time: with a curve and with a spring.</desc>",
       "<style>text{font:11px system-ui,sans-serif;fill:#161824}.s{fill:#5b6072}.b{font-size:13px;font-weight:600}"
       ".e{text-anchor:end}.m{text-anchor:middle}.g{stroke:#dfe2ea}.p{stroke:#5b6072;stroke-dasharray:4 3}"
       "path{fill:none;stroke-width:2;stroke-linejoin:round}.c0{stroke:#0068b0;stroke-width:2.5}.c1{stroke:#b3541e;stroke-dasharray:7 3}"
       ".c2{stroke:#4f7a28;stroke-dasharray:2 3}@media(prefers-color-scheme:dark){text{fill:#eef0f7}.s{fill:#9ca3b8}.g{stroke:#343a4a}"
       ".p{stroke:#9ca3b8}.c0{stroke:#6cb6ff}.c1{stroke:#ffab70}.c2{stroke:#a5d46a}}</style>"]
for index, (title, lines) in enumerate(panels):
    left = LEFT + index * (PLOT_WIDTH + 62)
    x = lambda t: left + t / END * PLOT_WIDTH
    y = lambda value: TOP + PLOT_HEIGHT * (1 - (value + 10) / 70)
    out.append(f'<text class="b" x="{left}" y="24">{title}</text>')
    for value in range(0, 61, 20):
        out.append(f'<path class="g" d="M{left} {y(value):.1f}h{PLOT_WIDTH}" style="stroke-width:1"/>'
                   f'<text class="s e" x="{left - 6}" y="{y(value) + 4:.1f}">{value} %</text>')
    for tenth in range(0, 8, 1):
        out.append(f'<text class="s m" x="{x(tenth / 10):.1f}" y="{TOP + PLOT_HEIGHT + 16}">{tenth / 10:g}</text>')
    out.append(f'<path class="p" d="M{x(POPPED):.1f} {TOP}v{PLOT_HEIGHT}" style="stroke-width:1"/>')
    for number, (name, value) in enumerate(lines):
        points = [(x(t / 400), y(value(t / 400))) for t in range(int(END * 400) + 1)]
        out.append(f'<path class="c{number}" d="M' + "L".join(f"{a:.1f} {b:.1f}" for a, b in points) + '"/>')
        row = TOP + PLOT_HEIGHT + 36 + 17 * number
        out.append(f'<path class="c{number}" d="M{left} {row - 4}h26"/><text x="{left + 34}" y="{row}">{name}</text>')
out.append(f'<text class="s" x="{LEFT}" y="{HEIGHT - 6}">How much of a page is in over seconds. It is pushed at 0 s, and popped at the dashed line.</text></svg>')
with open(sys.argv[1], "w") as file:
    file.write("\n".join(out) + "\n")
