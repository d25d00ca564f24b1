// What is not seen before the script runs: icons and dialogs. In a script it is packed.

document.body.insertAdjacentHTML("beforeend", `
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
