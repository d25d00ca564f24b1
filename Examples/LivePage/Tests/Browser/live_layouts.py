"""Two layouts of custom rectangles on the live page: drawn by pointer and by keys, played, explained, and written as code."""

import json

from live_demos import SHOWN, begin, press, rest

BOXES = """[...document.querySelectorAll('.board')].map((board) => [...board.querySelectorAll('.box')].map((box) => box.getAttribute('aria-label')))"""
PLAN = "[...document.querySelectorAll('#demo-plan tr')].map((row) => [...row.children].map(({ textContent }) => textContent))"
CODE = "document.querySelector('#source').textContent"


def fill(person, selector, value):
    person.js(f"""(() => {{
        const field = document.querySelector({json.dumps(selector)});
        field.value = {json.dumps(value)};
        field.dispatchEvent(new Event("change", {{ bubbles: true }}));
        return true;
    }})()""")


def box(person, layout, name):
    return person.js(f"""[...document.querySelectorAll('.board')][{layout}].querySelector('[aria-label^="{name},"]')?.getAttribute('aria-label') ?? null""")


def focus(person, layout, name):
    person.js(f"""([...document.querySelectorAll('.board')][{layout}].querySelector('[aria-label^="{name},"]').focus(), true)""")


def drawn_layouts(person):
    """Rectangles are added, moved, resized, named, linked and removed; the change has a plan with reasons, and code."""
    person.open()
    person.js("(localStorage.removeItem('transitionkit-layouts'), true)")
    begin(person, "layouts")
    before = json.loads(person.value(BOXES))

    # By pointer: draw, move, resize.
    person.js("(document.querySelector('.board').scrollIntoView({ block: 'center' }), true)")
    person.drag(person.place(".board", 0.1, 0.75), (60, 50))
    person.wait(f"JSON.stringify({BOXES}) !== {json.dumps(json.dumps(before, separators=(',', ':'), ensure_ascii=False))}", "drawing makes no rectangle")
    drawn = box(person, 0, "Box")
    person.expect(drawn is not None, "what is drawn has no name")
    person.drag(person.place(".board .box[aria-pressed=true]", 0.3, 0.3), (10, 20))
    moved = box(person, 0, "Box")
    person.expect(moved != drawn and moved.split(", ")[-1] == drawn.split(", ")[-1], f"a drag does not move: {drawn}, {moved}")
    person.drag(person.place(".board .box[aria-pressed=true] .corner"), (12, 8))
    resized = box(person, 0, "Box")
    person.expect(resized.split(", ")[-1] != moved.split(", ")[-1], f"its corner does not resize: {moved}, {resized}")

    # By keys: add, move, resize, and by fields.
    person.focus("#layout-add-1")
    person.key("Enter")
    person.wait("document.activeElement.className === 'box'", "a rectangle that is added has no focus")
    added = box(person, 1, "Box")
    person.key("ArrowRight")
    person.key("ArrowDown", "Shift")
    person.key("ArrowDown", "Alt")
    keyed = box(person, 1, "Box")
    x, y, height = (int(added.split(f"{mark} ")[1].split(",")[0]) for mark in ("x", "y", "by"))
    person.expect(f"x {x + 1}, y {y + 10}" in keyed and keyed.endswith(f"by {height + 1}"), f"arrow keys give {keyed} from {added}")
    for name, value in (("x", "30"), ("y", "700"), ("width", "200"), ("height", "90"), ("corners", "9")):
        fill(person, f"#box-{name}", value)
    person.expect(box(person, 1, "Box").endswith("x 30, y 700, 200 by 90"), f"fields give {box(person, 1, 'Box')}")
    fill(person, "#box-name", "Hero")
    fill(person, "#box-linked", "photo")
    focus(person, 0, "Box")
    fill(person, "#box-linked", "photo")

    # What is the same, and why.
    person.wait(f"{PLAN}.some(([name, action, why]) => /Hero|Box/.test(name) && /flies|becomes|gives/.test(action) && why.length > 3)", "the plan does not link what has one word")
    plan = person.js(PLAN)
    person.expect(all(len(row) == 3 and all(row) for row in plan), f"the plan has no reasons: {plan}")
    person.click("#tab-code")
    person.wait(f"/\\.match\\(\"photo\"\\)/.test({CODE}) && {CODE}.includes('Element(\"Hero\", frame: Rect(x: 30, y: 700, width: 200, height: 90))')", "the code does not have the rectangles")
    person.click("#tab-tune")
    press(person, "layout1", "the second layout")
    press(person, "layout0", "the first layout")
    # Interrupted, and by a tap.
    for action in ("layout1", "layout0", "layout1"):
        person.click(f"#demo-{action}")
    rest(person)
    person.changes(SHOWN, lambda: person.click("#demo .device", 0.9, 0.97), "a tap on the stage does nothing")
    rest(person)

    # They stay in the browser; what is removed comes back.
    focus(person, 0, "Box")
    person.key("Delete")
    person.expect(box(person, 0, "Box") is None, "a rectangle cannot be removed")
    person.click("#layout-undo")
    person.expect(box(person, 0, "Box") is not None, "what was removed does not come back")
    kept = json.loads(person.value(BOXES))
    person.check_wrongs()
    person.open()
    begin(person, "layouts")
    person.expect(json.loads(person.value(BOXES)) == kept, "the layouts do not stay in the browser")
    person.expect("!location.hash.includes('Hero')", "a link has the layouts")
    person.js("(localStorage.removeItem('transitionkit-layouts'), true)")
    person.check_wrongs()
    return f"{len(plan)} elements by pointer and by keys, with reasons"


CHECKS = [drawn_layouts]
