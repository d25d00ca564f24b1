"""What the stage of the live page draws of a view besides its place: hues, background, border and shadow."""

import json
import math

from live_person import PLAYER
from live_recipes import RECIPE_OF, part

# What shows while the view is away, by the values of the recipe.
BLUE, GOLD = 0x3F57E0, 0xFFB020
LOOKS = {
    "hueRotation": (part("hueRotation", angle=120), {"hue": [2 * math.pi / 3]}),
    "background": (part("background", color=GOLD, opacity=0.5), {"background": [255, 176, 32, 0.5]}),
    "border": (part("border", color=BLUE, opacity=1, width=7.5), {"border": [7.5, 63, 87, 224, 1]}),
    "shadowColor": (part("shadowColor", color=BLUE, opacity=0.75, radius=20, x=3, y=4), {"shadow": [3, 4, 40, 63, 87, 224, 0.75]}),
}

# For each shown view what its style says, and what its record says.
SHOWN = f"""(() => {{
    const words = live.engine.words("playerDraw", {PLAYER});
    const shown = [...document.querySelectorAll(".screen .view")].filter((view) => view.style.display !== "none");
    const starts = [...Array(words[0]).keys()].map((index) => 2 + index * 63).filter((start) => words[start + 2] !== 1);
    shown.sort((a, b) => a.style.zIndex - b.style.zIndex);
    const numbers = (text) => (text.match(/-?[0-9.]+(e-?[0-9]+)?/g) ?? []).map(Number);
    const color = (text) => {{
        const [found] = text.match(/rgba?\\([^)]*\\)/) ?? ["rgb(0 0 0 / 0)"];
        const list = numbers(found);
        return list.length === 3 ? [...list, 1] : list;
    }};
    const rest = (text) => numbers(text.replace(/rgba?\\([^)]*\\)/, ""));
    const rgba = (at, alpha = 1) => [...words.slice(at, at + 3)].map((value) => Math.round(value * 255)).concat(words[at + 3] * alpha);
    return starts.map((start, index) => {{
        const element = shown[index], style = getComputedStyle(element), tint = getComputedStyle(element.querySelector(".tint"));
        const hue = style.filter.match(/hue-rotate\\((-?[0-9.e-]+)(deg|rad)\\)/);
        const border = rest(tint.boxShadow), shadow = rest(style.boxShadow);
        const drawn = {{
            hue: [hue ? hue[1] * (hue[2] === "deg" ? Math.PI / 180 : 1) : 0],
            background: color(style.backgroundColor),
            border: border.length && tint.boxShadow.includes("inset") ? [border[3], ...color(tint.boxShadow)] : [0, 0, 0, 0, 0],
            shadow: shadow.length ? [...shadow.slice(0, 3), ...color(style.boxShadow)] : [0, 0, 0, 0, 0, 0, 0],
        }};
        const wanted = {{
            hue: [words[start + 48]],
            background: words[start + 52] > 0 ? rgba(start + 49) : [0, 0, 0, 0],
            border: words[start + 53] > 0 && words[start + 57] > 0 ? [words[start + 53], ...rgba(start + 54)] : [0, 0, 0, 0, 0],
            shadow: words[start + 43] > 0 ? [words[start + 45], words[start + 46], 2 * words[start + 44], ...rgba(start + 58, words[start + 43])] : [0, 0, 0, 0, 0, 0, 0],
        }};
        return {{ page: words[start], drawn, wanted }};
    }});
}})()"""


def is_close(seen, wanted):
    """Whether numbers are equal but for what browsers round."""
    return len(seen) == len(wanted) and all(abs(a - b) < 0.011 for a, b in zip(seen, wanted))


def looks(person):
    """The styles of views are those of the recipe while a view is away, and those of the engine at any time."""
    person.open()
    person.js(RECIPE_OF)
    count = 0
    for name, (recipe, away) in LOOKS.items():
        person.js(f"(live.edit('test', () => recipeOf({json.dumps(recipe)})), live.seek(0), true)")
        for share in (0, 0.1, 0.3, 0.6, 1):
            person.js(f"new Promise((done) => requestAnimationFrame(() => {{ live.seek(live.duration * {share}); requestAnimationFrame(() => requestAnimationFrame(done)); }}))")
            views = person.js(SHOWN)
            person.expect(len(views) > 0, f"{name}: nothing is drawn")
            for view in views:
                drawn, wanted = view["drawn"], view["wanted"]
                for key, values in wanted.items():
                    person.expect(is_close(drawn[key], values), f"{name} at {share}: {key} is {drawn[key]} instead of {values}")
                    count += len(values)
                if share == 0 and view["page"] == 1:
                    for key, value in away.items():
                        person.expect(is_close(drawn[key], value), f"{name} while away: {key} is {drawn[key]} instead of {value}")
    person.check_wrongs()
    return f"{count} numbers of {len(LOOKS)} looks: as the recipe and the engine say"


CHECKS = [looks]
