// The clock: playing, pausing, seeking, looping, and interrupting.

const scrubber = find("#scrubber");
const now = find("#now");

const clock = {
  isPlaying: false,
  /** When the last frame was, in milliseconds; null if none was since the start. */
  last: null,
  /** The time of the frames that were played since the page opened, in milliseconds. */
  played: 0,
  /** When a finished run begins again. */
  rest: 0,
};
let totalDuration = 0;
let isFrameWaiting = false;
/** How long scripts take for a frame, in milliseconds: the last and the mean. */
const cost = { last: 0, mean: 0 };

/** Draws before the next frame, even if nothing plays. */
function invalidate() {
  if (isFrameWaiting) return;
  isFrameWaiting = true;
  requestAnimationFrame(frame);
}

function frame(at) {
  isFrameWaiting = false;
  const begin = performance.now();
  if (!isDemo()) {
    if (clock.isPlaying) advance(at);
    for (const variant of state.variants) drawVariant(variant);
  } else showSceneFrame(at);
  showTime();
  cost.last = performance.now() - begin;
  cost.mean += (cost.last - cost.mean) * 0.05;
  if (clock.isPlaying) invalidate();
}

function drawVariant(variant) {
  if (!variant.player || !variant.device) return;
  variant.device.draw(engine.exports.playerDraw(variant.player));
}

function advance(at) {
  const seconds = clock.last === null ? 0 : Math.min(at - clock.last, 100) / 1000;
  clock.last = at;
  clock.played += seconds * 1000;
  let isRunning = false;
  for (const variant of state.variants) {
    if (!variant.player) continue;
    engine.exports.advance(variant.player, seconds * state.speed);
    isRunning ||= !hasEnded(variant);
  }
  if (isRunning) return void (clock.rest = 0);
  if (clock.rest === 0) clock.rest = at + 850;
  const isCancelled = state.variants.every((variant) => stateOf(variant) === playerState.atStart);
  if (!state.loops || isCancelled) return pause();
  if (at < clock.rest) return;
  clock.rest = 0;
  restart();
}

/** How long what is on the stage lasts. */
const lastTime = () => (isDemo() ? session?.duration ?? 0 : totalDuration);

/** The playhead: the time of the variant that lasts longest, or since the last change of a stage. */
function playhead() {
  if (isDemo()) return session?.time ?? 0;
  let time = 0;
  for (const { player } of state.variants) if (player) time = Math.max(time, engine.exports.playerTime(player));
  return time;
}

let [shownTime, shownDuration] = [-1, -1];
function showTime() {
  const time = playhead();
  const duration = lastTime();
  if (time === shownTime && duration === shownDuration) return;
  [shownTime, shownDuration] = [time, duration];
  scrubber.max = duration || 1;
  scrubber.value = time;
  const share = duration > 0 ? clamp(time / duration, 0, 1) : 0;
  scrubber.style.setProperty("--fill", `calc(8px + (100% - 16px) * ${Math.round(share * 1e4) / 1e4})`);
  showTimeText();
  if (isDemo()) return;
  moveNeedle(share);
  notify("time");
}

const showTimeText = throttled(50, () => {
  const text = `${Math.round(playhead() * 1000)} ms`;
  write(now, text);
  scrubber.setAttribute("aria-valuetext", `${text} of ${milliseconds(lastTime())}`);
});

function setPlaying(isPlaying) {
  clock.isPlaying = isPlaying;
  clock.last = null;
  clock.rest = 0;
  const button = find("#play");
  button.setAttribute("aria-label", isPlaying ? "Pause" : "Play");
  find("use", button).setAttribute("href", isPlaying ? "#icon-pause" : "#icon-play");
  if (isPlaying) showHint();
}

const usualHint = find("#hint").textContent;
/** Shows how to use the stage, or a note. */
function showHint(note = chosen().error) {
  write(find("#hint"), note || (session?.hint ?? usualHint));
  find("#hint").classList.toggle("note", Boolean(note));
}

/** Lets all players run: those that have ended from the start. */
function play() {
  if (isDemo()) {
    if (session && session.time >= session.duration) return replayScene();
  } else {
    if (state.variants.every((variant) => !variant.player || hasEnded(variant))) state.variants.forEach(renewPlayer);
    for (const { player } of state.variants) if (player) engine.exports.resume(player);
  }
  setPlaying(true);
  invalidate();
}

function renewPlayer(variant) {
  if (variant.handle) makePlayer(variant);
}

function restart() {
  state.variants.forEach(renewPlayer);
  if (clock.isPlaying) for (const { player } of state.variants) if (player) engine.exports.resume(player);
  invalidate();
}

function pause() {
  for (const { player } of state.variants) if (player) engine.exports.pause(player);
  setPlaying(false);
  invalidate();
}

/** Plays or pauses, unless a finger holds the card. */
const toggle = () => (isFingerDown ? undefined : clock.isPlaying ? pause() : play());

/** Moves the playhead to a time in seconds. */
function seek(seconds) {
  if (clock.isPlaying) pause();
  if (isDemo()) return seekScene(seconds);
  for (const variant of state.variants) if (variant.handle) seekVariant(variant, seconds);
  invalidate();
}

function stepFrames(count) {
  if (!isDemo()) {
    const isOff = state.variants.some((variant) => variant.isOff && !hasEnded(variant));
    return count > 0 && isOff ? advanceShown(count / 60) : seek(clamp(playhead() + count / 60, 0, totalDuration));
  }
  if (clock.isPlaying) pause();
  // Forwards what a finger or another change has made of it, too.
  if (count > 0) stepScene(count / 60);
  else seekScene(playhead() + count / 60);
}

/** Advances what is shown by seconds: after an interruption that is not what the timeline has. */
function advanceShown(seconds) {
  pause();
  for (const variant of state.variants) {
    if (!variant.player || hasEnded(variant)) continue;
    engine.exports.resume(variant.player);
    engine.exports.advance(variant.player, seconds);
    if (!hasEnded(variant)) engine.exports.pause(variant.player);
  }
  invalidate();
}

/** Compiles all variants for an operation, and lets an action put each new handle to use. */
function takeOperation(operation, use) {
  state.operation = operation;
  for (const variant of state.variants) {
    const handle = compileChecked(variant);
    if (!handle) continue;
    const before = exchange(variant, handle);
    use(variant);
    if (before) engine.exports.release(before);
    variant.device?.renew();
  }
  measureTotal();
  showOperation();
  record("view");
  notify("compiled");
}

function setOperation(operation) {
  if (operation === state.operation) return;
  takeOperation(operation, makePlayer);
  restart();
}

function showOperation() {
  for (const input of findAll("input[name=operation]")) input.checked = Number(input.value) === state.operation;
}

/** Starts the opposite operation from what is shown, with its velocity; after a run that went back, the same operation, as its page still stands there. */
function interrupt() {
  const wentBack = chosen().player && stateOf(chosen()) === playerState.atStart;
  takeOperation(wentBack ? state.operation : 1 - state.operation, (variant) => {
    if (!variant.player || hasEnded(variant)) return makePlayer(variant);
    engine.exports.resume(variant.player);
    const answer = engine.exports.retarget(variant.player, variant.handle);
    if (answer !== 1) throw new Error(`A running transition is not taken over: retarget answers ${answer} in state ${stateOf(variant)}. ${engine.message}`);
    variant.isInterrupted = variant.isOff = true;
  });
  for (const { player } of state.variants) if (player) engine.exports.resume(player);
  if (!clock.isPlaying) setPlaying(true);
  invalidate();
  say(`Interrupted: ${operationNames[state.operation]}`);
}

find("#play").addEventListener("click", toggle);
find("#back").addEventListener("click", () => stepFrames(-1));
find("#forward").addEventListener("click", () => stepFrames(1));
find("#interrupt").addEventListener("click", interrupt);
find("#loop").addEventListener("click", () => set("view", { loops: !state.loops }));
scrubber.addEventListener("keydown", (event) => {
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowDown: -1, ArrowUp: 1 }[event.key];
  if (!by) return;
  event.preventDefault();
  stepFrames(event.shiftKey ? by * 10 : by);
});
scrubber.addEventListener("input", () => seek(Number(scrubber.value)));
for (const input of findAll("input[name=operation]")) input.addEventListener("change", () => setOperation(Number(input.value)));
for (const input of findAll("input[name=speed]"))
  input.addEventListener("change", () => set("view", { speed: Number(input.value) }));

on("compiled", () => {
  shownTime = -1;
});
on("view everything", () => {
  find("#loop").setAttribute("aria-pressed", String(state.loops));
  for (const input of findAll("input[name=speed]")) input.checked = Number(input.value) === state.speed;
  showOperation();
});
