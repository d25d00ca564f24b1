// Taking a transition home: code, files and the accuracy report.

// `pages` and `code` are what the library calls a format: for both operations at any size, or for what is on the stage.
const formats = [
  { id: "responsive", group: "Web", title: "CSS for any size", file: "css", type: "text/css", pages: 0 },
  { id: "viewTransitions", group: "Web", title: "CSS view transition", file: "view-transitions.css", type: "text/css", code: 5 },
  { id: "webModule", group: "Web", title: "JavaScript, interruptible", file: "transitions.js", type: "text/javascript", pages: 1 },
  { id: "css", group: "Web", title: "CSS for this size", file: "css", type: "text/css", code: 0 },
  { id: "webAnimations", group: "Web", title: "Web Animations", file: "web-animations.json", type: "application/json", code: 1 },
  { id: "swift", group: "Apps", title: "Swift", file: "swift", type: "text/x-swift", code: -1 },
  { id: "lottie", group: "Apps", title: "Lottie", file: "lottie.json", type: "application/json", code: 2 },
  { id: "json", group: "Apps", title: "JSON", file: "json", type: "application/json", code: 3 },
  { id: "svg", group: "Pictures", title: "Animated SVG", file: "svg", type: "image/svg+xml", code: 4, isPicture: true },
];
const formatMenu = find("#format");
formatMenu.append(...[...new Set(formats.map(({ group }) => group))].map((label) => make("optgroup", { label },
  formats.filter(({ group }) => group === label).map(({ id, title }) => make("option", { value: id, textContent: title })))));
/** What the stage can be written in: one of elements has no size but its own. */
const canWrite = (format) => !isDemo() || session?.writes(format);
const formatNow = () => formats.find(({ id }) => id === (canWrite(formats.find(({ id }) => id === state.format)) ? state.format : "swift"));
const source = find("#source");
const picture = find("#picture");
let exported = "";
let pictureAddress = "";

// Documents have names, so that two of them on one page do not overwrite each other.

const longestDocumentName = 60;
/** A text as a name that all formats can have: letters of it without accents, digits and hyphens. */
const slug = (text) => text.normalize("NFKD").replace(/\p{M}+/gu, "").replace(/[^\w-]+/g, "-").replace(/^[-\d]+|-+$/g, "");

/** The name of a stage, or the one that the parts of a recipe make: those of its first two parts that combine nothing. */
function usualName(recipe) {
  if (isDemo()) return demoNow().title.toLowerCase().replaceAll(" ", "-");
  const names = rowsOf(recipe).filter(({ isLeaf }) => isLeaf).map(({ node }) => base(node.part).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  return [...new Set(names)].slice(0, 2).join("-");
}

/** The names of the documents of all variants; of two that are the same, the later one has its letter. */
function documentNames() {
  const names = [];
  state.variants.forEach(({ name, recipe }, index) => {
    const own = slug(name ?? "") || usualName(recipe);
    names.push(names.includes(own) ? `${own}-${"abcd"[index]}` : own);
  });
  return names;
}
/** The name of the document of the chosen variant, which files are called. */
const documentName = () => documentNames()[state.selected];

const nameField = find("#document-name");
nameField.addEventListener("change", () => {
  chosen().name = nameField.value.trim().slice(0, longestDocumentName);
  nameField.value = chosen().name;
  record("name");
  showExport();
});

const allVariants = find("#all-variants");
allVariants.addEventListener("change", () => showExport());
/** The recipe of a variant, or of what a stage of screens does with it; nothing for one of elements. */
const exportedRecipe = ({ recipe }) => (isDemo() ? session?.recipeOf?.(recipe) : recipe);
const holdsAll = (format) => format.id === "webModule" && state.variants.length > 1 && allVariants.checked;

/** Says what the next documents are called. */
function giveNames(library, names) {
  library.give(names.flatMap((name) => [[...name].length, ...[...name].map((character) => character.codePointAt(0))]));
  library.exports.names();
}

/** A document and how exact it is. */
async function exportAs(format) {
  const result = await askLibrary((library) => {
    const isWhole = holdsAll(format);
    const variants = isWhole ? state.variants : [chosen()];
    giveNames(library, isWhole ? documentNames() : [documentName()]);
    const isSwift = format.id === "swift";
    const recipes = variants.map(exportedRecipe);
    if (isDemo() && (isSwift || !recipes[0])) {
      const text = session?.document(library, format, variants) ?? "";
      return { text, accuracy: text && !isSwift ? library.read("accuracy") : "", note: text ? null : session?.hasChange ? library.message : "Here stands what you do next." };
    }
    library.give(recipes.reduce((words, recipe) => encode(recipe, words), environmentWords()));
    const handle = isSwift || "pages" in format ? 0 : library.exports.compile();
    const text = isSwift ? library.read("code") : "pages" in format ? library.read("exportPages", format.pages)
      : handle ? library.read("export", handle, format.code) : "";
    const note = text ? null : library.message || "It cannot be exported.";
    if (handle) library.exports.release(handle);
    return { text, accuracy: text && !isSwift ? library.read("accuracy") : "", note };
  });
  return result ?? { text: "", accuracy: "", note: "This page could not export it." };
}

const longest = 60_000;
let exportNumber = 0;
async function showExport() {
  if (state.panel !== "code") return;
  const number = (exportNumber += 1);
  const format = formatNow();
  for (const option of findAll("option", formatMenu)) option.hidden = option.disabled = !canWrite(formats.find(({ id }) => id === option.value));
  formatMenu.value = format.id;
  // Nothing that is being written is lost.
  if (document.activeElement !== nameField) nameField.value = chosen().name ?? "";
  nameField.placeholder = usualName(chosen().recipe);
  find("#all-variants-field").hidden = format.id !== "webModule" || state.variants.length < 2;
  const { text, accuracy, note } = await exportAs(format);
  if (number !== exportNumber) return;
  exported = text;
  const size = text.length > 2000 ? `${Math.round(text.length / 1000)} kB` : "";
  write(find("#code-note"), note ?? (text.length > longest ? `${size}. The first part is shown; copy and download have all of it.` : size));
  write(source, text.slice(0, longest));
  const isPage = Boolean(text && pageBuilder(format));
  find("#open").hidden = !isPage;
  find("#save-page").hidden = !isPage || format.isPicture;
  source.hidden = !text;
  // Swift is short, and documents have long lines that are slow to break.
  source.classList.toggle("wrapped", format.id === "swift");
  find("#accuracy").hidden = !accuracy;
  write(find("#accuracy-text"), accuracy.slice(0, longest));
  if (pictureAddress) URL.revokeObjectURL(pictureAddress);
  pictureAddress = "";
  picture.hidden = !format.isPicture || !text;
  if (picture.hidden) return picture.replaceChildren();
  pictureAddress = URL.createObjectURL(new Blob([text], { type: format.type }));
  picture.replaceChildren(make("img", { src: pictureAddress, alt: `${format.title} of ${shownName()}` }));
}

/** Copies a text; where the clipboard is closed to pages, by way of a selection. */
async function copyText(text, button) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = make("textarea", { value: text, className: "hidden-text", ariaLabel: "Text to copy" });
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  say("Copied");
  showCopied(button);
}

const labelTimers = new Map();
function showCopied(button) {
  const label = button.dataset.label ?? (button.dataset.label = button.textContent);
  button.textContent = "Copied";
  // The timer of a copy before would take the word away early.
  clearTimeout(labelTimers.get(button));
  labelTimers.set(button, setTimeout(() => (button.textContent = label), 1500));
}

find("#copy").addEventListener("click", async ({ currentTarget }) => {
  // What is shown may be older than the last change.
  await showExport();
  if (exported) copyText(exported, currentTarget);
  else say("There is nothing to copy");
});
find("#link").addEventListener("click", (event) => {
  writeAddress();
  const address = location.href.split("#")[0] + lastAddress;
  copyText(address, event.currentTarget);
});
function saveFile(name, blob) {
  const address = URL.createObjectURL(blob);
  make("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

find("#download").addEventListener("click", async () => {
  await showExport();
  if (!exported) return say("There is nothing to download");
  const format = formatNow();
  saveFile(`${documentName()}.${format.file}`, new Blob([exported], { type: format.type }));
  say(`${format.title} downloaded`);
});

/** The document as something to look at: a whole page around it; null if it is for other tools. */
function openable(nonce) {
  const format = formatNow();
  return pageBuilder(format) ? new Blob([wholePage(format, exported, nonce)], { type: "text/html" }) : null;
}
find("#open").addEventListener("click", async () => {
  await showExport();
  if (!exported) return say("There is nothing to open");
  // A page that this one opens has its policy, too, which asks for its nonce.
  const address = URL.createObjectURL(openable(find("script[nonce]").nonce));
  make("a", { href: address, target: "_blank", rel: "noopener" }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
});
find("#save-page").addEventListener("click", async () => {
  await showExport();
  if (!exported) return say("There is nothing to download");
  saveFile(`${documentName()}.html`, openable(""));
  say("Page downloaded");
});
formatMenu.addEventListener("change", () => {
  set("view", { format: formatMenu.value });
  showExport();
});
const showExportSoon = throttled(250, showExport);
on("compiled panel", showExportSoon);
