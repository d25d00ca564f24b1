"""Assembles the catalogues that DocC reads: the pages in Documentation/MODULE.docc, the guides as articles, the pictures.

catalogue.py WORK MODULE...: writes WORK/MODULE.docc. The guides go to the first module. Timing.md becomes the article
Timing-Guide, as a type may have the name of a guide.
"""

import json
import pathlib
import re
import shutil
import sys

DOCUMENTATION = pathlib.Path("Documentation")
PICTURES = DOCUMENTATION / "Pictures"
NO_ARTICLES = {"CHANGELOG"}
GUIDES = {
    file.stem: file for file in sorted(DOCUMENTATION.glob("*.md")) if file.stem not in NO_ARTICLES}
# A picture, a link or code, none of which is inside another one but code in the text of a link.
SPAN = re.compile(r"(!?)\[((?:[^\[\]`]|`[^`]*`)*)\]\(([^()\s]+)\)|(`+)(.+?)\4")
DARK = re.compile(r"@media\s*\(prefers-color-scheme:\s*dark\)\s*\{((?:[^{}]|\{[^{}]*\})*)\}")


def prose(text):
    """The lines of a page, each with whether it is outside of code."""
    outside = True
    for line in text.split("\n"):
        fence = line.lstrip().startswith("```")
        yield line, outside and not fence
        if fence:
            outside = not outside


def headings(name):
    """The anchors that a web page of Markdown has for the headings of a guide, with those of DocC."""
    anchors = {}
    for line, outside in prose(GUIDES[name].read_text()):
        if outside and re.match(r"#{2,} ", line):
            title = line.lstrip("#").strip()
            web = re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
            anchors[web] = re.sub(r"[\s-]+", "-", re.sub(r"[^\w\s-]", "", title))
    return anchors


class Article:
    """A guide, rewritten as an article."""

    def __init__(self, name, types):
        self.name = name
        self.types = types
        self.lines = []
        for line, outside in prose(GUIDES[name].read_text()):
            if outside:
                title = line.startswith("#")
                line = SPAN.sub(lambda found: self.span(found, title), line)
            elif line.startswith("```"):
                # A second word tells .ci/snippets what to do with the code.
                line = re.sub(r"^(```\w+) .*", r"\1", line)
            self.lines.append(line)
        self.shorten_summary()

    def shorten_summary(self):
        """Ends the first paragraph after a sentence of some length: lists of articles show all of it."""
        first = next(
            (n for n, line in enumerate(self.lines) if n > 0 and re.match(r"[\w`*\[]", line)), None)
        if first is None or any(self.lines[1:first]):
            return
        end = self.lines.index("", first)
        text = " ".join(self.lines[first:end])
        sentence = re.match(r"(.{40,}?[\w`*)\]]\.) ([A-Z`*\[].*)", text)
        self.lines[first:end] = [sentence[1], "", sentence[2]] if sentence else [text]

    def span(self, found, is_title):
        picture, text, address, _, code = found.groups()
        if code is not None:
            if code in self.types and not is_title:
                return f"``{code.replace('.', '/')}``"
            return found[0]
        if picture:
            file = DOCUMENTATION / address
            if not file.is_file():
                raise SystemExit(f"{GUIDES[self.name]}: no picture {address}")
            return f"![{text}]({file.name})"
        if re.match(r"https?:", address):
            return found[0]
        path, _, anchor = address.partition("#")
        target = pathlib.Path(path).stem if path else self.name
        if path and not (DOCUMENTATION / path).exists():
            raise SystemExit(f"{GUIDES[self.name]}: no file {path}")
        if target not in GUIDES or (path and not path.endswith(".md")):
            return text
        if not anchor:
            return f"[{text}](doc:{target}-Guide)"
        anchors = headings(target)
        if anchor not in anchors:
            raise SystemExit(f"{GUIDES[self.name]}: no heading {address}")
        return f"[{text}](doc:{target}-Guide#{anchors[anchor]})"


def linked_to_guides(page, module):
    """The text of a page of another module. DocC does not resolve links between modules that extend each other."""

    def address(found):
        name = found[1]
        if name not in GUIDES:
            raise SystemExit(f"{page}: no guide {name}")
        return f"](/documentation/{module.lower()}/{name.lower()}-guide)"

    return re.sub(r"\]\(\.\./([\w-]+)\.md\)", address, page.read_text())


def copy_picture(file, folder):
    """Copies a picture, and one for each appearance if its style sheet depends on that."""
    shutil.copy(file, folder)
    if file.suffix == ".svg":
        text = file.read_text()
        if DARK.search(text):
            (folder / file.name).write_text(DARK.sub("", text))
            (folder / f"{file.stem}~dark.svg").write_text(DARK.sub(lambda found: found[1], text))


def type_names(work, module):
    graph = json.loads((work / "graphs" / module / f"{module}.symbols.json").read_text())
    kinds = {"struct", "class", "enum", "protocol"}
    return {
        ".".join(symbol["pathComponents"]) for symbol in graph["symbols"]
        if symbol["kind"]["identifier"].removeprefix("swift.") in kinds}


def check_pictures(work, module):
    """Every preset of these types has a picture."""
    graph = json.loads((work / "graphs" / module / f"{module}.symbols.json").read_text())
    for symbol in graph["symbols"]:
        owner = symbol["pathComponents"][0]
        if owner not in ("UnitCurve", "Spring", "Animation") or len(symbol["pathComponents"]) != 2:
            continue
        types = [
            part["spelling"] for part in symbol["declarationFragments"]
            if part["kind"] == "typeIdentifier"]
        name = f"{owner}-{symbol['pathComponents'][1]}.svg"
        if symbol["kind"]["identifier"] == "swift.type.property" and types == [owner] \
                and not (PICTURES / "Curves" / name).exists():
            raise SystemExit(f"no picture {PICTURES / 'Curves' / name}: see Examples/Curves")


def main():
    work, *modules = sys.argv[1:]
    work = pathlib.Path(work)
    for module in modules:
        catalogue = work / f"{module}.docc"
        shutil.copytree(DOCUMENTATION / f"{module}.docc", catalogue)
        if module != modules[0]:
            for page in catalogue.glob("*.md"):
                page.write_text(linked_to_guides(page, modules[0]))
            continue
        check_pictures(work, module)
        types = type_names(work, module)
        pages = catalogue / "Guides"
        pages.mkdir()
        for name in GUIDES:
            article = Article(name, types)
            (pages / f"{name}-Guide.md").write_text("\n".join(article.lines))
        resources = catalogue / "Pictures"
        resources.mkdir()
        for file in sorted(PICTURES.rglob("*.*")):
            copy_picture(file, resources)
        # The picture of a preset stands on the page of the preset, too.
        for file in sorted((PICTURES / "Curves").glob("*.svg")):
            owner, member = file.stem.split("-")
            (pages / f"{file.stem}.md").write_text(
                f"# ``{module}/{owner}/{member}``\n\n"
                f"![The value over time, from 0 to 1]({file.name})\n")


main()
