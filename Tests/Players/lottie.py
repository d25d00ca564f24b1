"""Plays the Lottie export of every built-in transition, and measures it against the frames.

It needs the modules jsonschema, lottie_specs, rlottie_python and numpy, lottie-web in one file, and
Chromium; `.ci/players` gets them and calls this.
"""

import argparse
import json
import math
import pathlib
import random
import sys

import jsonschema
import lottie_specs
import numpy
from rlottie_python import LottieAnimation

import cards

sys.path.append(str(pathlib.Path(__file__).parents[1] / "Browser"))
from chromium import Chromium

SIZE = (240, 320)
FRAMES_PER_SECOND = 60
CORNER_RADIUS = 12
COLORS = {"origin": (91, 124, 250), "destination": (255, 138, 91)}
ANIMATIONS = ["easeInOut", "bouncy"]

# What the layers of a document look like at some frames: the matrix of the layer, which the player rounds
# only where it prints it, the paths of its shapes and of its mask, and their fills.
PLAYER = """
async function play(animationData, frames) {
  const container = document.createElement('div');
  container.style.width = animationData.w + 'px';
  container.style.height = animationData.h + 'px';
  document.body.append(container);
  const animation = lottie.loadAnimation(
    {container, renderer: 'svg', loop: false, autoplay: false, animationData,
     // What is hidden is not brought up to date.
     rendererSettings: {hideOnTransparent: false}});
  if (!animation.isLoaded) {
    await new Promise(loaded => animation.addEventListener('DOMLoaded', loaded));
  }
  animation.setSubframe(true);
  const box = path => {
    const numbers = path.getAttribute('d').match(/-?[\\d.]+(e-?\\d+)?/g).map(Number);
    const xs = numbers.filter((_, i) => i % 2 == 0), ys = numbers.filter((_, i) => i % 2 == 1);
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  };
  const samples = frames.map(frame => {
    animation.goToAndStop(frame, true);
    return animation.renderer.elements.map(element => {
      if (element.data.ty == 3) return {name: element.data.nm, isEmpty: true};
      const paths = [...element.layerElement.querySelectorAll('path')].reverse();
      const props = element.finalTransform.mat.props;
      const printed = paths[0].getCTM();
      const masks = element.maskManager ? element.maskManager.viewData : [];
      return {
        name: element.data.nm,
        matrix: [0, 1, 4, 5, 12, 13].map(i => props[i]),
        printed: [printed.a, printed.b, printed.c, printed.d, printed.e, printed.f],
        opacity: paths[0].closest('[opacity]') ? element.finalTransform.mProp.o.v : 1,
        drawn: Number(getComputedStyle(element.layerElement).opacity),
        shapes: paths.map(path => {
          const style = getComputedStyle(path);
          const [x, y] = path.getAttribute('d').match(/-?[\\d.]+(e-?\\d+)?/g).map(Number);
          return {box: box(path), top: y, fill: style.fill, opacity: Number(style.fillOpacity)};
        }),
        masks: masks.map(mask => box(mask.elem)),
      };
    });
  });
  animation.destroy();
  container.remove();
  return samples;
}
"""


class Findings:
    """The largest deviations, and what went beyond its limit."""

    def __init__(self):
        self.largest = {}
        self.failures = []
        self.count = 0

    def check(self, what, deviation, certified, player, where):
        """Allows what the certificate does, and what is known of the player."""
        self.count += 1
        limit = certified + player
        if math.isnan(deviation) or deviation > limit:
            self.failures.append(f"{where}: {what} is off by {deviation:.3g}, allowed {limit:.3g}")
        what += "" if certified == 0 else " of what is certified to be near"
        beyond, _ = self.largest.get(what, (-1, ""))
        if deviation > beyond:
            self.largest[what] = (deviation, where)

    def require(self, condition, message):
        self.count += 1
        if not condition:
            self.failures.append(message)


def jumps(document):
    """The frames at which something jumps."""
    found = set()

    def search(node):
        if isinstance(node, dict):
            keyframes = node.get("k")
            if node.get("a") == 1 and isinstance(keyframes, list):
                for key, following in zip(keyframes, keyframes[1:]):
                    if key.get("h") and key["s"] != following["s"]:
                        found.add(following["t"])
            for value in node.values():
                search(value)
        elif isinstance(node, list):
            for value in node:
                search(value)

    search(document)
    return found


def check_piece(layer, views, slices, certificate, where, findings):
    """Compares a piece, which is what its masks leave of the whole card."""
    view = layer["name"]
    edges, points, allowed, opacity = cards.place(view, views, slices, certificate)
    findings.require(layer["masks"], f"{where}: the mask is missing")
    masks = layer["masks"]
    left, top = (max(mask[k] for mask in masks) for k in (0, 1))
    # What is closed has no extent, wherever it is.
    right = max(min(mask[2] for mask in masks), left)
    bottom = max(min(mask[3] for mask in masks), top)
    if edges[2] > edges[0] and edges[3] > edges[1]:
        drawn = [(left, top), (right, top), (right, bottom), (left, bottom)]
        for corner, expected in zip(drawn, points):
            findings.check(
                "corner of a piece, in px",
                math.dist(cards.apply(layer["matrix"], corner), expected), allowed, 1e-3, where)
    else:
        findings.check(
            "a closed piece, in px", min(right - left, bottom - top),
            certificate.error(view, "clip") * max(SIZE) * 2, 1e-3, where)
    findings.check(
        "printed matrix", max(abs(a - b) for a, b in zip(layer["matrix"], layer["printed"])), 0,
        1e-4, where)
    certified = sum(certificate.error(member, "opacity") for member in cards.lineage(view))
    for what in ("opacity", "drawn"):
        findings.check("opacity of a piece", abs(layer[what] - opacity), certified, 1e-5, where)
    frames = [slices.frame(member) for member in cards.lineage(view)]
    x, y = (sum(frame[k] for frame in frames) for k in (0, 1))
    for shape in layer["shapes"]:
        whole = -x, -y, SIZE[0] - x, SIZE[1] - y
        findings.check(
            "content of a piece, in px", max(abs(a - b) for a, b in zip(shape["box"], whole)), 0,
            1e-3, where)


def check_in_lottie_web(page, document, rows, slices, certificate, name, findings):
    """Compares sub-frames in the reference player with the values."""
    jumping = jumps(document)
    # At a jump itself either side is right, but for the ends of the timeline.
    usable = [
        row for index, row in enumerate(rows)
        if index in (0, len(rows) - 1)
        or all(abs(row[0] * FRAMES_PER_SECOND - jump) > 5e-4 for jump in jumping)
    ]
    chosen = [usable[round(i * (len(usable) - 1) / 49)] for i in range(50)]
    # In no order, so that nothing depends on the frame before.
    random.Random(name).shuffle(chosen)
    times = [time * FRAMES_PER_SECOND for time, _, _ in chosen]
    samples = page.evaluate(f"play({json.dumps(document)}, {json.dumps(times)})")
    for (time, views, order), layers in zip(chosen, samples):
        roots = [layer["name"] for layer in layers if " piece " not in layer["name"]]
        findings.require(roots == order[::-1], f"{name}: the order is not {order}")
        for layer in layers:
            view = layer["name"]
            findings.require(
                slices.is_whole(view) != layer.get("isEmpty", False),
                f"{name}: {view} is in pieces, or should be")
            if layer.get("isEmpty"):
                continue
            if " piece " in view:
                where = f"{name}, {view} at {time:.4f} s"
                check_piece(layer, views, slices, certificate, where, findings)
                continue
            state = certificate.expressed(view, views[view])
            where = f"{name}, {view} at {time:.4f} s"

            reach = cards.reach(view, state, SIZE, certificate)
            expected = cards.matrix(state, SIZE)
            left, top, right, bottom = cards.layout(state, SIZE)
            boxes = [shape["box"] for shape in layer["shapes"]]
            corners = [
                ((left, top), (0, 1)), ((right, top), (2, 1)), ((right, bottom), (2, 3)),
                ((left, bottom), (0, 3))]
            for box in boxes:
                for corner, (i, j) in corners:
                    drawn = cards.apply(layer["matrix"], (box[i], box[j]))
                    findings.check(
                        "corner, in px", math.dist(drawn, cards.apply(expected, corner)),
                        reach * math.sqrt(2), 1e-3, where)
            findings.check(
                "printed matrix",
                max(abs(a - b) for a, b in zip(layer["matrix"], layer["printed"])), 0, 1e-4,
                where)

            opacity = min(max(state["opacity"][0], 0), 1)
            for what in ("opacity", "drawn"):
                findings.check(
                    "opacity", abs(layer[what] - opacity),
                    certificate.error(view, "opacity"), 1e-5, where)

            radius = min(
                CORNER_RADIUS + max(state["cornerRadius"][0], 0), (right - left) / 2,
                (bottom - top) / 2)
            for shape in layer["shapes"]:
                findings.check(
                    "corner radius, in px", abs(shape["top"] - shape["box"][1] - radius),
                    certificate.error(view, "cornerRadius")
                    + certificate.error(view, "layoutScale") * max(SIZE) / 2, 1e-3, where)

            color = f"rgb({', '.join(map(str, COLORS[view]))})"
            findings.require(
                layer["shapes"][-1]["fill"] == color,
                f"{where}: the card is {layer['shapes'][-1]['fill']}, not {color}")
            overlay = [min(max(value, 0), 1) for value in state["overlay"]]
            if len(layer["shapes"]) == 2:
                findings.check(
                    "overlay", abs(layer["shapes"][0]["opacity"] - overlay[3]),
                    certificate.error(view, "overlay"), 1e-5, where)
            else:
                findings.require(overlay[3] == 0, f"{where}: the overlay is missing")

            if layer["masks"]:
                edges = cards.clip(state, SIZE)
                findings.check(
                    "clip, in px", max(abs(a - b) for a, b in zip(layer["masks"][0], edges)),
                    certificate.error(view, "clip") * max(SIZE), 1e-3, where)
            else:
                findings.require(state["clip"] == [0] * 4, f"{where}: the mask is missing")


def centroid(state, size):
    """The centre of gravity of what is left of a rounded card, and its area, before it is moved."""
    left, top, right, bottom = cards.layout(state, size)
    x0, y0, x1, y1 = cards.clip(state, size)
    radius = min(
        CORNER_RADIUS + max(state["cornerRadius"][0], 0), (right - left) / 2, (bottom - top) / 2)
    low, high = max(top, y0), min(bottom, y1)
    if high <= low or x1 <= x0:
        return None, 0
    edges = numpy.linspace(low, high, 20001)
    y = (edges[1:] + edges[:-1]) / 2
    into = numpy.clip(numpy.maximum(top + radius - y, y - (bottom - radius)), 0, radius)
    inset = radius - numpy.sqrt(radius * radius - into * into)
    start, end = numpy.maximum(left + inset, x0), numpy.minimum(right - inset, x1)
    width = numpy.maximum(end - start, 0)
    total = width.sum()
    if total <= 0:
        return None, 0
    center = (width * (start + end) / 2).sum() / total, (width * y).sum() / total
    return center, total * (high - low) / len(y)


def alone_in_a_wide_picture(document, view):
    """The document with one of its cards only, and as much room on every side as the card takes."""
    wide = dict(document, w=3 * SIZE[0], h=3 * SIZE[1])
    layers = [
        dict(layer, parent=layer.get("parent", 9999)) for layer in document["layers"]
        if layer["nm"] == view or layer["nm"].startswith(f"{view} piece ")]
    null = {
        "ty": 3, "ind": 9999, "ip": 0, "op": document["op"], "st": 0, "sr": 1, "ddd": 0,
        "ks": {
            "a": {"a": 0, "k": [0, 0]}, "p": {"a": 0, "k": list(SIZE)},
            "s": {"a": 0, "k": [100, 100]}, "r": {"a": 0, "k": 0}, "o": {"a": 0, "k": 100},
        },
    }
    wide["layers"] = [*layers, null]
    return wide


def check_in_rlottie(document, rows, certificate, name, findings):
    """Compares the centre of each card at whole frames with the values."""
    jumping = jumps(document)
    for view in cards.VIEWS:
        wide = alone_in_a_wide_picture(document, view)
        animation = LottieAnimation.from_data(json.dumps(wide))
        for index, (time, views, _) in enumerate(rows):
            frame = time * FRAMES_PER_SECOND
            if abs(frame - round(frame)) > 1e-9 or any(abs(frame - j) < 5e-4 for j in jumping):
                continue
            state = certificate.expressed(view, views[view])
            # A centre says something of pieces while they are in place.
            pieces = [piece for piece in views if piece.startswith(f"{view} piece ")]
            if any(
                abs(a - b) > 1e-6 for piece in pieces for key, rest in cards.REST.items()
                for a, b in zip(views[piece][key], rest)):
                continue
            # What is nearly transparent has too few levels left to find a centre by.
            if state["opacity"][0] < 0.1:
                continue
            middle, area = centroid(state, SIZE)
            m = cards.matrix(state, SIZE)
            area *= abs(m[0] * m[3] - m[1] * m[2])
            left, top, right, bottom = cards.layout(state, SIZE)
            corners = [cards.apply(m, (x, y)) for x in (left, right) for y in (top, bottom)]
            inside = all(
                1 - SIZE[k] <= corner[k] <= 2 * SIZE[k] - 1 for corner in corners for k in (0, 1))
            if area < 400 or not inside:
                continue
            buffer = animation.lottie_animation_render(
                round(frame), width=wide["w"], height=wide["h"])
            picture = numpy.frombuffer(buffer, numpy.uint8).reshape(wide["h"], wide["w"], 4)
            alpha = picture[:, :, 3].astype(float)
            total = alpha.sum()
            where = f"{name}, {view} at {time:.4f} s"
            findings.require(total > 0, f"{where}: rlottie draws nothing")
            if total == 0:
                continue
            drawn = [
                (alpha.sum(axis=k) * (numpy.arange(alpha.shape[1 - k]) + 0.5)).sum() / total
                - SIZE[k] for k in (0, 1)]
            allowed = cards.reach(view, state, SIZE, certificate) * math.sqrt(2)
            allowed += certificate.error(view, "clip") * max(SIZE)
            findings.check(
                "centre in rlottie, in px", math.dist(drawn, cards.apply(m, middle)),
                allowed, 0.05, where)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--gallery", required=True)
    parser.add_argument("--lottie-web", required=True, type=pathlib.Path)
    parser.add_argument("--only", help="the name of one transition")
    options = parser.parse_args()

    schema = pathlib.Path(lottie_specs.__file__).parent / "data" / "lottie.schema.json"
    schema = json.loads(schema.read_text())
    validator = jsonschema.validators.validator_for(schema)(schema)
    listing, _ = cards.gallery(options.gallery)
    names = [
        line.split()[0] for line in listing.splitlines()
        if line.startswith("  ") and line[2:3].isalpha()]
    names = [name for name in names if options.only in (None, name)]
    findings = Findings()
    played = 0
    with Chromium() as page:
        page.evaluate(options.lottie_web.read_text() + "\n;window.lottie = window.lottie || lottie; 0")
        page.evaluate(PLAYER)
        for name in names:
            for operation in ("push", "pop"):
                for animation in ANIMATIONS:
                    arguments = [
                        name, "--operation", operation, "--animation", animation,
                        "--size", f"{SIZE[0]}x{SIZE[1]}"]
                    title = f"{name}, {operation}, {animation}"
                    text, says = cards.gallery(options.gallery, *arguments, "--format", "lottie")
                    document, certificate = json.loads(text), cards.Certificate(says)
                    for error in validator.iter_errors(document):
                        findings.failures.append(f"{title}: {error.json_path}: {error.message}")
                    slices = cards.Slices(name, SIZE)
                    views = [
                        one for view in cards.VIEWS for one in (view, *slices.pieces(view))]
                    fine = cards.states(
                        options.gallery, *arguments, "--fps", "200", exhibited=views)
                    check_in_lottie_web(
                        page, document, fine, slices, certificate, title, findings)
                    whole = cards.states(
                        options.gallery, *arguments, "--fps", str(FRAMES_PER_SECOND),
                        exhibited=views)
                    check_in_rlottie(document, whole, certificate, title, findings)
                    played += 1
    for what, (deviation, where) in sorted(findings.largest.items()):
        print(f"{what}: at most {deviation:.2g} ({where})")
    for failure in findings.failures[:40]:
        print(failure)
    print(f"{played} documents, {findings.count} comparisons, {len(findings.failures)} failures")
    if played == 0 or findings.failures:
        sys.exit(1)


main()
