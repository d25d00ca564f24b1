"""Asks the library of the live page everything about many recipes: it answers each question, whatever the numbers are."""

import random

from live_person import expect

# What a page can ask about a compiled transition, and the documents that it can have.
ASK = """
    const library = await live.loadLibrary();
    const { exports } = library;
    const leaves = live.catalogue.parts.filter(({ children }) => !children?.length);
    const animations = leaves.filter(({ kind }) => kind === "animation");
    const moving = leaves.filter(({ kind }) => kind !== "animation");
    let questions = 0;
    const wrong = [];
    const ask = (what, question) => {
        questions += 1;
        try {
            if (question() > 0) return;
            wrong.push(`${what}: nothing, and “${library.message}”`);
        } catch (error) {
            wrong.push(`${what}: ${error}`);
        }
    };
    // `pages` are the documents for pages of any size, with both operations.
    const askAll = (recipe, environment, formats, pages) => {
        const what = JSON.stringify([recipe, environment]);
        library.give(live.encode(recipe, [...environment]));
        ask(`code of ${what}`, () => exports.code());
        const handle = exports.compile();
        if (!handle) return wrong.push(`${what}: ${library.message}`);
        for (const name of ["structure", "conflicts", "diagnostics", "lint", "describe"]) ask(`${name} of ${what}`, () => exports[name](handle));
        for (const format of formats) ask(`document ${format} of ${what}`, () => exports.export(handle, format));
        library.give([0, 0.1]);
        if (formats.length) ask(`frames of ${what}`, () => exports.exportFrames(handle));
        exports.release(handle);
        for (const format of pages) {
            library.give(live.encode(recipe, [...environment]));
            ask(`pages ${format} of ${what}`, () => exports.exportPages(format));
        }
    };
    const animated = (node, animation) =>
        ({ part: live.catalogue.parts.find(({ name, kind }) => kind === node.kind && name.split(".")[0] === "animated").name, values: [], parts: [node, animation] });
    const nodeOf = (part, values) => ({ ...live.nodeOf(part.name), ...(values ? { values } : {}), kind: part.kind });
"""

EACH = """(async () => {
    %s
    let recipes = 0;
    moving.forEach((part, index) => animations.forEach((animation, number) => {
        if ((index + number + %d) %% 3) return;
        recipes += 1;
        askAll(animated(nodeOf(part), nodeOf(animation)), [390, 844, 0, 0, 0, number %% 2], [3, recipes %% 6], recipes %% 3 ? [] : [number %% 2]);
    }));
    return { questions, wrong: wrong.slice(0, 5), recipes };
})()"""

# Values of a choice are choices; other numbers are anything that a recipe may hold.
ANY = """(async () => {
    %s
    let state = %d;
    const random = () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state / 2 ** 32;
    };
    const pick = (list) => list[Math.floor(random() * list.length)];
    const number = ({ kind, value, minimum, maximum, choices }) => {
        if (kind === "choice") return Math.floor(random() * choices.length);
        if (kind === "toggle") return Math.round(random());
        if (kind === "color") return Math.floor(random() * 0x1000000);
        if (kind === "integer") return Math.floor(minimum + random() * Math.min(maximum - minimum + 1, 5));
        return pick([value, 0, -1, 1e6, -1e6, (random() - 0.5) * 2e6, 60000, 1e-6, minimum, maximum]);
    };
    const any = (part) => nodeOf(part, (part.parameters ?? []).map(number));
    for (let index = 0; index < %d; index += 1)
        askAll(animated(any(pick(moving)), any(pick(animations))), [pick([390, 40, 46400, 1e9]), pick([844, 0, 46400, 1e-3]), Math.round(random()), 0, 0, Math.round(random())], [], index %% 10 ? [] : [index / 10 %% 2]);
    return { questions, wrong: wrong.slice(0, 5) };
})()"""


def answers(person, count=700):
    """Asks about every part with a third of the animations, others in each run, and about recipes with any numbers."""
    each = person.js(EACH % (ASK, random.randrange(3)))
    expect(not each["wrong"], f"the library does not answer: {each['wrong']}")
    seed = random.randrange(2**32)
    result = person.js(ANY % (ASK, seed, count))
    expect(not result["wrong"], f"seed {seed}: the library does not answer: {result['wrong']}")
    return f"{each['questions']} questions about {each['recipes']} recipes, {result['questions']} about {count} with any numbers: all answered"
