"""Compares the engine of the live page with the native one: random cases, frames, documents, and what is shown."""

import base64
import csv
import io
import json
import math
import pathlib
import re
import struct
import subprocess

from live_person import HANDLE, PLAYER, expect  # which says where `frames` is
from frames import export
from live_recipes import RECIPE_OF, RECIPES, TIMING, part

CASES = pathlib.Path(__file__).with_name("live_cases.js")
PORTION = 1 << 21


def compare_scenes(person, path):
    """The same for changes of scenes, which are in the library."""
    return compare_cases(person, path, engine="(await live.loadLibrary())", run="runScene", what="scenes")


def compare_shapes(person, path):
    """The same for transitions with clips to shapes, which are in the library, too."""
    return compare_cases(person, path, engine="(await live.loadLibrary())", what="cases with shapes")


def compare_cases(person, path, limit=None, engine="live.engine", run="runScript", what="cases"):
    """Carries out random scripts, and compares what they give with what the native engine gave, to the bit."""
    data = pathlib.Path(path).read_bytes()
    count = int(struct.unpack_from("<d", data)[0])
    if limit and limit < count:
        count, data = limit, shortened(data, limit)
    person.js("(window.portions = [], true)")
    for start in range(0, len(data), PORTION):
        text = base64.b64encode(data[start:start + PORTION]).decode()
        person.js(f"(portions.push(Uint8Array.from(atob('{text}'), (letter) => letter.charCodeAt(0))), true)")
    result = person.js(f"""(async () => {{
        {CASES.read_text()}
        const bytes = new Uint8Array({len(data)});
        let at = 0;
        for (const portion of portions) {{ bytes.set(portion, at); at += portion.length; }}
        delete window.portions;
        return compareCases({engine}.exports, bytes.buffer, {run});
    }})()""")
    expect(result["cases"] == count, f"{result['cases']} cases of {count} were compared")
    different = result["different"]
    expect(not different, f"{len(different)} of {count} random {what} differ: the first are {different[:10]}")
    return f"{count} random {what}, {result['numbers']} numbers: equal to the bit"


def shortened(data, limit):
    """The first cases of a file."""
    end = 8
    for _ in range(limit):
        end += 8 * (4 + int(struct.unpack_from("<d", data, end)[0]))
    return struct.pack("<d", limit) + data[8:end]


# All values of a recipe at times, by view, property and component, and what is in front at the start.
SAMPLE = """((given, operation, times) => {
    const { engine } = live;
    engine.give(live.encode(recipeOf(given), [390, 844, 0, 0, 0, operation]));
    const handle = engine.exports.compile();
    if (!handle) throw Error(engine.message);
    const { views, tracks } = engine.json("structure", handle);
    const names = tracks.flatMap(({ view, property, components }) =>
        components.map((component) => [views[view].name, property, component].filter(Boolean).join(".")));
    const places = tracks.flatMap(({ components }, index) => components.map((_, lane) => index * 4 + lane));
    const rows = times.map((time) => {
        const words = engine.words("sample", handle, time);
        return places.map((place) => words[place]);
    });
    const duration = engine.exports.duration(handle);
    engine.exports.release(handle);
    return { names, rows, duration };
})"""


def compare_frames(person, gallery):
    """Compares all values of all frames with those that the command line prints, to the last digit."""
    person.js(RECIPE_OF)
    numbers = 0
    for name, recipe in RECIPES.items():
        for number, operation in enumerate(("push", "pop")):
            text, _ = export(gallery, name, *TIMING, "--operation", operation, "--format", "csv")
            rows = list(csv.DictReader(io.StringIO(text)))
            times = [float(row["time (s)"]) for row in rows]
            seen = person.js(f"{SAMPLE}({json.dumps(recipe)}, {number}, {json.dumps(times)})")
            numbers += compare_table(f"{name}, {operation}", rows, seen)
    return f"frames of {len(RECIPES)} transitions, push and pop, {numbers} numbers: equal to the command line"


def compare_table(place, rows, seen):
    columns = {}
    for column in rows[0]:
        name, unit = re.fullmatch(r"(.*?)(?: \((s|pt|deg)\))?", column).groups()
        if not name.endswith(".present") and name not in ("time", "drawingOrder"):
            columns[name] = (column, 180 / math.pi if unit == "deg" else 1)
    expect(set(columns) == set(seen["names"]), f"{place}: {sorted(set(columns) ^ set(seen['names']))} only on one side")
    for row, values in zip(rows, seen["rows"], strict=True):
        for name, value in zip(seen["names"], values, strict=True):
            column, factor = columns[name]
            # The command line rounds once more where it turns radians into degrees.
            slack = 0 if factor == 1 else 4e-16 * abs(value * factor)
            written = float(row[column])
            expect(
                abs(value * factor - written) <= slack,
                f"{place}: {name} at {row['time (s)']} s is {value * factor!r}, not {written!r}")
    return len(rows) * len(columns)


# The formats of the page, and what the command line calls them.
FORMATS = {
    "responsive": "responsive-css", "viewTransitions": "view-transitions", "css": "css", "webAnimations": "waapi", "lottie": "lottie", "json": "json", "svg": "animated-svg"}


def compare_documents(person, gallery):
    """Compares what the page exports with what the command line writes; only the name in a document may differ."""
    person.js(RECIPE_OF)
    count = size = 0
    for name in ("slide", "swing", "zoom", "opacity", "explode"):
        person.js(f"(live.edit('test', () => recipeOf({json.dumps(RECIPES[name])})), true)")
        for page_format, format in FORMATS.items():
            result = person.js(
                f"live.exportAs(live.formats.find(({{ id }}) => id === '{page_format}'))")
            expect(result["text"], f"{name} as {page_format}: {result.get('note')}")
            text, accuracy = export(gallery, name, *TIMING, "--format", format)
            # What it says of itself, such as that it still works on a large document.
            accuracy = "\n".join(line for line in accuracy.splitlines() if not line.startswith("gallery: "))
            compare_lines(f"{name} as {page_format}", without_name(result["text"], name), without_name(text, name))
            expect(
                result["accuracy"].strip() == accuracy.strip(),
                f"{name} as {page_format}: the accuracy is {result['accuracy']}, not {accuracy}")
            count += 1
            size += len(text)
    return f"{count} documents, {size // 1000} kB: equal to the command line"


def compare_lines(place, seen, wanted):
    for number, (one, other) in enumerate(zip(seen.splitlines(), wanted.splitlines()), 1):
        at = next((i for i, (a, b) in enumerate(zip(one, other)) if a != b), min(len(one), len(other)))
        begin = max(at - 40, 0)
        expect(one == other, f"{place}, line {number}: the page writes {one[begin:at + 60]!r}, the command line {other[begin:at + 60]!r}")
    expect(seen == wanted, f"{place}: one is longer")


def without_name(text, name):
    """A document without the name of the transition, and without the identifiers that are made of it."""
    # Python reads lines of a program without the first half of their end.
    text = text.replace("\r\n", "\n")
    text = re.sub(rf"(?<![\w-])(?:--)?({re.escape(name)}|transition)(?=[\"',<{{\s.:;-])", "NAME", text)
    return re.sub(r"\bt[0-9a-z]{5,8}(?=-)", "ID", text).strip()


def compare_shown(person):
    """Compares the elements of the page with the records of the engine, for some transitions and times."""
    person.js(RECIPE_OF)
    count = 0
    for name in ("slide", "swing", "flip", "scale.anchor", "clip", "blinds", "explode"):
        person.js(f"(live.edit('test', () => recipeOf({json.dumps(RECIPES[name])})), live.seek(0), true)")
        for share in (0, 0.1, 0.25, 0.6, 1):
            person.js(f"new Promise((done) => requestAnimationFrame(() => {{ live.seek(live.duration * {share}); requestAnimationFrame(() => requestAnimationFrame(done)); }}))")
            worst = person.js(SHOWN)
            expect(worst["records"] > 0, f"{name}: nothing is drawn")
            expect(worst["number"] < 1e-4, f"{name} at {share}: what is shown is off by {worst}")
            count += worst["records"]
    return f"{count} shown views: as the engine draws them"


SHOWN = f"""(() => {{
    const words = live.engine.words("playerDraw", {PLAYER});
    const shown = [...document.querySelectorAll(".screen .view")].filter((view) => view.style.display !== "none");
    const records = [...Array(words[0]).keys()].map((index) => words.slice(2 + index * 63, 65 + index * 63)).filter((record) => record[2] !== 1);
    if (shown.length !== records.length) return {{ records: records.length, shown: shown.length, number: Infinity }};
    shown.sort((a, b) => a.style.zIndex - b.style.zIndex);
    let worst = {{ number: 0 }};
    const compare = (name, seen, wanted, size = 1) => {{
        const number = Math.abs(seen - wanted) / size;
        if (!(number <= worst.number)) worst = {{ number, name, seen, wanted }};
    }};
    records.forEach((record, index) => {{
        const style = getComputedStyle(shown[index]);
        compare("page", Number(shown[index].dataset.page), record[0]);
        compare("opacity", Number(style.opacity), Math.min(Math.max(record[3], 0), 1));
        const wanted = new DOMMatrix([...record.slice(4, 20)]).translate(record[20], record[21]).toFloat64Array();
        const matrix = new DOMMatrix(style.transform).toFloat64Array();
        // Places are in thousandths of a point, and browsers write six digits.
        // What is flat has no depth, which browsers do not draw if it is a scale by 0.
        if (wanted[10] === 0) wanted[10] = matrix[10];
        matrix.forEach((value, lane) => compare(`matrix ${{lane}}`, value, wanted[lane], lane >= 12 && lane < 15 ? 100 : 1));
        compare("width", parseFloat(style.width), record[22], 1000);
        compare("height", parseFloat(style.height), record[23], 1000);
    }});
    return {{ records: records.length, ...worst }};
}})()"""


# Speed. Limits are those of the issue; a busy machine may take longer, so only several times as long fails.
PATIENCE = 5


def measure_speed(person):
    """Measures the page, prints it beside its limits, and fails only if it is far beyond them."""
    starts = []
    for _ in range(5):
        person.open(is_paused=False)
        starts.append(person.js("window.interactiveAt"))
    person.js("live.pause()")
    person.js(RECIPE_OF)
    person.js(f"(live.edit('test', () => recipeOf({json.dumps(RECIPES['swing'])})), true)")
    person.wait("live.duration > 0 && live.duration < 0.85", "swing is not compiled")
    inside, outside = person.js(f"""(() => {{
        const {{ engine }} = live, {{ exports }} = engine, handle = {HANDLE}, count = 100000, step = live.duration / count;
        const best = (action) => Math.min(...Array.from({{ length: 9 }}, () => {{
            const begin = performance.now();
            action();
            return (performance.now() - begin) / count * 1000;
        }}));
        let sum = 0;
        const inside = best(() => exports.samples(handle, 0, step, count));
        const outside = best(() => {{
            for (let index = 0; index < count; index += 1) {{
                const length = exports.sample(handle, index * step);
                const at = engine.at, words = engine.floats;
                for (let word = 0; word < length; word += 1) sum += words[at + word];
            }}
        }});
        window.sum = sum;
        return [inside, outside];
    }})()""")
    person.js(f"(live.edit('test', () => recipeOf({json.dumps(part('explode'))})), live.duplicateVariant(), live.duplicateVariant(), live.duplicateVariant(), live.play(), true)")
    person.wait("live.state.variants.length === 4 && live.state.variants.every(({ device, handle }) => device && handle)", "four variants are not shown")
    costs = []
    for _ in range(4):
        person.js("new Promise((done) => { let left = 90; const next = () => left-- ? requestAnimationFrame(next) : done(); next(); })")
        costs.append(person.js("live.cost.mean"))
    # What came before the first of these frames fades from the mean.
    return [
        judge("time until interactive", min(starts), 1000, "ms"), judge("a frame of swing inside WebAssembly", inside, 0.4, "µs"),
        judge("a frame of swing, read from JavaScript", outside, 1, "µs"),
        judge("script time a frame with 4 variants of explode", min(costs), 4, "ms")]


def judge(what, value, limit, unit):
    expect(value <= limit * PATIENCE, f"{what} takes {value:.3g} {unit}; the limit is {limit} {unit}")
    return f"{what}: {value:.3g} {unit} of {limit} {unit}" + (" (slow)" if value > limit else "")
