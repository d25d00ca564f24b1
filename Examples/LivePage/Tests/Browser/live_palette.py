"""The palette of the live page: pictures that the engine draws and that move, groups by purpose, and search by what one sees."""

import json

from live_composing import compiled
from live_person import expect

# What a person looks for, and a part that is among what is found.
SEARCHES = {
    "drawer": "cover", "iOS push": "parallaxPush", "bounce": "scale", "shatter": "explode", "fade": "opacity", "curtain": "slidingDoors",
    "carousel": "push.navigation", "stagger": "rows", "cube": "swing", "spin": "rotate",
    "shared axis z": "zoomIn", "container transform": "zoom", "magic move": "zoom", "detent": "cover", "sheet": "cover",
}
PICTURE = "document.querySelector('#palette-list [data-part={}] canvas').toDataURL()"

# Whether no picture in sight is empty.
DRAWN = """((list) => list.length > 5 && list.every((canvas) => canvas.toDataURL() !== Object.assign(
    document.createElement("canvas"), { width: canvas.width, height: canvas.height }).toDataURL()))(
        [...document.querySelectorAll("#palette-list canvas")].filter((canvas) => {
            const [box, list] = [canvas, document.querySelector("#palette-list")].map((element) => element.getBoundingClientRect());
            return box.top < list.bottom && box.bottom > list.top;
        }))"""


def open_palette(person):
    person.click("#add")
    person.wait("document.querySelector('#palette').open && document.querySelector('#palette-list').ariaBusy === 'false'", "the palette does not open")


def searching(person):
    """Parts are grouped by what they are for, and found by what one sees."""
    person.open("#move")
    compiled(person, "move")
    open_palette(person)
    groups = person.js("[...document.querySelectorAll('#palette-list h3')].map(({ textContent }) => textContent)")
    person.expect({"Between pages", "Come and leave", "Emphasis"} <= set(groups), f"the groups are {groups}")
    count = person.js("document.querySelectorAll('#palette-list button').length")
    for query, name in SEARCHES.items():
        person.js(f"""(() => {{
            const field = document.querySelector("#search");
            field.value = {json.dumps(query)};
            field.dispatchEvent(new Event("input", {{ bubbles: true }}));
            return true;
        }})()""")
        person.wait("document.querySelector('#palette-list').ariaBusy === 'false'", "the list does not become complete")
        found = person.js("[...document.querySelectorAll('#palette-list button')].map(({ dataset }) => dataset.part)")
        person.expect(name in found and len(found) < count / 3, f"“{query}” finds {found}")
    person.click("#palette-close")
    person.check_wrongs()
    return f"{count} parts in {len(groups)} groups, {len(SEARCHES)} searches by what one sees"


def moving(person):
    """Pictures are still, and move while a part is pointed at or focused; not for those who want less motion."""
    person.open("#move")
    compiled(person, "move")
    open_palette(person)
    person.wait(DRAWN, "pictures are missing", 30)
    for part in ("opacity", "rows", "onPush", "combined"):
        person.js(f"(document.querySelector('#palette-list [data-part={part}]').scrollIntoView(), true)")
        person.wait(DRAWN.replace("list.length > 5 &&", ""), f"pictures near {part} are missing", 30)
    person.js("(document.querySelector('#palette-list').scrollTo(0, 0), true)")
    pictures = person.js("new Set([...document.querySelectorAll('#palette-list canvas')].map((canvas) => canvas.toDataURL())).size")
    person.expect(pictures > 25, f"there are only {pictures} different pictures")
    still = person.js(PICTURE.format("flip"))
    person.expect(f"{PICTURE.format('flip')} === {json.dumps(still)}", "a picture moves by itself")
    x, y = person.place("#palette-list [data-part=flip]")
    person.browser.mouse("mouseMoved", x, y)
    person.wait(f"{PICTURE.format('flip')} !== {json.dumps(still)}", "a picture does not move under the pointer")
    x, y = person.place("#palette-title")
    person.browser.mouse("mouseMoved", x, y)
    person.wait(f"({PICTURE.format('flip')} === {json.dumps(still)})", "a picture that is left does not come to rest")
    person.focus("#palette-list [data-part=zoom]")
    before = person.js(PICTURE.format("zoom"))
    person.wait(f"{PICTURE.format('zoom')} !== {json.dumps(before)}", "a focused picture does not move")
    person.click("#palette-close")
    # Those who want less motion see the still pictures only.
    if not person.is_simple:
        person.browser.prefer(prefers_reduced_motion="reduce")
        person.open("#move")
        open_palette(person)
        person.wait(DRAWN, "pictures are missing", 30)
        person.focus("#palette-list [data-part=zoom]")
        person.js("new Promise((done) => setTimeout(done, 300))")
        before = person.js(PICTURE.format("zoom"))
        person.js("new Promise((done) => setTimeout(done, 200))")
        expect(person.js(PICTURE.format("zoom")) == before, "a picture moves although less motion is asked for")
        person.browser.prefer(prefers_reduced_motion="no-preference")
    person.check_wrongs()
    return f"{pictures} different pictures of parts"


# The opacity and the width of each page, as shares, in the order of their opacity.
PAGES = """[...document.querySelectorAll('.screen .view')].filter((view) => view.style.display !== "none")
    .map((view) => [view.style.opacity === "" ? 1 : Number(view.style.opacity), view.getBoundingClientRect().width / document.querySelector('.screen').getBoundingClientRect().width])
    .sort((a, b) => a[0] - b[0])"""


def fading_through(person):
    """What one starts from to fade through: the old page has left before the new one comes, which grows from 92 %."""
    person.open()
    person.click("#starts [data-start='Fade through']")
    compiled(person, "a fade through")
    person.js("(live.pause(), true)")
    widths = []
    for operation in (0, 1):
        person.js(f"(live.setOperation({operation}), true)")
        compiled(person, "a fade through")
        for share, is_fading in ((0.2, "width > 0.999"), (0.35, None), (0.6, "width < 0.999 && width > 0.9195")):
            person.js(f"(live.pause(), live.seek(live.duration * {share}), true)")
            seen = f"{PAGES}.filter(([opacity]) => opacity > 0)"
            wanted = f"{seen}.length === 1 && {seen}.every(([, width]) => {is_fading})" if is_fading else f"{seen}.length === 0"
            person.wait(wanted, f"at {share} of a fade through other pages are seen")
            widths += [width for opacity, width in person.js(PAGES) if opacity > 0]
    person.check_wrongs()
    return f"widths of {', '.join(f'{width:.3f}' for width in widths)}"


# The name and the first values of the animation of the whole recipe.
ANIMATION = "((node) => [node.part, ...node.values])(live.state.variants[live.state.selected].recipe.parts[1])"
CURVES = {"Elastic": ["springResponse", 0.5, 0.35], "Back": ["timingCurve", 0.34, 1.56], "Expo": ["timingCurve", 0.16, 1], "Emphasized": ["timingCurve", 0.2, 0], "FastOutSlowIn": ["timingCurve", 0.4, 0]}


def naming_curves(person):
    """Curves are found and chosen by what people call them, and the menu shows the transition that was chosen in it."""
    person.open("#move")
    compiled(person, "move")
    for name, wanted in CURVES.items():
        person.click(f"#tune [data-curve={name}]")
        person.wait(f"JSON.stringify({ANIMATION}.slice(0, {len(wanted)})) === {json.dumps(json.dumps(wanted, separators=(',', ':')))}", f"{name} is another curve")
    open_palette(person)
    person.js("""(document.querySelector("#search").value = "emphasized", document.querySelector("#search").dispatchEvent(new Event("input", { bubbles: true })), true)""")
    person.wait("document.querySelector('#palette-list').ariaBusy === 'false' && document.querySelector('#palette-list button') !== null", "a curve is not found")
    person.click("#palette-list button")
    person.wait(f"{ANIMATION}[1] === 0.2 && !document.querySelector('#palette').open", "a curve that was found is not taken")
    person.choose("#preset", "flip")
    person.wait("live.state.variants[live.state.selected].recipe.parts[0].part === 'flip' && document.querySelector('#preset').value === 'flip'", "the menu does not show what was chosen")
    person.click("#starts [data-start=Card]")
    person.wait("document.querySelector('#preset').value === ''", "the menu shows what is no longer there")
    person.check_wrongs()
    return f"{len(CURVES)} curves by name"


def sharing_an_axis(person):
    """Shared axes: the page that leaves has gone before the other one comes, which moves in the other direction to pop."""
    for name in ("Shared axis X", "Shared axis Y", "Shared axis Z"):
        person.open()
        person.click(f"#starts [data-start='{name}']")
        compiled(person, name)
        person.js("(live.pause(), true)")
        for operation in (0, 1):
            person.js(f"(live.setOperation({operation}), true)")
            compiled(person, name)
            for share, count in ((0.2, 1), (0.35, 0), (0.7, 1), (1, 1)):
                person.js(f"(live.pause(), live.seek(live.duration * {share}), true)")
                person.wait(f"{PAGES}.filter(([opacity]) => opacity > 0.001).length === {count}", f"at {share} of {name}, {operation}, not {count} pages are seen")
    person.check_wrongs()
    return "3 axes"


def leading_to_rows(person):
    """A finding about two parts leads to each of them."""
    person.open("#move")
    compiled(person, "move")
    person.js("(live.edit('test', (recipe) => { recipe.parts[0] = live.nodeOf('combined', [live.nodeOf('move'), live.nodeOf('offset')]); }), true)")
    person.click("#tab-findings")
    for index, name in enumerate(("Move", "Offset")):
        button = f"#findings .finding [aria-label='Tune {name}']"
        person.wait(f"document.querySelector({json.dumps(button)}) !== null", f"no finding leads to {name}")
        person.click(button)
        person.wait(f"live.state.path.at(-1) === {index} && !document.querySelector('#tune').hidden && document.querySelectorAll('#lanes .lane.chosen').length === 1", f"{name} is not chosen, or its lane")
        person.click("#tab-findings")
    person.check_wrongs()
    return "two rows of one finding"


CHECKS = [searching, moving, fading_through, naming_curves, sharing_an_axis, leading_to_rows]
