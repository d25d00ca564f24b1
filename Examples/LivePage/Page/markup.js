// What is not seen before the script runs: all but the banner. In a script it is packed.

document.querySelector(".banner").insertAdjacentHTML("afterend", `
<svg class="hidden-text" aria-hidden="true">
  <symbol id="icon-play" viewBox="0 0 24 24"><path d="M7 4.2v15.6c0 .8.9 1.3 1.6.8l11.6-7.8c.6-.4.6-1.2 0-1.6L8.6 3.4C7.9 2.9 7 3.4 7 4.200z"/></symbol>
  <symbol id="icon-pause" viewBox="0 0 24 24"><rect x="5.5" y="3.5" width="4.5" height="17" rx="1.3"/><rect x="14" y="3.5" width="4.5" height="17" rx="1.3"/></symbol>
  <symbol id="icon-back" viewBox="0 0 24 24"><path d="M18 5.200v13.600c0 .7-.8 1.2-1.4.7L8 13v5.500a1.2 1.2 0 0 1-2.4 0v-13a1.2 1.2 0 0 1 2.4 0V11l8.6-6.500c.6-.5 1.4 0 1.4.7z"/></symbol>
  <symbol id="icon-forward" viewBox="0 0 24 24"><path d="M6 5.200v13.600c0 .7.8 1.2 1.4.7L16 13v5.500a1.2 1.2 0 0 0 2.4 0v-13a1.2 1.2 0 0 0-2.4 0V11L7.4 4.500C6.8 4 6 4.5 6 5.200z"/></symbol>
  <symbol id="icon-swap" viewBox="0 0 24 24"><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M4 8h13l-3.5-3.500M20 16H7l3.5 3.5"/></symbol>
  <symbol id="icon-loop" viewBox="0 0 24 24"><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M4 11V9.500A3.5 3.5 0 0 1 7.5 6H19l-3-3M20 13v1.500a3.5 3.5 0 0 1-3.5 3.500H5l3 3"/></symbol>
  <symbol id="icon-undo" viewBox="0 0 24 24"><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M8.5 5 4 9.5 8.5 14M4.5 9.500H14a5.5 5.5 0 0 1 0 11h-2.5"/></symbol>
  <symbol id="icon-redo" viewBox="0 0 24 24"><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M15.5 5 20 9.5 15.5 14M19.5 9.500H10a5.5 5.5 0 0 0 0 11h2.5"/></symbol>
  <symbol id="icon-plus" viewBox="0 0 24 24"><path fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" d="M12 5v14M5 12h14"/></symbol>
  <symbol id="icon-close" viewBox="0 0 24 24"><path fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" d="M6.5 6.500l11 11M17.5 6.500l-11 11"/></symbol>
  <symbol id="icon-up" viewBox="0 0 24 24"><path fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="M12 19V5M6 11l6-6 6 6"/></symbol>
  <symbol id="icon-down" viewBox="0 0 24 24"><path fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="M12 5v14M6 13l6 6 6-6"/></symbol>
  <symbol id="icon-full" viewBox="0 0 24 24"><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5"/></symbol>
  <symbol id="icon-copy" viewBox="0 0 24 24"><path fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" d="M9 8.500h9.500a1 1 0 0 1 1 1V20a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V9.500a1 1 0 0 1 1-1zM15.5 5V4a1 1 0 0 0-1-1H5a1 1 0 0 0-1 1v10.500a1 1 0 0 0 1 1h.5"/></symbol>
</svg>
<main id="workspace" class="loading">
  <section id="stage" class="stage" tabindex="-1" aria-label="Stage">
    <div class="stage-bar" role="group" aria-label="Stage settings">
      <div class="stage-settings">
        <label class="field"><span class="hidden-text">Device</span><select id="device"></select></label>
        <span class="field size" id="size">
          <label><span class="hidden-text">Width in points</span><input type="number" id="width" min="40" max="2000" step="1" value="390"></label>
          <span aria-hidden="true">×</span>
          <label><span class="hidden-text">Height in points</span><input type="number" id="height" min="40" max="2000" step="1" value="844"></label>
        </span>
        <button type="button" class="chip" id="rtl" aria-pressed="false">Right to left</button>
        <button type="button" class="chip" id="reduce" aria-pressed="false">Reduce motion</button>
        <span class="spring"></span>
        <button type="button" class="chip transition-only" id="onion" aria-pressed="false">Onion skin</button>
        <button type="button" class="chip transition-only" id="trail" aria-pressed="false">Trail</button>
        <button type="button" class="chip" id="duplicate"><svg aria-hidden="true"><use href="#icon-plus"/></svg>Variant</button>
      </div>
      <button type="button" class="icon" id="full" aria-label="Full screen" aria-pressed="false" title="Full screen (F)"><svg aria-hidden="true"><use href="#icon-full"/></svg></button>
    </div>
    <div id="devices"></div>
    <div id="demo" hidden></div>
    <div class="feel-bar transition-only" role="group" aria-label="Feel it">
      <button type="button" class="chip" id="screens" aria-pressed="false" title="Show two custom pictures: pick them, drop them on the stage or paste them. They stay in this browser.">Your screens</button>
      <input type="file" id="screen-files" accept="image/*" multiple hidden aria-label="Pictures of two screens">
      <button type="button" class="chip" id="throw" title="Throw the screen, as a finger does that lets go of it in motion">Throw</button>
      <button type="button" class="chip" id="storm" title="Interrupt twelve times, at uneven times">Storm of taps</button>
    </div>
    <div id="feel" class="transition-only" role="group" aria-label="What the finger gave" hidden></div>
    <p class="hint" id="hint">Drag the screen to drive the transition, or catch it in flight and throw it.</p>
  </section>
  <section id="transport" aria-label="Playback">
    <div class="buttons">
      <span class="cluster">
        <button type="button" class="icon" id="back" aria-label="Previous frame" title="Previous frame (←)"><svg aria-hidden="true"><use href="#icon-back"/></svg></button>
        <button type="button" class="play" id="play" aria-label="Play" title="Play or pause (space)"><svg aria-hidden="true"><use href="#icon-play"/></svg></button>
        <button type="button" class="icon" id="forward" aria-label="Next frame" title="Next frame (→)"><svg aria-hidden="true"><use href="#icon-forward"/></svg></button>
      </span>
      <fieldset class="group transition-only" id="operations">
        <legend class="hidden-text">Operation</legend>
        <label><input type="radio" name="operation" value="0" checked><span>Push</span></label>
        <label><input type="radio" name="operation" value="1"><span>Pop</span></label>
      </fieldset>
      <button type="button" class="chip transition-only" id="interrupt" title="Start the opposite operation now (I)"><svg aria-hidden="true"><use href="#icon-swap"/></svg><span>Interrupt</span></button>
      <span class="spring"></span>
      <fieldset class="group" id="speeds">
        <legend class="hidden-text">Speed</legend>
        <label><input type="radio" name="speed" value="1" checked><span>1×</span></label>
        <label><input type="radio" name="speed" value="0.5"><span>½×</span></label>
        <label><input type="radio" name="speed" value="0.25"><span>¼×</span></label>
        <label><input type="radio" name="speed" value="0.1"><span>⅒×</span></label>
      </fieldset>
      <button type="button" class="chip transition-only" id="loop" aria-pressed="true" title="Loop (L)"><svg aria-hidden="true"><use href="#icon-loop"/></svg><span>Loop</span></button>
    </div>
    <div class="timeline">
      <output id="now" class="gutter" for="scrubber">0 ms</output>
      <input type="range" id="scrubber" min="0" max="1" step="any" value="0" aria-label="Time">
    </div>
  </section>
  <section id="timing" class="dock transition-only" role="tabpanel" aria-labelledby="tab-timing">
    <div class="lanes" id="lanes"></div>
  </section>
  <section id="recipe" class="dock transition-only" role="tabpanel" aria-labelledby="tab-recipe">
    <div class="title"><h2>Recipe</h2>
      <label class="field"><span class="hidden-text">Start from</span><select id="preset"><option value="">All transitions…</option></select></label></div>
    <div id="starts"><h3 id="starts-title">Start from</h3><div class="presets" role="group" aria-labelledby="starts-title"></div></div>
    <ul id="parts" class="parts" aria-label="Parts"></ul>
    <div class="recipe-foot">
      <button type="button" class="wide-button" id="add"><svg aria-hidden="true"><use href="#icon-plus"/></svg>Add part</button>
      <label class="setting"><span>When two parts animate the same property</span>
        <select id="merging"><option value="0">Additive: both count</option><option value="1">Override: the last one wins</option><option value="2">Override: the first one wins</option></select></label>
    </div>
    <p id="error" class="error" role="alert" hidden></p>
  </section>
  <section id="inspector" aria-label="Inspector">
    <div class="tabs" role="tablist" aria-label="Panels">
      <button type="button" role="tab" id="tab-recipe" aria-controls="recipe" class="compact-only transition-only">Recipe</button>
      <button type="button" role="tab" id="tab-tune" aria-controls="tune" aria-selected="true">Tune</button>
      <button type="button" role="tab" id="tab-timing" aria-controls="timing" class="compact-only transition-only">Timing</button>
      <button type="button" role="tab" id="tab-values" class="transition-only" aria-controls="values">Values</button>
      <button type="button" role="tab" id="tab-findings" aria-controls="findings">Findings<span id="finding-count" class="count" hidden></span></button>
      <button type="button" role="tab" id="tab-code" aria-controls="code">Code</button>
    </div>
    <section id="tune" class="sheet" role="tabpanel" aria-labelledby="tab-tune" tabindex="0"></section>
    <section id="values" class="sheet" role="tabpanel" aria-labelledby="tab-values" tabindex="0" hidden>
      <p id="facts" class="facts"></p>
      <div id="charts"></div>
    </section>
    <section id="findings" class="sheet" role="tabpanel" aria-labelledby="tab-findings" tabindex="0" hidden></section>
    <section id="code" class="sheet" role="tabpanel" aria-labelledby="tab-code" tabindex="0" hidden>
      <div class="code-bar">
        <label class="field"><span class="hidden-text">Format</span><select id="format"></select></label>
        <label class="field"><span class="hidden-text">Name of what is taken home</span><input type="text" id="document-name" maxlength="60" autocomplete="off" spellcheck="false" title="The name of classes, keys and files"></label>
        <button type="button" class="quiet" id="copy">Copy</button>
        <button type="button" class="quiet" id="download">Download</button>
        <button type="button" class="quiet" id="open" title="Open a whole page with this in a new tab">Open page</button>
        <button type="button" class="quiet" id="save-page" title="Download a whole page with this">Save page</button>
      </div>
      <label class="toggle" id="all-variants-field" hidden><input type="checkbox" role="switch" id="all-variants">All variants in one module</label>
      <p id="code-note" class="note"></p>
      <div id="picture" hidden></div>
      <pre id="source" tabindex="0" role="group" aria-label="Code"></pre>
      <div class="block transition-only" id="pictures">
        <h2 class="section">Pictures and video</h2>
        <div class="presets">
          <button type="button" class="chip" id="save-frame">This frame, PNG</button>
          <button type="button" class="chip" id="save-strip">Strip of frames, PNG</button>
          <button type="button" class="chip" id="save-video">Video</button>
        </div>
        <p id="picture-note" class="note" role="status"></p>
      </div>
      <details id="accuracy"><summary>How exact it is</summary><pre id="accuracy-text" tabindex="0" role="group" aria-label="Accuracy report"></pre></details>
    </section>
  </section>
</main>
<p id="status" class="hidden-text" role="status" aria-live="polite"></p>
<dialog id="palette" aria-labelledby="palette-title" aria-describedby="palette-hint">
  <div class="dialog-head"><h2 id="palette-title">Add a part</h2>
    <button type="button" class="icon" id="palette-close" aria-label="Close"><svg aria-hidden="true"><use href="#icon-close"/></svg></button></div>
  <p id="palette-hint" class="note"></p>
  <label class="hidden-text" for="search">Search parts</label>
  <input type="search" id="search" placeholder="Search by name or by what you see: drawer, iOS push, bounce" autocomplete="off">
  <div id="palette-list" class="palette-list"></div>
</dialog>
<dialog id="keys" aria-labelledby="keys-title">
  <div class="dialog-head"><h2 id="keys-title">Keys</h2>
    <button type="button" class="icon" id="keys-close" aria-label="Close"><svg aria-hidden="true"><use href="#icon-close"/></svg></button></div>
  <dl id="keys-list" tabindex="0"></dl>
  <label class="toggle"><input type="checkbox" role="switch" id="letters" checked>Use letter keys</label>
</dialog>
`);
