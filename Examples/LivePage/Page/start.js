// What is shown at first.

showTheme();
const isRead = readAddress();
arrange();
notify("view");
notify("everything");
compileAll();
find("#workspace").classList.remove("loading");
resizeStage();
if (isRead === false) current = JSON.stringify(snapshot());
else record("start");
if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
  seek(totalDuration * 0.35);
  showHint("Your system asks for less motion, so nothing plays by itself. Press play to see it move.");
} else play();
if (isRead === false) showHint(unreadable);

// A failure inside the engine leaves it in no known state; the address has everything that is needed to begin again.
function showFailure(error) {
  if (!(error instanceof WebAssembly.RuntimeError)) return;
  setPlaying(false);
  find("#error").hidden = false;
  write(find("#error"), "The engine has stopped. Reload the page to continue: its address holds your work.");
}
addEventListener("error", ({ error }) => showFailure(error));
addEventListener("unhandledrejection", ({ reason }) => showFailure(reason));

/** When the page could be used, in milliseconds after it began to load. */
const readyAt = performance.now();

globalThis.live = {
  engine, state, catalogue, cost, readyAt, play, pause, seek, interrupt, setOperation, set, edit, undo, redo, select, choose, addPart, removePart,
  duplicateVariant, removeVariant, snapshot, restore, playhead, exportAs, loadLibrary, formats, nodeAt, nodeOf, encode, wordsOf,
  get duration() { return totalDuration; },
  get isPlaying() { return clock.isPlaying; },
};
