// What the two pages show.

const roles = [["leaves", "comes"], ["comes", "leaves"]];

function makeCard(page) {
  const lines = (count) => Array.from({ length: count }, () => "<i></i>").join("");
  const rows = Array.from({ length: 12 }, () => `<div class="row"><div class="dot"></div><div class="text">${lines(2)}</div></div>`);
  const card = make("div", { className: `card ${page === 0 ? "first" : "second"}` });
  const title = page === 0 ? "Library" : "Album";
  const body = page === 0
    ? `<div class="rows">${rows.join("")}</div>`
    : `<div class="picture"></div><div class="paragraph">${lines(4)}</div><div class="act">Continue</div>
       <div class="paragraph">${lines(3)}</div>`;
  card.innerHTML = `<div class="bar"><b>${title}</b><span></span></div>${body}`;
  return card;
}

/** A card for each page, of which views show copies. */
const templates = [makeCard(0), makeCard(1)];

function cardOf(page) {
  const own = customScreens[page];
  if (own) return make("div", { className: "card own" }, make("img", { src: own.address, alt: "", draggable: false }));
  const template = templates[page];
  template.dir = state.rightToLeft ? "rtl" : "ltr";
  find(".bar span", template).textContent = `the page that ${roles[state.operation][page]}`;
  return template.cloneNode(true);
}
