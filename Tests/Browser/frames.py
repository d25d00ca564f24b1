"""What the library says: frames by its CSV export, and what browsers should make of them.

The matrices are computed in here from the numbers of a frame, independently of the library.
"""

import csv
import io
import math
import re
import subprocess


# The rows and columns that exhibits take their views apart into, and those of the pieces of pieces.
GRIDS = {
    "slidingDoors": [(1, 2)], "blinds": [(1, 6)], "checkerboard": [(4, 3)], "pieces.mosaic": [(5, 4)],
    "explode": [(5, 4)], "pieces.nested": [(1, 2), (3, 1)],
}


def some(names, count=12):
    """At most so many of some names, from the first to the last, and all kinds of depth among them."""
    if len(names) <= count:
        return names
    return [names[round(i * (len(names) - 1) / (count - 1))] for i in range(count)]


def chosen(frame):
    """The views to look at: the two of a navigation, and some pieces of each."""
    views = ["origin", "destination"]
    pieces = frame.pieces()
    return views + [piece for view in views for piece in some([p for p in pieces if p.startswith(view)])]


def exhibits(gallery):
    """The names of all built-in transitions."""
    text = subprocess.run([gallery], check=True, capture_output=True, text=True).stdout
    return re.findall(r"^  ([a-zA-Z]\S*)  ", text, re.MULTILINE)


def export(gallery, name, *options):
    """A document of the gallery, and its certificate as text."""
    done = subprocess.run([gallery, name, *options], check=True, capture_output=True, text=True)
    return done.stdout, done.stderr


def errors(certificate):
    """The bounds of a certificate by `view.property`, and the largest displacement of a jump in seconds."""
    bounds, shift = {}, 0.0
    for line in certificate.splitlines():
        match = re.match(r"(.+?) is within (\S+?),? ", line)
        if match:
            bounds[match[1]] = float(match[2])
        match = re.search(r"jumps are within (\S+) s", line)
        if match:
            shift = max(shift, float(match[1]))
    return bounds, shift


def without_unit(name, value):
    """A column in the units of the library: lengths in points, angles in radians."""
    name, unit = re.fullmatch(r"(.*?)(?: \((s|pt|deg)\))?", name).groups()
    return name, repr(math.radians(float(value))) if unit == "deg" else value


class Frame:
    """One frame: its time in seconds, and the numbers of each view."""

    def __init__(self, row):
        self.time = float(row["time (s)"])
        self.order = row["drawingOrder"].split()
        self._row = dict(without_unit(*column) for column in row.items())
        self.grids = []

    def pieces(self):
        """The names of all pieces of which anything is written, pieces of pieces among them."""
        names = dict.fromkeys(key.split(".")[0] for key in self._row)
        return [name for name in names if " piece " in name]

    def has_pieces(self, view):
        return any(piece.startswith(f"{view} piece ") for piece in self.pieces())

    def region(self, view, width, height):
        """Where a piece is in its parent, and its size; for a view of its own the whole container."""
        if " piece " not in view:
            return 0, 0, width, height
        parent, number = view.rsplit(" piece ", 1)
        _, _, width, height = self.region(parent, width, height)
        rows, columns = self.grids[parent.count(" piece ")]
        row, column = divmod(int(number), columns)
        return column * width / columns, row * height / rows, width / columns, height / rows

    def size(self, view, width, height):
        return self.region(view, width, height)[2:]

    def has(self, view, prop):
        return any(key == f"{view}.{prop}" or key.startswith(f"{view}.{prop}.") for key in self._row)

    def value(self, view, prop, parts, rest):
        keys = [f"{view}.{prop}.{part}" if part else f"{view}.{prop}" for part in parts]
        return [float(self._row.get(key, other)) for key, other in zip(keys, rest)]

    def opacity(self, view):
        return min(max(self.value(view, "opacity", [""], [1])[0], 0), 1)

    def translation(self, view):
        return self.value(view, "translation", ["dx", "dy", "dz"], [0, 0, 0])

    def scale(self, view):
        return self.value(view, "scale", "xyz", [1, 1, 1])

    def rotation(self, view):
        return self.value(view, "rotation", "xyz", [0, 0, 0])

    def anchor(self, view):
        return self.value(view, "anchor", "xy", [0.5, 0.5])

    def perspective(self, view):
        return self.value(view, "perspective", [""], [0])[0]

    def layout_scale(self, view):
        return self.value(view, "layoutScale", "xy", [1, 1])

    def matrix(self, view, width, height):
        """The matrix as rows that points are multiplied with from the left, without perspective."""
        ax, ay = (share * length for share, length in zip(self.anchor(view), (width, height)))
        dx, dy, dz = self.translation(view)
        return product(
            moving(-ax, -ay, 0), scaling(*self.scale(view)), turning(*self.rotation(view)),
            moving(ax + dx, ay + dy, dz))

    def corners(self, view, width, height):
        """Where the corners of the view, as it is laid out, appear; those of a piece move with its parents."""
        left, top, inner_width, inner_height = self.region(view, width, height)
        points = self.own_corners(view, inner_width, inner_height)
        if " piece " not in view:
            return points
        parent = view.rsplit(" piece ", 1)[0]
        return self.appear([(x + left, y + top) for x, y in points], parent, width, height)

    def appear(self, points, view, width, height):
        """Where points of a view appear through its state, and through those of its parents."""
        left, top, inner_width, inner_height = self.region(view, width, height)
        matrix = self.projection(view, inner_width, inner_height)
        points = [project(matrix, x, y) for x, y in points]
        if " piece " not in view:
            return points
        parent = view.rsplit(" piece ", 1)[0]
        return self.appear([(x + left, y + top) for x, y in points], parent, width, height)

    def projection(self, view, width, height):
        """The matrix with perspective."""
        matrix = self.matrix(view, width, height)
        strength = self.perspective(view)
        if strength:
            eye = [[float(i == j) for j in range(4)] for i in range(4)]
            eye[2][3] = -strength / max(width, height)
            matrix = product(
                matrix, moving(-width / 2, -height / 2, 0), eye, moving(width / 2, height / 2, 0))
        return matrix

    def own_corners(self, view, width, height):
        """Where the corners of the view, as it is laid out, appear in its own frame."""
        matrix = self.projection(view, width, height)
        sx, sy = self.layout_scale(view)
        left, right = width * (1 - sx) / 2, width * (1 + sx) / 2
        top, bottom = height * (1 - sy) / 2, height * (1 + sy) / 2
        return [
            project(matrix, x, y) for x, y in ((left, top), (right, top), (right, bottom), (left, bottom))]


def frames(gallery, name, *options, rate=160):
    """The frames of a transition whose times are whole microseconds."""
    text, _ = export(gallery, name, "--format", "csv", "--fps", str(rate), *options)
    found = [Frame(row) for row in csv.DictReader(io.StringIO(text))]
    for frame in found:
        frame.grids = GRIDS.get(name, [])
    return [frame for frame in found if abs(frame.time * 1e6 - round(frame.time * 1e6)) < 1e-6]


def product(*matrices):
    total = matrices[0]
    for matrix in matrices[1:]:
        total = [[sum(row[k] * matrix[k][j] for k in range(4)) for j in range(4)] for row in total]
    return total


def moving(x, y, z):
    return [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [x, y, z, 1]]


def scaling(x, y, z):
    return [[x, 0, 0, 0], [0, y, 0, 0], [0, 0, z, 0], [0, 0, 0, 1]]


def turning(x, y, z):
    """Rodrigues' formula for a vector of axis times angle."""
    angle = math.sqrt(x * x + y * y + z * z)
    if angle == 0:
        return scaling(1, 1, 1)
    x, y, z = x / angle, y / angle, z / angle
    s, c = math.sin(angle), math.cos(angle)
    k = 1 - c
    return [
        [c + x * x * k, x * y * k + z * s, x * z * k - y * s, 0],
        [x * y * k - z * s, c + y * y * k, y * z * k + x * s, 0],
        [x * z * k + y * s, y * z * k - x * s, c + z * z * k, 0],
        [0, 0, 0, 1]]


def project(matrix, x, y):
    point = [x * matrix[0][j] + y * matrix[1][j] + matrix[3][j] for j in range(4)]
    return point[0] / point[3], point[1] / point[3]
