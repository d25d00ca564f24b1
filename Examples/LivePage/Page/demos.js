// The demos: whole screens on which everything can be interrupted.

const demoTitles = ["So What", "Naima", "Lush Life", "Take Five", "Blue Train", "Footprints", "Nardis", "Solar", "Oleo", "Airegin", "Four", "Milestones", "Impressions", "Giant Steps", "Round Midnight", "Freddie Freeloader", "Blue in Green", "All Blues"];
const demoHue = (number) => (number * 47 + 200) % 360;
const demoText = (title, detail = "") => ({ shape: "text", title, detail });

/** A slider for the seconds from one element to the next. */
const delaySlider = (demo, label) => ({
  label, minimum: 0, maximum: 0.2, step: 0.005, unit: "seconds", read: () => demo.delay, write: (value) => {
    demo.delay = clamp(value, 0, 2);
    // Without stagger the delay would say nothing.
    demo.isStaggered = true;
    demo.replay();
  },
});

/** An action that turns a property of a demo on or off, and shows what that does. */
const toggleAction = (demo, property, action) => ({
  ...action, isOn: () => demo[property], run: () => {
    demo[property] = !demo[property];
    demo.replay();
  },
});

/** All of them, in the order of their buttons: `{ id, title, start }`. */
const demos = [];
