// Keys, which a dialog lists. Those of one letter can be turned off, as speech and stray strokes press them.

const keysDialog = find("#keys");
const letters = find("#letters");
const press = (id) => () => find(id).click();
const shortcuts = [
  { keys: [" "], label: "Space", what: "Play or pause", action: toggle },
  { keys: ["ArrowLeft"], label: "←", what: "One frame back, with Shift ten", action: (event) => stepFrames(event.shiftKey ? -10 : -1) },
  { keys: ["ArrowRight"], label: "→", what: "One frame on, with Shift ten", action: (event) => stepFrames(event.shiftKey ? 10 : 1) },
  { keys: ["Home"], label: "Home", what: "To the start", action: () => seek(0) },
  { keys: ["End"], label: "End", what: "To the end", action: () => seek(lastTime()) },
  { keys: ["i"], label: "I", what: "Interrupt with the opposite operation", action: interrupt, isOfTransition: true },
  { keys: ["h"], label: "H", what: "Throw the card", action: () => throwCard(), isOfTransition: true },
  { keys: ["x"], label: "X", what: "Storm of taps: twelve interruptions", action: press("#storm"), isOfTransition: true },
  { keys: ["o"], label: "O", what: "Push or pop", action: () => setOperation(1 - state.operation), isOfTransition: true },
  { keys: ["l"], label: "L", what: "Loop", action: press("#loop"), isOfTransition: true },
  { keys: ["s"], label: "S", what: "Next speed", action: () => nextSpeed() },
  { keys: ["a"], label: "A", what: "Add a part", action: () => openPalette("add"), isOfTransition: true },
  { keys: ["w"], label: "W", what: "Wrap the part in another", action: () => wrappersFor(state.path).length && openPalette("wrap"), isOfTransition: true },
  { keys: ["d"], label: "D", what: "Duplicate the variant", action: duplicateVariant },
  { keys: ["r"], label: "R", what: "Right to left", action: press("#rtl") },
  { keys: ["m"], label: "M", what: "Reduce motion", action: press("#reduce") },
  { keys: ["k"], label: "K", what: "Onion skin", action: press("#onion"), isOfTransition: true },
  { keys: ["t"], label: "T", what: "Motion trail", action: press("#trail"), isOfTransition: true },
  { keys: ["f"], label: "F", what: "Full screen, which Escape leaves", action: () => setFull(!isFull()) },
  { keys: ["1", "2", "3", "4"], label: "1 – 4", what: "Tune a variant", action: (event) => state.variants[event.key - 1] && choose(state.variants[event.key - 1]) },
  { keys: ["?"], label: "?", what: "These keys", action: () => openKeys() },
];
const isLetter = (key) => key.length === 1 && key !== " ";

function nextSpeed() {
  const speeds = [1, 0.5, 0.25, 0.1];
  set("view", { speed: speeds[(speeds.indexOf(state.speed) + 1) % speeds.length] });
  say(`Speed ${state.speed}`);
}

function openKeys() {
  const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
  const more = [{ label: isMac ? "⌘ Z" : "Ctrl Z", what: "Undo, with Shift redo" }, { label: "Alt ↑ ↓", what: "Move the part, in the list" }, { label: "Delete", what: "Remove the part, in the list" }];
  find("#keys-list").replaceChildren(...[...shortcuts, ...more].filter(({ keys }) => letters.checked || !keys || !isLetter(keys[0]))
    .flatMap(({ label, what }) => [make("dt", {}, make("kbd", { textContent: label })), make("dd", { textContent: what })]));
  if (!keysDialog.open) keysDialog.showModal();
}
find("#keys-open").addEventListener("click", openKeys);
find("#keys-close").addEventListener("click", () => keysDialog.close());

try {
  letters.checked = localStorage.getItem("transitionkit-letters") !== "off";
} catch {
  // A page from a data address has no storage.
}
letters.addEventListener("change", () => {
  openKeys();
  try {
    localStorage.setItem("transitionkit-letters", letters.checked ? "on" : "off");
  } catch {
    // As above.
  }
});

/** Whether an element uses keys itself. */
function takesKey(element, key) {
  if (element.matches("input[type=number], input[type=search], input[type=text], textarea, select")) return true;
  if (isLetter(key)) return false;
  if (element.matches("pre[tabindex], .scroller[tabindex]")) return true;
  return key === " " ? element.matches("button, input, summary, a") : element.matches("input, [role=tab], [role=slider]");
}

document.addEventListener("keydown", (event) => {
  if (document.querySelector("dialog[open]") || event.defaultPrevented) return;
  const { target, key } = event;
  if ((event.metaKey || event.ctrlKey) && key.toLowerCase() === "z" && !target.matches("input[type=number], input[type=search], input[type=text]")) {
    event.preventDefault();
    return event.shiftKey ? redo() : undo();
  }
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  if (isLetter(key) && !letters.checked) return;
  if (target instanceof Element && takesKey(target, key)) return;
  // Other stages have no recipe to edit.
  const shortcut = shortcuts.find(({ keys, isOfTransition }) => (!isOfTransition || !isDemo())
    && keys.includes(isLetter(key) ? key.toLowerCase() : key));
  if (!shortcut) return;
  event.preventDefault();
  // A key that is held steps on, and does everything else once.
  if (!event.repeat || key.startsWith("Arrow")) shortcut.action(event);
});

find(".skip").addEventListener("click", (event) => {
  // The address holds the state.
  event.preventDefault();
  find("#stage").focus();
});
