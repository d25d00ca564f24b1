"""Prepares the symbol graphs, and finds the symbols and parameters without documentation.

Deprecated symbols are left out, and so are the parameters for the place of a call from the titles in lists, and from the
signatures if they are not described: a caller does not write them.

graphs.py [--strict] WORK MODULE...: reads and rewrites WORK/graphs/MODULE, and writes WORK/undocumented.txt.
"""

import json
import pathlib
import re
import sys

OWN_LINES = re.compile(r"^(\s*)- (?:Parameter\s+(\w+)|(\w+))\s*:", re.IGNORECASE)


def is_deprecated(symbol):
    return any(
        entry.get("isUnconditionallyDeprecated") for entry in symbol.get("availability", []))


def without_call_site(fragments):
    """A title without `fileID: StaticString, line: UInt`, which have default values."""
    words = [fragment["spelling"] for fragment in fragments]
    site = ["fileID", ": ", "StaticString", ", ", "line", ": ", "UInt"]
    for start in range(1, len(words) - len(site)):
        if words[start:start + len(site)] != site:
            continue
        before, after = dict(fragments[start - 1]), dict(fragments[start + len(site)])
        if after["spelling"].startswith(", "):
            after["spelling"] = after["spelling"][2:]
        else:
            before["spelling"] = before["spelling"].removesuffix(", ")
        return fragments[:start - 1] + [before, after] + fragments[start + len(site) + 1:]
    return fragments


def described_parameters(lines):
    """The names after `- Parameter`, and those in the list under `- Parameters:`."""
    names, inside = set(), None
    for line in lines:
        found = OWN_LINES.match(line)
        if not found:
            continue
        indent, single, word = len(found[1]), found[2], found[3]
        if single:
            names.add(single)
            inside = None
        elif word.lower() == "parameters":
            inside = indent
        elif inside is not None and indent > inside:
            names.add(word)
        else:
            inside = None
    return names


# A caller writes neither, and each says what it is.
OBVIOUS = {"fileID", "line"}


def comment(symbol):
    return [line["text"] for line in symbol.get("docComment", {}).get("lines", [])]


def leave_out_obvious_parameters(symbol):
    """DocC asks for every parameter of a signature if one of them is described."""
    signature = symbol.get("functionSignature", {})
    if "parameters" in signature:
        silent = OBVIOUS - described_parameters(comment(symbol))
        signature["parameters"] = [
            parameter for parameter in signature["parameters"] if parameter["name"] not in silent]


def missing_parameters(symbol, lines):
    """The parameters without documentation. Both sides of an operator are clear from it."""
    if symbol["kind"]["identifier"] == "swift.func.op":
        return
    named = described_parameters(lines)
    for parameter in symbol.get("functionSignature", {}).get("parameters", []):
        inner = parameter.get("internalName", parameter["name"])
        if inner != "_" and not {inner, parameter["name"]} & named:
            yield inner


def main():
    arguments = sys.argv[1:]
    strict = "--strict" in arguments
    work, *modules = [argument for argument in arguments if argument != "--strict"]
    work = pathlib.Path(work)
    root = pathlib.Path.cwd().as_uri() + "/"
    failures, report = 0, []
    for module in modules:
        symbols_without, parameters_without, count = [], [], 0
        for file in sorted((work / "graphs" / module).glob("*.symbols.json")):
            if file.name.split(".")[0].split("@")[0] != module:
                file.unlink()
                continue
            graph = json.loads(file.read_text())
            hidden = {s["identifier"]["precise"] for s in graph["symbols"] if is_deprecated(s)}
            graph["symbols"] = [
                s for s in graph["symbols"] if s["identifier"]["precise"] not in hidden]
            graph["relationships"] = [
                r for r in graph["relationships"]
                if r["source"] not in hidden and r["target"] not in hidden]
            for symbol in graph["symbols"]:
                leave_out_obvious_parameters(symbol)
                for use in ("subHeading", "navigator"):
                    if use in symbol["names"]:
                        symbol["names"][use] = without_call_site(symbol["names"][use])
            # An extension of which nothing remains.
            used = {r["target"] for r in graph["relationships"]} | {
                r["source"] for r in graph["relationships"] if r["kind"] == "conformsTo"}
            graph["symbols"] = [
                s for s in graph["symbols"]
                if s["kind"]["identifier"] != "swift.extension" or s["identifier"]["precise"] in used]
            file.write_text(json.dumps(graph))

            inherited = {
                r["source"] for r in graph["relationships"]
                if "sourceOrigin" in r or r["kind"] == "defaultImplementationOf"}
            for symbol in graph["symbols"]:
                # What the compiler makes, such as `init(rawValue:)`, has no location.
                if symbol["kind"]["identifier"] == "swift.extension" or "location" not in symbol:
                    continue
                count += 1
                if symbol["identifier"]["precise"] in inherited:
                    continue
                lines = comment(symbol)
                location = symbol["location"]
                where = "{}:{}: {}".format(
                    location["uri"].removeprefix(root), location["position"]["line"] + 1,
                    ".".join(symbol["pathComponents"]))
                # One or two words, such as "Does nothing.", say nothing in a list or in completion.
                if len(" ".join(lines).split()) < 3:
                    symbols_without.append(where)
                missing = list(missing_parameters(symbol, lines))
                if missing:
                    parameters_without.append((f"{where}: {', '.join(missing)}", len(missing)))
        total = sum(number for _, number in parameters_without)
        print(f"{module}: {count} symbols, {len(symbols_without)} without documentation, "
              f"{total} parameters without a description")
        failures += len(symbols_without) + total
        report += [f"{where}: no documentation" for where in sorted(symbols_without)]
        report += sorted(where for where, _ in parameters_without)
    listing = work / "undocumented.txt"
    listing.write_text("".join(line + "\n" for line in report))
    if strict and failures:
        print(listing.read_text(), end="")
        sys.exit(1)
    if failures:
        print(f"{listing} lists them")


main()
