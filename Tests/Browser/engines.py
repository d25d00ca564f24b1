"""Plays compositions in three engines: usage: engines.py COMPOSITIONS [ENGINE...]

Every built-in transition in both directions and random compositions, as a style sheet and by the Web Animations
API, in Chromium, Firefox and WebKit. What an engine shows has to be as near to the timeline as the report of the
export says, plus what the engine itself rounds.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import time

from chromium import Chromium
from firefox import Firefox
from reading import Comparison
from webkit import WebKit

ENGINES = {"chromium": Chromium, "firefox": Firefox, "webkit": WebKit}

# Defines `play(sample, form)`: what is to be seen of each view in each frame.
PLAY = r"""(() => {
  const kebab = (name) => name.startsWith("--") ? name : name.replace(/[A-Z]/g, (letter) => "-" + letter.toLowerCase());
  const declare = (element, declarations) => {
    for (const [name, value] of Object.entries(declarations)) element.style.setProperty(kebab(name), value);
  };
  const box = (parent, declarations) => {
    const element = document.createElement("div");
    declare(element, declarations);
    parent.append(element);
    return element;
  };

  function showStyleSheet(sample) {
    const style = document.createElement("style");
    style.textContent = sample.css;
    document.body.innerHTML = sample.markup;
    document.body.prepend(style);
    const root = document.body.lastElementChild;
    return [root, (view) => root.querySelector(`.${root.className}-${view}`)];
  }

  function showWebAnimations(sample) {
    const { size, views } = sample.web;
    document.body.innerHTML = "";
    const root = box(document.body, { position: "relative", overflow: "hidden", ...size });
    const elements = {};
    for (const view of views) {
      const frame = box(root, { position: "absolute", ...view.frame });
      const element = elements[view.view] = box(frame, { position: "absolute", inset: "0", ...view.style });
      for (const [pseudo, declarations] of [["after", view.overlay], ["before", view.border]]) {
        if (!declarations) continue;
        const style = document.createElement("style");
        const rules = Object.entries(declarations).map(([name, value]) => `${kebab(name)}:${value}`);
        element.id = view.view;
        style.textContent = `#${view.view}::${pseudo}{content:"";position:absolute;inset:0;${rules.join(";")}}`;
        document.body.append(style);
      }
      for (const { keyframes, options } of view.animations) element.animate(keyframes, options);
    }
    return [root, (view) => elements[view]];
  }

  function look(element, origin) {
    const marks = [[0, 0], [100, 0], [100, 100], [0, 100], [50, 50]].map(([x, y], index) => {
      let mark = element.querySelector(`:scope > [data-mark="${index}"]`);
      if (!mark) {
        mark = document.createElement("i");
        mark.dataset.mark = index;
        mark.style.cssText = `position:absolute;width:0;height:0;left:${x}%;top:${y}%`;
        element.append(mark);
      }
      const rect = mark.getBoundingClientRect();
      return [rect.left - origin.left, rect.top - origin.top];
    });
    const style = getComputedStyle(element);
    const after = getComputedStyle(element, "::after");
    const before = getComputedStyle(element, "::before");
    const [x, y] = marks[4];
    const isOnScreen = x > 1 && y > 1 && x < origin.width - 1 && y < origin.height - 1;
    return {
      points: marks, opacity: Number(style.opacity), clip: style.clipPath, radius: style.borderTopLeftRadius,
      filter: style.filter, shadow: style.boxShadow,
      background: style.backgroundColor,
      border: before.content === "none" ? null : [before.boxShadow, Number(before.opacity)],
      overlay: after.content === "none" ? null : [after.backgroundColor, Number(after.opacity)],
      isHit: isOnScreen
        ? document.elementsFromPoint(x + origin.left, y + origin.top).includes(element) : null,
    };
  }

  window.play = (sample, form) => {
    const [root, find] = form === "css" ? showStyleSheet(sample) : showWebAnimations(sample);
    document.body.style.margin = 0;
    const animations = document.getAnimations();
    for (const animation of animations) animation.pause();
    const origin = root.getBoundingClientRect();
    const seen = sample.times.map((time) => {
      for (const animation of animations) animation.currentTime = time;
      return sample.views.map((view) => look(find(view), origin));
    });
    document.body.innerHTML = "";
    return seen;
  };
  return true;
})()"""

# What engines round: positions to 1/60 of a pixel in each of two boxes, numbers to six digits, colours to 1/255.
PIXEL = 0.04
DIGITS = 2e-5
CHANNEL = 1 / 255


def numbers(text):
    return [float(n) for n in re.findall(r"-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?", text)]


def four(sides):
    """The four sides of a shorthand."""
    return {1: lambda a: [a] * 4, 2: lambda a, b: [a, b, a, b], 3: lambda a, b, c: [a, b, c, b],
            4: lambda a, b, c, d: [a, b, c, d]}[len(sides)](*sides)


class EngineComparison(Comparison):
    """Compares what an engine shows of a view with what the library says."""

    def view(self, place, seen, view, errors):
        width, height = view["size"]
        bound = lambda name: errors.get(view["id"], {}).get(name, 0)
        self.check(place, "opacity", [seen["opacity"]], [view["opacity"]], bound("opacity") + DIGITS)
        if view["points"]:
            # A turn and a scale move a corner by no more than its distance; perspective magnifies that.
            turned = (bound("rotation") + bound("scale") + bound("layoutScale")) * (width + height)
            self.check(
                place, "corners", sum(seen["points"], []), sum(view["points"], []),
                2 * (bound("translation") + turned) + PIXEL)
        is_clipped = any(view["clip"]) or view["clipRadius"] > 0
        if is_clipped and seen["clip"] == "none":
            self.failures.append(f"{place}: is not clipped")
        elif is_clipped:
            sides, _, radius = seen["clip"].removeprefix("inset(").partition(" round ")
            self.check(
                place, "clip", [n / 100 for n in four(numbers(sides))], view["clip"], bound("clip") + DIGITS)
            self.check(
                place, "clipRadius", numbers(radius)[:1] or [0], [view["clipRadius"]],
                bound("clipRadius") + 1e-3)
        if view["outline"]:
            corners = [n / 100 for n in numbers(seen["clip"].removeprefix("polygon("))]
            # An amount of 1 moves no corner by more than the size.
            self.check(
                place, "clip to a shape", corners, view["outline"],
                sum(errors.get(view["id"], {}).get(name, 0) for name in view["shapes"]) + DIGITS)
        if view["cornerRadius"] > 0:
            self.check(
                place, "cornerRadius", numbers(seen["radius"])[:1], [view["cornerRadius"]],
                bound("cornerRadius") + 1e-3)
        if view["blur"] > 0:
            self.check(place, "blur", numbers(seen["filter"]) or [0], [view["blur"]], bound("blur") + 1e-3)
        if view["shadow"][0] > 0:
            shown = numbers(seen["shadow"])
            # Firefox and WebKit write the lengths after the colour, as Chromium does.
            opacity = shown[3] if "rgba" in seen["shadow"] else 1
            dx, dy, radius = shown[-4:-1]
            expected = [view["shadowColor"][3], *view["shadow"][1:]]
            tinted = bound("shadow") + bound("shadowColor") + CHANNEL
            self.check(place, "shadow", [opacity, radius / 2, dx, dy], expected, tinted + 1e-3)
            self.check(
                place, "shadow's colour", [n / 255 * opacity for n in shown[:3]], view["shadowColor"][:3],
                tinted + CHANNEL)
        if view["background"][3] > 0:
            shown = numbers(seen["background"])
            alpha = shown[3] if "rgba" in seen["background"] else 1
            self.check(
                place, "background", [n / 255 * alpha for n in shown[:3]] + [alpha], view["background"],
                bound("background") + CHANNEL + DIGITS)
        if view["border"][3] > 0 and view["borderWidth"] > 0:
            text, alpha = seen["border"]
            shown = numbers(text)
            self.check(
                place, "border's colour", [n / 255 * alpha for n in shown[:3]] + [alpha], view["border"],
                bound("borderColor") + CHANNEL / 2 + DIGITS)
            self.check(place, "border", shown[-1:], [view["borderWidth"]], bound("borderWidth") + 1e-3)
        if view["overlay"][3] > 0:
            colour, alpha = seen["overlay"]
            shown = [n / 255 * alpha for n in numbers(colour)[:3]] + [alpha]
            self.check(place, "overlay", shown, view["overlay"], bound("overlay") + CHANNEL / 2 + DIGITS)
        self.side(place, seen, view, is_clipped)

    def side(self, place, seen, view, is_clipped):
        """Whether the view can be hit is whether it is drawn; one that is nearly seen from its edge is left out."""
        if seen["isHit"] is None or not view["points"] or is_clipped or view["outline"] or view["cornerRadius"] > 0:
            return
        corners = view["points"][:4]
        area = abs(sum(
            a[0] * b[1] - b[0] * a[1] for a, b in zip(corners, corners[1:] + corners[:1]))) / 2
        if area < 2000:
            return
        self.count += 1
        if seen["isHit"] == view["isHidden"]:
            self.failures.append(f"{place}: is {'not ' if view['isHidden'] else ''}hidden")


def play(browser, sample, form, comparison, engine):
    text = sample["css"].split("*/", 1)[0]
    views = [view["id"] for view in sample["frames"][0]["views"]]
    given = {
        "css": sample["css"], "markup": ("<div" + text.split("<div", 1)[1].replace("…", "")).strip(),
        "web": json.loads(sample["webAnimations"]), "views": views,
        "times": [frame["time"] for frame in sample["frames"]] + [sample["frames"][-1]["time"] + 1]}
    seen = browser.evaluate(f"play({json.dumps(given)}, '{form}')")
    *seen, after = seen
    for view, look in zip(views, after, strict=True):
        if view == "origin" and look["isHit"]:
            comparison.failures.append(f"{engine}, {form}, {sample['name']}: the origin is seen after the end")
    for frame, shown in zip(sample["frames"], seen, strict=True):
        for view, look in zip(frame["views"], shown, strict=True):
            # What is removed may be hidden at the end already, which engines round.
            if frame is sample["frames"][-1] and view["id"] == "origin":
                look["isHit"] = None
            place = f"{engine}, {form}, {sample['name']}: {view['id']} at {frame['time']:.1f} ms"
            comparison.view(place, look, view, sample["errors"][form])


def main():
    program, *chosen = sys.argv[1:]
    lines = subprocess.run([program], check=True, capture_output=True, text=True).stdout.splitlines()
    samples = [json.loads(line) for line in lines]
    # From a file, as Firefox does not go to data.
    folder = tempfile.TemporaryDirectory()
    page = os.path.join(folder.name, "engines.html")
    with open(page, "w") as file:
        file.write("<!DOCTYPE html><title>engines</title><body></body>")
    page = f"file://{page}"
    failures = []
    for engine in chosen or ENGINES:
        start = time.monotonic()
        comparison = EngineComparison()
        with ENGINES[engine]() as browser:
            browser.open(page)
            browser.resize(390, 844)
            browser.evaluate(PLAY)
            for sample in samples:
                for form in ("css", "waapi"):
                    play(browser, sample, form, comparison, engine)
        print(f"{len(samples)} transitions in {engine}, {time.monotonic() - start:.0f} s")
        for kind, (_, deviation, allowed, place) in sorted(comparison.largest.items()):
            print(f"  {kind}: {deviation:.3g} of {allowed:.3g} allowed, at {place}")
        print(f"  {comparison.count} comparisons, {len(comparison.failures)} violations")
        failures += comparison.failures
    if failures:
        print("\n".join(failures[:30]))
        raise SystemExit(f"{len(failures)} violations")


if __name__ == "__main__":
    main()
