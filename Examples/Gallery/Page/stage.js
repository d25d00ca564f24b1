// The stage

function card(view) {
  const card = document.createElement("div");
  card.className = `card ${view}`;
  card.dir = state.rightToLeft ? "rtl" : "ltr";
  const lines = (count) => Array.from({ length: count }, () => "<i></i>").join("");
  const title = { origin: "Origin", destination: "Destination", view: "View" }[view] ?? view;
  const body =
    view === "destination"
      ? `<div class="picture"></div><div class="paragraph">${lines(4)}</div><div class="act" data-text="Continue"></div>
         <div class="paragraph">${lines(3)}</div>`
      : `<div class="rows">${Array.from({ length: 12 }, () =>
          `<div class="row"><div class="dot"></div><div class="text">${lines(2)}</div></div>`).join("")}</div>`;
  const role = view === "destination" ? "the view that comes" : view === "origin" ? "the view that leaves" : "one view";
  card.innerHTML = `<div class="bar"><b></b><span></span></div>${body}`;
  card.querySelector("b").dataset.text = title;
  card.querySelector("span").dataset.text = role;
  return card;
}

/** Declarations of a pseudo-element, which its element cannot hold itself. */
function pseudoStyle(selector, declarations) {
  const rule = Object.entries(declarations).map(([name, value]) => `${name.replace(/[A-Z]/g, "-$&")}:${value}`);
  return styleElement(`${selector}{${rule.join(";")}}`);
}

function animate(element, list) {
  for (const { keyframes, options } of list) animations.push(element.animate(keyframes, options));
}

/**
 * Builds the elements and animations of a view, and of its pieces instead of its content if it has any.
 *
 * `content` makes what the view shows. A piece shows the content of the view that it is a piece of once more,
 * at the size of that view and cut off, so that lengths in it follow the whole view.
 */
function build(view, place, content) {
  const frame = document.createElement("div");
  frame.className = "frame";
  Object.assign(frame.style, view.frame);
  const element = document.createElement("div");
  element.className = "view";
  element.dataset.view = view.view;
  Object.assign(element.style, view.style);
  if (view.overlay) {
    element.classList.add("overlaid");
    frame.append(pseudoStyle(`[data-view="${CSS.escape(view.view)}"]::after`, view.overlay));
  }
  if (view.border) {
    element.classList.add("bordered");
    frame.append(pseudoStyle(`[data-view="${CSS.escape(view.view)}"]::before`, view.border));
  }
  frame.append(element);
  place.append(frame);
  animate(element, view.animations);
  if (!view.pieces) {
    element.append(content());
    return;
  }
  element.classList.add("taken-apart");
  if (view.content?.overlay) frame.append(pseudoStyle(`[data-content="${view.view}"]::after`, view.content.overlay));
  for (const piece of view.pieces)
    build(piece, element, () => {
      const whole = document.createElement("div");
      whole.className = "whole";
      whole.append(content());
      Object.assign(whole.style, piece.whole);
      if (view.content) {
        whole.dataset.content = view.view;
        whole.classList.toggle("overlaid", Boolean(view.content.overlay));
        Object.assign(whole.style, view.content.style);
        animate(whole, view.content.animations);
      }
      return whole;
    });
}

/** Builds the elements and animations of the variant that the switches ask for. */
function show() {
  const wasPlaying = state.playing;
  const share = variant ? time() / Math.max(duration(), 1) : 0;
  pause();
  for (const animation of [clock, ...animations]) animation?.cancel();
  const key = [
    state.operation, state.rightToLeft ? "rtl" : "ltr", state.reducedMotion ? "reduced" : "full",
  ].join(" ");
  variant = state.item.variants[state.item.index[key] ?? 0] ?? {
    animation: { duration: 0, size: { width: "390px", height: "844px" }, views: [] }, chart: "", facts: [],
    numbers: { easings: [], rows: [] },
  };
  const { size, views } = variant.animation;
  const [width, height] = [parseFloat(size.width), parseFloat(size.height)];
  Object.assign(device.style, size);
  device.classList.toggle("small", Math.min(width, height) < 250);
  device.dataset.width = width;
  device.dataset.height = height;
  screen.replaceChildren();
  animations = [];
  for (const view of views) build(view, screen, () => card(view.view));
  clock = makeClock();
  scrubber.max = String(duration());
  find("#end").textContent = `${duration().toFixed(0)} ms`;
  resize();
  showDetails();
  seek(share * duration());
  if (wasPlaying) play();
}

function resize() {
  const [width, height] = [Number(device.dataset.width), Number(device.dataset.height)];
  const isNarrow = window.innerWidth < 960;
  const isPhone = window.innerWidth < 704;
  const room = stage.clientWidth - 72;
  // On a phone the controls stay in view below it.
  const tallest = isPhone
    ? Math.max(200, window.innerHeight * 0.42)
    : Math.max(280, Math.min(isNarrow ? window.innerHeight * 0.56 : window.innerHeight - 312, 720));
  const scale = Math.min(room / width, tallest / height, 1.6);
  device.style.transform = `scale(${scale})`;
  fit.style.width = `${width * scale}px`;
  fit.style.height = `${height * scale}px`;
}
