"""Composing and tuning on the live page: parts, values, curves, lanes, panels, and what is taken home."""

import json
import os
import tempfile
import time

from live_person import HANDLE, RECIPE

NODE = "live.state.variants[0].recipe"

# Whether the palette is open, with all its parts.
PALETTE = "document.querySelector('#palette').open && document.querySelector('#palette-list').ariaBusy === 'false'"


def compiled(person, what):
    person.wait(
        "live.state.variants.every(({ handle, error }) => handle && error === '') && document.querySelector('#error').hidden",
        f"{what} is not compiled")


def names(person):
    """The names of all parts of the recipe, from outside in."""
    return person.js(f"((list) => (function walk(node) {{ list.push(node.part); node.parts.forEach(walk); return list; }})({RECIPE}))([])")


def press_part(person, title):
    person.js(f"""(() => {{
        for (const old of document.querySelectorAll("#pressed")) old.removeAttribute("id");
        [...document.querySelectorAll("#parts .name")].filter((name) => name.querySelector("b").textContent === {json.dumps(title)}).at(-1).id = "pressed";
        return true;
    }})()""")
    person.click("#pressed")


def edit(person, action, message):
    """Changes the recipe, and waits until the list of parts is made anew."""
    person.changes(RECIPE, action, message)
    person.wait_for_lists()


def composing(person):
    person.open("#move")
    compiled(person, "move")
    # By the search.
    person.click("#add")
    person.wait("document.activeElement.id === 'search'", "the search is not focused")
    for letter in "opacity":
        person.key(letter)
    person.wait("document.querySelectorAll('#palette-list button').length < 12", "the search does not search")
    person.click("#palette-list [data-part=opacity]")
    person.wait("!document.querySelector('#palette').open", "the palette stays open")
    person.expect("opacity" in names(person), "no part is added")
    person.expect(any(name.startswith("combined") for name in names(person)), "the parts are not combined")
    compiled(person, "a combination")
    person.wait_for_lists()
    person.js("(live.seek(live.duration / 3), true)")
    # Selecting, by mouse and keys.
    person.changes("live.state.path", lambda: press_part(person, "Move"), "a part cannot be chosen")
    person.expect("document.querySelector('#tune h2').textContent === 'Move'", "the chosen part is not tuned")
    person.changes("live.state.path", lambda: person.key("ArrowDown"), "the arrow does not go to the next part")
    person.changes("live.state.path", lambda: person.key("ArrowUp"), "the arrow does not go back")
    # The order.
    edit(person, lambda: person.click("#parts [aria-label='Move down']"), "a part cannot be moved down")
    person.expect(names(person).index("opacity") < names(person).index("move"), "the order is the old one")
    edit(person, lambda: person.click("#parts [aria-label='Move up']"), "a part cannot be moved up")
    person.focus("#parts .chosen .name")
    edit(person, lambda: person.key("ArrowDown", "Alt"), "a key does not move a part")
    edit(person, lambda: person.click("#parts [aria-label=Duplicate]"), "a part cannot be duplicated")
    person.expect(names(person).count("move") == 2, "there is no second one")
    edit(person, lambda: person.click("#parts [aria-label=Remove]"), "a part cannot be removed")
    person.expect(names(person).count("move") == 1, "the second one is still there")
    # What goes around it, which is also taken away without what is inside.
    press_part(person, "Move")
    person.key("w")
    person.wait("document.querySelector('#palette').open && document.activeElement.id === 'search'", "a key does not open the palette")
    for letter in "grid":
        person.key(letter)
    edit(person, lambda: person.key("Enter"), "a part cannot be wrapped by keys")
    person.expect("grid" in names(person), "the part found by keys is not around")
    edit(person, lambda: person.click("#unwrap"), "a part cannot be unwrapped")
    person.expect("grid" not in names(person) and "move" in names(person), "unwrapping does not leave what is inside")
    for name in ("mirrored", "asymmetric", "onInsertion", "reducingMotion", "rows", "grid", "combined"):
        press_part(person, "Move")
        person.click("#wrap")
        person.wait(PALETTE, "the palette does not open")
        person.expect("document.querySelector('#palette-title').textContent.includes('Move')", "the palette does not say what is wrapped")
        offered = person.js("[...document.querySelectorAll('#palette-list [data-part]')].map(({ dataset }) => dataset.part)")
        wanted = next((part for part in offered if part.split(".")[0] == name), None)
        person.expect(wanted is not None, f"{name} is not offered: {offered}")
        edit(person, lambda: person.click(f"#palette-list [data-part='{wanted}']"), f"nothing is wrapped in {name}")
        person.expect(wanted in names(person), f"{name} is not around the part")
        compiled(person, name)
        person.js("(live.seek(live.duration / 3), true)")
        person.js("(live.undo(), true)")
        compiled(person, f"what was before {name}")
        person.wait_for_lists()
    press_part(person, "Move")
    person.click("#replace")
    person.wait(PALETTE, "the palette does not open")
    person.click("#palette-list [data-part=blur]")
    person.expect("blur" in names(person) and "move" not in names(person), "a part is not replaced")
    person.wait_for_lists()
    person.focus("#parts .chosen .name")
    edit(person, lambda: person.key("Delete"), "a key does not remove a part")
    person.click("#add")
    person.click("#palette-close")
    person.expect("!document.querySelector('#palette').open", "the palette does not close")
    person.check_wrongs()


def pressing(person):
    """A button in the list of parts does what it is for, although the recipe changes while it is pressed."""
    person.open("#move")
    compiled(person, "move")
    person.pick_animation("spring")
    person.wait_for_lists()
    person.js("(document.querySelector('#replace').dataset.test = 'pressed', true)")
    x, y = person.place("#replace")
    person.browser.mouse("mouseMoved", x, y)
    person.browser.mouse("mousePressed", x, y, 1)
    person.changes(RECIPE, lambda: person.js("(document.querySelector('#animation-easeInOut').click(), true)"), "the animation does not change")
    # The list would be made anew within this time.
    time.sleep(0.2)
    person.browser.mouse("mouseReleased", x, y)
    person.wait("document.querySelector('#palette').open", "a press is lost while the recipe changes")
    person.click("#palette-close")
    person.wait("document.querySelector('#replace').dataset.test !== 'pressed'", "the list is not made anew after the press")
    person.check_wrongs()


def every_part(person):
    """Every part can be picked, compiles, and is drawn; and every value of it can be changed by its control."""
    person.open("#opacity")
    kinds = person.js("live.catalogue.parts.map(({ name, kind, group, children }) => [name, kind, group, (children ?? []).length])")
    usable = [name for name, kind, group, _ in kinds if kind != "animation" and group != "Timing"]
    # A browser behind a driver is slow.
    for name in usable[::10] if person.is_simple else usable:
        person.js("(live.select([]), true)")
        person.wait_for_lists()
        person.click("#replace")
        person.wait(f"document.querySelector(\"#palette-list [data-part='{name}']\") !== null && document.querySelector('#palette-list').ariaBusy === 'false'", f"{name} is not offered")
        person.click(f"#palette-list [data-part='{name}']")
        compiled(person, name)
        person.expect(f"JSON.stringify({NODE}).includes('\"{name}\"')", f"{name} is not picked")
        person.js("(live.seek(live.duration / 3), true)")
        person.expect(f"live.engine.words('draw', {HANDLE}, live.duration / 3)[0] > 0", f"{name} draws nothing")
        tune_values(person, name)
        person.check_wrongs()
    person.click("#animation summary")
    person.wait("document.querySelector('#animation input') !== null", "the list of animations does not open")
    animations = person.js("[...document.querySelectorAll('#animation input')].map(({ value }) => value).filter(Boolean)")
    person.expect(len(animations) >= 12, f"few animations are offered: {animations}")
    for name in animations:
        person.pick_animation(name)
        compiled(person, name)
        person.expect(name in names(person), f"the animation is not {name}")
        tune_values(person, name)
    chips = person.js("document.querySelectorAll('#tune .presets:not(.curve-names) .chip').length")
    for index in range(chips):
        for change in ("on", "off"):
            person.changes(RECIPE, lambda: person.click(f"#tune .presets:not(.curve-names) .chip:nth-child({index + 1})"), f"a modifier cannot be turned {change}")
            compiled(person, "a modifier")
            if change == "on":
                tune_values(person, "a modifier")
    for index in range(1, person.js("document.querySelectorAll('#preset option').length")):
        value = person.js(f"document.querySelectorAll('#preset option')[{index}].value")
        person.choose("#preset", value)
        compiled(person, f"start {value}")
    person.check_wrongs()


def tune_values(person, what):
    """Changes each value in the panel by its own control."""
    person.wait("document.querySelector('#tune .parameter') !== null", "nothing can be tuned")
    rows = person.js("""[...document.querySelectorAll("#tune .parameter")].map((row, index) => {
        row.dataset.test = index;
        const kind = row.querySelector("input[type=range]") ? "number" : row.querySelector("select") ? "menu"
            : row.querySelector("input[type=radio]") ? "segments" : row.querySelector("input[type=color]") ? "color" : "switch";
        return [kind, row.textContent.trim()];
    })""")
    for index, (kind, label) in enumerate(rows):
        if label in ("Delay", "In and out points"):
            # The controls of lanes, which change what is shown.
            continue
        row = f"[data-test='{index}']"
        # An action may have made the panel anew.
        if not person.js(f"document.querySelector(\"{row}\") !== null"):
            return
        if kind == "number":
            share = 0.3 if person.js(f"((slider) => (slider.value - slider.min) / (slider.max - slider.min) > 0.5)(document.querySelector(\"{row} input[type=range]\"))") else 0.7
            person.changes(RECIPE, lambda: person.click(f"{row} input[type=range]", share), f"the slider {label} of {what} does nothing")
        elif kind == "menu":
            person.changes(
                RECIPE, lambda: person.choose(f"{row} select", person.js(f"((menu) => [...menu.options].find((option) => !option.selected).value)(document.querySelector(\"{row} select\"))")),
                f"the menu {label} of {what} does nothing")
        elif kind == "segments":
            number = person.js(f"[...document.querySelectorAll(\"{row} input\")].findIndex((input) => !input.checked) + 1")
            person.changes(RECIPE, lambda: person.click(f"{row} .group label:nth-of-type({number})"), f"the segments {label} of {what} do nothing")
        elif kind == "color":
            person.changes(RECIPE, lambda: person.choose(f"{row} input", "#336699"), f"the colour {label} of {what} does nothing")
        else:
            person.changes(RECIPE, lambda: person.click(f"{row} input"), f"the switch {label} of {what} does nothing")
        compiled(person, f"{what} with another {label}")


def tuning(person):
    """Numbers that are typed, springs by what they are made of, and handles of the curve."""
    person.open("#slide")
    fields = "#tune .parameter input[type=number]"
    person.type(fields, "1.25")
    person.wait(f"JSON.stringify({RECIPE}).includes('1.25')", "a typed duration is not taken")
    compiled(person, "a typed duration")
    person.pick_animation("interpolatingSpring")
    compiled(person, "a physical spring")
    labels = person.js("[...document.querySelectorAll('#tune .parameter .label')].map((label) => label.textContent)")
    person.expect({"Stiffness", "Damping"} <= set(labels), f"stiffness and damping are missing: {labels}")
    # A change while it plays continues where it is.
    person.js("(live.seek(0), live.set('view', { speed: 0.1 }), live.play(), true)")
    person.wait("live.playhead() > 0.02", "nothing moves")
    before = person.js("live.playhead()")
    tune_values(person, "a physical spring")
    person.expect("live.isPlaying", "a change stops it")
    person.expect(person.js("live.playhead()") > before, "a change starts it again")
    person.js("(live.pause(), live.set('view', { speed: 1 }), true)")
    for animation, label in (("spring", "Duration and bounce"), ("easeInOut", "First control point"), ("timingCurve", "Second control point")):
        person.pick_animation(animation)
        compiled(person, animation)
        handle = f"#tune .handle[aria-label='{label}']"
        x, y = person.place(handle)
        person.changes(RECIPE, lambda: person.drag((x, y), (25, 12)), f"the handle of {animation} does nothing")
        compiled(person, f"{animation}, dragged")
        for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"):
            person.focus(handle)
            person.changes(RECIPE, lambda: person.key(key), f"{key} on the handle of {animation} does nothing")
    person.expect("timingCurve" in names(person), "a dragged curve is none of its own")
    person.check_wrongs()


def lanes(person):
    person.open("#move")
    person.js("(live.addPart('opacity'), true)")
    compiled(person, "two parts")
    person.wait("document.querySelectorAll('.lane').length === 2", "there is no lane for each part")
    first = "#lanes .lane .bar-of-lane"
    x, y = person.place(first, 0.4)
    person.changes(RECIPE, lambda: person.drag((x, y), (40, 0)), "a bar cannot be dragged")
    person.expect(any(name.startswith("delayed") for name in names(person)), "a dragged bar delays nothing")
    compiled(person, "a delay")
    person.focus(first)
    person.changes(RECIPE, lambda: person.key("ArrowRight"), "an arrow on a bar does nothing")
    person.changes(RECIPE, lambda: person.key("ArrowLeft", "Shift"), "an arrow with Shift on a bar does nothing")
    for edge, way in ((".to", -60), (".from", 30)):
        # The lanes move a moment after a change.
        time.sleep(0.3)
        x, y = person.place(f"{first} .edge{edge}")
        person.changes(RECIPE, lambda: person.drag((x, y), (way, 0)), f"the edge {edge} cannot be dragged")
        compiled(person, "a range")
    person.expect(any(name.startswith("during") for name in names(person)), "dragged edges make no range")
    # By the panel.
    person.js("(live.select([0, 1]), true)")
    row = person.js("[...document.querySelectorAll('#tune .toggle-row')].findIndex((row) => row.textContent.includes('In and out'))")
    if row >= 0:
        person.changes(RECIPE, lambda: person.click("#tune .toggle-row input[role=switch]"), "a part cannot have a part of the time")
        compiled(person, "a layer")
    person.check_wrongs()


def panels(person):
    person.open("#swing")
    person.js("(live.seek(live.duration / 4), true)")
    person.click("#tab-values")
    person.wait("document.querySelectorAll('#charts .chart').length > 0 && document.querySelector('#facts b') !== null", "no values are shown")
    person.expect("document.querySelector('#facts').textContent.includes('%')", "the overshoot is not said")
    person.wait("document.querySelector('#charts tbody td').textContent !== ''", "a value is not shown")
    person.changes(
        "[...document.querySelectorAll('#charts tbody td')].map((cell) => cell.textContent)",
        lambda: person.click("#charts svg", 0.5), "a chart cannot be scrubbed")
    person.wait("live.playhead() > live.duration * 0.4", "the chart does not move the playhead")
    check_values(person)
    person.click("#charts tbody button")
    person.wait("document.querySelector('.why td')?.textContent.length > 10", "no value is explained")
    person.click("#charts tbody button")
    person.wait("document.querySelector('.why') === null", "an explanation does not go away")
    person.click("#tab-findings")
    person.wait("document.querySelectorAll('#findings .findings').length >= 3", "no findings are shown")
    person.expect("document.querySelector('#findings .finding') !== null", "swing, in which parts meet, has no findings")
    person.expect("document.querySelector('#findings').textContent.length > 300", "the findings are empty")
    if person.js("document.querySelector('#findings .finding button') !== null"):
        person.click("#findings .finding button")
    # By keys.
    person.focus("#tab-findings")
    person.key("ArrowRight")
    person.wait("live.state.panel === 'code'", "an arrow does not go to the next panel")
    person.check_wrongs()


def check_values(person):
    """The numbers in the panel are those of the engine."""
    person.js("new Promise((done) => setTimeout(done, 300))" if not person.is_simple else "0")
    time.sleep(0.2)
    wrong = person.js(f"""(() => {{
        const {{ engine }} = live;
        const {{ views, tracks }} = engine.json("structure", {HANDLE});
        const words = engine.words("measure", {HANDLE}, live.playhead());
        const wrong = [];
        let count = 0;
        for (const row of document.querySelectorAll("#charts tbody tr:not(.why)")) {{
            const [name, ...more] = row.querySelector("th").textContent.trim().split(" ").slice(1).join(" ").split(".");
            const view = row.querySelector("th").textContent.trim().split(" ")[0];
            const index = tracks.findIndex((track) => views[track.view].name === view && track.property === name);
            if (index < 0) {{ wrong.push(row.textContent); continue; }}
            const lane = Math.max(0, tracks[index].components.indexOf((more[0] ?? "").split(" ")[0]));
            [...row.querySelectorAll("td")].forEach((cell, kind) => {{
                const factor = tracks[index].unit === "rad" ? 180 / Math.PI : 1;
                const wanted = words[index * 8 + kind * 4 + lane] * factor;
                const shown = parseFloat(cell.textContent.replace("−", "-"));
                const digits = Math.abs(wanted) < 10 ? 2 : Math.abs(wanted) < 1000 ? 1 : 0;
                if (!(Math.abs(shown - wanted) <= 0.51 * 10 ** -digits)) wrong.push(`${{row.textContent}}: ${{wanted}}`);
                count += 1;
            }});
        }}
        return count > 4 ? wrong : ["few values"];
    }})()""")
    person.expect(not wrong, f"values differ from the engine: {wrong}")


def taking_home(person):
    person.open("#slide")
    person.js("(window.copied = '', navigator.clipboard && (navigator.clipboard.writeText = async (text) => { window.copied = text; }), true)")
    person.click("#tab-code")
    starts = {
        "responsive": ".slide.pop", "viewTransitions": "::view-transition", "webModule": "export const play", "swift": "slide", "css": "@keyframes", "webAnimations": "keyframes", "lottie": "\"layers\"", "json": "transitionkit.timeline",
        "svg": "<svg"}
    with tempfile.TemporaryDirectory() as folder:
        if not person.is_simple:
            person.browser.call("Page.setDownloadBehavior", behavior="allow", downloadPath=folder)
        for format, text in starts.items():
            person.choose("#format", format)
            person.wait(f"document.querySelector('#source').textContent.includes({json.dumps(text)})", f"the format {format} is not shown")
            shown = person.js("document.querySelector('#source').textContent")
            if format == "svg":
                person.wait("document.querySelector('#picture img')?.naturalWidth > 0", f"the picture {format} is not shown")
            if format not in ("swift",):
                person.expect("!document.querySelector('#accuracy').hidden && document.querySelector('#accuracy-text').textContent.length > 10", f"the accuracy of {format} is not said")
            person.click("#copy")
            person.wait("document.querySelector('#copy').textContent === 'Copied'", f"{format}: nothing is copied")
            person.expect(f"!navigator.clipboard || window.copied.startsWith(document.querySelector('#source').textContent)", f"{format}: another text is copied")
            if not person.is_simple:
                person.click("#download")
                check_download(person, folder, format, shown)
            person.wait("document.querySelector('#copy').textContent === 'Copy'", f"{format}: the button keeps the word")
    person.check_wrongs()


def check_download(person, folder, format, shown):
    end = time.monotonic() + 10
    while True:
        files = [name for name in os.listdir(folder) if not name.endswith(".crdownload")]
        if files:
            break
        person.expect(time.monotonic() < end, f"{format} is not downloaded")
        time.sleep(0.05)
    path = os.path.join(folder, files[0])
    time.sleep(0.1)
    with open(path, encoding="utf-8", newline="") as file:
        person.expect(file.read().startswith(shown), f"another {format} is downloaded: {files[0]}")
    os.remove(path)


CHECKS = [composing, pressing, every_part, tuning, lanes, panels, taking_home]
