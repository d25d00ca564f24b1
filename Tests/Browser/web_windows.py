"""Compares pictures of interrupted pages with a window's: usage: web_windows.py COMPOSITIONS [ENGINE...] [--folder FOLDER]

A web module and a window of the library play the same scripts of transitions whose origins fade, scale, rotate and turn. What
the window shows at the points of a grid is computed from its draw list: an origin has one opacity and one clip, and is flat.
"""

import argparse
import json
import os
import subprocess
import time

from chromium import Chromium
from firefox import Firefox
from pixels import rows
from webkit import WebKit

ENGINES = {"chromium": Chromium, "firefox": Firefox, "webkit": WebKit}

with open(os.path.join(os.path.dirname(__file__), "web_stage.js")) as script:
    STAGE = script.read()

# Plays a script, and stops at each time at which a picture is taken.
STEPS = r"""((script, colors, width, height) => {
  const container = stage.container(width, height, colors.length), pages = container.children, base = stage.now + 1000;
  const text = (color) => `#${color.toString(16).padStart(6, "0")}`, calls = [...script.calls];
  colors.forEach(([left, right], number) => {
    pages[number].style.background = `linear-gradient(90deg, ${text(left)} 50%, ${text(right)} 50%)`;
    pages[number].firstChild.style.opacity = 0;
  });
  let wanted = 0;
  window.steps = (function* () {
    for (const frame of script.frames) {
      while (calls.length && calls[0].time <= frame.time) {
        const { time, name, page } = calls.shift();
        stage.advance(base + time * 1000);
        play(`${name}.push`, pages[wanted], pages[page]);
        wanted = page;
      }
      stage.advance(base + frame.time * 1000);
      yield true;
    }
  })();
})"""


# Goes from page to page before anything has arrived, while the last one has the focus, a selection, scrolled content and a frame.
STATE = r"""(() => {
  // The clock is at 0.
  const container = stage.container(300, 200, 3), pages = [...container.children], base = stage.now, states = [];
  window.loads = 0;
  for (const page of pages) page.style.overflow = "auto";
  const last = pages[2];
  last.innerHTML = `<input value="hello"><iframe srcdoc="<script>parent.loads++</script>"></iframe>
    <div style="height: 50px; overflow: auto"><p style="height: 500px"></p></div><p style="height: 900px"></p>`;
  const [input, , inner] = last.children;
  const state = () => [stage.now - base, document.activeElement == input, input.selectionStart, input.selectionEnd, last.scrollTop,
    inner.scrollTop, loads, last.parentNode == container, last.assignedSlot.name];
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))));
  window.states = (async () => {
    stage.advance(base);
    play("slide/linear.push", pages[0], pages[1]);
    stage.advance(base + 100);
    play("shrink/linear.push", pages[1], last);
    while (!loads) await frames();
    input.focus();
    input.setSelectionRange(1, 3);
    await frames();
    last.scrollTop = 120;
    inner.scrollTop = 70;
    await frames();
    states.push(state());
    // The first arrives, and then the second.
    for (const time of [420, 480, 2000]) {
      stage.advance(base + time);
      await frames();
      states.push(state());
    }
    return states;
  })();
  window.states.then((all) => window.allStates = all, (error) => window.allStates = `${error}`);
})()"""


def check_state(engine, name):
    engine.evaluate(STATE)
    while (states := engine.evaluate("window.allStates ?? null")) is None:
        time.sleep(0.1)
    kept = [state[1:8] for state in states]
    if any(state != [True, 1, 3, 120, 70, 1, True] for state in kept) or len({state[8] for state in states}) < 2:
        raise SystemExit(f"{name}: a page loses its state: {states}")
    print(f"{name}: a page keeps its focus, selection, scrolled content and frame in the slots {[state[8] for state in states]}")


def differences(sample, frame, png):
    """How far each point of the grid is from the window's, in steps of 255; and where."""
    lines, size = rows(png, sample["height"])
    points = [(x, y) for y in range(6, sample["height"], 12) for x in range(6, sample["width"], 12)]
    for (x, y), color in zip(points, frame["colors"], strict=True):
        if color >= 0:
            seen, own = lines[y][x * size:x * size + 3], color.to_bytes(3, "big")
            yield max(abs(a - b) for a, b in zip(seen, own)), (x, y, seen.hex(), own.hex())


def check(engine, name, sample, folder):
    engine.open("about:blank")
    engine.resize(600, 300)
    engine.evaluate(f"(() => {{ ({STAGE})(true); window.play = stage.module({json.dumps(sample['module'])}); }})()")
    check_state(engine, name)
    worst, points, carried = 0, 0, 0
    for number, script in enumerate(sample["scripts"]):
        engine.evaluate(f"({STEPS})({json.dumps(script)}, {sample['pages']}, {sample['width']}, {sample['height']})")
        for frame in script["frames"]:
            engine.evaluate("steps.next().done")
            png = engine.picture()
            far = [where for difference, where in differences(sample, frame, png) if difference > 4]
            if far and folder:
                with open(os.path.join(folder, f"{name}-{number}-{frame['time']:.3f}.png"), "wb") as file:
                    file.write(png)
            if far:
                raise SystemExit(f"{name}, script {number}, at {frame['time']}: {len(far)} points, as {far[:4]}: {script['calls']}")
            found = [difference for difference, _ in differences(sample, frame, png)]
            worst, points, carried = max([worst, *found]), points + len(found), carried + (frame["carried"] > 1)
    if points < 10_000 or carried < 20:
        raise SystemExit(f"{name}: only {points} points, {carried} pictures of origins")
    print(f"{name}: {points} points of {len(sample['scripts'])} windows within {worst} of 255; in {carried} pictures an origin has "
          "two pages or more")


def main():
    options = argparse.ArgumentParser()
    options.add_argument("compositions")
    options.add_argument("engines", nargs="*", default=list(ENGINES))
    options.add_argument("--folder", help="where pictures that differ go")
    given = options.parse_args()
    sample = json.loads(
        subprocess.run([given.compositions, "--web-windows"], check=True, capture_output=True, text=True).stdout)
    for name in given.engines:
        begun = time.time()
        with ENGINES[name]() as engine:
            check(engine, name, sample, given.folder)
        print(f"{name}: {time.time() - begun:.0f} s")


main()
