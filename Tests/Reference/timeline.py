#!/usr/bin/env python3
"""Reads timelines from JSON, written from Documentation/TransitionExport.docc/JSON-Format.md alone, and evaluates them at any time.

Checks the sample of that page against its table. With --gallery it exports transitions, and compares every
number with the CSV export at every frame. With --schema it validates all of them, which needs jsonschema (PyPI).
"""
import argparse, csv, io, json, math, pathlib, re, subprocess, sys

ROOT = pathlib.Path(__file__).parent.parent.parent / "Documentation"
PROPERTIES = {row[0].strip("`"): row[1:] for row in (
    [cell.strip() for cell in line.strip("| \n").split("|")]
    for line in (ROOT / "TransitionExport.docc/JSON-Format.md").read_text().split("## Properties")[1].split("A property without")[0]
    .splitlines() if line.startswith("| `"))}


def curve(shape, x):
    (kind, keys), = shape.items()
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if kind == "linear":
        return x
    if kind == "bezier":
        def point(a, b, s):
            return 3 * a * s * (1 - s) ** 2 + 3 * b * s * s * (1 - s) + s ** 3
        low, high = 0.0, 1.0
        for _ in range(60):
            middle = (low + high) / 2
            low, high = (middle, high) if point(keys["x1"], keys["x2"], middle) < x else (low, middle)
        return point(keys["y1"], keys["y2"], (low + high) / 2)
    if kind.startswith("circular"):
        ease_in = lambda z: 1 - math.sqrt(1 - z * z)
        return {
            "circularEaseIn": lambda: ease_in(x), "circularEaseOut": lambda: math.sqrt(x * (2 - x)),
            "circularEaseInOut": lambda: ease_in(2 * x) / 2 if x < 0.5 else 1 - ease_in(2 * (1 - x)) / 2,
            "circularEaseOutIn": lambda: abs(float(x >= 0.5) - math.sqrt(x * (1 - x)))}[kind]()
    if kind == "steps":
        n, k = keys["count"], math.floor(keys["count"] * x)
        return min({"start": lambda: (k + 1) / n, "end": lambda: k / n, "none": lambda: k / (n - 1),
                    "both": lambda: (k + 1) / (n + 1)}[keys["jump"]](), 1)
    points = keys["points"]
    if len(points) == 1:
        return points[0]["y"]
    later = sum(p["x"] <= x for p in points)
    a, b = points[max(min(later, len(points) - 1) - 1, 0):][:2]
    return a["y"] + (b["y"] - a["y"]) * (x - a["x"]) / (b["x"] - a["x"]) if b["x"] > a["x"] else b["y"]


def spring(constants, a, v, s):
    beta = constants["damping"] / (2 * constants["mass"])
    omega2 = constants["stiffness"] / constants["mass"]
    sigma, b = math.sqrt(abs(omega2 - beta * beta)), v + beta * a
    if sigma == 0:
        return math.exp(-beta * s) * (a + b * s)
    if beta * beta < omega2:
        return math.exp(-beta * s) * (a * math.cos(sigma * s) + b * math.sin(sigma * s) / sigma)
    grow, decay = math.exp((sigma - beta) * s), math.exp((-sigma - beta) * s)
    return a * (grow + decay) / 2 + b * (grow - decay) / (2 * sigma)


def base_time(document, s):
    """The time of the base after the modifiers, or the value that a repetition has left."""
    (kind, base), = document["base"].items()
    lengths = [base.get("duration", math.inf)]
    for (name, keys), in (m.items() for m in document["modifiers"]):
        last = lengths[-1]
        lengths.append({
            "delay": lambda: max(last + keys["seconds"], 0), "speed": lambda: last / keys["factor"],
            "repetition": lambda: last and last * keys.get("count", math.inf)}.get(name, lambda: last)())
    for c, ((name, keys),) in reversed(list(zip(lengths, (m.items() for m in document["modifiers"])))):
        if name == "delay":
            s -= keys["seconds"]
        elif name == "speed":
            s *= keys["factor"]
        elif name == "repetition" and s > 0 and 0 < c < math.inf:
            n, count = math.floor(s / c), keys.get("count", math.inf)
            if n >= count and keys["autoreverses"] and count % 2 == 0:
                return None, 0.0
            if n >= count and kind != "spring":
                return None, 1.0
            s = s - (count - 1) * c if n >= count else min(max(s - n * c, 0), c)
            s = c - s if n < count and keys["autoreverses"] and n % 2 else s
    return s, None


def animation(document, s):
    (kind, base), = document["base"].items()
    s, left = base_time(document, s)
    if s is None:
        return left
    if kind == "spring":
        return 1 + spring(base["constants"], -1, base["initialVelocity"], s) if s > 0 else 0.0
    duration = base.get("duration", math.inf)
    return curve(base["shape"], s / duration) if duration > 0 else float(s >= 0)


def keyframes(document, p):
    segments = document["segments"]
    d = segments[-1]["start"] + segments[-1]["duration"] if segments else 0
    z = (1 - p if document["isReversed"] else p) * d
    started = [i for i, segment in enumerate(segments) 
               if (segment["start"] <= z if document["isReversed"] or not d else segment["start"] / d <= p)]
    if z < 0 or not started:
        return document["initialValue"]
    segment = segments[started[-1]]
    before = segments[started[-1] - 1]["value"] if started[-1] else document["initialValue"]
    y, length, ((kind, keys),) = max(z - segment["start"], 0), segment["duration"], segment["motion"].items()
    if y >= length or kind == "hold":
        return segment["value"]
    x, numbers = y / length, []
    for i, (a, b) in enumerate(zip(before, segment["value"])):
        if kind == "linear":
            numbers.append(a + (b - a) * curve(keys["shape"], x))
        elif kind == "cubic":
            v, w = keys["startVelocity"][i], keys["endVelocity"][i]
            numbers.append(a + (b - a) * x * x * (3 - 2 * x) + v * length * x * (1 - x) ** 2
                           - w * length * x * x * (1 - x))
        else:
            numbers.append(b + spring(keys["constants"], a - b, keys["startVelocity"][i], y))
    return numbers


def value(document, track, t):
    """The components of a track at a time."""
    if "custom" in track:
        key = document["customProperties"][track["custom"]]
        rest, rule = key["identity"], key["composition"]
    else:
        rest = [float(number) for number in PROPERTIES[track["property"]][1].split(",")]
        rule = PROPERTIES[track["property"]][2]
    u = document["duration"] - t if document["isReversed"] else t
    timings, numbers = document["timings"], []
    if t > document["duration"] and document["isReversed"]:
        return rest
    for term in track["terms"]:
        timing = timings[term["timing"]]
        starts_inside = bool(timing["animation"]["modifiers"]) and (base_time(timing["animation"], 0)[0] or 0) > 0
        waits = u < timing["start"] or u == timing["start"] and not starts_inside
        p = 1.0 if u >= timing["end"] else 0.0 if waits else curve_or_line(timing, u)
        if t > document["duration"]:
            numbers.append(term["completion"])
        elif "keyframes" in term:
            numbers.append(term["animation"] if p == 1 else keyframes(term["keyframes"], p))
        else:
            bow = term.get("bow", [0] * len(rest))
            numbers.append(term["animation"] if p == 1 else [
                a + (b - a) * p + c * 4 * p * (1 - p)
                for a, b, c in zip(term["initial"], term["animation"], bow)])
    held = lambda number: min(max(number, -1e12), 1e12)
    names = document["customProperties"][track["custom"]]["componentNames"] if "custom" in track else []
    if track["property"] in ("background", "overlay", "borderColor", "shadowColor") or names == ["red", "green", "blue", "alpha"]:
        return color(compose(rule, numbers, held, timings, track, u))
    return compose(rule, numbers, held, timings, track, u)


def color(numbers):
    *channels, alpha = numbers
    return [channel / alpha for channel in channels] + [alpha] if alpha else [0.0] * 4


def compose(rule, numbers, held, timings, track, u):
    if rule in ("add", "multiply"):
        total = numbers[0]
        for other in numbers[1:]:
            total = [a + b if rule == "add" else held(a * b) for a, b in zip(total, other)]
        return [held(number) for number in total]
    starts = [timings[term["timing"]]["start"] for term in track["terms"]]
    current = max(i for i, start in enumerate(starts) if start <= u or start == starts[0])
    return [held(number) for number in numbers[current]]


def curve_or_line(timing, u):
    p = animation(timing["animation"], (u - timing["start"]) * timing["rate"])
    return p if "linear" in timing["shape"] else curve(timing["shape"], p)


# Everything below checks; a reader ends here.

def close(a, b, scale=1e-9):
    return abs(a - b) <= scale * max(1, abs(a), abs(b))


def check_sample():
    document = json.loads((ROOT / "timeline.sample.json").read_text())
    tracks = {(track["view"], track["property"]): track for track in document["tracks"]}
    table = (ROOT / "TransitionExport.docc/JSON-Format.md").read_text().split("## A sample with expected values")[1].split("\n## ")[0]
    rows = re.findall(r"^\| ([\d.]+) \| `(.+?)` \| `(.+?)` \| (.+?) \|$", table, re.MULTILINE)
    for time, view, name, numbers in rows:
        found = value(document, tracks[view, name], float(time))
        if not all(close(a, float(b), 2e-9) for a, b in zip(found, numbers.split(", "))):
            sys.exit(f"{view}.{name} at {time} is {found}, not {numbers}")
    return len(rows)


def check_export(gallery, name, options, validate):
    export = lambda *more: subprocess.run(
        [gallery, name, *options, *more], check=True, capture_output=True, text=True)
    document, compared = json.loads(export("--format", "json").stdout), 0
    validate(document)
    said = export("--format", "json").stderr
    bounds = {key: float(bound) for key, bound in re.findall(r"^(.+?) is within (\S+) ", said, re.MULTILINE)}
    for row in csv.DictReader(io.StringIO(export("--format", "csv", "--fps", "47").stdout)):
        for track in document["tracks"]:
            place = f"{track['view']}.{track['property']}"
            columns = [key for key in row if re.match(re.escape(place) + r"( \(|\.|$)", key)]
            for key, found in zip(columns, value(document, track, float(row["time (s)"]))):
                expected = float(row[key]) * (math.pi / 180 if key.endswith("(deg)") else 1)
                compared += 1
                if abs(found - expected) > bounds.get(place, 0) + 1e-7 * max(1, abs(found)):
                    sys.exit(f"{name} {options}: {key} at {row['time (s)']} is {found}, not {expected}")
    return compared


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--gallery", help="the gallery to export transitions with")
    parser.add_argument("--schema", help="the JSON Schema that documents are valid against")
    arguments = parser.parse_args()
    gallery, compared, validate = arguments.gallery, 0, lambda document: None
    if arguments.schema:
        import jsonschema
        schema = json.loads(pathlib.Path(arguments.schema).read_text())
        validate = jsonschema.Draft202012Validator(schema).validate
        validate(json.loads((ROOT / "timeline.sample.json").read_text()))
    print(f"{check_sample()} values of the sample are right")
    if gallery:
        listed = subprocess.run([gallery], check=True, capture_output=True, text=True).stdout
        for name in re.findall(r"^  ([a-zA-Z]\S*)  ", listed, re.MULTILINE):
            for options in (["--operation", "push"], ["--operation", "pop", "--animation", "bouncy"]):
                compared += check_export(gallery, name, options, validate)
        print(f"{compared} numbers of exported documents agree with CSV")
