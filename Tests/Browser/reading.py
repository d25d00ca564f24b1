"""Reads what a browser shows of a view, and compares it with a frame.

Opacity is read as a number. Moves, turns and scales are read as text, of which browsers write six
significant digits; the corners are read as numbers.
"""

import math
import re

# Reads the computed style of the views at several times; `seek` takes milliseconds.
READ = """(times, names, seek) => times.map((time) => {
  seek(time);
  return names.map(([name, selector, origin]) => {
    const element = document.querySelector(selector);
    const style = element.computedStyleMap();
    const computed = getComputedStyle(element);
    const parts = {};
    let matrix = new DOMMatrix();
    const [ox, oy] = computed.transformOrigin.split(" ").map(parseFloat);
    matrix = matrix.translate(ox, oy);
    if (computed.translate !== "none") {
      const [x, y = 0, z = 0] = computed.translate.split(" ").map(parseFloat);
      parts.translation = [x, y, z];
      matrix = matrix.translate(x, y, z);
    }
    if (computed.rotate !== "none") {
      const words = computed.rotate.split(" ");
      const angle = (parseFloat(words.pop()) * Math.PI) / 180;
      const named = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] }[words[0] ?? "z"];
      const axis = named ?? words.map(parseFloat);
      const length = Math.hypot(...axis) || 1;
      parts.rotation = axis.map((part) => (part / length) * angle);
      matrix = matrix.rotateAxisAngle(...axis, (angle * 180) / Math.PI);
    }
    if (computed.scale !== "none") {
      const [x, y = x, z = 1] = computed.scale.split(" ").map(parseFloat);
      parts.scale = [x, y, z];
      matrix = matrix.scale(x, y, z);
    }
    matrix = matrix.translate(-ox, -oy);
    const m = matrix.toFloat64Array();
    const box = document.querySelector(origin).getBoundingClientRect();
    const corners = [[0, 0], [1, 0], [1, 1], [0, 1]].map(([x, y]) => {
      const mark = element.querySelector(`:scope > [data-mark="${x}${y}"]`) ?? (() => {
        const mark = document.createElement("i");
        mark.dataset.mark = `${x}${y}`;
        mark.style.cssText = `position:absolute;width:0;height:0;left:${x * 100}%;top:${y * 100}%`;
        element.append(mark);
        return mark;
      })();
      const rect = mark.getBoundingClientRect();
      return [rect.left - box.left, rect.top - box.top];
    });
    const wholes = [...element.querySelectorAll(':scope [class*="whole"]')];
    let content = null;
    if (wholes.length > 0 && !element.querySelector('[class*="frame"]')) {
      // Where the content of the whole view is, if all its pieces are at rest.
      const last = getComputedStyle(wholes[wholes.length - 1]);
      content = [0, 0, parseFloat(last.width), parseFloat(last.height)];
      const places = wholes.map((whole) => getComputedStyle(whole));
      let frame = element.parentElement;
      for (let depth = name.split(" piece ").length - 1; depth > 0; depth -= 1) {
        places.push(getComputedStyle(frame));
        frame = frame.parentElement.parentElement;
      }
      for (const { left, top } of places) {
        content[0] += parseFloat(left);
        content[1] += parseFloat(top);
      }
    }
    const after = getComputedStyle(element, "::after");
    const before = getComputedStyle(element, "::before");
    return {
      name, ...parts, content, opacity: style.get("opacity").value, matrix: [...m], corners,
      inset: [computed.top, computed.left].map(parseFloat), clip: computed.clipPath, filter: computed.filter,
      radius: computed.borderTopLeftRadius, shadow: computed.boxShadow,
      background: computed.backgroundColor,
      border: before.content === "none" ? null : [before.boxShadow, Number(before.opacity)],
      overlay: after.content === "none" ? null : [after.backgroundColor, Number(after.opacity)],
    };
  });
})"""

SLACK = 1e-4


def precision(*values):
    """Half a unit of the sixth significant digit, which is the last that browsers write."""
    largest = max(abs(value) for value in values)
    return 0.5 * 10 ** (math.floor(math.log10(largest)) - 5) if largest > 0 else 0


class Comparison:
    """Collects the largest deviations, and what is beyond its bound."""

    def __init__(self):
        self.largest = {}
        self.failures = []
        self.count = 0

    def check(self, place, kind, seen, expected, allowed):
        self.count += 1
        deviation = max(abs(a - b) for a, b in zip(seen, expected, strict=True))
        excess = deviation - allowed
        worst = self.largest.get(kind)
        if worst is None or excess > worst[0]:
            self.largest[kind] = (excess, deviation, allowed, place)
        if not excess <= 0:
            self.failures.append(
                f"{place}: {kind} is off by {deviation:.3g}, {allowed:.3g} is allowed; "
                f"seen {seen}, expected {expected}")

    def frame(self, place, frame, seen, size, bounds):
        """Compares one view at one time."""
        view = seen["name"]
        whole = size
        size = width, height = frame.size(view, *whole)
        # Browsers put the edges of pieces into 64ths of a pixel.
        grain = 2 / 64 if " piece " in view else 0

        def bound(prop):
            return bounds.get(f"{view}.{prop}", 0.0)

        self.check(
            place, "opacity of a piece" if " piece " in view else "opacity", [seen["opacity"]], [frame.opacity(view)], bound("opacity") + SLACK)
        for prop, expected in (
                ("translation", frame.translation(view)), ("rotation", frame.rotation(view)),
                ("scale", frame.scale(view))):
            rest = [1, 1, 1] if prop == "scale" else [0, 0, 0]
            self.check(
                place, prop, seen.get(prop, rest), expected,
                bound(prop) + precision(*expected) + SLACK)

        matrix = [number for row in frame.matrix(view, width, height) for number in row]
        lever = width + height
        turn = (
            bound("rotation") + precision(*frame.rotation(view)) + bound("scale")
            + precision(*frame.scale(view)))
        self.check(place, "matrix", seen["matrix"][:12], matrix[:12], turn + SLACK)
        self.check(
            place, "matrix (move)", seen["matrix"][12:], matrix[12:],
            bound("translation") + precision(*frame.translation(view)) + turn * lever
            + bound("layoutScale") * lever + grain + SLACK)

        # The corners say the same through all that the browser does; it lays out in 64ths of a pixel.
        is_laid_out = frame.has(view, "layoutScale")
        moved = bound("translation") + (
            bound("rotation") + bound("scale") + bound("layoutScale")) * lever
        parent = view
        while " piece " in parent:
            parent = parent.rsplit(" piece ", 1)[0]
            moved += bounds.get(f"{parent}.translation", 0) + sum(
                bounds.get(f"{parent}.{prop}", 0) for prop in ("rotation", "scale", "layoutScale")
            ) * sum(whole)
            # The place of each is rounded.
            grain += 1 / 64
        self.check(
            place, "corners of a piece" if " piece " in view else "corners, laid out" if is_laid_out
            else "corners",
            [n for corner in seen["corners"] for n in corner],
            [n for corner in frame.corners(view, *whole) for n in corner],
            moved * 2 + grain + (2 / 64 if is_laid_out else 1e-3))

        if " piece " in view and not frame.has_pieces(view):
            if not seen["content"]:
                raise SystemExit(f"{place}: there is no content")
            # Each of at most four boxes is rounded.
            self.check(place, "content of a piece", seen["content"], [0, 0, *whole], 2 / 64)

        self.rest_of_style(place, frame, seen, size, bound)

    def without_bleed(self, place, frame, text, bound):
        """A clip of a piece without the point by which it shows more, in step with how open it is."""
        sides = []
        for part in re.findall(r"calc\([^)]*\)|[-\d.e]+(?:px|%)", text):
            share = re.search(r"([-\d.e]+)%", part)
            more = re.search(r"([-+]?) ?([-\d.e]+)px", part)
            sides.append((
                float(share[1]) if share else 0.0,
                float(more[2]) * (-1 if more[1] == "-" else 1) if more else 0.0))
        top, right, bottom, left = {
            1: lambda a: (a, a, a, a), 2: lambda a, b: (a, b, a, b), 3: lambda a, b, c: (a, b, c, b),
            4: lambda a, b, c, d: (a, b, c, d)}[len(sides)](*sides)
        for one, other in ((top, bottom), (left, right)):
            open_share = 1 - (one[0] + other[0]) / 100
            self.check(
                place, "bleed of a piece", [one[1], other[1]], [-open_share, -open_share], 1e-4 + bound("clip") * 2)
        return " ".join(f"{side[0]}%" for side in (top, right, bottom, left))

    def rest_of_style(self, place, frame, seen, size, bound):
        view = seen["name"]

        def numbers(text):
            return [float(n) for n in re.findall(r"-?[\d.]+(?:e-?\d+)?", text)]

        if frame.has(view, "clip"):
            text = seen["clip"].partition(" round ")[0]
            if " piece " in view and not frame.has_pieces(view):
                text = self.without_bleed(place, frame, text, bound)
            shown = numbers(text)
            # Equal sides are written once.
            top, right, bottom, left = {
                1: lambda a: (a, a, a, a), 2: lambda a, b: (a, b, a, b), 3: lambda a, b, c: (a, b, c, b),
                4: lambda a, b, c, d: (a, b, c, d)}[len(shown)](*shown)
            expected = frame.value(view, "clip", ["top", "right", "bottom", "left"], [0] * 4)
            self.check(
                place, "clip of a piece" if " piece " in view else "clip", [n / 100 for n in (top, right, bottom, left)], expected,
                bound("clip") + SLACK)
        if frame.has(view, "blur"):
            shown = numbers(seen["filter"])
            self.check(
                place, "blur", shown, [max(frame.value(view, "blur", [""], [0])[0], 0)],
                bound("blur") + SLACK)
        if frame.has(view, "hueRotation"):
            shown = [math.radians(angle) for angle in numbers(seen["filter"])]
            self.check(
                place, "hueRotation", shown, frame.value(view, "hueRotation", [""], [0]),
                bound("hueRotation") + SLACK)
        if frame.has(view, "grayscale"):
            self.check(
                place, "grayscale", numbers(seen["filter"]), [min(max(frame.value(view, "grayscale", [""], [0])[0], 0), 1)],
                bound("grayscale") + SLACK)
        if frame.has(view, "cornerRadius"):
            self.check(
                place, "cornerRadius", numbers(seen["radius"])[:1],
                [max(frame.value(view, "cornerRadius", [""], [0])[0], 0)], bound("cornerRadius") + SLACK)
        if frame.has(view, "shadow"):
            expected = frame.value(view, "shadow", ["opacity", "radius", "dx", "dy"], [0] * 4)
            # What is to be seen of a shadow: a spring may carry it beyond.
            expected[0] = min(max(expected[0], 0), 1)
            expected[1] = max(expected[1], 0)
            shown = numbers(seen["shadow"])
            opacity = shown[3] if seen["shadow"].startswith("rgba") else 1
            dx, dy, radius = shown[-4:-1]
            self.check(
                place, "shadow", [opacity, radius / 2, dx, dy], expected, bound("shadow") + 1 / 255 + SLACK)
        if frame.has(view, "shadow") and frame.has(view, "shadowColor"):
            text = seen["shadow"]
            alpha = numbers(text)[3] if text.startswith("rgba") else 1
            red, green, blue, opacity = (
                min(max(n, 0), 1) for n in frame.value(view, "shadowColor", ["red", "green", "blue", "alpha"], [0, 0, 0, 1]))
            opacity *= min(max(frame.value(view, "shadow", ["opacity", "radius", "dx", "dy"], [0] * 4)[0], 0), 1)
            self.check(
                place, "shadowColor", [n / 255 * alpha for n in numbers(text)[:3]],
                [red * opacity, green * opacity, blue * opacity],
                bound("shadowColor") + bound("shadow") + 1.5 / 255 + SLACK)
        if frame.has(view, "background"):
            expected = frame.value(view, "background", ["red", "green", "blue", "alpha"], [0] * 4)
            shown = numbers(seen["background"])
            alpha = shown[3] if seen["background"].startswith("rgba") else 1
            red, green, blue, opacity = (min(max(n, 0), 1) for n in expected)
            self.check(
                place, "background", [n / 255 * alpha for n in shown[:3]] + [alpha],
                [red * opacity, green * opacity, blue * opacity, opacity], bound("background") + 1 / 255 + SLACK)
        if frame.has(view, "borderWidth") and frame.has(view, "borderColor"):
            text, alpha = seen["border"]
            color = [n / 255 for n in numbers(text)[:3]]
            self.check(
                # An inner shadow with a negative spread shows nothing.
                place, "borderWidth", [max(numbers(text)[-1], 0)],
                [max(frame.value(view, "borderWidth", [""], [0])[0], 0)], bound("borderWidth") + SLACK)
            expected = frame.value(view, "borderColor", ["red", "green", "blue", "alpha"], [0] * 4)
            red, green, blue, opacity = (min(max(n, 0), 1) for n in expected)
            self.check(
                place, "borderColor", [n * alpha for n in color] + [alpha],
                [red * opacity, green * opacity, blue * opacity, opacity],
                bound("borderColor") + 0.5 / 255 + SLACK)
        if frame.has(view, "overlay"):
            expected = frame.value(view, "overlay", ["red", "green", "blue", "alpha"], [0] * 4)
            colour, alpha = seen["overlay"]
            # What is seen of a colour is its product with the alpha.
            shown = [n / 255 * alpha for n in numbers(colour)[:3]] + [alpha]
            red, green, blue, opacity = (min(max(n, 0), 1) for n in expected)
            self.check(
                place, "overlay", shown, [red * opacity, green * opacity, blue * opacity, opacity],
                bound("overlay") + 0.5 / 255 + SLACK)
        if frame.has(view, "layoutScale"):
            sx, sy = frame.layout_scale(view)
            width, height = size
            self.check(
                place, "layoutScale", seen["inset"], [(1 - sy) / 2 * height, (1 - sx) / 2 * width],
                bound("layoutScale") * max(size) + 1 / 64)

    def report(self):
        """Prints the largest deviations and ends the program if anything is beyond its bound."""
        for kind, (_, deviation, allowed, place) in sorted(self.largest.items()):
            print(f"  {kind}: {deviation:.3g} of {allowed:.3g} allowed, at {place}")
        print(f"  {self.count} comparisons")
        if self.failures:
            for failure in self.failures[:20]:
                print(failure)
            raise SystemExit(f"{len(self.failures)} deviations beyond their bounds")
