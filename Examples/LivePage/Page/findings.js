// What is wrong, what meets, and what the transition does in words.

const findingsPanel = find("#findings");

function timeButton(start, end) {
  const isMoment = Math.round(start * 1000) === Math.round(end * 1000);
  const text = isMoment ? milliseconds(start) : `${Math.round(start * 1000)} to ${milliseconds(end)}`;
  return make("button", { type: "button", className: "quiet", textContent: text, ariaLabel: `Show ${text}`, click: () => seek(Math.min(start, totalDuration)) });
}

/** The rows of the recipe that paths such as `push / origin / move(edge: .leading)` are about. */
function rowsIn(recipe, paths) {
  const leaves = rowsOf(recipe).filter(({ isLeaf }) => isLeaf);
  if (leaves.length === 1) return paths.length ? leaves : [];
  const calls = new Set(paths.flatMap((path) => path.split(" / ").map((step) => step.match(/^\w+/)?.[0])));
  return leaves.filter(({ node }) => calls.has(base(node.part)));
}

/** Leads to a row of the recipe, and to its lane. */
function rowButton({ path, node }) {
  const { title } = partOf(node);
  return make("button", { type: "button", className: "quiet", textContent: title, ariaLabel: `Tune ${title}`, click: () => {
    select(path);
    showPanel(isCompact() ? "recipe" : "tune");
  } });
}

function findingItem({ severity, title, what, suggestion, paths = [], start, end }) {
  const header = make("header", {}, make("b", { textContent: `${severity === "warning" ? "⚠ " : ""}${title}` }));
  header.append(...rowsIn(chosen().recipe, paths).map(rowButton));
  if (Number.isFinite(start)) header.append(timeButton(start, end));
  return make("div", { className: `finding ${severity}` }, header, what ? make("p", { className: "what", textContent: what }) : null,
    suggestion ? make("p", { textContent: suggestion }) : null, paths.length ? make("pre", { textContent: paths.join("\n") }) : null);
}

const sentence = (text) => (text ? text[0].toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? "" : ".") : "");

/** What a finding is about, such as “destination opacity”. */
const subjectOf = ({ view, property }) => [view, property].filter(Boolean).join(" ");

/** All that there is to find in a variant, in sections. */
function findingsOf({ recipe }, library) {
  library.give(wordsOf(recipe));
  const handle = library.exports.compile();
  const lint = (library.json("lint", handle) ?? []).map((finding) => ({
    ...finding, title: sentence(finding.kind).slice(0, -1), what: sentence([subjectOf(finding), finding.message].filter(Boolean).join(" ")), paths: finding.contributions,
  }));
  const conflict = ({ view, property, severity, paths, outcome, start, end }) =>
    ({ severity, title: `${view} ${property}`, what: sentence(outcome), paths, start, end });
  const sections = [
    ["What lint finds", lint, "Nothing to report."],
    ["Where parts meet", (library.json("conflicts", handle) ?? []).map(conflict), "No two parts write the same property."],
    ["Diagnostics", (library.json("diagnostics", handle) ?? []).map(({ severity, message }) => ({ severity, title: severity === "warning" ? "Warning" : "Note", what: message })), "All values are valid."],
  ];
  const plan = library.read("describe", handle).slice(0, 12000);
  library.exports.release(handle);
  return { sections, plan };
}

function showFindingCount(list) {
  const count = list.filter(({ severity }) => severity === "warning").length;
  const badge = find("#finding-count");
  badge.hidden = count === 0;
  badge.textContent = String(count);
  badge.setAttribute("aria-label", `${count} warning${count === 1 ? "" : "s"}`);
}

async function showFindings() {
  if (isDemo() || chosen().error) return;
  const variant = chosen();
  const isShown = state.panel === "findings" || isPrinting;
  const found = variant.handle && await askLibrary((library) => findingsOf(variant, library));
  if (isDemo()) return;
  if (!found) {
    if (isShown) findingsPanel.replaceChildren(make("p", { className: "note", textContent: "This could not be checked." }));
    return;
  }
  const { sections, plan } = found;
  showFindingCount(sections.slice(0, 3).flatMap(([, list]) => list));
  if (!isShown) return;
  const most = 12;
  const blocks = sections.filter(([, list, none]) => list.length || none).map(([title, list, none]) =>
    make("section", { className: "findings" }, make("h2", { className: "section", textContent: title }), list.slice(0, most).map(findingItem),
      list.length === 0 ? make("p", { className: "note", textContent: none }) : null,
      list.length > most ? make("p", { className: "note", textContent: `And ${list.length - most} more.` }) : null));
  blocks.push(make("section", { className: "findings" }, make("h2", { className: "section", textContent: "The plan" }), make("pre", { className: "plan", tabIndex: 0, role: "group", ariaLabel: "The plan", textContent: plan })));
  findingsPanel.replaceChildren(...blocks);
}
const showFindingsSoon = throttled(400, showFindings, findingsPanel);
// The first frames come first.
let canShowFindings = false;
setTimeout(() => {
  canShowFindings = true;
  showFindingsSoon();
}, 1500);
on("compiled panel scene", () => (canShowFindings || state.panel === "findings") && showFindingsSoon());
