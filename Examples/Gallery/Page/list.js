// The list

const nav = find(".list nav");
const search = find("#search");

function fillList() {
  const query = search.value.trim().toLowerCase();
  nav.replaceChildren();
  const matches = data.items.filter((item) =>
    `${item.name} ${item.summary}`.toLowerCase().includes(query));
  for (const section of new Set(matches.map((item) => item.section))) {
    const part = document.createElement("section");
    const title = document.createElement("h2");
    title.textContent = section;
    const list = document.createElement("ul");
    for (const item of matches.filter((item) => item.section === section)) {
      const entry = document.createElement("li");
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = item.name;
      button.title = item.summary;
      button.setAttribute("aria-current", String(item === state.item));
      button.tabIndex = -1;
      button.item = item;
      button.addEventListener("click", () => select(item));
      entry.append(button);
      list.append(entry);
    }
    part.append(title, list);
    nav.append(part);
  }
  chooseTabStop();
  if (matches.length === 0) {
    const none = document.createElement("p");
    none.className = "none";
    none.textContent = `Nothing is called “${search.value}”.`;
    nav.append(none);
  }
}

/** One button of the list can be reached by the tab key; from there the arrows lead to the others. */
function chooseTabStop(wanted) {
  const buttons = [...nav.querySelectorAll("button")];
  const chosen = wanted ?? buttons.find((button) => button.item === state.item) ?? buttons[0];
  for (const button of buttons) button.tabIndex = button === chosen ? 0 : -1;
}

nav.addEventListener("keydown", (event) => {
  const buttons = [...nav.querySelectorAll("button")];
  const index = buttons.indexOf(event.target);
  const wanted = {
    ArrowDown: index + 1, ArrowRight: index + 1, ArrowUp: index - 1, ArrowLeft: index - 1, Home: 0, End: buttons.length - 1,
  }[event.key];
  if (index < 0 || wanted === undefined || !buttons[wanted]) return;
  event.preventDefault();
  chooseTabStop(buttons[wanted]);
  buttons[wanted].focus();
});

/** Shows an item, which may be given by its name. */
function select(wanted) {
  const item = data.items.find((item) => item === wanted || item.name === wanted);
  if (!item) return;
  state.item = item;
  seek(0);
  for (const button of nav.querySelectorAll("button")) {
    const isCurrent = button.item === item;
    button.setAttribute("aria-current", String(isCurrent));
    if (isCurrent) {
      chooseTabStop(button);
      // Scrolls the list alone: the page stays where it is.
      const [box, part] = [nav.parentElement.getBoundingClientRect(), button.getBoundingClientRect()];
      if (part.top < box.top || part.bottom > box.bottom) nav.parentElement.scrollTop += part.top - box.top - box.height / 2;
      const [row, chip] = [nav.getBoundingClientRect(), button.getBoundingClientRect()];
      nav.scrollLeft += chip.left + chip.width / 2 - row.left - row.width / 2;
    }
  }
  show();
  try {
    history.replaceState(null, "", `#${encodeURIComponent(item.name)}`);
  } catch {
    // A page from a file or a data address may not change its address.
  }
}
