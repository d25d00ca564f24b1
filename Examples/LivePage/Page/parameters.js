// Controls for the values of a part.

const unitTexts = { points: "pt", seconds: "s", degrees: "°" };

/** What motion tools call parameters whose names say little without those of the library around them. */
const parameterTitles = { fraction: "Part of the size" };

/** The name of a parameter in words: `anchorX` is “Anchor x”. */
function labelOf(name) {
  if (name in parameterTitles) return parameterTitles[name];
  const words = name.replace(/([a-z])([A-Z0-9])/g, "$1 $2").replace(/([0-9])([A-Z])/g, "$1 $2").toLowerCase();
  return words[0].toUpperCase() + words.slice(1);
}

let controlNumber = 0;

/** A row with a slider and a field for a number. `read` and `write` get and set it. */
function numberRow({ label, minimum, maximum, step, unit, read, write: put }) {
  const id = `control-${(controlNumber += 1)}`;
  const slider = make("input", { type: "range", id: `${id}-slider`, min: minimum, max: maximum, step, ariaLabel: label });
  const field = make("input", { type: "number", id, className: "number", step: "any", ariaLabel: `${label}, exactly` });
  const sync = () => {
    const value = read();
    if (document.activeElement !== field) field.value = rounded(value, 3);
    slider.value = value;
    slider.setAttribute("aria-valuetext", `${rounded(value, 3)} ${unit}`);
    fillSlider(slider);
  };
  slider.addEventListener("input", () => put(Number(slider.value)));
  field.addEventListener("change", () => {
    if (Number.isFinite(field.valueAsNumber)) put(field.valueAsNumber);
    field.value = rounded(read(), 3);
  });
  const box = make("span", { className: "unit" }, field);
  box.dataset.unit = unitTexts[unit] ?? "";
  const row = make("div", { className: "parameter" }, make("label", { className: "label", htmlFor: id, textContent: label }), slider, box);
  return { row, sync };
}

/** A row with segments, or a menu if there are many choices. */
function choiceRow({ label, choices, read, write: put }) {
  const id = `control-${(controlNumber += 1)}`;
  const isShort = choices.length <= 4 && choices.join("").length <= 30;
  if (!isShort) {
    const menu = make("select", { id, change: () => put(Number(menu.value)) },
      choices.map((choice, index) => make("option", { value: String(index), textContent: labelOf(choice) })));
    const row = make("div", { className: "parameter field" }, make("label", { className: "label", htmlFor: id, textContent: label }), make("span", { className: "wide" }, menu));
    return { row, sync: () => (menu.value = String(read())) };
  }
  const inputs = choices.map((choice, index) => make("input", { type: "radio", name: id, value: String(index), change: () => put(index) }));
  const group = make("fieldset", { className: choices.length > 3 ? "group spread" : "group wide" }, make("legend", { className: "hidden-text", textContent: label }),
    inputs.map((input, index) => make("label", {}, input, make("span", { textContent: labelOf(choices[index]) }))));
  const row = make("div", { className: "parameter" }, make("span", { className: "label", textContent: label, "aria-hidden": "true" }), group);
  return { row, sync: () => inputs.forEach((input, index) => (input.checked = index === read())) };
}

function switchRow({ label, read, write: put }) {
  const input = make("input", { type: "checkbox", role: "switch", change: () => put(input.checked ? 1 : 0) });
  const row = make("label", { className: "parameter toggle-row" }, make("span", { className: "label", textContent: label }), make("span", { className: "wide toggle" }, input));
  return { row, sync: () => (input.checked = read() !== 0) };
}

function colorRow({ label, read, write: put }) {
  const input = make("input", { type: "color", ariaLabel: label, className: "wide", input: () => put(parseInt(input.value.slice(1), 16)) });
  const row = make("div", { className: "parameter" }, make("span", { className: "label", textContent: label, "aria-hidden": "true" }), input);
  return { row, sync: () => (input.value = `#${Math.round(read()).toString(16).padStart(6, "0")}`) };
}

/** What motion tools call the range of a part. */
const pointTitles = { from: "In point", to: "Out point" };

/** The rows for all parameters of the node at a path of the recipe. */
function parameterRows(path) {
  const node = nodeAt(chosen().recipe, path);
  return (partOf(node).parameters ?? []).map((parameter, index) => {
    const { name, kind, choices } = parameter;
    const options = {
      label: base(node.part) === "during" ? pointTitles[name] : labelOf(name), choices, unit: parameter.unit, step: kind === "integer" ? 1 : parameter.step || 0.01,
      minimum: parameter.minimum, maximum: parameter.maximum,
      read: () => nodeAt(chosen().recipe, path)?.values[index] ?? 0,
      write: (value) => edit(`${path} ${index}`, (recipe) => void (nodeAt(recipe, path).values[index] = usable(parameter, kind === "integer" ? Math.round(value) : value))),
    };
    if (kind === "choice") return choiceRow(options);
    if (kind === "toggle") return switchRow(options);
    if (kind === "color") return colorRow(options);
    return numberRow(options);
  });
}
