// Recipes: trees of parts of the catalogue, each with values.

const parts = new Map(catalogue.parts.map((part, index) => [part.name, Object.assign(part, { index })]));

const partOf = (node) => parts.get(node.part);
const kindOf = (node) => partOf(node).kind;
const base = (name) => name.split(".")[0];

/** The slot in which a child stands; the last one stands for all further children. */
const slotOf = (node, index) => {
  const slots = partOf(node).children ?? [];
  return slots[Math.min(index, slots.length - 1)];
};

/** A part of one name for a kind, such as `animated` for atomic and navigation transitions. */
function partFor(name, kind) {
  return catalogue.parts.find((part) => (part.name === name || part.name === `${name}.${kind}`) && part.kind === kind)
    ?? catalogue.parts.find((part) => base(part.name) === name && part.kind === kind);
}

const usualParts = { atomic: ["opacity", "identity"], navigation: ["slide", "identity"], animation: ["spring", "smooth"] };
const usualPart = (kind) => usualParts[kind].map((name) => parts.get(name)).find((part) => part?.kind === kind)
  ?? catalogue.parts.find((part) => part.kind === kind && !part.children?.length);

/** A node with the values of the catalogue. */
function nodeOf(name, children) {
  const part = parts.get(name);
  const values = (part.parameters ?? []).map((parameter) => parameter.value);
  const wanted = children ?? (part.children ?? []).map((slot) => nodeOf(usualPart(slot.kind).name));
  return { part: name, values, parts: wanted };
}

/** A number that was typed or came with a link: at most ten times what the slider reaches, and with a sign only if it has one. */
const usable = ({ kind, minimum, maximum }, value) =>
  kind === "number" || kind === "integer" ? clamp(value, minimum < 0 ? 10 * minimum : minimum, 10 * maximum) : value;

const copyOf = (node) => ({ part: node.part, values: [...node.values], parts: node.parts.map(copyOf) });

function encode(node, words) {
  words.push(partOf(node).index, node.parts.length, ...node.values);
  for (const child of node.parts) encode(child, words);
  return words;
}

/** The node at a path of indices. */
const nodeAt = (root, path) => path.reduce((node, index) => node?.parts[index], root);

/** Puts a node in the place of another; answers the root. */
function replaceAt(root, path, node) {
  if (path.length === 0) return node;
  nodeAt(root, path.slice(0, -1)).parts[path[path.length - 1]] = node;
  return root;
}

const fits = (kind, slot) => kind === slot || (kind === "atomic" && slot === "navigation");

// Timing: parts around a part that say when it plays. They are shown as properties of that part.

const timingNames = new Set(["animated", "during", "delayed"]);
const isTiming = (node) => timingNames.has(base(node.part));

/** The path of the part inside the timing that begins at a path. */
function corePath(root, path) {
  let inner = path;
  while (isTiming(nodeAt(root, inner))) inner = [...inner, 0];
  return inner;
}

/** The path of the timing of a name around a part, between the outermost one and the part; null without. */
function timingPath(root, path, name) {
  let inner = path;
  while (isTiming(nodeAt(root, inner))) {
    if (base(nodeAt(root, inner).part) === name) return inner;
    inner = [...inner, 0];
  }
  return null;
}

const timingNode = (root, path, name) => {
  const found = timingPath(root, path, name);
  return found && nodeAt(root, found);
};

const timingOrder = ["delayed", "during", "animated"];

/** Puts timing around a part, outside of what comes later in the order; answers the root. */
function addTiming(root, path, name, values, animation) {
  let inner = path;
  const rank = timingOrder.indexOf(name);
  while (isTiming(nodeAt(root, inner)) && timingOrder.indexOf(base(nodeAt(root, inner).part)) < rank) inner = [...inner, 0];
  const node = nodeAt(root, inner);
  const part = partFor(name, kindOf(node));
  if (!part) return root;
  return replaceAt(root, inner, { part: part.name, values, parts: animation ? [node, animation] : [node] });
}

/** Takes timing away; answers the root. */
function removeTiming(root, path, name) {
  const found = timingPath(root, path, name);
  return found ? replaceAt(root, found, nodeAt(root, found).parts[0]) : root;
}

/** The rows that a recipe shows, with paths to the outermost timing of each. */
function rowsOf(root, path = [], depth = 0, slot = null, rows = []) {
  const core = corePath(root, path);
  const node = nodeAt(root, core);
  const children = node.parts.map((child, index) => index).filter((index) => kindOf(node.parts[index]) !== "animation");
  rows.push({ path, core, node, depth, slot, isLeaf: children.length === 0 });
  for (const index of children) rowsOf(root, [...core, index], depth + 1, slotOf(node, index)?.name ?? "", rows);
  return rows;
}

/** The recipe with nothing but one part of it and what is around it. */
function isolated(root, path) {
  const copy = copyOf(root);
  let node = copy;
  path.forEach((index) => {
    const kept = node.parts[index];
    if (partOf(node).isVariadic && slotOf(node, index) === partOf(node).children.at(-1)) {
      const first = partOf(node).children.length - 1;
      node.parts = [...node.parts.slice(0, first), kept];
    } else if (!isTiming(node)) {
      node.parts = node.parts.map((child, other) => other === index || kindOf(child) === "animation" ? child : nodeOf("identity" , []));
    }
    node = kept;
  });
  return copy;
}

// Links write a recipe as nested arrays.

const packed = (node) => [node.part, node.values.map((value) => rounded(value)), ...node.parts.map(packed)];

/** The recipe of nested arrays, or null if the catalogue has no such parts. Old links have no values of parameters that are newer. */
function unpacked(list) {
  if (!Array.isArray(list)) return null;
  const [name, values, ...children] = list;
  const part = parts.get(name);
  const parameters = part?.parameters ?? [];
  if (!part || !Array.isArray(values) || values.length > parameters.length) return null;
  if (!values.every((value) => Number.isFinite(value))) return null;
  const slots = part.children ?? [];
  if (part.isVariadic ? children.length < slots.length : children.length !== slots.length) return null;
  const nodes = children.map(unpacked);
  const isWhole = nodes.every((node, index) => node && fits(kindOf(node), slots[Math.min(index, slots.length - 1)].kind));
  return isWhole ? { part: name, values: parameters.map((parameter, index) => (index < values.length ? usable(parameter, values[index]) : parameter.value)), parts: nodes } : null;
}
