/*
 * Looks at one screen of a game as somebody with sharp eyes would: what is cut, what lies over something else, which cards have no
 * name that can be read, what is too small. `matrix.look({ finger, letters, portrait })` gives one sentence for each.
 */
(() => {
  /** Pixels by which something may be off. */
  const SLACK = 1.5;
  /** The part of a text that has to be there. */
  const ENOUGH = 0.6;
  /** What has a place of its own: no two of them lie over each other, unless one is part of the other. */
  const BLOCKS =
    ".game > header, .board li[data-seat], .board [data-pile], .board button[data-die], .ticker, .prompt, .own li[data-seat], section.hand, .panel-side";
  /** What has an edge beyond which its text must not go. */
  const BOXES = "[data-card], .card, button, figure, li[data-seat], .prompt, section.hand, .own, .board";
  /** Where one may scroll: a hand, a list of answers and what is beside the table. */
  const SCROLLS =
    "section.hand, section.hand *, .prompt .actions, .prompt .effect, .panel-side, .panel-side *, .own .rest, .own .in-play";
  /** What fades out where there is no room, and is told whole by the button beside it. */
  const FADES = ".own .about";

  const round = Math.round;
  const said = (one) => (one.innerText || one.getAttribute?.("aria-label") || one.title || "").trim().replace(/\s+/g, " ").slice(0, 40);
  const named = (one) => {
    const data = ["seat", "card", "pile", "portrait", "die"].find((key) => one.dataset?.[key] !== undefined);
    const own = [...(one.classList ?? [])].filter((part) => !/\d/.test(part)).join(".");
    const name = data ? `${data} ${one.dataset[data]}` : `${one.tagName.toLowerCase()}${own ? `.${own}` : ""} "${said(one)}"`;
    const seat = one.parentElement?.closest("[data-seat]");
    return seat ? `${name} (seat ${seat.dataset.seat})` : name;
  };
  const kind = (one) => `${one.tagName.toLowerCase()}.${[...one.classList].find((part) => !/\d/.test(part)) ?? ""}`;
  const hidden = (one) => {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
    if (one.closest(".visually-hidden")) return true;
    const { width, height } = one.getBoundingClientRect();
    return width <= 1 || height <= 1;
  };
  const every = (css, root = document) => [...root.querySelectorAll(css)].filter((one) => !hidden(one));

  /** The part of a rectangle that can be seen, and what hides the rest; `loose` if that can be scrolled where one may. */
  function seen(one, rect) {
    let { left, top, right, bottom } = rect;
    let by = null;
    let loose = false;
    const cut = (edge, who, may) => {
      const next = [Math.max(left, edge.left), Math.max(top, edge.top), Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
      if (next[0] - left > SLACK || next[1] - top > SLACK || right - next[2] > SLACK || bottom - next[3] > SLACK) {
        by ??= who;
        loose ||= may;
      }
      [left, top, right, bottom] = next;
    };
    let fixed = false;
    for (let up = one; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (up !== one && !fixed && (style.overflowX !== "visible" || style.overflowY !== "visible")) {
        const box = up.getBoundingClientRect();
        const far = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
        if (style.overflowX !== "visible") [far.left, far.right] = [box.left, box.right];
        if (style.overflowY !== "visible") [far.top, far.bottom] = [box.top, box.bottom];
        const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
        cut(far, kind(up), scrolls && up.matches(SCROLLS));
      }
      if (style.position === "fixed") fixed = true;
    }
    cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight }, "the window", false);
    return { left, top, right, bottom, by, loose };
  }

  /** Runs of text that can be seen, each with where it is. */
  function* texts(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.data.trim() || hidden(node.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rect = range.getBoundingClientRect();
      if (rect.width > 1 && rect.height > 1) yield { node, rect, parent: node.parentElement };
    }
  }
  /** How large letters are on the screen. */
  function size(parent) {
    const set = parseFloat(getComputedStyle(parent).fontSize);
    if (parent instanceof SVGElement) return set * (parent.getScreenCTM?.()?.a ?? 1);
    return parent.offsetWidth ? (set * parent.getBoundingClientRect().width) / parent.offsetWidth : set;
  }

  const PARTS = [
    function cutBlocks() {
      return every(".board li[data-seat], .board [data-pile], .board [data-card], .board button, .own li[data-seat], .own [data-card], .prompt, .prompt button, section.hand")
        .flatMap((one) => {
          const { by, loose } = seen(one, one.getBoundingClientRect());
          return by && !loose ? [`cut: ${named(one)} by ${by}`] : [];
        });
    },
    function cutTexts() {
      const found = [];
      for (const root of document.querySelectorAll(".board, .own")) {
        for (const { node, rect, parent } of texts(root)) {
          if (parent.closest(FADES)?.closest("[data-seat]")?.querySelector("button.head")) continue;
          const letters = parseFloat(getComputedStyle(parent).fontSize);
          const low = SLACK + letters * 0.3; // a line of text may be higher than what it is written in
          const text = `"${node.data.trim().slice(0, 40)}" of ${named(parent.closest(BOXES) ?? parent)}`;
          const style = getComputedStyle(parent);
          const folds = style.overflowX !== "visible" && (parent.scrollWidth > parent.clientWidth + 1 || parent.scrollHeight > parent.clientHeight + low);
          // What ends in dots is enough if most of it is there, and the rest is told to who asks.
          const most = parent.clientWidth >= ENOUGH * parent.scrollWidth && parent.clientHeight >= ENOUGH * parent.scrollHeight;
          const told = parent.closest("[title], button[aria-label], .effect");
          if (folds && !(most && told && root !== told && root.contains(told)))
            found.push(`cut: ${text}, ${parent.clientWidth}x${parent.clientHeight} of ${parent.scrollWidth}x${parent.scrollHeight} px`);
          if (folds) continue;
          const box = parent.closest(BOXES);
          const edge = box.getBoundingClientRect();
          if (rect.left < edge.left - SLACK || rect.right > edge.right + SLACK || rect.top < edge.top - low || rect.bottom > edge.bottom + low)
            found.push(`sticks out: ${text}`);
          const part = seen(parent, { left: rect.left, right: rect.right, top: rect.top + low, bottom: rect.bottom - low });
          if (part.by && !part.loose) found.push(`cut: ${text} by ${part.by}`);
        }
      }
      return found;
    },
    function overlaps() {
      const blocks = every(BLOCKS)
        .filter((one) => !one.closest("[data-overlay]"))
        .map((one) => ({ one, ...seen(one, one.getBoundingClientRect()) }))
        .filter(({ left, top, right, bottom }) => right - left > 1 && bottom - top > 1);
      const found = [];
      blocks.forEach((a, at) => {
        for (const b of blocks.slice(at + 1)) {
          if (a.one.contains(b.one) || b.one.contains(a.one)) continue;
          const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (wide > 2 && high > 2) found.push(`overlap: ${named(a.one)} and ${named(b.one)}, ${round(wide)}x${round(high)} px`);
        }
      });
      return found;
    },
    function nameless({ letters }) {
      const found = [];
      for (const one of every(".board [data-card], .own [data-card]")) {
        const names = [...texts(one)].filter(({ node }) => /\p{L}{2,}/u.test(node.data));
        if (!names.length) found.push(`nameless: ${named(one)}`);
        else {
          const best = Math.max(...names.map(({ parent }) => size(parent)));
          if (best < letters - 0.05) found.push(`small letters: ${named(one)}, ${best.toFixed(1)} px`);
        }
      }
      for (const [seat, player] of (spy.view?.players ?? []).entries()) {
        const missing = [];
        for (const card of player.in_play ?? []) {
          const all = every(`[data-seat="${seat}"] [data-card="${CSS.escape(card)}"]`);
          if (!all.length) missing.push(`not there: card ${card} in front of seat ${seat}`);
        }
        // Those that a number counts are told by who presses it.
        const counted = every(`[data-seat="${seat}"] .more`).reduce((sum, one) => sum + Number(one.textContent.match(/\d+/)?.[0] ?? 0), 0);
        if (missing.length > counted) found.push(...missing);
      }
      return found;
    },
    function portraits({ portrait }) {
      return every("[data-portrait]").flatMap((one) => {
        const { width, height } = one.getBoundingClientRect();
        const least = Math.min(width, height);
        return least < portrait - 0.5 ? [`small: ${named(one)}, ${round(width)}x${round(height)} px of ${portrait}`] : [];
      });
    },
    function fingers({ finger }) {
      return every(".board button, .own button").flatMap((one) => {
        if (getComputedStyle(one).display === "inline") return [];
        const { width, height } = one.getBoundingClientRect();
        return Math.min(width, height) < finger - 0.5 ? [`small: ${named(one)}, ${round(width)}x${round(height)} px of ${finger}`] : [];
      });
    },
    function scrolling() {
      const found = [];
      for (const one of [document.scrollingElement, ...document.querySelectorAll(".table, .ground, .board, .own")]) {
        const free = one === document.scrollingElement || /auto|scroll/.test(getComputedStyle(one).overflowY + getComputedStyle(one).overflowX);
        if (!free) continue;
        if (one.scrollWidth > one.clientWidth + 1) found.push(`scrolls sideways: ${kind(one)}, ${one.scrollWidth} of ${one.clientWidth} px`);
        if (one.scrollHeight > one.clientHeight + 1) found.push(`scrolls: ${kind(one)}, ${one.scrollHeight} of ${one.clientHeight} px`);
      }
      return found;
    },
    function mute() {
      const why = spy.mute();
      return why ? [`no what now: ${why}`] : [];
    },
  ];
  const look = (sizes) => [...new Set(PARTS.flatMap((part) => part(sizes)))];
  Object.defineProperty(window, "matrix", { value: { look }, configurable: true });
})();
