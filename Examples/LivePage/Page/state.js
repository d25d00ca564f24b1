// The whole state of the page, its link, and what can be undone.

/** A navigation transition with an animation. */
function withAnimation(node, animation) {
  const part = partFor("animated", kindOf(node));
  return part ? { part: part.name, values: [], parts: [node, animation] } : node;
}

function spring(duration, bounce) {
  const node = nodeOf(parts.has("spring") ? "spring" : usualPart("animation").name);
  [["duration", duration], ["bounce", bounce]].forEach(([name, value]) => {
    const index = (partOf(node).parameters ?? []).findIndex((parameter) => parameter.name === name);
    if (index >= 0) node.values[index] = value;
  });
  return node;
}

const firstRecipe = () => withAnimation(nodeOf(parts.has("swing") ? "swing" : usualPart("navigation").name), spring(0.55, 0.3));

const state = {
  /** One to four: `{ recipe }`, and the name that was written for what is taken home. */
  variants: [{ recipe: firstRecipe() }],
  selected: 0,
  /** The path of the part that is tuned. */
  path: [],
  operation: 0,
  speed: 1,
  loops: true,
  size: [390, 844],
  rightToLeft: false,
  reducedMotion: false,
  merging: 0,
  onion: false,
  trail: false,
  scene: "transition",
  /** What is set of the sheet: heights as fractions, how dark the rest is, seconds of the velocity, and what a rubber band follows. */
  sheet: { heights: [0.5, 1], dimming: 0.2, projection: 0.2, rubberBand: 0.55 },
  panel: "tune",
  format: "swift",
};

const chosen = () => state.variants[state.selected];
const isDemo = () => state.scene !== "transition";

const mostHeights = 4;
/** The settings of a sheet of what may be anything. */
function usableSheet(given) {
  const number = (name, low, high) => (Number.isFinite(given?.[name]) ? clamp(given[name], low, high) : state.sheet[name]);
  const heights = (Array.isArray(given?.heights) ? given.heights : []).filter(Number.isFinite).slice(0, mostHeights).map((height) => clamp(height, 0.05, 1));
  return { heights: heights.length ? heights : state.sheet.heights, dimming: number("dimming", 0, 1), projection: number("projection", 0, 2), rubberBand: number("rubberBand", 0.01, 1) };
}

/** What a link holds. */
function snapshot() {
  const { variants, ...rest } = state;
  const names = variants.map(({ name }) => name ?? "");
  return { ...rest, v: 1, variants: variants.map(({ recipe }) => packed(recipe)), ...(names.some(Boolean) && { names }) };
}

/** Takes over what a link holds, as far as it is valid; answers whether all of its recipes are. */
function restore(given) {
  const lists = (Array.isArray(given.variants) ? given.variants : []).slice(0, 4);
  const recipes = lists.map(unpacked).filter(Boolean);
  if (recipes.length) state.variants = recipes.map((recipe, index) => Object.assign(state.variants[index] ?? {}, { recipe }));
  const names = Array.isArray(given.names) ? given.names : [];
  state.variants.forEach((variant, index) => (variant.name = typeof names[index] === "string" ? names[index].slice(0, longestDocumentName) : ""));
  const flags = ["loops", "rightToLeft", "reducedMotion", "onion", "trail"];
  for (const name of flags) if (typeof given[name] === "boolean") state[name] = given[name];
  const choices = {
    operation: [0, 1], merging: [0, 1, 2], speed: [1, 0.5, 0.25, 0.1], panel: panelNames, format: formats.map(({ id }) => id), scene: sceneNames(),
  };
  for (const [name, list] of Object.entries(choices)) if (list.includes(given[name])) state[name] = given[name];
  if (Array.isArray(given.size) && given.size.length === 2 && given.size.every((side) => Number.isInteger(side) && side >= 40 && side <= 2000))
    state.size = [...given.size];
  state.sheet = usableSheet(given.sheet);
  state.selected = clamp(given.selected | 0, 0, state.variants.length - 1);
  state.path = rowsOf(chosen().recipe).find(({ path }) => String(path) === String(given.path))?.path ?? [];
  return given instanceof Object && recipes.length === lists.length;
}

const encoder = new TextEncoder();

function hashOf(text) {
  const bytes = encoder.encode(text);
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function textOf(hash) {
  const bytes = Uint8Array.from(atob(hash.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));
  return decoder.decode(bytes);
}

/** Reads the address: a whole state, or the name of a transition. Answers whether it could be read; null without one. */
function readAddress() {
  try {
    // What a person has written may be no text at all.
    const hash = decodeURIComponent(location.hash.slice(1));
    if (!hash) return null;
    const part = parts.get(hash);
    if (part && part.kind !== "animation") return restore({ variants: [packed(withAnimation(nodeOf(hash), spring(0.55, 0.2)))] });
    return restore(JSON.parse(textOf(hash.replace(/^s=/, ""))));
  } catch {
    return false;
  }
}

// Undo

const past = [];
const future = [];
let current = "";
let lastAddress = "";

function writeAddress() {
  lastAddress = `#s=${hashOf(current)}`;
  try {
    history.replaceState(null, "", lastAddress);
  } catch {
    // A page from a data address may not change its address.
  }
}
const writeAddressSoon = throttled(300, writeAddress);

let lastChange = { what: "", at: 0 };
/** Records a change, which is one step of undo if it comes long after the last one, or if another thing changes. */
function record(what) {
  const now = JSON.stringify(snapshot());
  if (now === current) return;
  const isNext = what !== lastChange.what || performance.now() - lastChange.at > 900;
  if (isNext && current && what !== "view") past.push(current);
  if (past.length > 200) past.shift();
  if (what !== "view") future.length = 0;
  lastChange = { what, at: performance.now() };
  current = now;
  writeAddressSoon();
  showUndo();
}

function showUndo() {
  find("#undo").disabled = past.length === 0;
  find("#redo").disabled = future.length === 0;
}

/** How one looks at the work, which undoing it leaves alone. */
const viewNames = ["operation", "speed", "loops", "onion", "trail", "scene", "panel", "format", "selected", "path"];

function step(from, to) {
  if (from.length === 0) return;
  to.push(current);
  const view = Object.fromEntries(viewNames.map((name) => [name, state[name]]));
  restore({ ...JSON.parse(from.pop()), ...view });
  current = JSON.stringify(snapshot());
  lastChange = { what: "", at: 0 };
  writeAddressSoon();
  showUndo();
  notify("everything");
}
const undo = () => step(past, future);
const redo = () => step(future, past);

/** Changes the recipe that is tuned. */
function edit(what, action) {
  const variant = chosen();
  variant.recipe = action(variant.recipe) ?? variant.recipe;
  notify("recipe");
  record(`recipe ${what}`);
}

/** Changes anything else: `environment` compiles anew, `view` does not. */
function set(what, values) {
  Object.assign(state, values);
  notify(what);
  record(what === "environment" ? `environment ${Object.keys(values)}` : "view");
}

const unreadable = "This link cannot be read as a whole. It stays in the address until you change something.";

addEventListener("hashchange", () => {
  if (location.hash === lastAddress) return;
  const isRead = readAddress();
  if (isRead === null) return;
  notify("everything");
  if (isRead) return record("address");
  lastAddress = location.hash;
  showHint(unreadable);
});
