// The Swift code of a demo: that of the last change, or the sources of a program that does the same.

const demoSource = make("pre", { tabIndex: 0, role: "group", ariaLabel: "Swift code", id: "demo-source" });
const demoCodeNote = make("p", { className: "note", id: "demo-code-note" });
const demoCopy = make("button", { type: "button", className: "quiet", id: "demo-copy", textContent: "Copy", ariaLabel: "Copy the Swift code", click: () => copyText(session.code, demoCopy) });
const demoCode = make("div", { className: "block", id: "demo-code" }, make("div", { className: "title" }, make("h3", { textContent: "Swift" }), demoCopy), demoCodeNote, demoSource);

function showDemoCode() {
  const { code, codeNote } = session;
  write(demoCodeNote, code ? codeNote : "Here stands the code of what you do next.");
  write(demoSource, code);
  demoSource.hidden = demoCopy.hidden = !code;
}
