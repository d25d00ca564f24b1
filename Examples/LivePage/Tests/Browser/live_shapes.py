"""Clips to shapes on the live page: the library plays them, and views show the outlines that it says."""

import json

from live_composing import compiled
from live_palette import open_palette
from live_person import PLAYER, RECIPE
from live_recipes import RECIPE_OF, part

# Recipes with shapes, and how many outlines each view is clipped to, besides a rectangle.
SHAPES = {
    "circle": (part("circleClip", anchorX=0.2, anchorY=0.9), 1, False),
    "drop": (part("dropClip"), 1, False),
    "ellipse": (part("ellipseClip"), 1, False),
    "star": (part("combined", part("starClip", points=7), part("scale", factor=0.4), part("rotate", angle=90)), 1, False),
    "rounded rectangle": (part("combined", part("roundedClip", cornerRadius=90), part("layoutScale", x=0.6, y=0.5)), 1, False),
    "small star": (part("starClip", size=0.3), 1, False),
    "star in pieces": (part("rows", part("starClip"), count=3), 1, False),
    "circle in a star": (part("combined", part("starClip", points=5), part("circleClip", radius=0.3)), 2, False),
    "ellipse in a clip": (part("combined", part("ellipseClip"), part("clip", trailing=0.4), part("clipRadius", radius=30)), 1, True),
    "nothing": (part("combined", part("starClip"), part("ellipseClip"), part("clip", trailing=1)), 2, True),
}

# For each shown view the shapes that its style says, and those that the engine says: its outlines, and a rectangle with a radius.
SHOWN = f"""(() => {{
    const words = live.engine.words("playerDraw", {PLAYER});
    const shown = [...document.querySelectorAll(".screen .view")].filter((view) => view.style.display !== "none");
    shown.sort((a, b) => a.style.zIndex - b.style.zIndex);
    const outlines = new Map();
    for (let at = 2 + (words[0] + words[1]) * 63; at < words.length;) {{
        const list = [];
        outlines.set(words[at], list);
        const count = words[at + 1];
        at += 2;
        for (let index = 0; index < count; index += 1) {{
            const end = at + 1 + 2 * words[at];
            list.push([...words.slice(at + 1, end)]);
            at = end;
        }}
    }}
    const numbers = (text) => (text.match(/-?[0-9.]+(e-?[0-9]+)?/g) ?? []).map(Number);
    const chain = (text) => {{
        const name = text.match(/url\\("?#([^")]*)"?\\)/)?.[1];
        if (!name) return text.startsWith("polygon") ? [numbers(text)] : [];
        const path = document.getElementById(name), shape = path.firstElementChild;
        const values = shape.tagName === "polygon" ? numbers(shape.getAttribute("points")) : ["x", "y", "width", "height", "rx"].map((key) => Number(shape.getAttribute(key)));
        return [values, ...chain(path.getAttribute("clip-path") ?? "")];
    }};
    const items = [...Array(words[0]).keys()].filter((index) => words[2 + index * 63 + 2] !== 1);
    return items.map((index, position) => {{
        const start = 2 + index * 63, [x, y] = [words[start + 20], words[start + 21]];
        const wanted = (outlines.get(index) ?? []).map((list) => list.map((value, lane) => value - (lane % 2 ? y : x)));
        if (wanted.length && words[start + 37] === 1)
            wanted.push([words[start + 38] - x, words[start + 39] - y, Math.max(words[start + 40], 0), Math.max(words[start + 41], 0), words[start + 42]]);
        return {{ drawn: chain(getComputedStyle(shown[position]).clipPath), wanted }};
    }});
}})()"""

# Of a grid of points that are not near an edge of a clip: which are inside of all shapes of the view in front, and which of them it shows.
HITS = f"""(() => {{
    const words = live.engine.words("playerDraw", {PLAYER});
    const last = words[0] - 1;
    let at = 2 + (words[0] + words[1]) * 63;
    while (words[at] !== last) {{
        let next = at + 2;
        for (let count = words[at + 1]; count > 0; count -= 1) next += 1 + 2 * words[next];
        at = next;
    }}
    const polygons = [];
    for (let count = words[at + 1], from = at + 2; count > 0; count -= 1) {{
        const end = from + 1 + 2 * words[from];
        polygons.push([...words.slice(from + 1, end)]);
        from = end;
    }}
    const isInside = (list, x, y) => {{
        let crossings = 0;
        for (let index = 0; index < list.length; index += 2) {{
            const [ax, ay, bx, by] = [list[index], list[index + 1], list[(index + 2) % list.length], list[(index + 3) % list.length]];
            if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) crossings += 1;
        }}
        return crossings % 2 === 1;
    }};
    const box = document.querySelector(".screen").getBoundingClientRect();
    const [width, height] = live.state.size;
    const front = [...document.querySelectorAll(".screen .view")].filter((view) => view.style.display !== "none").sort((a, b) => b.style.zIndex - a.style.zIndex)[0];
    const points = [];
    for (let column = 1; column < 24; column += 1) for (let row = 1; row < 40; row += 1) {{
        const [x, y] = [(width * column) / 24, (height * row) / 40];
        const around = [[0, 0], [4, 0], [-4, 0], [0, 4], [0, -4]].map(([dx, dy]) => polygons.every((list) => isInside(list, x + dx, y + dy)));
        if (!around.every((inside) => inside === around[0])) continue;
        const hit = document.elementFromPoint(box.left + (x / width) * box.width, box.top + (y / height) * box.height);
        points.push([around[0], front.contains(hit)]);
    }}
    return points;
}})()"""

FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))"
IS_WHOLE = "live.engine.exports.scene !== undefined"


def check_shown(person, name, count=None, has_rectangle=False):
    """Compares the clips of all shown views; answers how many numbers there were. The page writes thousandths, and browsers six digits."""
    views = person.js(SHOWN)
    person.expect(len(views) > 0, f"{name}: nothing is drawn")
    numbers = 0
    for view in views:
        drawn, wanted = view["drawn"], view["wanted"]
        if count is not None:
            person.expect(len(wanted) in (0, count, count + has_rectangle), f"{name}: there are {len(wanted)} shapes")
        person.expect(len(drawn) == len(wanted), f"{name}: {len(drawn)} shapes are drawn instead of {len(wanted)}")
        for seen, values in zip(drawn, wanted):
            person.expect(
                len(seen) == len(values) and all(abs(a - b) < 0.0011 + 1e-5 * abs(b) for a, b in zip(seen, values)),
                f"{name}: a clip is {seen[:8]}… instead of {values[:8]}…")
            numbers += len(values)
    return numbers


def shapes(person):
    """Views are clipped to the outlines of the engine, at any time."""
    person.open()
    person.js(RECIPE_OF)
    numbers = 0
    for name, (recipe, count, has_rectangle) in SHAPES.items():
        person.js(f"(live.edit('test', () => recipeOf({json.dumps(recipe)})), true)")
        person.wait(f"{IS_WHOLE} && {PLAYER} > 0", "the library does not play", 20)
        person.js(FRAMES)
        for share in (0, 0.1, 0.35, 0.7, 1):
            person.js(f"(live.seek(live.duration * {share}), true)")
            person.js(FRAMES)
            numbers += check_shown(person, f"{name} at {share}", count, has_rectangle)
    person.js(f"(live.edit('test', () => recipeOf({json.dumps(SHAPES['circle in a star'][0])})), true)")
    person.js(FRAMES)
    person.js("(live.seek(live.duration * 0.06), true)")
    person.js(FRAMES)
    hits = person.js(HITS)
    inside = sum(wanted for wanted, _ in hits)
    person.expect(inside > 20 and len(hits) - inside > 100, f"{inside} of {len(hits)} points are inside of both shapes")
    wrong = sum(wanted != seen for wanted, seen in hits)
    person.expect(wrong == 0, f"{wrong} of {len(hits)} points are shown although they are outside of a shape, or not shown")
    person.expect(numbers > 5000, f"only {numbers} numbers were compared")
    # What has no shape any more has no clip.
    person.js(f"(live.edit('test', () => recipeOf({json.dumps(part('opacity'))})), true)")
    person.wait("[...document.querySelectorAll('.screen .view')].every((view) => view.style.display === 'none' || view.style.clipPath === '')", "a clip stays")
    person.check_wrongs()
    return f"{numbers} numbers of {len(SHAPES)} recipes: as the engine says; {inside} of {len(hits)} points are inside of two shapes"


def shapes_played(person):
    """A part that only the library has is refused by the engine, and picked, played, scrubbed, interrupted and written by the page."""
    person.open("#opacity")
    compiled(person, "opacity")
    said = person.js("""(() => {
        live.engine.give(live.encode(live.nodeOf("starClip"), [390, 844, 0, 0, 0, 0]));
        return [live.engine.exports.scene === undefined, live.engine.exports.compile(), live.engine.message];
    })()""")
    person.expect(said[:2] == [True, 0] and said[2].endswith("which is no part."), f"the engine says {said} of a part that it does not have")
    before = person.js("live.duration")
    open_palette(person)
    picture = "document.querySelector('#palette-list [data-part=starClip] canvas')"
    person.js(f"({picture}.scrollIntoView({{ block: 'center' }}), true)")
    empty = f"Object.assign(document.createElement('canvas'), {{ width: {picture}.width, height: {picture}.height }}).toDataURL()"
    person.wait(f"{picture}.toDataURL() !== {empty}", "the picture of a star is missing", 20)
    still = person.js(f"{picture}.toDataURL()")
    person.browser.mouse("mouseMoved", *person.place("#palette-list [data-part=starClip]"))
    person.wait(f"{picture}.toDataURL() !== {json.dumps(still)}", "the picture of a star does not move")
    person.expect(f"!({IS_WHOLE})", "a picture makes the library play")
    person.click("#palette-list [data-part=starClip]")
    person.wait(f"{IS_WHOLE} && JSON.stringify({RECIPE}).includes('starClip') && {PLAYER} > 0", "the library does not play the star", 20)
    person.expect(f"live.duration === {before}", "the duration is another one")
    person.js("(live.setOperation(0), live.seek(live.duration * 0.3), true)")
    person.js(FRAMES)
    numbers = check_shown(person, "a star that was picked", 1)
    person.js("(live.play(), live.interrupt(), live.pause(), true)")
    person.js(FRAMES)
    numbers += check_shown(person, "a star that is interrupted", 1)
    person.expect(numbers > 0, "no star is shown")
    # A finger on the card.
    person.js("(live.setOperation(0), live.seek(0), true)")
    x, y = person.place(".device")
    person.drag((x, y), (-80, 0), rest=0.05, is_released=False)
    person.js(FRAMES)
    check_shown(person, "a star under a finger", 1)
    person.browser.mouse("mouseReleased", x - 80, y)
    person.click("#tab-code")
    person.choose("#format", "swift")
    person.wait("document.querySelector('#source').textContent.includes('.clip(to: .star(points: 5, innerRadius: 0.4))')", "the code has no star", 20)
    person.click("#tab-values")
    person.wait("document.querySelector('#charts').textContent.includes('destination clip to star')", "the values have no star")
    person.check_wrongs()
    # A link.
    person.open("#circleClip")
    person.wait(f"{IS_WHOLE} && {PLAYER} > 0", "a link with a circle is not played", 20)
    person.js("(live.seek(live.duration * 0.3), true)")
    person.js(FRAMES)
    person.expect(check_shown(person, "a circle of a link", 1) > 0, "the circle of a link is not shown")
    person.check_wrongs()
    # Links from before stars had a size.
    for values, read in (([6, 0.3], [6, 0.3, 1]), ([6, 0.3, 0.25], [6, 0.3, 0.25])):
        person.js(f"(live.restore({{ variants: [['starClip', {values}]] }}), true)")
        person.expect(person.js(f"{RECIPE}.values") == read, f"a link with {values} is read as {person.js(f'{RECIPE}.values')}")
    person.expect("live.restore({ variants: [['starClip', [6, 0.3, 0.25, 1]]] }) === false", "a link with too many values is read")
    person.check_wrongs()
    # A page that is damaged warns; what complains in Chromium is counted.
    if person.is_simple:
        damaged(person)


def damaged(person):
    """Without the library the page keeps what it shows, and says why."""
    person.open("#opacity")
    compiled(person, "opacity")
    person.js("(document.querySelector('#library').textContent = '13 nothing', live.edit('test', () => live.nodeOf('starClip')), true)")
    person.wait("document.querySelector('#error').textContent.includes('could not unpack the library')", "a page without a library says nothing")
    person.expect(f"!({IS_WHOLE}) && {PLAYER} > 0", "nothing is shown any more")
    person.js("(live.edit('test', () => live.nodeOf('slide')), true)")
    person.wait("document.querySelector('#error').hidden", "the error stays")


CHECKS = [shapes, shapes_played]
