// What is shown at first.

const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
// What a link says of it comes first.
state.reducedMotion = lessMotion.matches;
showTheme();
const isRead = readAddress();
if (state.variants.some(({ recipe }) => needsLibrary(recipe))) engine = await loadWholeEngine().catch(() => engine);
arrange();
notify("view");
notify("everything");
compileAll();
find("#workspace").classList.remove("loading");
resizeStage();
if (isRead === false) current = JSON.stringify(snapshot());
else record("start");
/** Shows one frame of the transition, and says why and how to see more of it. */
function standStill() {
  seek(totalDuration * 0.35);
  const choice = state.reducedMotion ? "“Reduce motion” is on; turn it off for the whole motion." : "This link shows the whole motion; “Reduce motion” has less.";
  showHint(`Your system asks for less motion, so this stands still at ${milliseconds(playhead())} until you press play. ${choice}`);
}
if (lessMotion.matches) standStill();
else play();
if (isRead === false) showHint(unreadable);

lessMotion.addEventListener("change", () => {
  set("environment", { reducedMotion: lessMotion.matches });
  if (!lessMotion.matches) return showHint();
  if (state.scene !== "transition") return pause();
  compileAll();
  standStill();
});

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
  state, catalogue, cost, readyAt, play, pause, seek, interrupt, setOperation, set, edit, undo, redo, select, choose, addPart, removePart,
  duplicateVariant, removeVariant, snapshot, restore, playhead, exportAs, loadLibrary, formats, wholePage, nodeAt, nodeOf, encode, wordsOf,
  get engine() { return engine; },
  get duration() { return totalDuration; },
  get worstJump() { return worstJump; },
  get isPlaying() { return clock.isPlaying; },
};
