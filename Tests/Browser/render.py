"""Compares frames that the example renders with the page in a browser: usage: render.py GALLERY RENDER [--verbose]

Both show the same simple cards. The pictures may differ a little on the whole, and at an edge by a pixel at most: each
pixel has to lie between the darkest and the lightest of its neighbours in the other picture.
"""

import base64
import pathlib
import subprocess
import sys
import tempfile

from chromium import Chromium
from frames import export

# A size at which all edges of the card lie between two pixels.
WIDTH, HEIGHT = 200, 400
ANIMATION = ["--animation", "easeInOut:0.5", "--size", f"{WIDTH}x{HEIGHT}"]

# The name, the time in seconds, and further options. Milliseconds are exact in both.
CASES = [
    ("slide", 0.2, []), ("swing", 0.15, []), ("zoom", 0.25, ["--operation", "pop"]), ("fade.cross", 0.2, []),
    ("parallaxPush", 0.3, []), ("flip", 0.1, []), ("flip.vertical", 0.4, []), ("rotate3D", 0.25, []),
    ("iris", 0.3, []), ("clip", 0.2, []), ("cornerRadius", 0.1, []), ("overlay", 0.1, []), ("border", 0.1, []), ("clip.circle", 0.2, []), ("clip.star", 0.2, []), ("shadow.color", 0.1, []),
    ("layoutScale", 0.2, []), ("blur", 0.3, []), ("hueRotation", 0.2, []), ("grayscale", 0.2, []), ("explode", 0.2, []), ("checkerboard", 0.2, []),
    ("move.leading", 0.2, ["--rtl"]),
]

# The largest mean difference of a channel, and the largest beyond the neighbours, of 255. The mean is that of positions
# and opacities that browsers round.
MEAN, BEYOND = 1.5, 40

# In the page a piece shows a point more than its region, so that no seam is visible; the fraction of the pixels for which
# that makes a difference.
PIECES, BLEEDING = ["explode", "checkerboard"], 0.005

# The card of the example, and nothing else on the page.
SETUP = """(operation, isRightToLeft) => {
  pause();
  const colors = {
    origin: ["#3451c6", "#8497ea", "#cdd6fa", "#f2f5ff"], destination: ["#b8460e", "#ef9a63", "#fad6bd", "#fff6ef"] };
  window.card = (view) => {
    const [strong, medium, soft, paper] = colors[view];
    const card = document.createElement("div");
    card.style.cssText = `position:absolute;inset:0;overflow:hidden;background:${paper}`;
    const add = (left, top, right, bottom, color) => {
      const part = document.createElement("i");
      part.style.cssText = `position:absolute;background:${color};left:${left}%;top:${top}%;` +
        `width:${right - left}%;height:${bottom - top}%`;
      card.append(part);
    };
    add(8, 20, 92, 40, soft);
    add(8, 40, 92, 50, medium);
    add(8, 56, 80, 59, soft);
    add(8, 64, 70, 67, soft);
    add(8, 72, 50, 75, soft);
    add(8, 85, 92, 93, strong);
    add(0, 0, 100, 14, strong);
    add(0, 99, 100, 100, strong);
    add(0, 0, 2, 100, strong);
    add(98, 0, 100, 100, strong);
    return card;
  };
  state.operation = operation;
  state.rightToLeft = isRightToLeft;
  show();
  pause();
  const style = document.createElement("style");
  style.textContent = `body { visibility: hidden } .device { position: fixed; transform: none !important }
    .screen { visibility: visible; border-radius: 0 !important; background: #dfe2ea }`;
  document.head.append(style);
}"""

# The mean difference, and the largest beyond the neighbours with its position.
COMPARE = """async (first, second, allowed) => {
  const read = async (data) => {
    const image = new Image();
    image.src = "data:image/png;base64," + data;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(0, 0, image.width, image.height);
  };
  const [a, b] = [await read(first), await read(second)];
  if (a.width !== b.width || a.height !== b.height) return { size: [a.width, a.height, b.width, b.height] };
  const { width, height } = a;
  let sum = 0;
  let worst = { beyond: 0, x: 0, y: 0 };
  const outliers = new Set();
  const beyond = (one, other, x, y, channel) => {
    let [low, high] = [255, 0];
    for (let v = y - 1; v <= y + 1; v += 1)
      for (let u = x - 1; u <= x + 1; u += 1) {
        const value = other.data[4 * (v * width + u) + channel];
        low = Math.min(low, value);
        high = Math.max(high, value);
      }
    const value = one.data[4 * (y * width + x) + channel];
    return Math.max(low - value, value - high, 0);
  };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        const index = 4 * (y * width + x) + channel;
        sum += Math.abs(a.data[index] - b.data[index]);
        // At the edge of the picture neighbours are missing.
        const isInner = Math.min(x, y, width - 1 - x, height - 1 - y) >= 1;
        if (!isInner || a.data[index] === b.data[index]) continue;
        const found = Math.max(beyond(a, b, x, y, channel), beyond(b, a, x, y, channel));
        if (found > allowed) outliers.add(y * width + x);
        if (found > worst.beyond) worst = { beyond: found, x, y };
      }
  return { mean: sum / (3 * width * height), outliers: outliers.size / (width * height), ...worst };
}"""


def main(gallery, render, verbose=None):
    failures = []
    largest = [0, 0]
    with tempfile.TemporaryDirectory() as folder, Chromium() as browser:
        browser.resize(1000, 700)
        for name, time, options in CASES:
            subprocess.run(
                [render, name, *ANIMATION, *options, "--scale", "1", "--time", str(time), "--output", folder],
                check=True, stdout=subprocess.DEVNULL)
            rendered = base64.b64encode((pathlib.Path(folder) / "000.png").read_bytes()).decode()
            page = pathlib.Path(folder) / "page.html"
            page.write_text(export(gallery, name, "--format", "html", *ANIMATION)[0])
            browser.open(page.as_uri())
            operation = "pop" if "pop" in options else "push"
            browser.evaluate(f"({SETUP})({operation!r}, {str('--rtl' in options).lower()})")
            browser.evaluate(f"seek({1000 * time})")
            browser.settle()
            shown = browser.call(
                "Page.captureScreenshot", format="png",
                clip={"x": 0, "y": 0, "width": WIDTH, "height": HEIGHT, "scale": 1})["data"]
            found = browser.evaluate(f"({COMPARE})({rendered!r}, {shown!r}, {BEYOND})")
            place = f"{name} {' '.join(options)} at {time} s"
            if "size" in found:
                failures.append(f"{place}: the pictures have the sizes {found['size']}")
                continue
            largest = [max(largest[0], found["mean"]), max(largest[1], found["outliers"])]
            if verbose:
                print(f"{place}: {found}")
            bleeding = BLEEDING if name in PIECES else 0
            if found["mean"] > MEAN or found["outliers"] > bleeding:
                failures.append(
                    f"{place}: the mean difference is {found['mean']:.2f} of {MEAN} allowed, and at "
                    f"({found['x']}, {found['y']}) a pixel is {found['beyond']} of {BEYOND} allowed beyond its neighbours, as is a "
                    f"fraction of {found['outliers']:.4f} of all pixels, of {bleeding} allowed")
        failures += browser.errors
    print(
        f"{len(CASES)} rendered frames: they differ from the page by {largest[0]:.2f} of 255 on average at most, and "
        f"by an edge in {100 * largest[1]:.2f} % of the pixels")
    for failure in failures:
        print(failure)
    sys.exit(1 if failures else 0)


main(*sys.argv[1:])
