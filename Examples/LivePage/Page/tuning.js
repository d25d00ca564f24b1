// The panel that tunes the chosen part: its values, its animation, and when it plays.

const tunePanel = find("#tune");
let tuneControls = [];
let tunedShape = "";

/** The timing around a part that holds an animation: the innermost one. */
function holderPath(root, path) {
  let found = null;
  let inner = path;
  while (isTiming(nodeAt(root, inner))) {
    if (nodeAt(root, inner).parts.length === 2) found = inner;
    inner = [...inner, 0];
  }
  return found;
}

/** Changes the animation without modifiers of the part at a path. */
function changeAnimation(path, action) {
  edit(`animation ${path}`, (recipe) => changePlain(nodeAt(recipe, holderPath(recipe, path)), action));
}

/** Gives a part an animation, or takes it away. */
function setAnimation(path, name) {
  edit(`animation of ${path}`, (recipe) => {
    const holder = holderPath(recipe, path);
    if (!name) return holder ? replaceAt(recipe, holder, nodeAt(recipe, holder).parts[0]) : recipe;
    if (holder) {
      changePlain(nodeAt(recipe, holder), (node) => convertedAnimation(node, name));
      return recipe;
    }
    const inherited = inheritedAnimation(recipe, path);
    const node = inherited ? convertedAnimation(plainOf(inherited), name) : nodeOf(name);
    return addTiming(recipe, path, "animated", [], node);
  });
}

function changePlain(holder, action) {
  let outer = holder;
  let index = 1;
  while (outer.parts[index].parts.length) [outer, index] = [outer.parts[index], 0];
  outer.parts[index] = action(outer.parts[index]);
}

/** Puts a modifier around an animation, or takes it away. */
function toggleModifier(path, name) {
  edit(`modifier ${name}`, (recipe) => {
    const holder = nodeAt(recipe, holderPath(recipe, path));
    let [outer, index] = [holder, 1];
    while (outer.parts[index].part !== name && outer.parts[index].parts.length) [outer, index] = [outer.parts[index], 0];
    if (outer.parts[index].part === name) outer.parts[index] = outer.parts[index].parts[0];
    else holder.parts[1] = nodeOf(name, [holder.parts[1]]);
  });
}

function setLayer(path, isLayer) {
  edit(`layer ${path}`, (recipe) => {
    const holder = holderPath(recipe, path);
    if (!isLayer) {
      const node = nodeAt(recipe, holder);
      [node.part, node.values] = [partFor("animated", kindOf(node)).name, []];
    } else if (holder) {
      const node = nodeAt(recipe, holder);
      [node.part, node.values] = [partFor("during", kindOf(node)).name, [0, 1]];
    } else {
      const inherited = inheritedAnimation(recipe, path);
      return addTiming(recipe, path, "during", [0, 1], inherited ? copyOf(inherited) : nodeOf(usualPart("animation").name));
    }
  });
}

/** Delays a part by seconds; 0 takes the delay away. */
function setDelay(path, seconds) {
  edit(`delay ${path}`, (recipe) => {
    const found = timingNode(recipe, path, "delayed");
    if (seconds <= 0) return removeTiming(recipe, path, "delayed");
    if (!found) return addTiming(recipe, path, "delayed", [rounded(seconds, 3)]);
    found.values[0] = rounded(seconds, 3);
  });
}

function animationBlock(path) {
  const root = chosen().recipe;
  const holder = holderPath(root, path);
  const inherited = inheritedAnimation(root, path);
  const outside = inherited ? `As around it: ${describeAnimation(inherited)}` : isDemo() ? `As on all stages: ${describeAnimation(stageAnimation(root))}` : "None: 0.35 s, ease";
  const read = () => {
    const recipe = chosen().recipe;
    const found = holderPath(recipe, path);
    return found ? plainOf(nodeAt(recipe, found).parts[1]) : null;
  };
  const list = makeCurveList(path, { read, none: holder ? "No animation of its own" : outside });
  const field = makeCurveField(path);
  tuneControls.push(list, field);
  const block = make("div", { className: "block" }, make("div", { className: "title" }, make("h3", { textContent: "Animation" })), list.row);
  if (!holder) {
    block.append(field.row);
    return block;
  }
  const editor = makeCurveEditor({ read, change: (action) => changeAnimation(path, action) });
  const plainPath = [...holder, 1];
  for (let node = nodeAt(root, plainPath); node.parts.length; node = node.parts[0]) plainPath.push(0);
  const rows = make("div", { className: "rows" });
  const controls = [editor, ...parameterRows(plainPath)];
  tuneControls.push(...controls);
  rows.append(...controls.slice(1).map(({ row }) => row));
  const modifiers = catalogue.parts.filter(isModifier);
  const names = [];
  for (let inner = [...holder, 1]; nodeAt(root, inner).parts.length; inner = [...inner, 0]) {
    names.push(nodeAt(root, inner).part);
    const more = parameterRows(inner);
    tuneControls.push(...more);
    rows.append(...more.map(({ row }) => row));
  }
  const chips = modifiers.map((part) => make("button", {
    type: "button", className: "chip", textContent: part.title, title: part.summary, "aria-pressed": String(names.includes(part.name)),
    click: () => toggleModifier(path, part.name),
  }));
  block.append(editor.row, field.row, rows, make("div", { className: "presets", role: "group", ariaLabel: "Modifiers of the animation" }, chips));
  return block;
}

function timingBlock(path) {
  const root = chosen().recipe;
  const delay = numberRow({
    label: "Delay", minimum: 0, maximum: 1, step: 0.01, unit: "seconds",
    read: () => timingNode(chosen().recipe, path, "delayed")?.values[0] ?? 0, write: (value) => setDelay(path, value),
  });
  const layer = switchRow({
    label: "In and out points", read: () => +Boolean(timingPath(chosen().recipe, path, "during")), write: (value) => setLayer(path, value === 1),
  });
  const controls = [delay];
  if (path.length || timingPath(root, path, "during")) controls.push(layer);
  const range = timingPath(root, path, "during");
  if (range) controls.push(...parameterRows(range));
  tuneControls.push(...controls);
  return make("div", { className: "block" }, make("div", { className: "title" }, make("h3", { textContent: "When it plays" })),
    make("div", { className: "rows" }, controls.map(({ row }) => row)));
}

function buildTuning() {
  const { recipe } = chosen();
  tuneControls = [];
  // Stages play with the animation of the whole recipe.
  if (isDemo()) return tunePanel.replaceChildren(demoPanel, animationBlock([]));
  const { path } = state;
  const core = corePath(recipe, path);
  const part = partOf(nodeAt(recipe, core));
  const head = make("div", { className: "tune-head" }, make("h2", { textContent: part.title }), make("p", { className: "note", textContent: part.summary }));
  const blocks = [head];
  const values = parameterRows(core);
  if (values.length) {
    tuneControls.push(...values);
    blocks.push(make("div", { className: "block rows" }, values.map(({ row }) => row)));
  }
  blocks.push(animationBlock(path), timingBlock(path));
  tunePanel.replaceChildren(...blocks);
}

/** What the panel looks like depends on the parts, not on their values. */
function shapeOf() {
  const names = (node) => [node.part, ...node.parts.map(names)];
  return JSON.stringify([state.selected, isDemo() || state.path, names(chosen().recipe)]);
}

function showTuning() {
  if (!nodeAt(chosen().recipe, state.path)) state.path = [];
  const shape = shapeOf();
  if (shape !== tunedShape) {
    const focused = tunePanel.contains(document.activeElement) ? document.activeElement.id : "";
    tunedShape = shape;
    buildTuning();
    if (focused) document.getElementById(focused)?.focus();
  }
  for (const { sync } of tuneControls) sync();
}
on("recipe selection variants everything", showTuning);
