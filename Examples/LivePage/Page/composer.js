// The list of parts, and what can be done with them.

const partList = find("#parts");
const removable = (row) => row.path.length > 0;

/** The variadic part in which a part stands, with its index. */
function listAround(path) {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = nodeAt(chosen().recipe, path.slice(0, length - 1));
    if (partOf(parent).isVariadic) return { path: path.slice(0, length - 1), index: path[length - 1] };
    if (!isTiming(parent)) return null;
  }
  return null;
}

function select(path) {
  state.path = path;
  notify("selection");
  record("view");
}

/** What the values of a part are, where they differ from those of the catalogue: with their names if there are several numbers. */
function summaryOf(node) {
  const shown = (partOf(node).parameters ?? []).map((parameter, index) => ({ ...parameter, shown: node.values[index] }))
    .filter(({ kind, value, shown }) => kind === "choice" || shown !== value && (kind !== "toggle" || shown));
  const isNamed = shown.filter(({ kind }) => kind === "number" || kind === "integer").length > 1;
  return shown.flatMap((parameter, index) => [index ? ", " : "", ...summaryOfValue(parameter, isNamed)]);
}

function summaryOfValue({ name, kind, choices, unit, shown }, isNamed) {
  if (kind === "choice") return [choices[shown]];
  if (kind === "toggle") return [labelOf(name).toLowerCase()];
  if (kind === "color") {
    const color = `#${Math.round(shown).toString(16).padStart(6, "0")}`;
    const swatch = make("i", { className: "swatch" });
    swatch.style.background = color;
    return [swatch, color];
  }
  const text = `${rounded(shown, 2)}${unitTexts[unit] ? ` ${unitTexts[unit]}`.replace(" °", "°") : ""}`;
  // A line ends between values.
  return [(isNamed ? `${labelOf(name).toLowerCase()} ${text}` : text).replaceAll(" ", "\u00a0")];
}

function timingSummary(root, row) {
  const holder = holderPath(root, row.path);
  const delay = timingNode(root, row.path, "delayed")?.values[0];
  if (!holder && !delay) return null;
  const animation = holder && nodeAt(root, holder).parts[1];
  const texts = [animation ? describeAnimation(animation) : "", delay ? `after ${rounded(delay, 2)} s` : ""].filter(Boolean);
  const badge = make("span", { className: "badge", title: texts.join(", ") });
  if (animation) badge.append(sparkline(animation), `${rounded(durationOf(plainOf(animation)), 2)} s`);
  else badge.append(`+${rounded(delay, 2)} s`);
  badge.append(make("span", { className: "hidden-text", textContent: texts.join(", ") }));
  return badge;
}

/** A small picture of the curve of an animation. */
function sparkline(animation) {
  const { values } = curveOf(plainOf(animation));
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const every = Math.ceil(values.length / 40);
  const places = values.filter((_, index) => index % every === 0)
    .map((value, index, { length }) => `${rounded(1 + (index / (length - 1)) * 22, 1)},${rounded(12 - ((value - low) / (high - low)) * 10, 1)}`);
  return makeSVG("svg", { viewBox: "0 0 24 14", "aria-hidden": "true" }, makeSVG("polyline", { points: places.join(" ") }));
}

/** What motion tools call slots of the library. */
const slotTitles = { insertion: "Enter", removal: "Exit" };

function makeRow(root, row, rows) {
  const isChosen = String(row.path) === String(state.path);
  const timing = timingSummary(root, row);
  const name = make("button", { type: "button", className: "name", "aria-pressed": String(isChosen), click: () => select(row.path) },
    make("b", { textContent: partOf(row.node).title }), make("span", {}, summaryOf(row.node)));
  name.dataset.path = row.path.join(".");
  const line = make("div", { className: isChosen ? "part chosen" : "part" }, name);
  if (timing) line.append(timing);
  const item = make("li", {});
  if (row.slot) item.append(make("div", { className: "slot-name", textContent: labelOf(slotTitles[row.slot] ?? row.slot) }));
  item.append(line);
  if (isChosen) item.append(actionsOf(row));
  const children = rows.filter((other) => other.depth === row.depth + 1 && String(other.path.slice(0, row.core.length)) === String(row.core));
  if (children.length) item.append(make("ul", {}, children.map((child) => makeRow(root, child, rows))));
  return item;
}

function actionsOf(row) {
  const list = listAround(row.path);
  const count = list ? nodeAt(chosen().recipe, list.path).parts.length : 0;
  const button = (label, name, action, isOff = false) =>
    make("button", { type: "button", className: "icon", ariaLabel: label, title: label, disabled: isOff, click: action }, icon(name));
  const opener = (id, textContent, title, use) =>
    make("button", { type: "button", className: "quiet", id, textContent, title, "aria-haspopup": "dialog", click: () => openPalette(use) });
  const actions = make("div", { className: "actions", role: "group", ariaLabel: "Change the part" },
    opener("replace", "Replace…", "Put another part in its place", "replace"));
  if (wrappersFor(row.path).length)
    actions.append(opener("wrap", "Wrap in…", "Keep this part, and put another around it: to play it only on push, in pieces, in a group (W)", "wrap"));
  if (list && count > 1) actions.append(
    button("Move up", "up", () => movePart(row.path, -1), list.index === 0), button("Move down", "down", () => movePart(row.path, 1), list.index === count - 1));
  if (list) actions.append(button("Duplicate", "copy", () => duplicatePart(row.path)));
  const kept = unwrapped(row);
  if (kept) actions.append(make("button", {
    type: "button", className: "quiet", id: "unwrap", textContent: "Unwrap", title: `Take this away, and keep “${partOf(kept).title}”`, click: () => unwrapPart(row),
  }));
  if (kept ? list && count > 1 : removable(row) || row.node.parts.length) actions.append(button("Remove", "close", () => removePart(row.path)));
  return actions;
}

function movePart(path, by) {
  const list = listAround(path);
  if (!list) return;
  const count = nodeAt(chosen().recipe, list.path).parts.length;
  if (list.index + by < 0 || list.index + by >= count) return;
  state.path = [...list.path, list.index + by, ...path.slice(list.path.length + 1)];
  edit("move", (recipe) => {
    const { parts: siblings } = nodeAt(recipe, list.path);
    siblings.splice(list.index + by, 0, ...siblings.splice(list.index, 1));
  });
}

function duplicatePart(path) {
  const list = listAround(path);
  state.path = [...list.path, list.index + 1, ...path.slice(list.path.length + 1)];
  edit("duplicate", (recipe) => {
    const { parts: siblings } = nodeAt(recipe, list.path);
    siblings.splice(list.index + 1, 0, copyOf(siblings[list.index]));
  });
}

/** Removes a part. Of a part that combines others, its first one stays where it cannot be removed. */
function removePart(path) {
  const list = listAround(path);
  const { recipe } = chosen();
  const isInList = list && nodeAt(recipe, list.path).parts.length > 1;
  if (isInList) {
    state.path = list.path;
    edit("remove", (recipe) => {
      const around = nodeAt(recipe, list.path);
      around.parts.splice(list.index, 1);
      // One part needs no list.
      if (around.parts.length === 1 && base(around.part) === "combined") return replaceAt(recipe, list.path, around.parts[0]);
    });
  } else {
    const core = corePath(recipe, path);
    const node = nodeAt(recipe, core);
    const slot = core.length ? slotOf(nodeAt(recipe, core.slice(0, -1)), core.at(-1)).kind : "navigation";
    const kept = node.parts.find((child) => kindOf(child) !== "animation");
    edit("remove", (recipe) => replaceAt(recipe, core, kept && fits(kindOf(kept), slot) ? kept : nodeOf(usualParts[slot].map((name) => parts.get(name)).at(-1).name)));
  }
  // The timing of what is gone is chosen no more.
  while (state.path.length && isTiming(nodeAt(chosen().recipe, state.path.slice(0, -1)))) state.path = state.path.slice(0, -1);
  notify("selection");
  say("Removed");
}

/** Adds a part: to the list around the chosen part, or together with everything there is. */
function addPart(name) {
  const part = parts.get(name);
  const { recipe } = chosen();
  const core = corePath(recipe, state.path);
  const inside = partOf(nodeAt(recipe, core));
  let at = null;
  if (inside.isVariadic && fits(part.kind, inside.children.at(-1).kind)) at = [...core, nodeAt(recipe, core).parts.length];
  const list = at ? null : listAround(state.path);
  if (list && fits(part.kind, slotOf(nodeAt(recipe, list.path), list.index).kind)) at = [...list.path, list.index + 1];
  if (!at) {
    // Together with the outermost part, inside the timing of everything.
    const whole = corePath(recipe, []);
    const node = nodeAt(recipe, whole);
    if (base(node.part) !== "combined" || !fits(part.kind, kindOf(node)))
      edit("add", (recipe) => replaceAt(recipe, whole, nodeOf(partFor("combined", "navigation").name, [node])));
    at = [...whole, nodeAt(chosen().recipe, whole).parts.length];
    if (whole.length) fixTiming(whole);
  }
  state.path = at;
  edit("add", (recipe) => void nodeAt(recipe, at.slice(0, -1)).parts.splice(at.at(-1), 0, nodeOf(name)));
  say(`${part.title} added`);
}

/** Lets the timing around a navigation transition be that of one. */
function fixTiming(path) {
  for (let length = path.length - 1; length >= 0; length -= 1) {
    const node = nodeAt(chosen().recipe, path.slice(0, length));
    if (isTiming(node) && kindOf(node) !== "navigation") node.part = partFor(base(node.part), "navigation").name;
  }
}

/** Puts another part in the place of the chosen one, with the same timing and, if it can have them, the same children. */
function replacePart(name) {
  const { recipe } = chosen();
  const core = corePath(recipe, state.path);
  const part = parts.get(name);
  const old = nodeAt(recipe, core);
  const next = nodeOf(name);
  next.parts.forEach((child, index) => {
    const kept = old.parts[index];
    if (kept && fits(kindOf(kept), slotOf(next, index).kind)) next.parts[index] = kept;
  });
  edit("replace", (recipe) => {
    if (part.kind === "navigation") fixTiming(core);
    return replaceAt(recipe, core, next);
  });
}

function showParts() {
  if (!nodeAt(chosen().recipe, state.path)) state.path = [];
  const { recipe } = chosen();
  const rows = rowsOf(recipe);
  const isFocused = partList.contains(document.activeElement);
  const focused = document.activeElement?.id || document.activeElement?.ariaLabel;
  partList.replaceChildren(makeRow(recipe, rows[0], rows));
  if (!isFocused) return;
  const same = findAll("button, select", partList).find((element) => (element.id || element.ariaLabel) === focused && focused);
  (same && !same.disabled ? same : find(".chosen .name", partList))?.focus();
}
const showPartsSoon = throttled(60, showParts, partList);
on("selection variants everything", showParts);
on("recipe", showPartsSoon);

// The arrows go from part to part; with Alt they move the part.
partList.addEventListener("keydown", (event) => {
  if (!event.target.matches(".name") || !["ArrowUp", "ArrowDown", "Delete", "Backspace"].includes(event.key)) return;
  event.preventDefault();
  event.stopPropagation();
  const names = findAll(".name", partList);
  const by = event.key === "ArrowUp" ? -1 : 1;
  if (event.key === "Delete" || event.key === "Backspace") removePart(state.path);
  else if (event.altKey) movePart(state.path, by);
  else {
    const next = names[names.indexOf(event.target) + by];
    if (next) select(next.dataset.path ? next.dataset.path.split(".").map(Number) : []);
    find(".chosen .name", partList)?.focus();
  }
});
