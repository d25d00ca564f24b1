// The list of animations, each with a picture of its curve, and the field into which those of other tools are pasted.

const pictures = new Map();
/** A picture of an animation as it comes out of the catalogue. */
function pictureOf(name) {
  if (!pictures.has(name)) pictures.set(name, sparkline(nodeOf(name)));
  return pictures.get(name).cloneNode(true);
}

const animationParts = () => catalogue.parts.filter((part) => part.kind === "animation" && !part.children?.length);
let isListOpen = false;

/** The list for the part at a path: radio buttons, of which the first one takes the animation from around. */
function makeCurveList(path, { read, none }) {
  const choice = (name, title, image) => make("label", {},
    make("input", { type: "radio", name: "animation", value: name, id: `animation-${name || "none"}`, change: () => setAnimation(path, name) }),
    make("span", {}, image, title));
  const groupOf = (group) => make("fieldset", {}, make("legend", { textContent: group }),
    animationParts().filter((part) => part.group === group).map((part) => choice(part.name, part.title, pictureOf(part.name))));
  const current = make("span", { className: "current" });
  const list = make("div", { className: "curve-list" });
  const details = make("details", { id: "animation", open: isListOpen }, make("summary", {}, current), list);
  const sync = () => {
    const name = read()?.part ?? "";
    current.replaceChildren(...(name ? [sparkline(read()), parts.get(name).title] : [none]));
    const input = find(`#animation-${name || "none"}`, list);
    if (input) input.checked = true;
  };
  // Pictures are made when they are seen first.
  const fill = () => {
    if (details.open && !list.firstChild) list.append(make("fieldset", {}, make("legend", { className: "hidden-text", textContent: "From around" }), choice("", none, "")),
      ...[...new Set(animationParts().map(({ group }) => group))].map(groupOf));
    sync();
  };
  details.addEventListener("toggle", () => {
    isListOpen = details.open;
    fill();
  });
  fill();
  return { row: details, sync };
}

/** What was pasted last, and what came of it: a text about an animation that has changed since says nothing. */
const pasted = { text: "", said: "", isWrong: false, path: "", animation: null };

const pathText = (path) => `${state.selected}: ${path}`;

/** The animation of the part at a path, as a text. */
function animationText(path) {
  const holder = holderPath(chosen().recipe, path);
  return JSON.stringify(holder ? nodeAt(chosen().recipe, holder).parts[1] : inheritedAnimation(chosen().recipe, path));
}

let pasteNumber = 0;
/** Gives the part at a path the animation that a text describes. */
async function pasteCurve(path, text) {
  const number = (pasteNumber += 1);
  Object.assign(pasted, { text, said: "", isWrong: false, path: pathText(path), animation: null });
  const isCurrent = () => number === pasteNumber && pasted.path === pathText(path) && nodeAt(chosen().recipe, path);
  try {
    if (!text.trim()) return;
    const around = holderPath(chosen().recipe, path) ? plainOf(nodeAt(chosen().recipe, holderPath(chosen().recipe, path)).parts[1]) : inheritedAnimation(chosen().recipe, path);
    const found = await curveFromText(text, around ? durationOf(plainOf(around)) : 0.35);
    // Another text or another part may have come meanwhile.
    if (!isCurrent()) return;
    pasted.said = found.said;
    if (found.points) comparison = { points: found.points, duration: found.duration };
    edit(`pasted animation ${path}`, (recipe) => {
      const holder = holderPath(recipe, path);
      if (!holder) return addTiming(recipe, path, "animated", [], found.node);
      changePlain(nodeAt(recipe, holder), () => found.node);
      return recipe;
    });
    pasted.animation = animationText(path);
  } catch (fault) {
    if (!(fault instanceof CurveFault)) throw fault;
    if (isCurrent()) Object.assign(pasted, { said: fault.message, isWrong: true, animation: animationText(path) });
  }
}

/** Forgets what was said of another part, or of an animation that is another one now; returns whether it did. */
function forgetPasted(path) {
  const isOld = pasted.path !== pathText(path) || (pasted.animation !== null && pasted.animation !== animationText(path));
  if (isOld) Object.assign(pasted, { text: "", said: "", isWrong: false, path: pathText(path), animation: null });
  return isOld;
}

/** The field for a curve of another tool, which says what was understood. */
function makeCurveField(path) {
  forgetPasted(path);
  const said = make("p", { id: "curve-said", className: "note", role: "status" });
  const field = make("input", { type: "text", id: "curve-text", value: pasted.text, placeholder: "cubic-bezier(…), stiffness 300 damping 20", autocomplete: "off", spellcheck: false, "aria-describedby": "curve-said" });
  const sync = () => {
    if (forgetPasted(path)) field.value = "";
    write(said, pasted.said);
    said.classList.toggle("error", pasted.isWrong);
    field.setAttribute("aria-invalid", String(pasted.isWrong));
  };
  const take = async () => {
    field.ariaBusy = "true";
    await pasteCurve(path, field.value);
    field.ariaBusy = "false";
    sync();
  };
  field.addEventListener("change", take);
  field.addEventListener("paste", () => setTimeout(take));
  const label = make("label", { className: "label", htmlFor: "curve-text", textContent: "Paste a curve or a spring of another tool" });
  const presets = make("div", { className: "presets curve-names", role: "group", ariaLabel: "Curves by name" }, Object.entries(curvePresets).map(([name, text]) => {
    const chip = make("button", { type: "button", className: "chip", textContent: name, click: () => {
      field.value = text;
      return take();
    } });
    chip.dataset.curve = name;
    return chip;
  }));
  return { row: make("div", { className: "curve-field" }, presets, label, field, said), sync };
}
