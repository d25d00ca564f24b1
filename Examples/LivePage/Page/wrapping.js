// Wrapping: a part goes around another one, and changes when, in which direction or in how many pieces that plays.

/** What one wraps a part for, with the parts that do it. */
const wrappings = [
  ["Play with others", ["combined"]],
  ["Play only at times", ["onPush", "onPop", "onInsertion", "onRemoval"]],
  ["Play differently in each direction", ["asymmetric", "mirroredPush", "mirrored"]],
  ["Play in pieces", ["rows", "columns", "grid", "halves"]],
  ["Play for people who want less motion", ["reducingMotion"]],
];
const wrappers = new Set(wrappings.flatMap(([, names]) => names));
const wrappingOf = ({ name }) => wrappings.find(([, names]) => names.includes(base(name)))[0];

/** The parts that can stand around a part. */
function wrappersFor(path) {
  const kind = kindOf(nodeAt(chosen().recipe, path));
  const slot = path.length ? slotOf(nodeAt(chosen().recipe, path.slice(0, -1)), path.at(-1)).kind : "navigation";
  return catalogue.parts.filter((part) => {
    const first = part.children?.[0];
    return first && wrappers.has(base(part.name)) && fits(part.kind, slot) && fits(kind, first.kind)
      // Of two of one name, that of the same kind.
      && !(kind !== part.kind && catalogue.parts.some((other) => base(other.name) === base(part.name) && other.kind === kind));
  });
}

/** A part with another one around it. */
function wrapped(node, name) {
  const children = parts.get(name).children.map((slot, index) => (index === 0 ? node : copyOf(node)));
  return nodeOf(name, children);
}

/** Puts a part around the one at a path, and chooses what is around. */
function wrapPart(path, name) {
  edit("wrap", (recipe) => replaceAt(recipe, path, wrapped(nodeAt(recipe, path), name)));
  say(`Wrapped in ${parts.get(name).title}`);
}

/** What stays of a part that is around others when it is taken away: the first of them, without its timing; null for other parts. */
function unwrapped({ node, core }) {
  const first = wrappers.has(base(node.part)) ? node.parts[0] : null;
  const slot = core.length ? slotOf(nodeAt(chosen().recipe, core.slice(0, -1)), core.at(-1)).kind : "navigation";
  if (!first || !fits(kindOf(first), slot)) return null;
  return nodeAt(first, corePath(first, []));
}

function unwrapPart({ path, core, node }) {
  edit("unwrap", (recipe) => replaceAt(recipe, core, node.parts[0]));
  state.path = path;
  notify("selection");
  say(`Unwrapped from ${partOf(node).title}`);
}
