"""Assembles the catalogues that DocC reads: the pages in Documentation/MODULE.docc, the guides as articles, the pictures.

catalogue.py WORK MODULE...: writes WORK/MODULE.docc. The guides go to the first module. Timing.md becomes the article
Timing-Guide, as a type may have the name of a guide.

DocC does not resolve links between modules that extend each other. What is in another module is linked by its address,
and rendered.py looks whether there is a page.
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
    """A guide, rewritten as an article of a module. The types are those of all modules, each with its module."""

    def __init__(self, name, module, types):
        self.name = name
        self.module = module
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
            module = None if is_title else self.types.get(code)
            if module is None:
                return found[0]
            path = code.replace(".", "/")
            return f"``{path}``" if module == self.module else f"[`{code}`]({page_address(module, path)})"
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


def page_address(module, path=""):
    """The address of the page of a module, or of a page in it."""
    return f"/documentation/{module}/{path}".rstrip("/").lower()


def with_addresses(page, modules):
    """The text of the page of a module, with links to guides and to other modules."""

    def address(found):
        module, guide = found[1], found[2]
        if module:
            if module not in modules:
                raise SystemExit(f"{page}: no module {module}")
            return f"]({page_address(module)})"
        if guide not in GUIDES:
            raise SystemExit(f"{page}: no guide {guide}")
        return f"]({page_address(modules[0], f'{guide}-Guide')})"

    return re.sub(r"\]\(\.\./(?:(\w+)\.docc/\1|([\w-]+))\.md\)", address, page.read_text())


def copy_picture(file, folder):
    """Copies a picture, and one for each appearance if its style sheet depends on that."""
    shutil.copy(file, folder)
    if file.suffix == ".svg":
        text = file.read_text()
        if DARK.search(text):
            (folder / file.name).write_text(DARK.sub("", text))
            (folder / f"{file.stem}~dark.svg").write_text(DARK.sub(lambda found: found[1], text))


def type_names(work, modules):
    """The types of all modules, each with its module: the first one that has a type of that name."""
    kinds = {"struct", "class", "enum", "protocol"}
    types = {}
    for module in modules:
        graph = json.loads((work / "graphs" / module / f"{module}.symbols.json").read_text())
        for symbol in graph["symbols"]:
            if symbol["kind"]["identifier"].removeprefix("swift.") in kinds:
                types.setdefault(".".join(symbol["pathComponents"]), module)
    return types


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
        for page in catalogue.glob("*.md"):
            page.write_text(with_addresses(page, modules))
        if module != modules[0]:
            continue
        check_pictures(work, module)
        types = type_names(work, modules)
        pages = catalogue / "Guides"
        pages.mkdir()
        for name in GUIDES:
            article = Article(name, module, types)
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
