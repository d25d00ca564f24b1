"""Checks animated SVG in a browser: usage: animated_svg.py GALLERY

Every built-in transition, both operations, and springs; 50 times each and more. The corners are read through
all that the browser does, and compared with those of the frames.
"""

import json
import re
import sys

from chromium import Chromium
from frames import errors, exhibits, export, frames
from reading import Comparison

SIZE = (390, 844)
SLACK = 5e-3

READ = """(times) => {
  const svg = document.querySelector("svg");
  svg.pauseAnimations();
  const number = (text) => parseFloat(text);
  return times.map((time) => {
    // The browser counts whole microseconds, and drops what is beyond them.
    svg.setCurrentTime(time + 5e-7);
    return [...svg.querySelectorAll(".view")].map((group, depth) => {
      const style = getComputedStyle(group);
      const screen = group.parentNode.getCTM().inverse();
      const seen = { name: group.dataset.view, opacity: number(style.opacity), visible: style.visibility };
      const part = (kind, inner) => svg.querySelector(`[id$="-${kind}${depth}"] ${inner}`);
      const edge = group.querySelector(".edge");
      const box = ({ x, y, width, height }) => [x, y, width, height].map((length) => length.animVal.value);
      if (edge) {
        const matrix = screen.multiply(edge.getCTM());
        seen.corners = [...edge.animatedPoints].map((point) => point.matrixTransform(matrix))
          .map(({ x, y }) => [x, y]);
      } else {
        const contents = group.querySelector(".contents");
        const matrix = screen.multiply(contents.getCTM());
        const [x, y, width, height] = box(contents.querySelector("rect"));
        seen.pieces = [...group.querySelectorAll(".piece:has(.contents)")].map((piece) => {
          const inner = piece.querySelector(".contents");
          const matrix = screen.multiply(inner.getCTM());
          const [x, y, width, height] = box(inner.querySelector("rect"));
          const corners = [[x, y], [x + width, y], [x + width, y + height], [x, y + height]];
          return {
            name: piece.dataset.piece,
            opacity: number(getComputedStyle(piece).opacity),
            visible: getComputedStyle(piece.parentNode).visibility,
            corners: corners.map(([x, y]) => {
              const point = Object.assign(svg.createSVGPoint(), { x, y }).matrixTransform(matrix);
              return [point.x, point.y];
            }),
          };
        });
        seen.corners = [[x, y], [x + width, y], [x + width, y + height], [x, y + height]]
          .map(([x, y]) => {
            const point = Object.assign(svg.createSVGPoint(), { x, y }).matrixTransform(matrix);
            return [point.x, point.y];
          });
        seen.clip = part("c", "rect") && box(part("c", "rect"));
        seen.layout = [x, y, width, height];
      }
      seen.radius = part("o", "rect")?.rx.animVal.value;
      seen.blur = part("b", "feGaussianBlur")?.stdDeviationX.animVal;
      const grey = part("f", "feColorMatrix[type=matrix]");
      seen.grayscale = grey && [...grey.values.animVal].map(({ value }) => value);
      const shadow = group.querySelector('[filter*="-s"]');
      if (shadow) {
        const moved = group.querySelector(".contents, .space").getCTM().inverse()
          .multiply(shadow.firstElementChild.getCTM());
        seen.shadow = [
          number(getComputedStyle(shadow).fillOpacity),
          part("s", "feGaussianBlur").stdDeviationX.animVal, moved.e, moved.f];
      }
      const overlay = group.querySelector("text ~ [fill-opacity]");
      if (overlay) {
        const { fill, fillOpacity } = getComputedStyle(overlay);
        seen.overlay = [...fill.match(/[\\d.]+/g).slice(0, 3).map((n) => n / 255), number(fillOpacity)];
      }
      return seen;
    });
  });
}"""


def compare(comparison, place, frame, seen, bounds, together):
    view = seen["name"]
    width, height = SIZE

    def bound(prop):
        return bounds.get(f"{view}.{prop}", 0.0)

    comparison.check(
        place, "opacity", [seen["opacity"]], [frame.opacity(view)], bound("opacity") + 1e-5)
    moved = together.get(view)
    if moved is None:
        moved = bound("translation") + (
            bound("rotation") + bound("scale") + bound("layoutScale")) * (width + height)
    comparison.check(
        place, "corners", [n for corner in seen["corners"] for n in corner],
        [n for corner in frame.corners(view, width, height) for n in corner], moved + SLACK)
    if seen.get("clip"):
        top, left, bottom, right = frame.value(view, "clip", ["top", "left", "bottom", "right"], [0] * 4)
        x, y, w, h = seen["layout"]
        comparison.check(
            place, "clip", seen["clip"],
            [x + left * w, y + top * h, max(w * (1 - left - right), 0), max(h * (1 - top - bottom), 0)],
            bound("clip") * 2 * height + moved + SLACK)
    if frame.has(view, "cornerRadius") and seen.get("radius") is not None:
        expected = max(frame.value(view, "cornerRadius", [""], [0])[0], 0)
        comparison.check(
            place, "cornerRadius", [seen["radius"]], [expected], bound("cornerRadius") + SLACK)
    if frame.has(view, "blur"):
        expected = max(frame.value(view, "blur", [""], [0])[0], 0)
        comparison.check(place, "blur", [seen["blur"]], [expected], bound("blur") + SLACK)
    if frame.has(view, "grayscale"):
        amount = min(max(frame.value(view, "grayscale", [""], [0])[0], 0), 1)
        # Filter Effects Module Level 1, section 13.1.3.
        expected = [
            luminance * amount + (1 - amount if row == column else 0)
            for row in range(3) for column, luminance in enumerate([0.2126, 0.7152, 0.0722, 0, 0])]
        comparison.check(place, "grayscale", seen["grayscale"], expected + [0, 0, 0, 1, 0], bound("grayscale") + 1e-5)
    if frame.has(view, "shadow"):
        expected = frame.value(view, "shadow", ["opacity", "radius", "dx", "dy"], [0] * 4)
        comparison.check(place, "shadow", seen["shadow"], expected, bound("shadow") + SLACK)
    if frame.has(view, "overlay"):
        expected = frame.value(view, "overlay", ["red", "green", "blue", "alpha"], [0] * 4)
        # What is seen of a colour is its product with the alpha.
        def product(color):
            red, green, blue, alpha = (min(max(n, 0), 1) for n in color)
            return [red * alpha, green * alpha, blue * alpha, alpha]
        comparison.check(
            place, "overlay", product(seen["overlay"]), product(expected),
            bound("overlay") + 0.5 / 255)


def compare_pieces(comparison, place, frame, seen, bounds, regions):
    """Pieces of a view that is at rest itself, which those of the gallery are."""
    for piece in seen.get("pieces", []):
        name = piece["name"]
        left, top, width, height = (
            share * length for share, length in zip(regions[name], SIZE + SIZE))
        bound = bounds.get(f"{name}.translation", 0.0) + (
            bounds.get(f"{name}.rotation", 0.0) + bounds.get(f"{name}.scale", 0.0)) * (width + height)
        comparison.check(
            f"{place}, {name}", "corners of pieces", [n for corner in piece["corners"] for n in corner],
            [n for x, y in frame.own_corners(name, width, height) for n in (x + left, y + top)], bound + SLACK)
        comparison.check(
            f"{place}, {name}", "opacity of pieces", [piece["opacity"]], [frame.opacity(name)],
            bounds.get(f"{name}.opacity", 0.0) + 1e-5)


def check(browser, gallery, name, options, comparison):
    picture, certificate = export(gallery, name, "--format", "animated-svg", *options)
    bounds, _ = errors(certificate)
    together = {
        view: float(points) for view, points in re.findall(
            r"of (\w+) each by itself: together they are within (\S+) points", certificate)}
    browser.evaluate(f"document.body.innerHTML = {json.dumps(picture)}")
    document = json.loads(export(gallery, name, "--format", "json", *options)[0])
    regions = {
        view["id"]: [view["region"][key] for key in ("x", "y", "width", "height")]
        for view in document["views"] if "region" in view}
    states = frames(gallery, name, *options)
    if len(states) < 50 and name != "identity":
        raise SystemExit(f"{name} {options}: only {len(states)} times")
    # Once after the end: the removed view is gone.
    times = [state.time for state in states] + [states[-1].time + 0.5]
    shown = browser.evaluate(f"({READ})({json.dumps(times)})")
    for state, views in zip(states, shown):
        place = f"{name} {' '.join(options)} at {state.time:.4f} s"
        if [view["name"] for view in views] != state.order:
            comparison.failures.append(f"{place}: drawn in the order {views}, not {state.order}")
        for seen in views:
            if seen["visible"] != "visible":
                comparison.failures.append(f"{place}: {seen['name']} is hidden")
            compare(comparison, f"{place}, {seen['name']}", state, seen, bounds, together)
            compare_pieces(comparison, place, state, seen, bounds, regions)
    for seen in shown[-1]:
        if any(piece["visible"] == "visible" for piece in seen.get("pieces", [])) and (
                seen["visible"] == "visible"):
            comparison.failures.append(f"{name} {options}: after the end {seen['name']} is in pieces")
    remaining = [seen["name"] for seen in shown[-1] if seen["visible"] == "visible"]
    if remaining != ["destination"]:
        comparison.failures.append(f"{name} {options}: after the end there are {remaining}")


def main():
    gallery = sys.argv[1]
    comparison = Comparison()
    with Chromium() as browser:
        browser.open("data:text/html,<title>animated SVG</title>")
        for name in exhibits(gallery):
            if name == "pieces.nested":
                # Pieces in space are outlines without elements of their own, which nothing here could read.
                continue
            for operation in ("push", "pop"):
                check(browser, gallery, name, ["--operation", operation], comparison)
        for spring in ("100/10", "400/20", "180/12"):
            for name in ("swing", "flip", "parallaxPush", "layoutScale", "rotate3D", "overlay"):
                check(browser, gallery, name, ["--animation", f"spring:{spring}"], comparison)
        if browser.errors:
            raise SystemExit("\n".join(browser.errors))
    print("animated SVG in Chromium")
    comparison.report()


if __name__ == "__main__":
    main()
