"use strict";

// The functions that the host in Swift calls, as Sources/CPage/page.h describes them, and how the module is started.

(async () => {
    const root = document.documentElement;
    const decoder = new TextDecoder();
    const encoder = new TextEncoder();
    // The elements by their numbers; 0 is none.
    const nodes = [null];
    const known = new Map();
    const free = [];
    const kinds = ["click", "pointerdown", "pointermove", "pointerup", "pointercancel", "keydown", "submit"];
    const keys = ["", "ArrowLeft", "ArrowRight", "Home", "End", "Escape", "ArrowUp", "ArrowDown"];
    const properties = ["opacity", "width", "height", "border-radius", "z-index", "--border-width"];
    const units = ["", "px", "px", "px", "", "px"];
    const tints = ["background-color", "--overlay", "--border"];
    const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
    const states = [() => lessMotion.matches, () => getComputedStyle(root).direction === "rtl", () => history.state ?? 0];
    let swift, isRequested = false;
    let words = new Float64Array(0);

    const bytes = (at, count) => new Uint8Array(swift.memory.buffer, at, count);
    const text = (at, count) => decoder.decode(bytes(at, count));
    const color = (red, green, blue, alpha) => `rgb(${255 * red} ${255 * green} ${255 * blue} / ${alpha})`;

    /** Numbers at an address. The memory is another buffer after it has grown. */
    const numbers = (at, count) => {
        if (words.buffer !== swift.memory.buffer) words = new Float64Array(swift.memory.buffer);
        return words.subarray(at / 8, at / 8 + count);
    };

    /** The number of an element. */
    const keep = (node) => {
        if (!node) return 0;
        const number = known.get(node) ?? free.pop() ?? nodes.length;
        nodes[number] = node;
        known.set(node, number);
        return number;
    };

    const page = {
        find: (id, length) => keep(document.getElementById(text(id, length))),

        make(id, length, parent) {
            const template = document.getElementById(text(id, length));
            return template ? keep(nodes[parent].appendChild(template.content.firstElementChild.cloneNode(true))) : 0;
        },

        part: (node, name, length) => keep(nodes[node].querySelector(`[data-part="${text(name, length)}"]`)),

        remove(node) {
            if (!nodes[node]) return;
            nodes[node].remove();
            for (const element of [nodes[node], ...nodes[node].querySelectorAll("*")]) {
                const number = known.get(element);
                if (number === undefined) continue;
                nodes[number] = null;
                known.delete(element);
                free.push(number);
            }
        },

        order(parent, children, count) {
            const wanted = [...new Int32Array(swift.memory.buffer, children, count)].map((number) => nodes[number]);
            const isHeld = (node) => node.contains(document.activeElement) || node.contains(getSelection().anchorNode);
            const held = wanted.findIndex(isHeld);
            // What comes before the one that stays goes in front of it, and the others follow it.
            wanted.slice(0, Math.max(held, 0)).forEach((node) => nodes[parent].insertBefore(node, wanted[held]));
            wanted.slice(held + 1).forEach((node) => nodes[parent].append(node));
        },

        text(node, at, length) {
            if ("value" in nodes[node] && nodes[node].matches("input")) nodes[node].value = text(at, length);
            else nodes[node].textContent = text(at, length);
        },

        attribute(node, name, nameLength, at, length) {
            if (length < 0) nodes[node].removeAttribute(text(name, nameLength));
            else nodes[node].setAttribute(text(name, nameLength), text(at, length));
        },

        value: (node, at, capacity) => encoder.encodeInto(nodes[node].value, bytes(at, capacity)).written,

        listen(node, kind) {
            nodes[node].addEventListener(kinds[kind], (event) => {
                if (event.isPrimary === false && kind > 0 || event.button > 0) return;
                const detail = kind === 5
                    ? Math.max(keys.indexOf(event.key), 0) : Number(event.pointerType === "mouse") + (event.buttons ? 2 : 0);
                const isTaken = swift.event(node, kind, event.clientX ?? 0, event.clientY ?? 0, event.timeStamp / 1000, detail);
                if (!isTaken) return;
                event.preventDefault();
                // A drag continues outside of the element.
                if (kind === 2 && event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
            });
        },

        focus: (node) => nodes[node]?.focus({ preventScroll: true }),

        rect(node, at) {
            const box = nodes[node].getBoundingClientRect();
            const { clientLeft, clientTop, clientWidth, clientHeight } = nodes[node];
            numbers(at, 4).set([box.left + clientLeft, box.top + clientTop, clientWidth, clientHeight]);
        },

        transform(node, at) {
            const m = numbers(at, 16);
            const isFlat = m[2] === 0 && m[3] === 0 && m[6] === 0 && m[7] === 0 && m[14] === 0 && m[15] === 1;
            nodes[node].style.transform = isFlat
                ? `matrix(${m[0]},${m[1]},${m[4]},${m[5]},${m[12]},${m[13]})` : `matrix3d(${m.join()})`;
        },

        number(node, property, value) {
            nodes[node].style.setProperty(properties[property], value + units[property]);
        },

        clip(node, top, right, bottom, left, radius) {
            nodes[node].style.clipPath = radius < 0 ? "" : `inset(${top}px ${right}px ${bottom}px ${left}px round ${radius}px)`;
        },

        effects(node, at) {
            const [blur, contrast, saturation, hue, grayscale, x, y, radius, ...shadow] = numbers(at, 12);
            const parts = [];
            if (blur > 0) parts.push(`blur(${blur}px)`);
            if (contrast !== 1) parts.push(`contrast(${contrast})`);
            if (saturation !== 1) parts.push(`saturate(${saturation})`);
            if (hue !== 0) parts.push(`hue-rotate(${hue}rad)`);
            if (grayscale !== 0) parts.push(`grayscale(${grayscale})`);
            nodes[node].style.filter = parts.join(" ");
            // The blur radius of CSS is twice the standard deviation.
            nodes[node].style.boxShadow = shadow[3] > 0 ? `${x}px ${y}px ${2 * radius}px ${color(...shadow)}` : "";
        },

        color(node, property, ...parts) {
            nodes[node].style.setProperty(tints[property], parts[3] > 0 ? color(...parts) : "");
        },

        requestFrame() {
            if (isRequested) return;
            isRequested = true;
            requestAnimationFrame((time) => {
                isRequested = false;
                swift.frame(time / 1000);
            });
        },

        visit(number) {
            if (number < 0) history.back();
            else history.pushState(number, "");
        },

        state: (which) => Number(states[which]()),
    };

    const packed = atob(document.getElementById("module").textContent);
    const letters = new Uint8Array(packed.length);
    for (let at = 0; at < packed.length; at += 1) letters[at] = packed.charCodeAt(at);
    const unpacked = new Blob([letters]).stream().pipeThrough(new DecompressionStream("gzip"));
    const { instance } = await WebAssembly.instantiate(await new Response(unpacked).arrayBuffer(), { page });
    swift = instance.exports;
    swift._initialize?.();
    swift.start();
    addEventListener("popstate", (event) => swift.visited(event.state ?? 0));
    const observer = new ResizeObserver(() => swift.resize());
    document.querySelectorAll(".stage").forEach((stage) => observer.observe(stage));
    // For tests.
    window.webHost = { swift, nodes, readyAt: performance.now() };
    root.dataset.isReady = "";
})();
