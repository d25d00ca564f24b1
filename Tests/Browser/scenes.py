"""The scenes that browsers play, and pages made of them."""

import json
import re
import subprocess

# Positions are rounded to 1/64 of a pixel in each of two boxes; numbers are written with six digits.
PIXEL = 0.04
DIGITS = 2e-5


def samples(program):
    """The changes of scenes of the program that makes compositions."""
    lines = subprocess.run(
        [program, "--scenes"], check=True, capture_output=True, text=True).stdout.splitlines()
    return [json.loads(line) for line in lines]


def moved(sample, form, view):
    """By how many points a corner of a view may be off."""
    errors = sample["errors"][form].get(view, {})
    turn = errors.get("rotation", 0) + errors.get("scale", 0) + errors.get("layoutScale", 0)
    return errors.get("translation", 0) + errors.get("frame", 0) + turn * sum(sample["size"])


def ancestors(elements, path=()):
    """Each element of a page with those around it."""
    found = {}
    for element in elements:
        found[element["id"]] = path
        found.update(ancestors(element["children"], path + (element["id"],)))
    return found


# Defines `build(elements)`: a page of nested boxes at rest.
BUILD = r"""window.build = (elements) => {
  const make = (element, depth) => {
    const box = document.createElement("div");
    const [left, top, width, height] = element.frame;
    const hue = [...element.id].reduce((hash, letter) => (hash * 31 + letter.codePointAt(0)) % 360, 7);
    box.dataset.element = element.id;
    box.style.cssText = `position:absolute;box-sizing:border-box;left:${left}px;top:${top}px;width:${width}px;` +
      `height:${height}px;opacity:${element.opacity};border-radius:${element.cornerRadius}px;transform-origin:0 0;` +
      `transform:matrix(${element.matrix.join()});overflow:${element.clips ? "hidden" : "visible"};` +
      `visibility:${element.isHidden ? "hidden" : "visible"};` +
      `background:hsl(${hue + element.version * 90} 60% ${85 - depth * 12}%);border:1px solid #0008`;
    box.append(Object.assign(document.createElement("span"), { textContent: element.id }));
    for (const child of element.children) {
      const inner = make(child, depth + 1);
      // Frames are inside the border.
      inner.style.left = `${child.frame[0] - 1}px`;
      inner.style.top = `${child.frame[1] - 1}px`;
      box.append(inner);
    }
    return box;
  };
  document.body.replaceChildren(...elements.map((element) => make(element, 0)));
};
true"""


def rules(sheet):
    """The rules for names in the old and in the new page, which are in the comment at the top."""
    comment = sheet.split("*/", 1)[0]
    old, new = comment.split("names in the new page")
    find = lambda text: re.findall(r'^ *(\[data-element=.*; \})$', text, re.MULTILINE)
    return find(old), find(new)
