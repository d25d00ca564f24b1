"""Plays view transitions in Chromium: usage: view_transitions.py COMPOSITIONS [FOLDER FOR SCREENSHOTS]

The old and the new page are made of the elements at rest. Each group has to be where the draw lists of the scene have the
element, as opaque, and cut off at the same sides, within the report of the export. The first frame has to look like the old page,
and the last one like the new page.
"""

import base64
import json
import os
import sys
import tempfile

from chromium import Chromium
from reading import Comparison
from scenes import BUILD, DIGITS, PIXEL, moved, rules, samples

PAGE = """document.head.innerHTML = "<style>body { margin: 0; font: 11px sans-serif }</style>";"""

START = r"""(async (sample, oldRules, newRules) => {
  const add = (text) => {
    const style = Object.assign(document.createElement("style"), { textContent: text });
    document.head.append(style);
    return style;
  };
  add(sample.viewTransitions);
  build(sample.old);
  const names = add(oldRules.join("\n"));
  window.found = [];
  const read = () => [...document.querySelectorAll("[data-element]")].map((element) => [
    element.dataset.element, getComputedStyle(element).viewTransitionName]).filter(([, name]) => name !== "none");
  const before = read();
  let after;
  window.transition = document.startViewTransition(() => {
    names.remove();
    build(sample.new);
    add(newRules.join("\n"));
    after = read();
  });
  await transition.ready;
  window.playing = document.getAnimations().filter((animation) =>
    animation.effect.pseudoElement?.startsWith("::view-transition"));
  for (const animation of playing) animation.pause();
  const ends = playing.map((animation) => animation.effect.getComputedTiming().endTime);
  return { before, after, end: Math.max(0, ...ends), pseudos: [...new Set(playing.map((a) => a.effect.pseudoElement))] };
})"""

READ = r"""((times, names) => times.map((time) => {
  for (const animation of playing) animation.currentTime = time;
  const root = document.documentElement;
  return names.map((name) => {
    const style = getComputedStyle(root, `::view-transition-group(${name})`);
    const [width, height] = [parseFloat(style.width), parseFloat(style.height)];
    const [ox, oy] = style.transformOrigin.split(" ").map(parseFloat);
    let matrix = new DOMMatrix().translate(ox, oy);
    if (style.translate !== "none") matrix = matrix.translate(...style.translate.split(" ").map(parseFloat));
    if (style.rotate !== "none") matrix = matrix.rotate(parseFloat(style.rotate));
    if (style.scale !== "none") {
      const [x, y = x] = style.scale.split(" ").map(parseFloat);
      matrix = matrix.scale(x, y);
    }
    if (style.transform !== "none") matrix = matrix.multiply(new DOMMatrix(style.transform));
    matrix = matrix.translate(-ox, -oy);
    const place = (x, y) => {
      const point = matrix.transformPoint(new DOMPoint(x, y));
      return [point.x / point.w, point.y / point.w];
    };
    let clip = null;
    if (style.clipPath.startsWith("inset(")) {
      const sides = style.clipPath.slice(6).split(" round ")[0].match(/-?[\d.e+-]+/g).map(parseFloat);
      const [top, right = top, bottom = top, left = right] = sides;
      const [a, b] = [place(left, top), place(width - right, height - bottom)];
      clip = [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1])];
    }
    if (style.clipPath.startsWith("polygon(")) {
      const points = style.clipPath.slice(8).split(",").map((pair) => place(...pair.trim().split(" ").map(parseFloat)));
      const [x, y] = [0, 1].map((axis) => points.map((point) => point[axis]));
      clip = [Math.min(...x), Math.min(...y), Math.max(...x), Math.max(...y)];
    }
    const picture = (kind) => {
      const style = getComputedStyle(root, `::view-transition-${kind}(${name})`);
      return { shown: style.display !== "none", opacity: Number(style.opacity), z: style.zIndex };
    };
    return {
      corners: [[0, 0], [1, 0], [1, 1], [0, 1]].map(([x, y]) => place(x * width, y * height)),
      opacity: Number(style.opacity), clip, order: Number(style.zIndex), path: style.clipPath,
      old: picture("old"), new: picture("new"),
    };
  });
}))"""


# Counts the pixels of two pictures that are different, as a share of all.
DIFFERENCE = r"""(async (pictures) => {
  const pixels = await Promise.all(pictures.map(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height).data;
  }));
  let count = 0;
  for (let index = 0; index < pixels[0].length; index += 4) {
    const isDifferent = [0, 1, 2].some((c) => Math.abs(pixels[0][index + c] - pixels[1][index + c]) > 24);
    if (isDifferent) count += 1;
  }
  return count / (pixels[0].length / 4);
})"""

# Texts and edges between two pixels look a little different in a picture.
PIXELS = 0.005

# Changes that begin with something else than the old page: an element that is turned, new layouts that are scaled, and a
# translucent element in which each picture fades by itself.
BEGINS_OTHERWISE = ("space", "resizing", "nested")


def picture(browser):
    """What the browser shows, in base64."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "picture.png")
        browser.screenshot(path)
        with open(path, "rb") as file:
            return base64.b64encode(file.read()).decode()


def visible(box, clip):
    """What a clip leaves of an upright box; nothing is all zeros."""
    left, top, right, bottom = (
        max(box[0], clip[0]), max(box[1], clip[1]), min(box[2], clip[2]), min(box[3], clip[3]))
    return [left, top, right, bottom] if left < right and top < bottom else [0, 0, 0, 0]


def check(browser, sample, comparison, folder):
    old, new = rules(sample["viewTransitions"])
    browser.evaluate(f"{PAGE} build({json.dumps(sample['old'])}); true")
    pictures = [picture(browser)]
    begun = browser.evaluate(f"{START}({json.dumps(sample)}, {json.dumps(old)}, {json.dumps(new)})")
    (before, after) = (dict(begun["before"]), dict(begun["after"]))
    if len(before) != len(old) or len(after) != len(new):
        raise SystemExit(f"{sample['name']}: {len(old)} and {len(new)} names, but {before} and {after} have one")
    # The name of an element: a shared element is the one of the new page, unless it is shown backwards.
    elements = {}
    drawn = {element["id"] for frame in sample["frames"] for element in frame["elements"]}
    pages = [after, before] if not sample["isReversed"] else [before, after]
    for view, name in [pair for page in pages for pair in page.items()]:
        if view in drawn:
            elements.setdefault(name, view)
    opacity = {}

    def rest(page, into):
        for element in page:
            into[element["id"]] = element["opacity"]
            rest(element["children"], into)
    rest(sample["old"], opacity_old := {})
    rest(sample["new"], opacity_new := {})
    inverse = lambda names: {name: view for view, name in names.items()}
    before_names, after_names = inverse(before), inverse(after)
    names = sorted(elements)
    duration = sample["frames"][-1]["time"]
    if abs(begun["end"] - duration) > 0.01:
        comparison.failures.append(f"{sample['name']}: it takes {begun['end']} ms, not {duration}")
    times = [frame["time"] for frame in sample["frames"]]
    seen = browser.evaluate(f"{READ}({json.dumps(times)}, {json.dumps(names)})")
    ways = 0
    for frame, groups in zip(sample["frames"], seen, strict=True):
        there = {element["id"]: element for element in frame["elements"]}
        order = [element["id"] for element in frame["elements"]]
        for name, group in zip(names, groups):
            view = elements[name]
            place = f"{sample['name']}: {view} at {frame['time']:.1f} ms"
            if view not in there:
                continue
            ways += 1
            expected = there[view]
            allowed = 2 * moved(sample, "viewTransitions", view) + PIXEL
            comparison.check(
                place, "corners", sum(group["corners"], []), sum(expected["corners"], []), allowed)
            base = (
                opacity_new.get(after_names.get(name), 1) if group["new"]["shown"] and name in after_names
                else opacity_old.get(before_names.get(name), 1))
            bound = sample["errors"]["viewTransitions"].get(view, {}).get("opacity", 0) + DIGITS
            shown = [side for side in ("old", "new") if group[side]["shown"]]
            front = max(shown, key=lambda side: group[side]["z"] == "1", default=None)
            rests = {"old": opacity_old.get(before_names.get(name), 1), "new": opacity_new.get(after_names.get(name), 1)}
            if len(shown) == 2:
                # What both pictures together hide of what is behind.
                base = 1 - (1 - rests["old"] * group["old"]["opacity"]) * (1 - rests["new"] * group["new"]["opacity"])
            comparison.check(
                place, "opacity", [group["opacity"] * base], [expected["opacity"]], bound)
            if min(rests[side] for side in shown) < 1:
                continue
            if expected.get("oldOpacity") is not None and len(shown) == 2:
                comparison.check(
                    place, "old content", [group[front]["opacity"]], [expected.get("oldOpacity")],
                    bound + sample["errors"]["viewTransitions"].get(f"{view} (2)", {}).get("opacity", 0) + 1e-3)
            elif expected.get("oldOpacity") and expected.get("oldOpacity") > 0.01:
                comparison.failures.append(f"{place}: the old content is not there")
            if expected.get("clip") is not None:
                off = 2 * allowed + sample["errors"]["viewTransitions"].get(view, {}).get("clip", 0) * 1200
                (left, top), (right, _), (_, bottom), _ = corners = expected["corners"]
                if corners[0][1] == corners[1][1]:
                    box = [left, top, right, bottom]
                    comparison.check(
                        place, "clip", visible(box, group["clip"] or [-1e5, -1e5, 1e5, 1e5]),
                        visible(box, expected["clip"]), off)
                elif group["path"] != "none":
                    comparison.check(place, "clip of a turned one", group["clip"], expected["clip"], off)
        stacked = [elements[name] for name, _ in sorted(
            ((name, group) for name, group in zip(names, groups)), key=lambda pair: pair[1]["order"])]
        stacked = [view for view in stacked if view in there]
        # At its very start, a change that is shown backwards has landed already.
        if (frame["time"] > 0 or not sample["isReversed"]) and stacked != [view for view in order if view in stacked]:
            comparison.failures.append(f"{sample['name']}: drawn as {stacked}, not as {order}")
    if folder:
        browser.evaluate(f"for (const animation of playing) animation.currentTime = {duration * 0.4}; true")
        browser.screenshot(f"{folder}/{sample['name']}.png")
    for time in (times[0], times[-1]):
        browser.evaluate(f"for (const animation of playing) animation.currentTime = {time}; true")
        pictures.append(picture(browser))
    browser.evaluate("for (const animation of playing) animation.finish(); transition.finished.then(() => true)")
    pictures.append(picture(browser))
    for page, (a, b) in (("old", pictures[:2]), ("new", pictures[2:])):
        if page == "old" and sample["name"] in BEGINS_OTHERWISE:
            continue
        share = browser.evaluate(f"{DIFFERENCE}({json.dumps([a, b])})")
        comparison.check(f"{sample['name']}: the {page} page", "pixels that differ", [share], [0], PIXELS)
    print(f"  {sample['name']}: {len(names)} groups, {ways} places")


def main():
    program, *folder = sys.argv[1:]
    comparison = Comparison()
    print("view transitions in Chromium")
    with Chromium() as browser:
        browser.open("data:text/html,<!DOCTYPE html><meta name=viewport content=width=device-width><title>view transitions</title>")
        browser.resize(390, 600)
        browser.evaluate(BUILD)
        for sample in samples(program):
            check(browser, sample, comparison, folder[0] if folder else None)
        if browser.errors:
            raise SystemExit("\n".join(browser.errors))
    comparison.report()


if __name__ == "__main__":
    main()
