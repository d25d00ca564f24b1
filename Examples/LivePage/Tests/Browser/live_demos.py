"""The demos of the live page: each of their buttons, and the finger."""

import json
import time

# What is shown: the texts of elements from back to front, and where they are, in whole pixels.
SHOWN = """[...document.querySelectorAll("#demo .piece")].filter((piece) => piece.style.display !== "none")
    .sort((a, b) => a.style.zIndex - b.style.zIndex)
    .map((piece) => { const box = piece.getBoundingClientRect(); return [piece.textContent, Math.round(box.left), Math.round(box.top), Math.round(box.width), Math.round(box.height)]; })"""

# Whether the demo stands still: what is shown is what was shown at the last look. Null if no frame has come since then: without one,
# nothing can have moved.
STILL = f"""(() => {{
    if (window.awaitsFrame) return null;
    window.awaitsFrame = true;
    requestAnimationFrame(() => (window.awaitsFrame = false));
    const text = JSON.stringify({SHOWN});
    const isStill = text === window.lastShown;
    window.lastShown = text;
    return isStill;
}})()"""


def begin(person, scene):
    person.click(f"label:has(#scene-{scene})")
    person.wait("document.querySelectorAll('#demo .piece').length > 3 && document.querySelectorAll('#demo-panel button').length > 1", f"the demo {scene} does not start")
    rest(person)


def rest(person):
    """Waits until nothing moves any more: the page says so, and three looks, with a frame before each, show the same."""
    person.wait("!live.isPlaying", "a demo does not come to rest", 15)
    still = 0
    end = time.monotonic() + 15
    while still < 3:
        is_still = person.js(STILL)
        if is_still is not None:
            still = still + 1 if is_still else 0
        person.expect(time.monotonic() < end, "a demo does not come to rest")
        time.sleep(0.06)


def press(person, action, what):
    person.changes(SHOWN, lambda: person.click(f"#demo-{action}"), f"{what} does nothing")
    rest(person)


def toggle(person, action):
    before = person.is_pressed(f"#demo-{action}")
    person.click(f"#demo-{action}")
    person.wait(f"document.querySelector('#demo-{action}').getAttribute('aria-pressed') === '{json.dumps(not before)}'", f"{action} cannot be changed")


def size(person):
    return person.js("((box) => [box.width, box.height])(document.querySelector('#demo .device').getBoundingClientRect())")


def texts(person, selector):
    return person.js(f"""[...document.querySelectorAll("#demo .piece:has({selector})")].filter((piece) => piece.style.display !== "none")
        .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top).map((piece) => piece.textContent)""")


def is_clipped(person, selector):
    """Whether all elements of a kind, which are in something that clips, have a clip."""
    return person.js(f"""((pieces) => pieces.length > 0 && pieces.every((piece) => piece.style.clipPath.startsWith("inset(")))(
        [...document.querySelectorAll("#demo .piece:has({selector})")].filter((piece) => piece.style.display !== "none"))""")


CODE = "document.querySelector('#source').textContent"


def slide(person, label, value):
    """Writes a number into the field beside a slider."""
    person.js(f"""(() => {{
        const field = document.querySelector("#demo-panel [aria-label='{label}, exactly']");
        field.value = "{value}";
        field.dispatchEvent(new Event("change", {{ bubbles: true }}));
        return true;
    }})()""")
    person.expect(f"Number(document.querySelector(\"#demo-panel input[type=range][aria-label='{label}']\").value) === {value}", f"{label} cannot be {value}")


def code_says(person, *texts):
    person.click("#tab-code")
    for text in texts:
        person.wait(f"{CODE}.includes({json.dumps(text)})", f"the code has no {text}")
    person.click("#tab-tune")


def delays(person):
    """Shuffling with a longer delay between rows lasts as much longer, and the code has the delay."""
    slide(person, "Delay between rows", 0.15)
    person.expect(person.is_pressed("#demo-stagger"), "a delay does not turn stagger on")
    press(person, "shuffle", "shuffling with a long delay")
    code_says(person, "transaction.stagger = .row(each: 0.15)", 'Element("So What", frame: Rect(', "animator.update(to: second(), transaction)")
    slide(person, "Delay between rows", 0.02)
    press(person, "shuffle", "shuffling with a short delay")
    code_says(person, ".row(each: 0.02)")


MARKED = "document.querySelector('#demo .look-row[data-mark=lifted]')?.textContent ?? null"


def reorders(person):
    """A finger and keys move a row to another place, and put it back; each step of the keys is said."""
    rows = texts(person, ".look-row")
    box = person.js("((box) => [box.left + box.width / 2, box.top + box.height / 2, box.height])([...document.querySelectorAll('#demo .piece:has(.look-row)')].sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)[2].getBoundingClientRect())")
    # The row is under the finger while it is held, and the others have made room.
    person.drag(box[:2], (8, 2 * box[2]), is_released=False)
    person.wait(f"{MARKED} === {json.dumps(rows[2])}", "a row that is dragged does not look lifted")
    person.expect(rows[2] in texts(person, ".look-row"), "a row that is dragged is gone")
    person.browser.mouse("mouseReleased", box[0] + 8, box[1] + 2 * box[2])
    rest(person)
    moved = texts(person, ".look-row")
    person.expect(moved != rows and [row for row in moved if row != rows[2]] == [row for row in rows if row != rows[2]], f"a row that is dragged down by two leaves {moved}")
    # With keys.
    said = "document.querySelector('#status').textContent"
    person.focus("#demo .fit")
    for key, text in (("Home", f", 1 of {len(rows)}."), ("ArrowDown", f", 2 of {len(rows)}."), (" ", f"Picked up at position 2 of {len(rows)}."), ("ArrowDown", f"Moved to position 3 of {len(rows)}."), ("End", f"Moved to position {len(rows)} of {len(rows)}."),
                      ("ArrowDown", "There is no place."), ("Escape", f"Put back to position 2 of {len(rows)}."), (" ", f"Picked up at position 2 of {len(rows)}."), ("ArrowUp", f"Moved to position 1 of {len(rows)}."), (" ", f"Dropped at position 1 of {len(rows)}.")):
        person.key(key)
        person.wait(f"{said}.endsWith({json.dumps(text)})", f"after {key!r} it does not say {text}")
    rest(person)
    expected = [moved[1], moved[0], *moved[2:]]
    person.expect(texts(person, ".look-row") == expected, "keys do not move the second row to the top")
    person.expect(f"{MARKED} === null", "a row that was dropped looks lifted")
    # What is picked up goes back when the focus leaves.
    person.key(" ")
    person.key("End")
    person.js("(document.activeElement.blur(), true)")
    rest(person)
    person.expect(texts(person, ".look-row") == expected, "a row that was picked up does not go back when the focus leaves")


def list_demo(person):
    begin(person, "list")
    person.click("#tab-code")
    person.wait("document.querySelector('#source').hidden && document.querySelector('#code-note').textContent.length > 10", "there is code of no change")
    person.click("#tab-tune")
    delays(person)
    person.expect(is_clipped(person, ".look-row"), "rows are not clipped by their list")
    for action in ("shuffle", "sort", "insert", "remove"):
        press(person, action, action)
    toggle(person, "stagger")
    press(person, "shuffle", "shuffling without stagger")
    toggle(person, "stagger")
    # Changes that interrupt each other.
    for _ in range(4):
        person.click("#demo-shuffle")
    rest(person)
    press(person, "sort", "sorting")
    rows = texts(person, ".look-row")
    person.expect(len(rows) == len(set(rows)) > 8, f"the list has other rows: {rows}")
    width, height = size(person)
    start = person.place("#demo .device", 0.5, 0.24)
    person.drag(start, (0, height * 0.25), steps=10)
    rest(person)
    dragged = texts(person, ".look-row")
    person.expect(sorted(dragged) == sorted(rows) and dragged != rows, "a dragged row goes nowhere")
    reorders(person)
    person.changes(SHOWN, lambda: person.click("#demo .device", 0.5, 0.6), "a tap on a row does nothing")
    rest(person)


# The picture of the old content in flight: its opacity, and whether it is in front of the page and of what is in that.
PICTURE = """((picture) => picture && ((order) => [Number(picture.style.opacity), [...document.querySelectorAll("#demo .piece:has(.look-page, .look-paragraph)")]
    .every((piece) => piece === picture || Number(piece.style.zIndex) < order)])(Number(picture.style.zIndex)))(document.querySelector("#demo .piece:has(.inside)"))"""


def crossfades(person):
    """A card that grows shows its old content over the new one until that has faded, and no line of text is cut at its edge."""
    person.js("(document.querySelector('#demo-next').click(), live.pause(), true)")
    person.wait(f"{PICTURE} !== null", "a card in flight has no picture of its old content")
    last = 1
    for _ in range(4):
        person.changes(PICTURE, lambda: person.click("#forward"), "a frame later the picture is the same")
        opacity, is_in_front = person.js(PICTURE)
        person.expect(0 < opacity < last and is_in_front, f"the picture has an opacity of {opacity} after {last}, in front: {is_in_front}")
        last = opacity
    edges = person.js("""["#demo .piece:has(> .look-page)", "#demo .piece:has(> .look-paragraph) i"].map((selector) => document.querySelector(selector).getBoundingClientRect().right)""")
    person.expect(edges[1] < edges[0] - 5, f"a card ends at {edges[0]}, and a line in it at {edges[1]}")
    person.click("#play")
    rest(person)
    person.wait(f"{PICTURE} === null", "the picture of the old content stays")
    press(person, "close", "closing")


def card_demo(person):
    begin(person, "card")
    crossfades(person)
    person.click("#demo .device", 0.3, 0.3)
    person.wait("document.querySelector('#demo .look-page') !== null", "a tap on a card opens nothing")
    person.expect(is_clipped(person, ".look-paragraph"), "what is in a page that grows is not clipped by it")
    rest(person)
    code_says(person, 'Element("', '.match("', ", page")
    press(person, "close", "closing")
    for action in ("open", "close", "next", "close"):
        press(person, action, action)
    toggle(person, "arc")
    press(person, "next", "opening on an arc")
    width, height = size(person)
    person.drag(person.place("#demo .device", 0.5, 0.3), (width * 0.1, height * 0.5), steps=10)
    rest(person)
    person.expect(len(texts(person, ".look-card")) == 6, "a page that is dragged away does not become a card")
    # Caught in flight.
    person.click("#demo-next")
    person.click("#demo-close")
    person.click("#demo-next")
    rest(person)
    person.expect(len(texts(person, ".look-page")) == 1, "an interrupted card does not open")


def stack_demo(person):
    begin(person, "stack")
    code_says(person, "ScreenTransition(NavigationTransition.swing", "TransitionController(ScreenStack([")
    press(person, "push", "push")
    press(person, "pop", "pop")
    for style in person.js("[...document.querySelectorAll('#demo-panel button')].map(({ id }) => id).filter((id) => id.startsWith('demo-style'))"):
        person.click(f"#{style}")
        person.wait(f"document.querySelector('#{style}').getAttribute('aria-pressed') === 'true'", f"{style} cannot be chosen")
        press(person, "push", f"push by {style}")
        press(person, "pop", f"pop by {style}")
    home = person.value(SHOWN)
    person.changes(SHOWN, lambda: person.click("#demo .device", 0.5, 0.22), "a tap on a row does nothing")
    rest(person)
    width, _ = size(person)
    person.drag(person.place("#demo .device", 0.2, 0.5), (width * 0.7, 0), steps=10)
    rest(person)
    person.expect(json.loads(person.value(SHOWN)) == json.loads(home), "a drag back does not go back")
    # A push during a pop.
    person.click("#demo-push")
    person.click("#demo-pop")
    person.click("#demo-push")
    rest(person)
    person.expect(person.value(SHOWN) != home, "an interrupted push does not arrive")


def tabs_demo(person):
    begin(person, "tabs")
    code_says(person, "ScreenTransition(NavigationTransition.slide", "TabSelection([")
    for tab in (1, 2, 0):
        press(person, f"tab{tab}", f"tab {tab}")
        person.expect(person.is_pressed(f"#demo-tab{tab}"), f"tab {tab} is not selected")
    person.click("#demo-style1")
    rest(person)
    press(person, "tab2", "a tab that dissolves")
    person.click("#demo-style0")
    rest(person)
    press(person, "tab0", "a tab that slides")
    width, _ = size(person)
    person.drag(person.place("#demo .device", 0.8, 0.5), (-width * 0.6, 0), steps=10)
    rest(person)
    person.wait("document.querySelector('#demo-tab1').getAttribute('aria-pressed') === 'true'", "a swipe selects no tab")
    person.click("#demo .device", 0.83, 0.96)
    rest(person)
    person.wait("document.querySelector('#demo-tab2').getAttribute('aria-pressed') === 'true'", "the bar selects no tab")


def sheet_demo(person):
    begin(person, "sheet")
    code_says(person, ".sheet(detents: [.fraction(0.5), .fraction(1)], dimming: 0.2)")
    top = "Math.min(...[...document.querySelectorAll('#demo .piece:has(.look-handle)')].map((piece) => piece.getBoundingClientRect().top))"
    medium = person.js(top)
    press(person, "height1", "large")
    large = person.js(top)
    person.expect(large < medium - 50, f"a large sheet is not larger: {large}, {medium}")
    press(person, "height0", "medium")
    width, height = size(person)
    person.drag(person.place("#demo .device", 0.5, 0.53), (0, -height * 0.35), steps=10)
    rest(person)
    person.expect(person.js(top) < medium - 50, "a drag up does not make the sheet large")
    press(person, "dismiss", "dismiss")
    press(person, "card", "card")
    press(person, "dismiss", "dismiss of a card")
    press(person, "sheet", "sheet")
    person.drag(person.place("#demo .device", 0.5, 0.53), (0, height * 0.4), steps=6)
    rest(person)
    person.expect("document.querySelectorAll('#demo .piece:has(.look-handle)').length === 0 || [...document.querySelectorAll('#demo .piece:has(.look-handle)')].every((piece) => piece.style.display === 'none' || piece.getBoundingClientRect().top > document.querySelector('#demo .device').getBoundingClientRect().bottom - 20)", "a drag down does not dismiss the sheet")


DRAWER = """((piece) => piece && piece.style.display !== "none" ? ((box, device) => [(box.left - device.left) / device.width, box.width / device.width])(
    piece.getBoundingClientRect(), document.querySelector("#demo .device").getBoundingClientRect()) : null)(document.querySelector("#demo .piece:has(.look-drawer)"))"""


def drawer_is(person, left, width, what):
    rest(person)
    drawer = person.js(DRAWER)
    person.expect(drawer is not None and abs(drawer[0] - left) < 0.01 and abs(drawer[1] - width) < 0.01, f"{what}: the drawer is at {drawer}, not at {left}, {width}")


def drawer_demo(person):
    begin(person, "drawer")
    press(person, "open", "open")
    drawer_is(person, 0, 0.8, "open")
    code_says(person, '"Drawer",', ".transition(.move(edge: .leading, relativeTo: .view))")
    slide(person, "Part of the width", 0.5)
    drawer_is(person, 0, 0.5, "of half the width")
    width, height = size(person)
    person.drag(person.place("#demo .device", 0.3, 0.8), (-width * 0.3, 0), steps=10)
    person.wait(f"{DRAWER} === null", "a drag does not close the drawer")
    person.drag(person.place("#demo .device", 0.05, 0.8), (width * 0.4, 0), steps=10)
    drawer_is(person, 0, 0.5, "dragged open")
    # Let go where it goes back, and beside it.
    person.drag(person.place("#demo .device", 0.4, 0.8), (-width * 0.1, 0), steps=10, rest=0.2)
    drawer_is(person, 0, 0.5, "let go too early")
    person.click("#demo .device", 0.8, 0.5)
    person.wait(f"{DRAWER} === null", "a tap beside the drawer does not close it")
    person.click("#demo-trailing")
    press(person, "open", "open from the other edge")
    drawer_is(person, 0.5, 0.5, "at the other edge")
    press(person, "close", "close")


def demos(person):
    """All of them, each on its own, and then again from the last one back to the transition."""
    person.open()
    person.click("#play")
    for demo in (list_demo, card_demo, stack_demo, tabs_demo, sheet_demo, drawer_demo):
        demo(person)
        person.check_wrongs()
    person.js("(live.set('environment', { rightToLeft: true }), true)")
    rest(person)
    person.wait("!live.isPlaying", "a demo at rest plays")
    person.click("#play")
    person.wait("live.isPlaying", "a demo cannot be played again")
    person.click("#play")
    person.expect("!live.isPlaying", "a demo cannot be paused")
    person.click("#play")
    person.click("label:has(#scene-transition)")
    person.wait("live.isPlaying && live.playhead() > 0.05", "the transition does not play after the demos")
    person.check_wrongs()


CHECKS = [demos]
