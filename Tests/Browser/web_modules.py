"""Interrupts pages of a web module in three engines: usage: web_modules.py COMPOSITIONS [ENGINE...] [OPTIONS]

The scripts of windows.json, which another implementation of the rule for windows has made, have to show the same pages
within 0.2 % of the width. In random scripts with built-in transitions nothing may jump, every place of the container has to
be covered, by geometry and in pictures, and in the end only the wanted page is there. The clock stands still between frames,
so that all of this is exact.
"""

import argparse
import functools
import http.server
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import threading
import time

from chromium import Chromium
from firefox import Firefox
from webkit import WebKit

ENGINES = {"chromium": Chromium, "firefox": Firefox, "webkit": WebKit}
FIXTURE = os.path.join(os.path.dirname(__file__), "../TransitionControllersTests/windows.json")

with open(os.path.join(os.path.dirname(__file__), "web_stage.js")) as script:
    STAGE = script.read()

# Plays one script of the fixture: what is seen in each of its frames.
REFERENCE = r"""(script, isLate) => {
  const container = stage.container(1000, 100, 6), pages = container.children, base = stage.now + 1000, calls = [...script.calls];
  let wanted = 0, before, run, start;
  stage.advance(base, isLate);
  return script.frames.map(([frame]) => {
    while (calls.length && calls[0][0] <= frame / 60 + 1e-9) {
      const [time, call, what] = calls.shift();
      stage.advance(base + time * 1000, isLate);
      if (call == "drag") run.scrub(start + what);
      else if (call == "release") what[1] ? run.finish(what[0]) : (run.cancel(what[0]), wanted = before);
      else {
        before = wanted;
        run = reference(`${script.transition}/${script.timing}.push`, pages[wanted], pages[what]);
        if (call == "begin") run.scrub(start = run.progress);
        wanted = what;
      }
    }
    stage.advance(base + frame * 1000 / 60, isLate);
    return stage.seen(container);
  });
}"""

# Plays a random script with the names of transitions: [milliseconds to wait, operation, page or number]. Says how far a page
# jumps, how much its velocity does, the largest velocity, places that nothing covers, and what is still there in the end.
RANDOM = r"""(script, checksCover) => {
  const container = stage.container(390, 844, 6), pages = container.children;
  const result = { jump: 0, fade: 0, kink: 0, fastest: 0, bare: 0, frames: 0, kinks: 0 };
  let wanted = 0, run;
  const look = () => {
    const seen = stage.seen(container);
    result.frames += 1;
    if (checksCover)
      for (let x = 5; x < 390; x += 20) for (let y = 5; y < 844; y += 42)
        if (!seen.some(([, left, top, width, height, opacity]) =>
          opacity == 1 && left - 0.01 <= x && x <= left + width + 0.01 && top - 0.01 <= y && y <= top + height + 0.01)) result.bare += 1;
    return new Map(seen.map(([number, ...place]) => [number, place]));
  };
  stage.advance(stage.now + 1000);
  for (const [wait, call, what] of script) {
    const time = stage.now + wait;
    for (let part = 0.2; part < 1; part += 0.2) {
      stage.advance(time - wait * (1 - part));
      const first = look();
      stage.advance(Math.min(time - 1, stage.now + 1));
      for (const [number, place] of look()) {
        const way = Math.max(...[0, 1].map((axis) => Math.abs(place[axis] - (first.get(number) ?? place)[axis])));
        result.fastest = Math.max(result.fastest, way);
      }
    }
    // Places before and after, for one-sided velocities: over four milliseconds, as places are texts of six digits.
    const step = wait > 40 ? 1 : 0.1, before = stage.around(time, -step, look), old = before.seen;
    if (call == "cancel") run?.cancel();
    else if (call == "reverse") run?.reverse();
    else {
      run = builtIn(call, pages[wanted], pages[what]);
      wanted = what;
    }
    const after = stage.around(time, step, look), fresh = after.seen;
    wanted = run ? pages.length && [...pages].findIndex((page) => !page.hidden && !page.children[0].inert) : wanted;
    for (const number of old[0].keys()) {
      const [places, next] = [old, fresh].map((all) => all.map((places) => places.get(number)));
      if (!places[0] || !next[0]) continue;
      for (const axis of [0, 1]) result.jump = Math.max(result.jump, Math.abs(next[0][axis] - places[0][axis]));
      result.fade = Math.max(result.fade, Math.abs(next[0][4] - places[0][4]));
      // What ends may snap, and what has moved for a moment only is let go of as quickly.
      if (before.hasEnding || after.hasEnding || wait <= 40 || ![...places, ...next].every(Boolean)) continue;
      for (const axis of [0, 1]) {
        const [was, is] = [stage.slope(places.map((place) => place[axis]), -step), stage.slope(next.map((place) => place[axis]), step)];
        result.fastest = Math.max(result.fastest, Math.abs(was), Math.abs(is));
        result.kink = Math.max(result.kink, Math.abs(is - was));
        result.kinks += 1;
      }
    }
  }
  for (let n = 0; n < 40; n++) { stage.advance(stage.now + 100); look(); }
  const end = stage.seen(container);
  result.end = end.length == 1 && Math.abs(end[0][1]) + Math.abs(end[0][2]) == 0 && end[0][5] == 1 ? null : JSON.stringify(end);
  result.leftover = end.length == 1 ? stage.leftover(container, end[0][0]) : "pages";
  return result;
}"""


# Plays a script of changes: every element in each frame, and how far elements jump and by how much their velocities do at updates.
CHANGES = r"""(script) => {
  const container = stage.container(400, 600, 0), base = stage.now + 1000, updates = [...script.updates];
  const result = { jump: 0, kink: 0, kinks: 0, fastest: 0 };
  let last = base;
  const lay = (elements) => {
    const old = new Map([...container.querySelectorAll("[data-id]")].map((element) => [element.dataset.id, element]));
    for (const [id, x, y, width, height, parent] of elements) {
      let element = old.get(`${id}`);
      old.delete(`${id}`);
      if (!element) {
        element = document.createElement("div");
        element.dataset.id = element.number = id;
        element.style.position = "absolute";
      }
      // Those around an element come before it.
      const around = parent < 0 ? container : container.querySelector(`[data-id="${parent}"]`);
      if (element.parentNode != around) around.append(element);
      const places = { left: x, top: y, width, height };
      for (const name in places) element.style[name] = places[name] + "px";
    }
    // What leaves takes along what is in it.
    for (const element of old.values()) if (!old.has(element.parentNode.dataset.id)) element.remove();
  };
  const look = () => [...container.querySelectorAll("*")].map((element) => {
    const box = element.getBoundingClientRect(), place = placeOf(element), rect = [box.left, box.top, box.width, box.height];
    if (rect.some((part, n) => Math.abs(part - place[n]) > 0.05)) throw Error(`${place}, not ${rect}`);
    // Firefox rounds rectangles to sixtieths of a pixel, which is too coarse for velocities.
    return [element.number, ...(navigator.userAgent.includes("Firefox") ? place.slice(0, 4) : rect), place[6]];
  });
  // Where an element is by the texts of its style, the scale inside it, and its opacity.
  const placeOf = (element) => {
    if (element == container) return [0, 0, 0, 0, 1, 1, 1];
    const [x, y, , , across, down, opacity] = placeOf(element.parentNode), style = getComputedStyle(element);
    const numbers = (text) => (text == "none" ? "" : text).split(" ").map(parseFloat);
    const [dx = 0, dy = 0] = numbers(style.translate), [width = 1, height = width] = numbers(style.scale);
    const own = [across * (width || 1), down * (height || width || 1)];
    return [x + across * (element.offsetLeft + (dx || 0)), y + down * (element.offsetTop + (dy || 0)),
      element.offsetWidth * own[0], element.offsetHeight * own[1], ...own, opacity * style.opacity];
  };
  // Whether a part of a motion ends between some values, by a thousandth of its range.
  const snaps = ([a, b, c, d, e]) => {
    const bends = [a - 2 * b + c, b - 2 * c + d, c - 2 * d + e].map(Math.abs);
    return Math.max(...bends) > 5 * Math.min(...bends) + 0.004;
  };
  lay(updates.shift().elements);
  const isNested = script.updates.some((update) => update.elements.some((place) => place[5] >= 0));
  result.frames = script.frames.map(({ time }) => {
    while (updates.length && updates[0].time <= time + 1e-9) {
      const { time: start, elements } = updates.shift(), at = base + start * 1000, isShort = at - last <= 40;
      const step = isShort ? 0.1 : 1, byId = () => new Map(look().map((one) => [one[0], one]));
      const before = stage.around(at, -step, byId);
      change(script.animation, container, () => lay(elements));
      const after = stage.around(at, step, byId);
      last = at;
      for (const [id, place] of before.seen[0]) for (const part of [1, 2, 3, 4, 5]) {
        const factor = part == 5 ? 200 : 1, next = after.seen[0].get(id);
        if (!next) continue;
        result.jump = Math.max(result.jump, Math.abs(next[part] - place[part]) * factor);
        const sides = [before, after].map(({ seen }) => seen.map((all) => (all.get(id)?.[part] ?? NaN) * factor));
        const [was, is] = sides.map((values, side) => stage.slope(values, side ? step : -step));
        // What stands starts as the animation does, also in something that moves; what has moved for a moment only is let go of as
        // quickly; and browsers limit opacities.
        if (!(Math.abs(was) > 0.02 && !isNaN(is)) || isNested && script.animation == "linear" || isShort || before.hasEnding
          || after.hasEnding || sides.some(snaps) || part == 5 && sides.flat().some((value) => value <= 0 || value >= 200)) continue;
        result.kink = Math.max(result.kink, Math.abs(is - was));
        result.kinks += 1;
      }
    }
    stage.advance(base + time * 1000);
    return look();
  });
  // The largest velocity is at least that from frame to frame.
  result.frames.slice(1).forEach((frame, n) => {
    const before = new Map(result.frames[n].map((one) => [one[0], one])), time = (script.frames[n + 1].time - script.frames[n].time) * 1000;
    for (const [id, ...place] of frame) if (before.has(id))
      result.fastest = Math.max(result.fastest, ...place.map((part, n) => Math.abs(part - before.get(id)[n + 1]) / Math.max(time, 1)));
  });
  stage.advance(stage.now + 5000);
  result.left = document.getAnimations().length + [...container.children].filter((one) => !one.dataset.id).length;
  return result;
}"""


def expect(condition, message):
    if not condition:
        raise SystemExit(message)


def compare_with_reference(engine, name, scripts):
    worst, pages, near = 0, 0, 0
    for number, script in enumerate(scripts):
        times = [time for time, *_ in script["calls"]]
        # There `begin` adds to the operation of the same time, here it replaces it.
        if any(call == "begin" and times.count(time) > 1 for time, call, *_ in script["calls"]):
            continue
        if script["transition"] == "late" and script["timing"] != "linear":
            continue
        shown = engine.evaluate(f"({REFERENCE})({json.dumps(script)}, {json.dumps(number % 2 == 1)})")
        for (frame, *expected), seen in zip(script["frames"], shown, strict=True):
            by_page = {page: place for page, *place in seen}
            for page, left, width, opacity in expected:
                if page not in by_page:
                    near += 1
                    continue
                x, _, w, _, a = by_page[page]
                error = max(abs(x / 1000 - left), abs(w / 1000 - width), abs(a - opacity))
                worst, pages = max(worst, error), pages + 1
                expect(error < 2e-3, f"{name}, script {number}, frame {frame}: {seen}, not {expected}: {script['calls']}")
    expect(pages > 100, f"{name}: only {pages} pages")
    expect(near < pages / 50, f"{name}: {near} pages are missing")
    print(f"{name}: {pages} pages of {len(scripts)} scripts within {worst:.5f} of the width, {near} near an arrival")


def check_changes(engine, name, scripts):
    worst, faded, jump, kinks, measured, elements = 0, 0, 0, [], 0, 0
    for number, script in enumerate(scripts):
        result = engine.evaluate(f"({CHANGES})({json.dumps(script)})")
        expect(result["left"] == 0, f"{name}, script {number}: {result['left']} things are left")
        jump, measured = max(jump, result["jump"]), measured + result["kinks"]
        kinks.append(result["kink"] / max(result["fastest"], 1))
        for frame, seen in zip(script["frames"], result["frames"], strict=True):
            places = {place[0]: place for place in seen}
            for place in frame["elements"]:
                own = places.get(place[0])
                if own is None:
                    expect(place[5] < 0.01, f"{name}, script {number}, {frame['time']}: {place[0]} is missing")
                    continue
                elements += 1
                error, fade = max(abs(a - b) for a, b in zip(own[1:5], place[1:5])), abs(own[5] - min(1, max(0, place[5])))
                worst, faded = max(worst, error), max(faded, fade)
                expect(error < 0.5 and fade < 0.002,
                       f"{name}, script {number} ({script['animation']}), {frame['time']}: {own}, not {place}: "
                       f"{[update['time'] for update in script['updates']]}")
    expect(elements > 100, f"{name}: only {elements} elements")
    expect(jump < 0.5, f"{name}: a jump of {jump}")
    expect(max(kinks) < 0.01, f"{name}: a velocity jumps in script {kinks.index(max(kinks))}: {max(kinks)}")
    expect(measured > 1000, f"{name}: only {measured} velocities")
    print(f"{name}: {elements} elements of {len(scripts)} scripts of changes within {worst:.3f} px and {faded:.4f} of opacity of an "
          f"animator; jumps of {jump:.4f} px, {measured} velocities change by {max(kinks) * 100:.2f} % of the largest")


def random_script(seed):
    r = random.Random(seed)
    names = [["slide", "cover"], ["parallax", "slide", "eased"], ["bouncy"], ["dissolve"]][seed % 4]
    script = []
    for _ in range(r.randint(2, 8)):
        call = r.choice(["play"] * 6 + ["reverse", "reverse", "cancel"]) if script else "play"
        wait = round(r.choice([4, 40, 120, 250, 900]) * (0.5 + r.random()), 3)
        if call == "play":
            call, what = f"{r.choice(names)}.{r.choice(['push', 'pop'])}", r.randrange(6)
        else:
            what = 0
        script.append([wait, call, what])
    return script, seed % 4 < 2


def check_random_scripts(engine, name, seeds):
    frames, kinks, measured, jump, fade = 0, [], 0, 0, 0
    for seed in seeds:
        script, covers = random_script(seed)
        result = engine.evaluate(f"({RANDOM})({json.dumps(script)}, {json.dumps(covers)})")
        place = f"{name}, seed {seed}: {script}: {result}"
        frames, measured = frames + result["frames"], measured + result["kinks"]
        jump, fade = max(jump, result["jump"]), max(fade, result["fade"])
        expect(result["jump"] <= 0.5 and result["fade"] <= 0.002, f"a jump: {place}")
        expect(result["bare"] == 0, f"the background is seen: {place}")
        expect(result["end"] is None and result["leftover"] is None, f"not at rest: {place}")
        kinks.append(result["kink"] / max(result["fastest"], 1))
    print(f"{name}: {len(seeds)} random scripts, {frames} frames: jumps of {jump:.4f} px and {fade:.5f} of opacity, "
          f"{measured} velocities change by {max(kinks) * 100:.2f} % of the largest")
    return kinks


# Plays a random script, and stops at each time at which a picture is taken.
STEPS = r"""(script) => {
  const container = stage.container(390, 844, 6), pages = container.children;
  window.steps = (function* () {
    let wanted = 0, run;
    stage.advance(stage.now + 1000);
    for (const [wait, call, what] of [...script, [400, "none"]]) {
      const start = stage.now;
      for (let part = 1; part <= 5; part++) { stage.advance(start + wait * part / 5); yield true; }
      if (call == "none") return;
      if (call == "cancel") run?.cancel();
      else if (call == "reverse") run?.reverse();
      else {
        run = builtIn(call, pages[wanted], pages[what]);
        wanted = what;
      }
      wanted = [...pages].findIndex((page) => !page.hidden && !page.children[0].inert);
    }
  })();
}"""

# How many points of a picture show the magenta of the container, and how many there are. Where two pages meet inside a pixel,
# a browser lets up to a quarter of what is behind them through.
BARE = r"""(async (data) => {
  const image = await createImageBitmap(await (await fetch("data:image/png;base64," + data)).blob());
  const canvas = new OffscreenCanvas(390, 844), context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const { data: bytes } = context.getImageData(0, 0, 390, 844);
  let bare = 0;
  for (let i = 0; i < bytes.length; i += 4) if (bytes[i] > 140 && bytes[i + 1] < 78 && bytes[i + 2] > 140) bare++;
  return bare;
})"""


def check_pixels(engine, seeds):
    """Whether the background is seen anywhere, in pictures of scripts whose transitions cover the container."""
    pictures = 0
    for seed in seeds:
        script, covers = random_script(seed)
        if not covers:
            continue
        engine.evaluate(f"({STEPS})({json.dumps(script)})")
        while not engine.evaluate("steps.next().done"):
            engine.settle()
            data = engine.call("Page.captureScreenshot", format="png")["data"]
            bare = engine.evaluate(f"{BARE}('{data}')")
            expect(bare == 0, f"seed {seed}: {bare} points show the background: {script}")
            pictures += 1
    # The same picture with nothing in front.
    engine.evaluate("stage.container(390, 844, 0)")
    data = engine.call("Page.captureScreenshot", format="png")["data"]
    expect(engine.evaluate(f"{BARE}('{data}')") == 390 * 844, "the background is not found")
    print(f"chromium: {pictures} pictures without a point of the background")


# Interrupts pages while the clock runs, and says what became of the promises and what the frames cost.
LIVE = r"""(async (source) => {
  const { play } = await import(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
  const container = stage.container(390, 844, 3), pages = container.children, results = [];
  const wait = (time) => new Promise((done) => setTimeout(done, time));
  const add = (run, name) => run.finished.then((result) => results.push([name, result]));
  add(play("slide.push", pages[0], pages[1]), "pushed");
  await wait(150);
  add(play("cover.push", pages[1], pages[2]), "covered");
  await wait(120);
  const back = play("cover.pop", pages[2], pages[1]);
  add(back, "back");
  await wait(60);
  const caught = back.progress;
  back.scrub(caught);
  // The push below it continues.
  const boxes = () => pages[2].getBoundingClientRect().x;
  const before = boxes();
  await wait(100);
  const after = boxes();
  back.cancel(-1);
  await wait(60);
  const last = play("slide.pop", pages[2], pages[0]);
  add(last, "last");
  last.reverse();
  await last.finished;
  return { results, caught, before, after, hidden: [...pages].map((page) => page.hidden), left: document.getAnimations().length };
})"""

DOCUMENTATION = os.path.join(os.path.dirname(__file__), "../../Documentation/Web-Pages.md")


def check_live(engine, module):
    engine.open("about:blank")
    engine.evaluate(f"({STAGE})(false)")
    engine.call("Performance.enable")
    shown = engine.evaluate(f"({LIVE})({json.dumps(module)})")
    expect(shown["before"] == shown["after"], f"it moves under a finger: {shown}")
    # The last two are one operation back to the page that was wanted.
    expect(sorted(shown["results"]) == [["back", "current"], ["covered", "current"], ["last", "start"], ["pushed", "current"]],
           f"results: {shown}")
    expect(shown["hidden"] == [True, True, False] and shown["left"] == 0, f"the end: {shown}")
    layouts = engine.evaluate("""(async () => {
        const play = (await import(URL.createObjectURL(new Blob([%s], { type: "text/javascript" })))).play;
        const [, second, third] = document.querySelector("div").children;
        play("slide.push", third, second);
        await new Promise((done) => setTimeout(done, 60));
    })()""" % json.dumps(module))
    def count():
        metrics = engine.call("Performance.getMetrics")["metrics"]
        return next(metric["value"] for metric in metrics if metric["name"] == "LayoutCount")
    layouts = count()
    engine.evaluate("new Promise((done) => setTimeout(done, 200))")
    expect(count() == layouts, f"{count() - layouts} layouts in frames")
    print("chromium: promises, a finger and frames without layouts while the clock runs")


def check_page(engine, module, axe, folder):
    """The page of Documentation/Web-Pages.md, as a visitor uses it: links, the history, also in flight, and a swipe."""
    with open(DOCUMENTATION) as file:
        page = re.search(r"```html\n(<!doctype html>.*?)```", file.read(), re.S)[1]
    expect(page.count("\n") <= 50, "the page is long")

    def rest(time):
        engine.evaluate(f"new Promise((done) => setTimeout(done, {time}))")

    def stands(name, focus):
        rest(700)
        shown = engine.evaluate("[...document.querySelectorAll('section:not([hidden])')].map((page) => page.id).join()")
        expect(shown == name, f"shown: {shown}, not {name}")
        focused = engine.evaluate("document.activeElement.textContent")
        expect(focused == focus, f"{focused} has the focus, not {focus}")
        hash = engine.evaluate("location.hash.slice(1) || 'list'")
        expect(hash == name, f"the address says {hash}, not {name}")

    def swipe(way):
        engine.mouse("mousePressed", 5, 400, 1)
        for step in range(1, 11):
            engine.mouse("mouseMoved", 5 + way * step / 10, 400, 1)
        engine.mouse("mouseReleased", 5 + way, 400)

    with tempfile.TemporaryDirectory() as root:
        for name, text in (("index.html", page), ("transitions.js", module)):
            with open(os.path.join(root, name), "w") as file:
                file.write(text)
        handler = functools.partial(Quiet, directory=root)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        for width, height in ((390, 844), (1200, 800)):
            engine.resize(width, height)
            engine.open(f"http://127.0.0.1:{server.server_port}/index.html?{width}")
            if folder:
                engine.screenshot(os.path.join(folder, f"page-{width}.png"))
            engine.click("[href='#lake']")
            rest(150)
            # What leaves takes no clicks, though it is still there.
            engine.evaluate("document.elementFromPoint(innerWidth / 10, 30).click()")
            if folder:
                engine.screenshot(os.path.join(folder, f"page-{width}-way.png"))
            stands("lake", "The lake")
            if axe:
                with open(axe) as file:
                    engine.evaluate(file.read() + ";axe.version")
                found = engine.evaluate("""axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
                    violations.map(({ id }) => id))""")
                expect(not found, f"axe-core: {found}")
            engine.click("[href='#about']")
            stands("about", "About")
            engine.evaluate("history.go(-2)")
            stands("list", "The lake")
            engine.evaluate("history.forward()")
            # In flight.
            rest(120)
            engine.evaluate("history.back()")
            stands("list", "The lake")
            engine.evaluate("history.go(2)")
            rest(120)
            engine.evaluate("history.go(-1)")
            stands("lake", "About")
            swipe(width * 0.2)
            stands("lake", "About")
            swipe(width * 0.7)
            stands("list", "The lake")
            engine.evaluate("history.forward()")
            stands("lake", "The lake")
            expect(not engine.errors, str(engine.errors))
        server.shutdown()
    print("chromium: the page of the guide, its history and its swipe")


# The color of a point of a picture.
POINT = r"""(async (data, x, y) => {
  const image = await createImageBitmap(await (await fetch("data:image/png;base64," + data)).blob());
  const context = new OffscreenCanvas(600, 900).getContext("2d");
  context.drawImage(image, 0, 0);
  return [...context.getImageData(x, y, 1, 1).data].slice(0, 3);
})"""


def check_overlays(engine):
    """A push dims what is below it, also where that is a push in flight."""
    engine.evaluate("""(() => {
        const container = stage.container(390, 844, 3), pages = container.children;
        stage.advance(stage.now + 1000);
        builtIn("parallax.push", pages[0], pages[1]);
        stage.advance(stage.now + 180);
    })()""")
    def dimmed(front, back):
        left, color = engine.evaluate(f"""(() => {{
            const container = document.querySelector("div"), place = stage.seen(container).find(([number]) => number == {front});
            return [place[1], getComputedStyle(container.children[{back}]).backgroundColor.match(/\\d+/g).map(Number)];
        }})()""")
        engine.settle()
        data = engine.call("Page.captureScreenshot", format="png")["data"]
        seen = engine.evaluate(f"{POINT}('{data}', {int(left) - 6}, 400)")
        alpha = 0.2 * (1 - left / 390)
        expect(0.02 < alpha < 0.19, f"the page is at {left}")
        expect(all(abs(part - whole * (1 - alpha)) < 2 for part, whole in zip(seen, color)), f"{seen}, not {color} below {alpha:.3f} of black")
    dimmed(1, 0)
    engine.evaluate("(() => { const pages = document.querySelector('div').children; builtIn('parallax.push', pages[1], pages[2]); stage.advance(stage.now + 150); })()")
    dimmed(2, 1)
    expect(engine.evaluate("(stage.advance(stage.now + 2000), document.querySelector('div').shadowRoot.querySelectorAll('div').length)") == 17, "a cover stays")
    print("chromium: overlays dim what is below a push")


# What goes wrong: pages that are none, a progress that is none, and a page that is removed in flight.
FAULTS = r"""(async (source) => {
  const { play } = await import(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
  const container = stage.container(390, 844, 3), pages = container.children;
  const fault = (from, to) => { try { play("slide.push", from, to); } catch (error) { return error.message; } };
  const faults = [fault(null, pages[1]), fault(pages[0], null), fault(pages[0], document.body)];
  const wait = (time) => new Promise((done) => setTimeout(done, time));
  const run = play("slide.push", pages[0], pages[1]);
  await wait(100);
  run.scrub(NaN);
  run.scrub(undefined);
  const scrubbed = await run.finished;
  const second = play("cover.push", pages[1], pages[2]);
  await wait(100);
  pages[2].remove();
  const removed = await Promise.race([second.finished, wait(50)]);
  return { faults, scrubbed, removed, progress: second.progress, hidden: [...pages].map((page) => page.hidden), left: document.getAnimations().length,
    inert: pages[1].children[0].inert };
})"""


def check_faults(engine, module):
    engine.open("about:blank")
    engine.evaluate(f"({STAGE})(false)")
    shown = engine.evaluate(f"({FAULTS})({json.dumps(module)})")
    page, body = "[object HTMLDivElement]", "[object HTMLBodyElement]"
    expect(shown["faults"] == [f"No page {pair}" for pair in (f"null, {page}", f"{page}, null", f"{page}, {body}")], f"faults: {shown}")
    expect(shown["scrubbed"] == "end", f"a progress that is no number: {shown}")
    expect(shown["removed"] == "removed" and shown["hidden"] == [True, False] and shown["left"] == 0 and not shown["inert"], f"a page that was removed: {shown}")
    print("chromium: pages that are none, a progress that is none, a page that is removed")


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def main():
    options = argparse.ArgumentParser()
    options.add_argument("compositions")
    options.add_argument("engines", nargs="*", default=list(ENGINES))
    options.add_argument("--scripts", type=int, default=40, help="how many random scripts in each engine")
    options.add_argument("--pictures", type=int, default=20, help="of how many of them pictures are taken")
    options.add_argument("--reference", default=FIXTURE, help="scripts of windows-fixture.py")
    options.add_argument("--axe", help="axe.min.js")
    options.add_argument("--folder", help="where pictures of the page go")
    given = options.parse_args()
    with open(given.reference) as file:
        scripts = json.load(file)
    sample = json.loads(subprocess.run([given.compositions, "--web-module"], check=True, capture_output=True, text=True).stdout)
    for name in given.engines:
        begun = time.time()
        with ENGINES[name]() as engine:
            engine.open("about:blank")
            engine.resize(600, 900)
            engine.evaluate(f"(() => {{ ({STAGE})(true); window.reference = stage.module({json.dumps(sample['reference'])}); "
                            f"window.builtIn = stage.module({json.dumps(sample['builtIn'])}); "
                            f"window.change = stage.module({json.dumps(sample['changes'])}, 'change'); }})()")
            check_changes(engine, name, sample["scripts"])
            compare_with_reference(engine, name, scripts)
            kinks = check_random_scripts(engine, name, range(given.scripts))
            expect(max(kinks) < 0.01, f"{name}: a velocity jumps: seed {kinks.index(max(kinks))}")
            if name == "chromium":
                check_pixels(engine, range(given.pictures * 2))
                check_overlays(engine)
                check_live(engine, sample["builtIn"])
                check_faults(engine, sample["builtIn"])
                check_page(engine, sample["builtIn"], given.axe, given.folder)
        print(f"{name}: {time.time() - begun:.0f} s")


main()
