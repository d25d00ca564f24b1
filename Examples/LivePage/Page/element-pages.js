// Whole pages around changes of elements: boxes with the colors and the titles of the stage.

/** The boxes in the words of a scene, with the names that documents have. */
function boxesOf(words, names) {
  let at = 5;
  const skipRecipe = () => {
    const [index, count] = words.slice(at, at + 2);
    at += 2 + (catalogue.parts[index].parameters ?? []).length;
    for (let child = 0; child < count; child += 1) skipRecipe();
  };
  const fills = { text: "none", none: "none", dim: "#000", handle: "#c3c8d8", map: "#dfe6ee" };
  return Array.from({ length: words[4] }, () => {
    const [id, parent, left, top, width, height, borderRadius, opacity, key, clips] = words.slice(at, at + 10);
    at += 12;
    if (words[at - 1] === 1) skipRecipe();
    const { shape, title = "", hue } = session.looks.get(`-1/${id}`) ?? {};
    const style = { left, top, width, height, borderRadius, opacity: `${opacity}`, overflow: clips ? "hidden" : "", background: hue === undefined ? fills[shape] ?? "#f6f7fb" : `hsl(${hue} 72% 66%)` };
    return { name: names.get(id), parent: names.get(parent), key: key ? `key ${key}` : names.get(id), title: shape === "page" ? "" : title, style };
  });
}

/** A page that builds the boxes before and after a change, and runs a script that lets them change. */
function boxesPage(style, names, script) {
  const scenes = session.writtenScenes;
  const numbers = new Map(session.elementNames);
  return {
    style: `  main { color: #1b1e2b; background: #f6f7fb; font-weight: 600; }\n  main div { position: absolute; }\n${style}`,
    body: "<main></main>\n<button>Change</button>",
    isModule: true,
    script: `
const scenes = ${JSON.stringify(scenes.map((words) => boxesOf(words, numbers))).replaceAll("</", "<\\/")};
const names = ${JSON.stringify(names)};
const main = document.querySelector("main"), button = document.querySelector("button");
function show(index) {
  const elements = new Map();
  main.replaceChildren();
  for (const { name, parent, key, title, style } of scenes[index]) {
    const element = document.createElement("div");
    element.dataset.id = key;
    element.textContent = title;
    for (const [property, value] of Object.entries(style)) element.style[property] = typeof value === "number" ? value + "px" : value;
    if (title && style.background !== "none") element.style.padding = "10px 14px";
    element.style.viewTransitionName = names[index][name] ?? "none";
    (elements.get(parent) ?? main).append(element);
    elements.set(name, element);
  }
}
show(0);
${script}`,
  };
}

const elementBuilders = {
  css: (sheet) => {
    const numbers = new Map(session.elementNames);
    const boxes = session.writtenScenes.flatMap((words) => boxesOf(words, numbers));
    return {
      style: `  main { color: #1b1e2b; background: #f6f7fb; font-weight: 600; }\n${sheet}`,
      body: `<main>${formsIn(sheet)[0] ?? ""}</main>\n<button>Play again</button>`,
      script: `
const looks = ${JSON.stringify(Object.fromEntries(boxes.map(({ name, title, style }) => [name, [title, style.background]]))).replaceAll("</", "<\\/")};
const main = document.querySelector("main");
for (const frame of main.querySelectorAll("[data-element]")) {
  const [title, fill] = looks[frame.dataset.element] ?? ["", "none"];
  const element = frame.firstElementChild;
  element.firstChild.data = title;
  element.style.background = fill;
  if (title && fill !== "none") element.style.padding = "10px 14px";
}
document.querySelector("button").onclick = () =>
  main.getAnimations({ subtree: true }).forEach((animation) => { animation.cancel(); animation.play(); });`,
    };
  },
  viewTransitions: (sheet) => {
    const named = (text) => Object.fromEntries([...text.matchAll(/\[data-element="(.*)"\] \{ view-transition-name: (\S+); \}/g)].map(([, name, value]) => [name, value]));
    const [before, after] = sheet.split("*/", 1)[0].split("names in the new page");
    return boxesPage(sheet, [named(before), named(after ?? "")], `
button.onclick = () => {
  const { left, top } = main.getBoundingClientRect();
  document.documentElement.style.setProperty("--scene-x", left + "px");
  document.documentElement.style.setProperty("--scene-y", top + "px");
  show(0);
  if (document.startViewTransition) document.startViewTransition(() => show(1));
  else show(1);
};`);
  },
  // Every click starts from what is on screen.
  webModule: (text) => boxesPage("", [{}, {}], `
${text}
let shown = 0;
button.onclick = () => change("${documentName()}", main, () => show(shown = 1 - shown));`),
  svg: pageBuilders.svg,
};
