#!/usr/bin/env python3
"""Writes Tests/TransitionKitTests/Timing/TimingReference.swift: curves and springs to 50 digits.

Needs mpmath (PyPI). Control points and constants are taken as the doubles that Swift reads, so the
values are those of exactly the curves that the tests make. Bezier curves are solved by bisection;
springs are the closed-form solutions of the differential equation, in complex arithmetic, which has no
regimes.
"""
import pathlib
from mpmath import mp, mpf, exp, sqrt, nstr

mp.dps = 60
target = pathlib.Path(__file__).parent.parent / "TransitionKitTests/Timing/TimingReference.swift"

curves = [
    ("easeIn", 0.42, 0, 1, 1), ("easeOut", 0, 0, 0.58, 1), ("easeInOut", 0.42, 0, 0.58, 1),
    ("ease", 0.25, 0.1, 0.25, 1), ("materialStandard", 0.4, 0, 0.2, 1),
    ("materialDeceleration", 0, 0, 0.2, 1), ("materialAcceleration", 0.4, 0, 1, 1),
    ("materialSharp", 0.4, 0, 0.6, 1), ("overshoot", 0.68, -0.55, 0.27, 1.55),
    ("straight", 0.3, 0.3, 0.7, 0.7), ("cubic x", 0, 0.5, 0, 1), ("mirrored cubic x", 1, 0, 1, 0.5),
    ("nearly vertical middle", 0.999, 0, 0.001, 1), ("steep start", 1e-6, 1, 0.5, 1),
    ("vertical ends", 0, 1, 1, 0), ("vertical middle", 1, 0, 0, 1),
]
grid = [1e-12, 1e-6, 0.001, 0.01, 0.1, 0.25, 0.3, 0.4, 0.49, 0.499999, 0.5, 0.500001, 0.51, 0.6,
        0.75, 0.9, 0.99, 0.999, 0.999999]


def bezier(x1, y1, x2, y2, x):
    x1, y1, x2, y2, x = map(mpf, (x1, y1, x2, y2, x))
    point = lambda a, b, s: 3 * a * s * (1 - s) ** 2 + 3 * b * s ** 2 * (1 - s) + s ** 3
    low, high = mpf(0), mpf(1)
    for _ in range(190):
        middle = (low + high) / 2
        low, high = (middle, high) if point(x1, x2, middle) < x else (low, middle)
    s = (low + high) / 2
    slope = lambda a, b: 3 * a * (1 - s) ** 2 + 6 * (b - a) * s * (1 - s) + 3 * (1 - b) * s ** 2
    dx, dy = slope(x1, x2), slope(y1, y2)
    return point(y1, y2, s), dy / dx if dx > mpf(10) ** -40 else mpf(10) ** 12


springs = [
    ("under-damped", 1.0, 100.0, 10.0), ("lightly damped", 1.0, 400.0, 0.5), ("heavy", 2.0, 1500.0, 98.0),
    ("critical", 1.0, 100.0, 20.0), ("just under critical", 1.0, 100.0, 20.0 - 1e-9),
    ("just over critical", 1.0, 100.0, 20.0 + 1e-9), ("over-damped", 1.0, 300.0, 50.0),
    ("far over-damped", 1.0, 100.0, 1e5), ("undamped", 1.0, 100.0, 0.0),
]
times = [1e-9, 1e-3, 0.01, 0.05, 0.1, 0.35, 1.0, 3.0, 20.0]


def spring(m, k, c, t):
    m, k, c, t = map(mpf, (m, k, c, t))
    beta, omega2 = c / (2 * m), k / m
    root = sqrt(beta * beta - omega2)
    if root == 0:
        y, v = exp(-beta * t) * (1 + beta * t), -exp(-beta * t) * omega2 * t
    else:
        r1, r2 = -beta + root, -beta - root
        y = (r1 * exp(r2 * t) - r2 * exp(r1 * t)) / (r1 - r2)
        v = r1 * r2 * (exp(r2 * t) - exp(r1 * t)) / (r1 - r2)
    return 1 - y.real, -v.real


def row(*values):
    return "(" + ", ".join(nstr(mpf(v), 20, min_fixed=-3, max_fixed=20) for v in values) + ")"


lines = ["// Made by Tests/Reference/timing.py with 60 digits; see there for how.", "",
         "// swift-format-ignore", "enum TimingReference {",
         "  /// The name and control points of a curve, and (x, y, dy/dx) on it.",
         "  static let curves: [(name: String, points: [Double], samples: [(Double, Double, Double)])] = ["]
for name, *points in curves:
    rows = ", ".join(
        f"({x!r}, {nstr(y, 20)}, {nstr(d, 20)})"
        for x, (y, d) in ((x, bezier(*points, x)) for x in grid))
    lines.append(f'    ("{name}", {[float(p) for p in points]}, [{rows}]),')
lines += ["  ]", "", "  /// The name and constants of a spring, and (time, value, velocity) of it.",
          "  static let springs: [(name: String, constants: [Double], samples: [(Double, Double, Double)])] = ["]
for name, *constants in springs:
    rows = ", ".join(
        f"({t!r}, {nstr(y, 20)}, {nstr(v, 20)})"
        for t, (y, v) in ((t, spring(*constants, t)) for t in times))
    lines.append(f'    ("{name}", {constants}, [{rows}]),')
lines += ["  ]", "}", ""]
target.write_text("\n".join(lines))
