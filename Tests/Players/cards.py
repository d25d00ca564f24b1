"""What a transition looks like, computed from its values alone."""

import csv
import io
import math
import re
import subprocess

REST = {
    "opacity": [1.0], "translation": [0.0] * 3, "scale": [1.0] * 3, "rotation": [0.0] * 3,
    "anchor": [0.5, 0.5], "layoutScale": [1.0, 1.0], "cornerRadius": [0.0], "clip": [0.0] * 4,
    "overlay": [0.0] * 4,
}
COMPONENTS = {
    "opacity": [""], "translation": ["dx", "dy", "dz"], "scale": list("xyz"),
    "rotation": list("xyz"), "anchor": list("xy"), "layoutScale": list("xy"),
    "cornerRadius": [""], "clip": ["top", "left", "bottom", "right"],
    "overlay": ["red", "green", "blue", "alpha"],
}
VIEWS = ["origin", "destination"]
# The rows and columns that exhibits of the gallery take their views apart into, and those of pieces.
SLICES = {
    "slidingDoors": [(1, 2)], "blinds": [(1, 6)], "checkerboard": [(4, 3)],
    "pieces.mosaic": [(5, 4)], "explode": [(5, 4)], "pieces.nested": [(1, 2), (3, 1)],
}


class Slices:
    """How the views of an exhibit are taken apart."""

    def __init__(self, exhibit, size):
        self._slices = SLICES.get(exhibit, [])
        self._size = size

    def pieces(self, view, depth=0):
        """The pieces of a view, and theirs."""
        if depth == len(self._slices):
            return []
        rows, columns = self._slices[depth]
        found = []
        for index in range(rows * columns):
            piece = f"{view} piece {index}"
            found += [piece, *self.pieces(piece, depth + 1)]
        return found

    def frame(self, view):
        """Left, top, width and height in the view that it is a piece of."""
        numbers = view.split(" piece ")[1:]
        frame = (0, 0, *self._size)
        for number, (rows, columns) in zip(map(int, numbers), self._slices):
            width, height = frame[2] / columns, frame[3] / rows
            frame = (number % columns * width, number // columns * height, width, height)
        return frame

    def is_whole(self, view):
        return view.count(" piece ") == len(self._slices)


def lineage(view):
    """The view, what it is a piece of, and so on."""
    parts = view.split(" piece ")
    return [" piece ".join(parts[:count]) for count in range(len(parts), 0, -1)]


def gallery(executable, *arguments):
    """The document that the gallery prints, and what it says about it."""
    result = subprocess.run(
        [executable, *arguments], capture_output=True, text=True, check=False)
    if result.returncode != 0:
        raise RuntimeError(f"gallery {' '.join(arguments)}: {result.stderr}")
    return result.stdout, result.stderr


def without_unit(name, value):
    """A column in the units of the library: lengths in points, angles in radians."""
    name, unit = re.fullmatch(r"(.*?)(?: \((s|pt|deg)\))?", name).groups()
    return name, repr(math.radians(float(value))) if unit == "deg" else value


def states(executable, *arguments, exhibited=VIEWS):
    """The time and the values of each view for every frame, and the drawing order."""
    text, _ = gallery(executable, *arguments, "--format", "csv")
    frames = []
    for columns in csv.DictReader(io.StringIO(text)):
        row = dict(without_unit(*column) for column in columns.items())
        views = {}
        for view in exhibited:
            views[view] = {
                name: [
                    float(row.get(f"{view}.{name}" + (f".{part}" if part else ""), rest))
                    for part, rest in zip(COMPONENTS[name], REST[name])
                ]
                for name in REST
            }
        frames.append((float(row["time"]), views, row["drawingOrder"].split()))
    return frames


class Certificate:
    """How exact a document says that it is."""

    def __init__(self, text):
        self._errors = {}
        self._omitted = set()
        for line in text.splitlines():
            if match := re.match(r"not expressed: ([\w ]+)\.(\w+):", line):
                self._omitted.add(match.groups())
            elif match := re.match(r"([\w ]+)\.(\w+) is (?:within ([0-9.e+-]+)|exact)", line):
                self._errors[match.group(1), match.group(2)] = float(match.group(3) or 0)

    def omits(self, view, name):
        # What pieces have in common is told once.
        root, *numbers = view.split(" piece ")
        return ("pieces of " * len(numbers) + root, name) in self._omitted

    def error(self, view, name):
        # The certificate prints three digits.
        return self._errors.get((view, name), 0) * 1.005

    def expressed(self, view, state):
        """The state without what the document does not express."""
        return {
            name: REST[name] if self.omits(view, name) else value
            for name, value in state.items()
        }


def matrix(state, size):
    """a, b, c, d, e, f: translation x rotation x scale about the anchor."""
    (width, height), (dx, dy, _) = size, state["translation"]
    x, y = state["anchor"][0] * width, state["anchor"][1] * height
    angle = state["rotation"][2]
    sx, sy, _ = state["scale"]
    a, b = math.cos(angle) * sx, math.sin(angle) * sx
    c, d = -math.sin(angle) * sy, math.cos(angle) * sy
    return a, b, c, d, x + dx - a * x - c * y, y + dy - b * x - d * y


def apply(m, point):
    x, y = point
    return m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]


def layout(state, size):
    """Left, top, right and bottom of the card before it is moved."""
    (width, height), (x, y) = size, (max(value, 0) for value in state["layoutScale"])
    return (
        width * (1 - x) / 2, height * (1 - y) / 2, width * (1 + x) / 2, height * (1 + y) / 2)


def clip(state, size):
    """Left, top, right and bottom of what is not clipped."""
    (width, height), (top, left, bottom, right) = size, state["clip"]
    # Where the sides have crossed, nothing is left.
    return (
        left * width, top * height, max(1 - right, left) * width, max(1 - bottom, top) * height)


def reach(view, state, size, certificate):
    """How far a corner of the card may be from its place, by what the certificate allows."""
    width, height = size
    anchor = state["anchor"][0] * width, state["anchor"][1] * height
    left, top, right, bottom = layout(state, size)
    furthest = max(
        math.hypot(x - anchor[0], y - anchor[1]) for x in (left, right) for y in (top, bottom))
    largest = max(abs(state["scale"][0]), abs(state["scale"][1]))
    scale = certificate.error(view, "scale")
    sized = certificate.error(view, "layoutScale") * max(size) / 2
    return (
        certificate.error(view, "translation") + scale * (furthest + sized)
        + certificate.error(view, "rotation") * (largest + scale) * furthest
        + (largest + scale) * sized)


def place(view, views, slices, certificate):
    """Where the corners of what is left of a piece are in the container, and how far they may be from there.

    With the corners before anything is moved, and the opacity.
    """
    _, _, width, height = slices.frame(view)
    state = certificate.expressed(view, views[view])
    left, top, right, bottom = clip(state, (width, height))
    edges = max(left, 0), max(top, 0), min(right, width), min(bottom, height)
    points = [(edges[i], edges[j]) for i, j in ((0, 1), (2, 1), (2, 3), (0, 3))]
    allowed = certificate.error(view, "clip") * max(width, height)
    opacity = 1
    for member in lineage(view):
        x, y, *size = slices.frame(member)
        state = certificate.expressed(member, views[member])
        opacity *= min(max(state["opacity"][0], 0), 1)
        anchor = state["anchor"][0] * size[0], state["anchor"][1] * size[1]
        furthest = max(math.dist(point, anchor) for point in points) + allowed
        scale = certificate.error(member, "scale")
        largest = max(abs(state["scale"][0]), abs(state["scale"][1])) + scale
        allowed = (
            allowed * largest + certificate.error(member, "translation") * math.sqrt(2)
            + (scale + certificate.error(member, "rotation") * largest) * furthest)
        m = matrix(state, size)
        points = [apply(m, point) for point in points]
        points = [(point[0] + x, point[1] + y) for point in points]
    return edges, points, allowed, opacity
