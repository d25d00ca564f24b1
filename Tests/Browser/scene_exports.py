"""Plays changes of scenes in Chromium as style sheets and as animated SVG: usage: scene_exports.py COMPOSITIONS

Shared elements that fly, elements in others, insertions and removals: the corners and the opacity of each element have to be
those of the draw lists of the scene, within the reports of the exports.
"""

import json
import sys

from chromium import Chromium
from reading import Comparison
from scenes import DIGITS, PIXEL, ancestors, moved, samples

STYLE_SHEET = r"""((sheet, markup, times) => {
  document.head.innerHTML = "<style>body { margin: 0 }</style>";
  document.body.innerHTML = markup;
  document.head.append(Object.assign(document.createElement("style"), { textContent: sheet }));
  const root = document.body.firstElementChild;
  const origin = root.getBoundingClientRect();
  const elements = [...root.querySelectorAll("[data-element]")].map((frame) => {
    const element = frame.firstElementChild;
    const marks = [[0, 0], [100, 0], [100, 100], [0, 100]].map(([x, y]) => {
      const mark = document.createElement("i");
      mark.style.cssText = `position:absolute;width:0;height:0;left:${x}%;top:${y}%`;
      element.append(mark);
      return mark;
    });
    return { id: frame.dataset.element, element, marks };
  });
  const animations = document.getAnimations();
  for (const animation of animations) animation.pause();
  return times.map((time) => {
    for (const animation of animations) animation.currentTime = time;
    return Object.fromEntries(elements.map(({ id, element, marks }) => {
      let opacity = 1;
      for (let node = element; node !== root; node = node.parentElement) opacity *= getComputedStyle(node).opacity;
      const corners = marks.map((mark) => {
        const rect = mark.getBoundingClientRect();
        return [rect.left - origin.left, rect.top - origin.top];
      });
      return [id, { corners, opacity }];
    }));
  });
})"""

PICTURE = r"""((picture, times) => {
  document.body.innerHTML = picture;
  const svg = document.querySelector("svg");
  svg.pauseAnimations();
  return times.map((time) => {
    // The browser counts whole microseconds, and drops what is beyond them.
    svg.setCurrentTime(time / 1000 + 5e-7);
    return Object.fromEntries([...svg.querySelectorAll(".view")].map((group) => {
      let [opacity, outermost] = [1, group];
      for (let node = group; node; node = node.parentElement.closest(".view")) {
        opacity *= getComputedStyle(node).opacity;
        outermost = node;
      }
      const contents = group.querySelector(".contents");
      const matrix = outermost.parentNode.getCTM().inverse().multiply(contents.getCTM());
      const rect = contents.querySelector("rect");
      const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => rect[name].animVal.value);
      const corners = [[x, y], [x + width, y], [x + width, y + height], [x, y + height]].map(([x, y]) => {
        const point = Object.assign(svg.createSVGPoint(), { x, y }).matrixTransform(matrix);
        return [point.x, point.y];
      });
      return [group.dataset.view, { corners, opacity }];
    }));
  });
})"""


def compare(comparison, sample, form, seen):
    around = {**ancestors(sample["old"]), **ancestors(sample["new"])}
    count = 0
    for frame, shown in zip(sample["frames"], seen, strict=True):
        for element in frame["elements"]:
            view = element["id"]
            place = f"{sample['name']}, {form}: {view} at {frame['time']:.1f} ms"
            if view not in shown:
                comparison.failures.append(f"{place}: is not there")
                continue
            count += 1
            chain = (view,) + around.get(view, ())
            allowed = 2 * sum(moved(sample, form, each) for each in chain) + PIXEL * len(chain)
            comparison.check(
                place, f"corners, {form}", sum(shown[view]["corners"], []), sum(element["corners"], []), allowed)
            errors = sample["errors"][form]
            comparison.check(
                place, f"opacity, {form}", [shown[view]["opacity"]], [element["opacity"]],
                sum(errors.get(each, {}).get("opacity", 0) for each in chain) + DIGITS)
    print(f"  {sample['name']}, {form}: {count} places")


def main():
    program = sys.argv[1]
    comparison = Comparison()
    print("scenes in Chromium")
    with Chromium() as browser:
        browser.open("data:text/html,<!DOCTYPE html><meta name=viewport content=width=device-width><title>scenes</title>")
        browser.resize(390, 600)
        for sample in samples(program):
            # The markup in a comment cannot have every id.
            if sample["isLaidOutAnew"] or sample["name"] == "names":
                continue
            times = json.dumps([frame["time"] for frame in sample["frames"]])
            markup = "<div" + sample["css"].split("*/", 1)[0].split("<div", 1)[1].replace("…", "")
            compare(comparison, sample, "css", browser.evaluate(
                f"{STYLE_SHEET}({json.dumps(sample['css'])}, {json.dumps(markup)}, {times})"))
            # What is in an element that is turned in space follows only its middle there.
            if sample["name"] != "space":
                compare(comparison, sample, "svg", browser.evaluate(
                    f"{PICTURE}({json.dumps(sample['animatedSVG'])}, {times})"))
        if browser.errors:
            raise SystemExit("\n".join(browser.errors))
    comparison.report()


if __name__ == "__main__":
    main()
