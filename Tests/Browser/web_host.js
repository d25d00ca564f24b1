// What the test of the host for the web runs in the page: it takes the place of the display, makes random changes, and compares where the
// elements are with what the draw lists say.

(() => {
    const stages = ["list-stage", "card-stage", "tabs-stage"];
    const nextFrame = window.requestAnimationFrame;
    let pending = null;
    let now = 0;
    let seed = 1;

    const random = () => {
        seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
        return seed / 4294967296;
    };
    const pick = (list) => list[Math.floor(random() * list.length)];

    /** Lets the test decide when a frame comes, and at which time. */
    function takeOver() {
        now = performance.now() + 1000;
        window.requestAnimationFrame = (frame) => (pending = frame, 1);
        for (let count = 0; count < 3; count += 1) step(16);
    }

    /** Gives the display back. */
    function giveBack() {
        window.requestAnimationFrame = nextFrame;
        const frame = pending;
        pending = null;
        if (frame) nextFrame(frame);
    }

    function step(milliseconds) {
        now += milliseconds;
        const frame = pending;
        pending = null;
        frame?.(now);
    }

    /** The differences between the page and the draw list of each stage: of corners in px, and of opacities. */
    function compare() {
        const { swift, nodes } = webHost;
        const result = { corner: 0, clip: 0, clipped: 0, opacity: 0, elements: 0, faults: [] };
        stages.forEach((id, number) => {
            const stage = document.getElementById(id);
            const box = stage.getBoundingClientRect();
            const [left, top] = [box.left + stage.clientLeft, box.top + stage.clientTop];
            const count = swift.list(number);
            const words = new Float64Array(swift.memory.buffer, swift.words(), 28 * count);
            const listed = new Set();
            let order = -1;
            for (let at = 0; at < words.length; at += 28) {
                const [node, isHidden, opacity, ...m] = words.subarray(at, at + 19);
                const [x, y, width, height] = words.subarray(at + 19, at + 23);
                const element = nodes[node];
                listed.add(element);
                const style = getComputedStyle(element);
                if ((style.visibility === "hidden") !== Boolean(isHidden)) result.faults.push(`${id}: visibility`);
                if (isHidden) continue;
                const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]].map(([px, py]) => {
                    const w = px * m[3] + py * m[7] + m[15];
                    return [(px * m[0] + py * m[4] + m[12]) / w + left, (px * m[1] + py * m[5] + m[13]) / w + top];
                });
                const [xs, ys] = [corners.map(([px]) => px), corners.map(([, py]) => py)];
                const seen = element.getBoundingClientRect();
                const differences = [
                    seen.left - Math.min(...xs), seen.right - Math.max(...xs), seen.top - Math.min(...ys), seen.bottom - Math.max(...ys)];
                result.corner = Math.max(result.corner, ...differences.map(Math.abs));
                result.opacity = Math.max(result.opacity, Math.abs(Number(style.opacity) - opacity));
                if (!(Number(style.zIndex) > order)) result.faults.push(`${id}: drawing order`);
                order = Number(style.zIndex);
                result.elements += 1;
                const [blur, overlay, origins] = words.subarray(at + 25, at + 28);
                const shownBlur = Number(style.filter.match(/blur\((.*)px\)/)?.[1] ?? 0);
                const shownOverlay = Number(style.getPropertyValue("--overlay").match(/\/ ([^)]*)\)/)?.[1] ?? 0);
                if (Math.abs(shownBlur - blur) > 0.001 || Math.abs(shownOverlay - overlay) > 0.001) result.faults.push(`${id}: effects`);
                // A page that carries a tab clips it, too.
                if (id !== "tabs-stage" || origins > 0) continue;
                result.clip = Math.max(result.clip, clipped(element, style, left, top, stage));
                result.clipped += 1;
            }
            for (const child of stage.children) {
                if (!listed.has(child) && getComputedStyle(child).visibility !== "hidden") result.faults.push(`${id}: an element too many`);
            }
        });
        return result;
    }

    /** How far what is seen of a tab differs from what is inside the frame of the tabs, which is 8 px inside the stage. */
    function clipped(element, style, left, top, stage) {
        const box = element.getBoundingClientRect();
        const inset = style.clipPath.match(/inset\(([^r]*)(?: round (.*))?\)/);
        const sides = inset ? inset[1].trim().split(/\s+/).map(parseFloat) : [0];
        const [above, right = above, below = above, before = right] = sides.map((side) => Math.max(side, 0));
        const seen = [box.left + before, box.right - right, box.top + above, box.bottom - below];
        const frame = [left + 8, left + stage.clientWidth - 8, top + 8, top + stage.clientHeight - 8];
        if (box.right < frame[0] || box.left > frame[1]) return 0;
        const wanted = [Math.max(box.left, frame[0]), Math.min(box.right, frame[1]), Math.max(box.top, frame[2]), Math.min(box.bottom, frame[3])];
        return Math.max(...wanted.map((edge, index) => Math.abs(edge - seen[index])));
    }

    let finger = null;

    function point(kind, x) {
        const stage = document.getElementById("tabs-stage");
        const box = stage.getBoundingClientRect();
        stage.dispatchEvent(new PointerEvent(kind, {
            bubbles: true, pointerId: 7, isPrimary: true, pointerType: "touch", buttons: kind === "pointerup" ? 0 : 1,
            clientX: box.left + x, clientY: box.top + 150 }));
    }

    /** What a finger may do next: touch, move, or let go. */
    function drag() {
        const width = document.getElementById("tabs-stage").clientWidth;
        if (finger === null) {
            finger = random() * width;
            point("pointerdown", finger);
            finger += random() < 0.5 ? 10 : -10;
            point("pointermove", finger);
        } else if (random() < 0.6) {
            finger += (random() - 0.5) * width;
            point("pointermove", finger);
        } else {
            point(random() < 0.8 ? "pointerup" : "pointercancel", finger);
            finger = null;
        }
    }

    const changes = [
        () => document.getElementById("shuffle").click(),
        () => document.getElementById("new-row").requestSubmit(),
        () => pick([...document.querySelectorAll(".row:not([inert]) [data-part=remove]")])?.click(),
        () => pick([...document.querySelectorAll(".row:not([inert]) [data-part=up]")])?.click(),
        () => dispatchEvent(new PopStateEvent("popstate", { state: Math.floor(random() * 5) })),
        () => dispatchEvent(new PopStateEvent("popstate", { state: 0 })),
        () => pick([...document.querySelectorAll("[role=tab]")]).click(),
        drag,
        drag,
    ];
    const rare = [
        () => document.getElementById("direction").click(),
        () => {
            document.querySelector("main").style.width = `${Math.floor(300 + random() * 60)}px`;
            webHost.swift.resize();
        },
    ];

    /** Makes random changes, and compares at random times of each. */
    function play(count, times, first) {
        seed = first;
        const result = { changes: 0, interrupted: 0, times: 0, elements: 0, corner: 0, clip: 0, clipped: 0, opacity: 0, faults: [] };
        takeOver();
        for (; result.changes < count; result.changes += 1) {
            if (pending) result.interrupted += 1;
            pick(random() < 0.05 ? rare : changes)();
            // Some changes are left alone until all is at rest.
            const longest = random() < 0.2 ? 1500 : 120;
            for (let time = 0; time < times; time += 1) {
                step(random() * longest);
                const found = compare();
                result.times += 1;
                result.elements += found.elements;
                result.corner = Math.max(result.corner, found.corner);
                result.clip = Math.max(result.clip, found.clip);
                result.clipped += found.clipped;
                result.opacity = Math.max(result.opacity, found.opacity);
                result.faults.push(...found.faults.slice(0, 20 - result.faults.length));
            }
        }
        if (finger !== null) point("pointerup", finger);
        finger = null;
        for (let second = 0; second < 40; second += 1) step(250);
        result.isAtRest = pending === null;
        result.kept = webHost.nodes.filter(Boolean).length;
        document.querySelector("main").style.width = "";
        if (document.documentElement.dir === "rtl") document.getElementById("direction").click();
        webHost.swift.resize();
        giveBack();
        return result;
    }

    /** Counts the calls for frames from now on, and how long each frame takes. */
    function watchFrames() {
        window.measuredFrames = { asked: 0, durations: [] };
        window.requestAnimationFrame = (frame) => {
            measuredFrames.asked += 1;
            return nextFrame((time) => {
                const begun = performance.now();
                frame(time);
                measuredFrames.durations.push(performance.now() - begun);
            });
        };
    }

    window.check = { takeOver, giveBack, step, compare, play, watchFrames };
    return true;
})()
