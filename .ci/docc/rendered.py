"""Checks what DocC has made: its warnings, its links by address, and that topics hold what there is.

rendered.py [--strict] WORK MODULE...: reads WORK/MODULE.diagnostics.json and WORK/archives.
"""

import json
import pathlib
import sys
import urllib.parse

# More members than these outside of topics are an alphabetical list.
FREE_MEMBERS = 8


def dead_addresses(archives, modules):
    """Links by address to a page that is in no archive, each with the page that has it."""
    folders = [archives / f"{module}.doccarchive/data" for module in modules]
    if not all(folder.is_dir() for folder in folders):
        return []  # What keeps DocC from making an archive is reported.
    pages, links = set(), {}
    for data in folders:
        for page in sorted(data.rglob("*.json")):
            address = "/" + page.relative_to(data).with_suffix("").as_posix()
            pages.add(address)
            for reference in json.loads(page.read_text()).get("references", {}).values():
                if reference.get("type") == "link" and reference["url"].startswith("/"):
                    links.setdefault(reference["url"], address)
    return [(link, page) for link, page in sorted(links.items()) if link.partition("#")[0] not in pages]


def main():
    arguments = sys.argv[1:]
    strict = "--strict" in arguments
    work, *modules = [argument for argument in arguments if argument != "--strict"]
    work = pathlib.Path(work)
    failed = False
    for module in modules:
        file = work / f"{module}.diagnostics.json"
        warnings = parameters = 0
        for entry in json.loads(file.read_text())["diagnostics"] if file.exists() else []:
            if entry["severity"] not in ("warning", "error"):
                continue
            # graphs.py has counted these.
            if "is missing documentation" in entry["summary"] and not strict:
                parameters += 1
                continue
            warnings += 1
            source = urllib.parse.unquote(entry.get("source", "").removeprefix(pathlib.Path.cwd().as_uri() + "/"))
            line = entry.get("range", {}).get("start", {}).get("line", "")
            print(f"{source}:{line}: {entry['severity']}: {entry['summary']}")
            for solution in entry.get("solutions", []):
                print(f"    {solution['summary']}")
        pages = free = 0
        for page in sorted((work / "archives" / f"{module}.doccarchive/data/documentation").rglob("*.json")):
            content = json.loads(page.read_text())
            if content.get("kind") != "symbol":
                continue
            pages += 1
            title = content["metadata"].get("title", page.stem)
            role = content["metadata"].get("role")
            sections = content.get("topicSections", [])
            outside = [
                name for section in sections if section.get("generated")
                and section["title"] not in ("Default Implementations", "Extended Modules")
                for name in section["identifiers"]]
            free += len(outside)
            if role == "collection" and page.parent.name == "documentation" and outside:
                print(f"{module}: in no topic: {', '.join(name.split('/')[-1] for name in outside)}")
                failed = True
            elif len(outside) > FREE_MEMBERS:
                print(f"{module}: {title} has {len(outside)} members in no topic: "
                      + ", ".join(name.split("/")[-1] for name in outside))
                failed = True
            inside = [
                name for section in sections if not section.get("generated")
                for name in section["identifiers"]]
            for name in sorted({name for name in inside if inside.count(name) > 1}):
                print(f"{module}: {title} has {name.split('/')[-1]} in two topics")
                failed = True
        print(f"{module}: {pages} symbol pages, {warnings} warnings, {free} members in no topic of a small type"
              + (f" ({parameters} warnings about parameters are left to --strict)" if parameters else ""))
        failed = failed or warnings > 0
    for link, page in dead_addresses(work / "archives", modules):
        print(f"{page}: no page {link}")
        failed = True
    sys.exit(1 if failed else 0)


main()
