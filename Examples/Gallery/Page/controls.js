// The switches

playButton.addEventListener("click", () => (state.playing ? pause() : play()));
scrubber.addEventListener("input", () => {
  const target = Number(scrubber.value);
  pause();
  seek(target);
});
for (const input of document.querySelectorAll("input[name=operation]"))
  input.addEventListener("change", () => {
    state.operation = input.value;
    show();
  });
for (const input of document.querySelectorAll("input[name=speed]"))
  input.addEventListener("change", () => {
    state.speed = Number(input.value);
    if (state.playing) play();
  });
for (const [id, key] of [["#rtl", "rightToLeft"], ["#reduce", "reducedMotion"]])
  find(id).addEventListener("change", (event) => {
    state[key] = event.target.checked;
    show();
  });
find("#loop").addEventListener("change", (event) => (state.loops = event.target.checked));
search.addEventListener("input", fillList);
search.addEventListener("keydown", (event) => {
  if (event.key === "Enter") nav.querySelector("button")?.click();
});

// Keys of one letter can be turned off (WCAG 2.1.4), as speech and stray strokes press them.
const letters = find("#letters");
try {
  letters.checked = localStorage.getItem("transitionkit-letters") !== "off";
} catch {
  // A page from a data address has no storage.
}
letters.addEventListener("change", () => {
  document.body.classList.toggle("letterless", !letters.checked);
  try {
    localStorage.setItem("transitionkit-letters", letters.checked ? "on" : "off");
  } catch {
    // As above.
  }
});
document.body.classList.toggle("letterless", !letters.checked);

find(".skip").addEventListener("click", (event) => {
  // The address names what is shown.
  event.preventDefault();
  find("main").focus();
});

document.addEventListener("keydown", (event) => {
  const isTyping = event.target instanceof HTMLInputElement && event.target.type === "search";
  if (isTyping || event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
  if (!letters.checked && /^[a-z/]$/i.test(event.key)) return;
  const isOnControl = event.target instanceof HTMLInputElement || event.target instanceof HTMLButtonElement;
  const step = (event.shiftKey ? 10 : 1) * (1000 / 60);
  const actions = {
    " ": () => !isOnControl && (state.playing ? pause() : play()),
    ArrowLeft: () => !isOnControl && (pause(), seek(time() - step)),
    ArrowRight: () => !isOnControl && (pause(), seek(time() + step)),
    Home: () => !isOnControl && (pause(), seek(0)),
    End: () => !isOnControl && (pause(), seek(duration())),
    o: () => !isFixed && find(`input[name=operation][value=${state.operation === "push" ? "pop" : "push"}]`)?.click(),
    r: () => !isFixed && find("#rtl")?.click(),
    m: () => !isFixed && find("#reduce")?.click(),
    "/": () => search.focus(),
  };
  const action = actions[event.key];
  if (action && action() !== false) event.preventDefault();
});
