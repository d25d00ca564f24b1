#!/usr/bin/env python3
"""The rule of DESIGN.md section 6 for one component with one timing, written down independently.

A view is inserted from `far` (say 390 points away) to rest at time 0, and removed again after d seconds with the same
timing. The table shows how far in it was (percent of the way), how far in it comes after that, and shown(t) at some times
after the interruption. `--json` prints the numbers in full, to compare an implementation with.
"""
import json, math, sys

FAR = 390.0
SETTLING = 0.35  # response of the settling spring, critically damped


def bezier(x1, y1, x2, y2):
    def parameter(x):
        low, high = 0.0, 1.0
        for _ in range(100):
            t = (low + high) / 2
            if 3 * x1 * t * (1 - t) ** 2 + 3 * x2 * t * t * (1 - t) + t ** 3 < x: low = t
            else: high = t
        return (low + high) / 2
    def value(x):
        if x <= 0: return 0.0
        if x >= 1: return 1.0
        t = parameter(x)
        return 3 * y1 * t * (1 - t) ** 2 + 3 * y2 * t * t * (1 - t) + t ** 3
    def slope(x):
        t = 0.0 if x <= 0 else parameter(x)
        part = lambda a, b: 3 * a * (1 - t) ** 2 + 6 * (b - a) * t * (1 - t) + 3 * (1 - b) * t * t
        if t == 0 and x1 == 0: return y2 / x2 if y1 == 0 else math.inf
        return part(y1, y2) / part(x1, x2)
    return value, slope


def spring(response, damping):
    """Progress from 0 to 1, its derivative, and the response to being hit with velocity 1 while at rest."""
    w, z = 2 * math.pi / response, damping
    if z < 1:
        wd = w * math.sqrt(1 - z * z)
        hit = lambda t: math.exp(-z * w * t) * math.sin(wd * t) / wd if t > 0 else 0.0
        progress = lambda t: 1 - math.exp(-z * w * t) * (math.cos(wd * t) + z * w / wd * math.sin(wd * t)) if t > 0 else 0.0
        slope = lambda t: math.exp(-z * w * t) * w * w / wd * math.sin(wd * t) if t > 0 else 0.0
    else:
        hit = lambda t: t * math.exp(-w * t) if t > 0 else 0.0
        progress = lambda t: 1 - math.exp(-w * t) * (1 + w * t) if t > 0 else 0.0
        slope = lambda t: w * w * t * math.exp(-w * t) if t > 0 else 0.0
    return progress, slope, hit


def curve(control, duration):
    f, derivative = bezier(*control)
    return (lambda t: f(t / duration)), (lambda t: derivative(t / duration) / duration)


def removed_after(d, progress, slope, own_hit=None):
    """shown(t) after an insertion of d seconds; t counts from the interruption."""
    shown_before = lambda t: FAR * (1 - progress(t))
    p = shown_before(d)
    v = 0.0 if d == 0 else -FAR * slope(d)
    q0 = slope(0.0) if own_hit is None else 0.0
    # The goal goes from rest (0) to FAR, so its own progress is that of the timing.
    k = v - FAR * q0 + p * q0
    if d == 0: hit, k = (lambda t: 0.0), 0.0
    elif own_hit: hit = own_hit
    else: _, _, hit = spring(min(SETTLING, d, 1 / q0 if q0 > 0 else math.inf), 1)
    return p, lambda t: FAR * progress(t) + p * (1 - progress(t)) + k * hit(t)


def timings():
    for name, control in [("easeInOut", (.42, 0, .58, 1)), ("linear", (0, 0, 1, 1)), ("easeOut", (0, 0, .58, 1)),
                          ("materialDecelerate", (.05, .7, .1, 1))]:
        yield name, 0.35, (*curve(control, 0.35), None)
    for name, response, damping in [("spring 0.35/1", .35, 1), ("spring 0.5/0.7", .5, .7)]:
        progress, slope, hit = spring(response, damping)
        yield name, response, (progress, slope, hit)


rows = []
for name, duration, parts in timings():
    for d in (0.0, 1e-6, 0.02, 0.1, 0.2):
        p, shown = removed_after(d, *parts)
        times = [i * duration / 8 for i in range(9)]
        most = max(1 - shown(i * duration * 1.5 / 3000) / FAR for i in range(3001))
        rows.append(dict(timing=name, after=d, at=p, furthest=100 * most, times=times, shown=[shown(t) for t in times]))
if "--json" in sys.argv:
    print(json.dumps(rows, indent=1))
else:
    for r in rows:
        print(f"{r['timing']:20} after {r['after']:<8g} {100 * (1 - r['at'] / FAR):6.2f} % in, comes to {r['furthest']:6.2f} %   " +
              " ".join(f"{x:8.3f}" for x in r["shown"][:5]))
