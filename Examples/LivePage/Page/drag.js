// The finger: dragging a card drives the transition, and letting go finishes or cancels it with the velocity.

/** The way of the page that moves furthest, in points: that is the direction in which to drag. */
function longestWay(variant) {
  let longest = { x: 0, y: 0 };
  const { views, tracks } = structureOf(variant);
  tracks.forEach((track, index) => {
    if (track.property !== "translation" || views[track.view].parent >= 0) return;
    const words = engine.words("curve", variant.handle, index, 2);
    const way = { x: words[8] - words[0], y: words[9] - words[1] };
    if (Math.hypot(way.x, way.y) > Math.hypot(longest.x, longest.y)) longest = way;
  });
  if (Math.hypot(longest.x, longest.y) > 20) return longest;
  return { x: (state.operation === 0) !== state.rightToLeft ? -1 : 1, y: 0 };
}

/** Whether a finger holds a card. */
let isFingerDown = false;

function followFinger(device) {
  let finger = null;
  const element = device.device;

  const begin = (event) => {
    if (!event.isPrimary || event.button !== 0 || !device.variant.player) return;
    element.setPointerCapture(event.pointerId);
    beginFeel(device.variant);
    // What has ended begins again when the finger moves.
    if (!state.variants.every(hasEnded)) pause();
    isFingerDown = true;
    const way = longestWay(device.variant);
    const isHorizontal = Math.abs(way.x) >= Math.abs(way.y);
    const along = ({ clientX, clientY }) => (isHorizontal ? clientX : clientY);
    const length = state.size[isHorizontal ? 0 : 1] * device.scale * Math.sign(isHorizontal ? way.x : way.y);
    finger = { id: event.pointerId, along, start: along(event), length, from: progressOf(device.variant), samples: [], hasMoved: false };
  };

  const move = (event) => {
    if (event.pointerId !== finger?.id) return;
    const distance = finger.along(event) - finger.start;
    if (Math.abs(distance) > 3 && !finger.hasMoved) {
      finger.hasMoved = true;
      if (state.variants.every(hasEnded)) {
        restart();
        finger.from = progressOf(device.variant);
      }
      pause();
    }
    if (!finger.hasMoved) return;
    const progress = clamp(finger.from + distance / finger.length, 0, 1);
    finger.samples.push({ x: progress, time: event.timeStamp / 1000 });
    if (finger.samples.length > 40) finger.samples.shift();
    for (const variant of state.variants) {
      if (!variant.player) continue;
      variant.isOff = true;
      engine.exports.drag(variant.player, progress);
    }
    followFeel(event.timeStamp);
    invalidate();
  };

  const end = (event) => {
    if (event.pointerId !== finger?.id) return;
    const { samples, hasMoved } = finger;
    finger = null;
    isFingerDown = false;
    if (!hasMoved || samples.length === 0) return;
    const progress = samples.at(-1).x;
    // A finger that rests before it lets go has no velocity.
    const velocity = engine.velocityOf([...samples, { x: progress, time: event.timeStamp / 1000 }]).x;
    // Where the finger would come to rest if it slowed down by itself decides.
    const finishes = progress + velocity * 0.18 > 0.5;
    endFeel(event.timeStamp, () => {
      for (const { player } of state.variants) if (player) engine.exports[finishes ? "finish" : "cancel"](player, velocity);
    });
    setPlaying(true);
    invalidate();
    say(finishes ? "Finished" : "Cancelled");
  };

  element.addEventListener("pointerdown", begin);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", end);
  element.addEventListener("pointercancel", end);
}
