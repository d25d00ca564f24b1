// The dialog from which a part is picked, and the menu of transitions to start from.

const palette = find("#palette");
const search = find("#search");
const paletteList = find("#palette-list");
let paletteUse = "add";

const paletteUses = {
  add: { title: () => "Add a part", hint: "It plays together with what is there.", take: (name) => addPart(name) },
  replace: { title: (part) => `Replace “${part}”`, hint: "Its timing stays.", take: (name) => replacePart(name) },
  wrap: {
    title: (part) => `Wrap “${part}” in…`,
    hint: "The part stays as it is. What you pick goes around it, and says when, in which direction or in how many pieces it plays.",
    take: (name) => wrapPart(state.path, name),
  },
};

function openPalette(use) {
  paletteUse = use;
  const { title, hint } = paletteUses[use];
  write(find("#palette-title"), title(partOf(nodeAt(chosen().recipe, corePath(chosen().recipe, state.path))).title));
  write(find("#palette-hint"), hint);
  search.value = "";
  fillPalette();
  palette.showModal();
  search.focus();
}

/** The parts that can be used: to add, any; to replace the chosen one, those that fit where it stands; to wrap it, those that go around it. */
function usableParts() {
  const { path } = state;
  if (paletteUse === "wrap") return wrappersFor(path);
  const slot = paletteUse === "replace" && path.length ? slotOf(nodeAt(chosen().recipe, path.slice(0, -1)), path.at(-1)).kind : "navigation";
  return catalogue.parts.filter((part) => part.kind !== "animation" && part.group !== "Timing" && fits(part.kind, slot));
}

function partButton(part) {
  const text = make("span", { className: "text" }, make("b", { textContent: part.title }), make("span", { textContent: part.summary }));
  const button = make("button", { type: "button", click: () => pick(part.name) }, partPicture(), text);
  button.dataset.part = part.name;
  return button;
}

/** A curve for the part that is tuned. */
function curveButton(name) {
  const text = make("span", { className: "text" }, make("b", { textContent: name }), make("span", { textContent: "The animation of the part that is tuned." }));
  return make("button", { type: "button", click: () => {
    palette.close();
    pasteCurve(state.path, curvePresets[name]);
  } }, text);
}

/** Makes the list in steps, as the whole of it takes too long for one task. */
function* listOfParts(query) {
  const groupOf = paletteUse === "wrap" ? wrappingOf : purposeOf;
  const found = usableParts().filter((part) => isFound(part, query, groupOf(part)));
  const groups = (paletteUse === "wrap" ? wrappings : purposes).map(([title]) => title).filter((group) => found.some((part) => groupOf(part) === group));
  for (const group of groups) {
    const list = make("ul");
    paletteList.append(make("section", {}, make("h3", { textContent: group }), list));
    for (const part of found) {
      if (groupOf(part) !== group) continue;
      list.append(make("li", {}, partButton(part)));
      yield;
    }
  }
  const curves = paletteUse === "add" && query ? Object.keys(curvePresets).filter((name) => name.toLowerCase().includes(query)) : [];
  if (curves.length) paletteList.append(make("section", {}, make("h3", { textContent: "Curves" }), make("ul", {}, curves.map((name) => make("li", {}, curveButton(name))))));
  if (!found.length && !curves.length) paletteList.append(make("p", { className: "note", textContent: `No part is or looks like “${search.value}”.` }));
}

let fillNumber = 0;
async function fillPalette() {
  const number = (fillNumber += 1);
  stopPicture();
  waitingPictures = [];
  pictureSight.disconnect();
  paletteList.replaceChildren();
  paletteList.ariaBusy = "true";
  const steps = listOfParts(search.value.trim().toLowerCase());
  // Another query makes another list.
  await inPieces({ next: () => (number === fillNumber ? steps.next() : { done: true }) });
  if (number === fillNumber) paletteList.ariaBusy = "false";
}

function pick(name) {
  palette.close();
  paletteUses[paletteUse].take(name);
}

search.addEventListener("input", fillPalette);
search.addEventListener("keydown", (event) => {
  if (event.key === "Enter") find("button", paletteList)?.click();
  // WebKit keeps this key for the field, even if there is nothing to clear.
  if (event.key === "Escape" && !search.value) palette.close();
});
find("#palette-close").addEventListener("click", () => palette.close());
// WebKit leaves the focus in the field, where letters are text.
palette.addEventListener("close", () => search.blur());
find("#add").addEventListener("click", () => openPalette("add"));
for (const dialog of [palette, find("#keys")])
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());

// Where to start: recipes that show what the parts can do.

const animated = (node, animation) => withAnimation(node, animation);
const named = (name, values = {}, children) => {
  const node = nodeOf(name, children);
  for (const [key, value] of Object.entries(values)) setValue(node, key, value);
  return node;
};
const both = (...children) => nodeOf("combined", children);
const layered = (node, from, to, animation) => ({ part: partFor("during", kindOf(node)).name, values: [from, to], parts: [node, animation] });

/**
 * Two pages that belong together along an axis. Source: Material Design, shared axis: 30 points, or sizes of 80 and 110 %, over 300 ms, of which
 * the page that leaves fades in the first 35 %.
 */
function sharedAxis(arriving, leaving) {
  const curve = (name) => named("namedCurve", { curve: name, duration: 0.3 });
  const operation = (sign) => both(named("onInsertion", {}, [both(arriving(sign), layered(named("opacity"), 0.35, 1, curve(5)))]),
    named("onRemoval", {}, [both(leaving(sign), layered(named("opacity"), 0, 0.35, curve(6)))]));
  return animated(named("asymmetric.navigation", {}, [operation(1), operation(-1)]), curve(4));
}

const starts = [
  ["Swing", () => firstRecipe()],
  ["Card", () => animated(both(named("move", { edge: 3 }), named("opacity")), spring(0.5, 0.15))],
  ["Push", () => animated(named("push.navigation"), spring(0.45, 0))],
  ["Page in", () => animated(named("pageIn"), spring(0.5, 0.1))],
  ["Flip", () => animated(named("flip"), spring(0.7, 0.2))],
  ["Zoom", () => animated(named("zoom"), spring(0.5, 0.25))],
  ["Staged", () => animated(both(layered(named("move", { edge: 3 }), 0, 0.7, named("easeOut", { duration: 0.6 })),
    layered(named("opacity"), 0.2, 0.7, named("linear", { duration: 0.6 })), layered(named("scale"), 0.1, 1, spring(0.45, 0.35))), named("linear", { duration: 0.6 }))],
  ["Arc", () => animated(both(named("arc", { x: -240, y: 160, intensity: 0.7 }), named("scale"), named("opacity")), spring(0.6, 0.2))],
  ["Explode", () => animated(named("explode"), named("easeInOut", { duration: 0.9 }))],
  ["Blinds", () => animated(named("blinds"), spring(0.6, 0.2))],
  ["Rows", () => animated(named("rows", {}, [both(named("move", { edge: 1 }), named("opacity"))]), spring(0.5, 0.2))],
  // Source: Material Design, fade through: the outgoing page has left after 35 % of the time, and the incoming one grows from 92 %.
  ["Fade through", () => {
    const incoming = () => named("namedCurve", { curve: 5, duration: 0.3 });
    return animated(named("asymmetric", {}, [both(layered(named("opacity"), 0.35, 1, incoming()), layered(named("scale", { factor: 0.92 }), 0.35, 1, incoming())),
      layered(named("opacity"), 0, 0.35, named("namedCurve", { curve: 6, duration: 0.3 }))]), named("linear", { duration: 0.3 }));
  }],
  ...Object.entries({ X: { x: 30, y: 0 }, Y: { x: 0, y: 30 } }).map(([axis, distance]) => [`Shared axis ${axis}`, () => sharedAxis(
    (sign) => named("offset", { x: sign * distance.x, y: sign * distance.y }), (sign) => named("offset", { x: -sign * distance.x, y: -sign * distance.y }))]),
  ["Shared axis Z", () => sharedAxis((sign) => named("scale", { factor: sign > 0 ? 0.8 : 1.1 }), (sign) => named("scale", { factor: sign > 0 ? 1.1 : 0.8 }))],
  // The page below stays as it is.
  ["Circle", () => animated(named("asymmetric.navigation", {}, [named("onInsertion", {}, [named("circleClip")]), named("onRemoval", {}, [named("circleClip")])]), spring(0.6, 0))],
];
/** Begins anew with a recipe. */
function startFrom(recipe, title) {
  state.path = [];
  edit(`start ${title}`, () => recipe);
  notify("selection");
  compileAll();
  restart();
  say(title);
}

find("#starts .presets").append(...starts.map(([title, recipe]) => {
  const button = make("button", { type: "button", className: "chip", textContent: title, click: () => startFrom(recipe(), title) });
  button.dataset.start = title;
  return button;
}));

const presetMenu = find("#preset");
presetMenu.append(...catalogue.parts.filter((part) => part.kind === "navigation" && !part.children?.length)
  .map((part) => make("option", { value: part.name, textContent: part.title })));
presetMenu.addEventListener("change", () => {
  const { value } = presetMenu;
  if (value) startFrom(animated(nodeOf(value), spring(0.5, 0.2)), parts.get(value).title);
});
// It shows the transition that the recipe is, if it is just one.
on("recipe variants everything", () => {
  const { recipe } = chosen();
  const { part } = nodeAt(recipe, corePath(recipe, []));
  presetMenu.value = [...presetMenu.options].some(({ value }) => value === part) ? part : "";
});
