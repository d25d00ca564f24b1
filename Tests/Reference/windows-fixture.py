#!/usr/bin/env python3
"""Prints scripts of windows.py and some of their frames, compactly, for WindowReferenceTests.

`windows-fixture.py 110 7 > Tests/TransitionControllersTests/windows.json` keeps every 7th frame of 114 scripts, with two timings
each. A call is [time, name, argument], a frame [number, [page, left edge, width, opacity], ...], at 60 frames a second.
"""
import json, sys
import windows

scripts, step = int(sys.argv[1]), int(sys.argv[2])
print("[")
lines = []
for script in windows.scripts(scripts):
    frames = [[n] + [[page] + [round(number, 5) for number in numbers] for page, *numbers in frame["pages"]]
              for n, frame in enumerate(script["frames"]) if n % step == 0]
    frames = [frame for n, frame in enumerate(frames) if n == 0 or frame[1:] != frames[n - 1][1:]]
    calls = [[round(time, 9), call, what] for time, call, what in script["calls"]]
    line = {"transition": script["transition"], "timing": script["timing"], "calls": calls, "frames": frames}
    lines.append(json.dumps(line, separators=(",", ":")))
print(",\n".join(lines))
print("]")
