// Compiling the recipes of the variants, and the players that show them on one clock.

/** What plays: the engine, until a recipe has a part that only the library has. */
let engine = await Engine.load("engine");

/** The whole library, which is unpacked when it is needed first: for checks, documents and demos. */
let library = null;
let loadingLibrary = null;
const loadLibrary = () => (loadingLibrary ??= Engine.load("library").then((loaded) => (library = loaded)));

/** Asks the library for something. After a failure in it, it is unpacked anew when it is needed; the answer is then nothing. */
async function askLibrary(action) {
  try {
    return action(await loadLibrary());
  } catch (error) {
    console.warn(error);
    library = loadingLibrary = null;
    notify("failure");
    return null;
  }
}

// Parts that only the library has

/** Another library than the one that is asked, so that a failure in that leaves what plays alone; null until it is needed. */
let wholeEngine = null;
let loadingWhole = null;
function loadWholeEngine() {
  const forget = (error) => {
    loadingWhole = null;
    throw error;
  };
  return (loadingWhole ??= Engine.load("library").then((loaded) => (wholeEngine = loaded), forget));
}

const needsLibrary = (node) => partOf(node).isInLibrary === true || node.parts.some(needsLibrary);

/** What can play a recipe; null if it has to be unpacked first. */
const engineFor = (recipe) => (needsLibrary(recipe) ? wholeEngine : engine);

let isChangingEngine = false;
/** Why the library cannot play; empty if it can. */
let wholeFailure = "";
/** Lets the library play everything from now on, if a recipe needs it. What is shown keeps its time. */
async function changeEngine() {
  if (isChangingEngine || engine === wholeEngine || !state.variants.some(({ recipe }) => needsLibrary(recipe))) return;
  isChangingEngine = true;
  try {
    await loadWholeEngine();
  } catch (error) {
    console.warn(error);
    wholeFailure = "This page could not unpack the library, which has a part of this recipe. It shows the recipe as it was before.";
    return compileAll();
  } finally {
    isChangingEngine = false;
  }
  const times = state.variants.map(({ player }) => (player ? engine.exports.playerTime(player) : 0));
  for (const variant of state.variants) release(variant);
  engine = wholeEngine;
  compileAll();
  if (!clock.isPlaying) state.variants.forEach((variant, index) => variant.handle && seekVariant(variant, times[index]));
  notify("engine");
}

const environmentWords = (operation = state.operation) => [...state.size, +state.rightToLeft, +state.reducedMotion, state.merging, operation];
/** The environment and a recipe as words. */
const wordsOf = (recipe, operation) => encode(recipe, environmentWords(operation));

/** Compiles a recipe: a handle, or 0 with `engine.message`. */
function compile(recipe, operation) {
  engine.give(wordsOf(recipe, operation));
  return engine.exports.compile();
}

/**
 * Compiles a variant anew. `isOff` is set from then on if what is shown differs from the timeline: by a correction after a
 * change or an interruption, or by a finger.
 * A player that runs continues at the same time, without a jump.
 */
function recompile(variant) {
  const handle = compileChecked(variant);
  if (!handle) return;
  const before = exchange(variant, handle);
  if (clock.isPlaying && variant.player && engine.exports.replace(variant.player, handle)) variant.isOff = true;
  else if (variant.player && variant.isOff && stateOf(variant) === playerState.tracking) {
    // The finger keeps its hold.
    const progress = progressOf(variant);
    makePlayer(variant);
    engine.exports.drag(variant.player, progress);
    variant.isOff = true;
  } else {
    const time = variant.player ? engine.exports.playerTime(variant.player) : playhead();
    makePlayer(variant);
    // What has ended begins again, so that a change is seen.
    if (clock.isPlaying) engine.exports.resume(variant.player);
    else if (time > 0) seekVariant(variant, time);
  }
  if (before) engine.exports.release(before);
}

/** Gives a variant what was compiled anew; answers the handle that it had. */
function exchange(variant, handle) {
  const before = variant.handle;
  variant.handle = handle;
  variant.duration = engine.exports.duration(handle);
  variant.structure = null;
  return before;
}

/** More pieces than this cannot be drawn in time. */
const mostPieces = 2000;

/** How many items are drawn of a transition. */
function itemCount(handle) {
  engine.exports.draw(handle, 0);
  // The memory may have grown: where the words are is asked for first.
  const { at } = engine;
  return engine.floats[at];
}

/** Compiles a variant: a handle, or 0 with its error. */
function compileChecked(variant, operation) {
  if (engineFor(variant.recipe) !== engine) {
    // It is compiled when the library is there.
    variant.error = wholeFailure;
    if (!wholeFailure) changeEngine();
    return 0;
  }
  const handle = compile(variant.recipe, operation);
  variant.error = handle ? "" : engine.message;
  if (!handle) return 0;
  const count = itemCount(handle);
  if (count <= mostPieces) return handle;
  engine.exports.release(handle);
  variant.error = `This makes ${count} pieces. The page draws up to ${mostPieces}, so it shows the recipe as it was before.`;
  return 0;
}

/** Whether a recipe can be shown as it is now. */
function canBeDrawn(variant) {
  const handle = compileChecked(variant);
  if (handle) engine.exports.release(handle);
  return handle !== 0;
}

function makePlayer(variant) {
  if (variant.player) engine.exports.release(variant.player);
  variant.player = engine.exports.player(variant.handle);
  variant.isInterrupted = variant.isOff = false;
  engine.exports.start(variant.player);
  engine.exports.pause(variant.player);
}

/** Forgets what a variant has in the engine. */
function release(variant) {
  for (const handle of [variant.player, variant.handle]) if (handle) engine.exports.release(handle);
  variant.player = variant.handle = 0;
}

const playerState = { idle: 0, forward: 1, reversed: 2, paused: 3, tracking: 4, atStart: 5, atEnd: 6, stopped: 7 };
const stateOf = (variant) => engine.exports.playerState(variant.player);
const progressOf = (variant) => engine.exports.playerProgress(variant.player);
const hasEnded = (variant) => stateOf(variant) >= playerState.atStart || !variant.handle;
const structureOf = (variant) => (variant.structure ??= engine.json("structure", variant.handle));

/** Moves a player to a time, from which it continues forwards. */
function seekVariant(variant, seconds) {
  if (hasEnded(variant) || variant.isOff) makePlayer(variant);
  engine.exports.scrub(variant.player, variant.duration > 0 ? clamp(seconds / variant.duration, 0, 1) : 1);
}

let shownError = "";
/** Compiles all variants anew, and tells what is wrong with the chosen one. */
function compileAll() {
  for (const variant of state.variants) recompile(variant);
  const { error } = chosen();
  find("#error").hidden = !error;
  write(find("#error"), error ?? "");
  if ((error ?? "") !== shownError) {
    shownError = error ?? "";
    showHint();
  }
  measureTotal();
  invalidate();
  notify("compiled");
}

function measureTotal() {
  totalDuration = Math.max(0, ...state.variants.map(({ duration }) => duration ?? 0));
}

let isCompileWaiting = false;
/** Compiles before the next frame: once for many changes. */
function compileSoon() {
  if (isCompileWaiting) return;
  isCompileWaiting = true;
  requestAnimationFrame(() => {
    isCompileWaiting = false;
    compileAll();
  });
}

// Several variants

function choose(variant) {
  state.selected = state.variants.indexOf(variant);
  state.path = [];
  notify("variants");
  record("view");
}

function duplicateVariant() {
  if (state.variants.length >= 4) return;
  state.variants.splice(state.selected + 1, 0, { recipe: copyOf(chosen().recipe) });
  state.selected += 1;
  notify("variants");
  record("variants");
  compileAll();
  if (clock.isPlaying) restart();
  say(`Variant ${"ABCD"[state.selected]} added`);
}

function removeVariant(variant) {
  if (state.variants.length === 1) return;
  const index = state.variants.indexOf(variant);
  state.variants.splice(index, 1);
  release(variant);
  if (state.selected >= index && state.selected > 0) state.selected -= 1;
  state.path = [];
  notify("variants");
  record("variants");
  say(`Variant ${"ABCD"[index]} removed`);
}

/** The variants that were shown last, so that those which are gone can be forgotten. */
let shownVariants = [];
on("variants everything", () => {
  for (const variant of shownVariants) if (!state.variants.includes(variant)) release(variant);
  shownVariants = [...state.variants];
  showDevices();
  for (const { device } of state.variants) device.renew();
});
on("recipe environment variants everything", compileSoon);
on("compiled scene", () => state.variants.forEach(({ device }, index) => device?.label(index, state.variants.length)));
