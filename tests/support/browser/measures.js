/* Runs in every page of the tests beside spy.js: what can be measured of what a page shows. */
(() => {
  const named = (one) => {
    const name = one.innerText || one.getAttribute("aria-label") || one.title || "";
    return `${one.tagName.toLowerCase()}.${one.className?.baseVal ?? one.className} "${name.trim().slice(0, 50)}"`;
  };
  /** Milliseconds that something on the page may move. */
  const LONGEST_MOVE = 2000;
  const CONTROLS = "button, a[href], input, select, textarea, summary, [role=button], [role=slider]";

  const measure = {
    /** Resolves when nothing moves any more; what moves for ever is let be. What is out of sight is drawn, too. */
    async settled() {
      for (const one of document.querySelectorAll("body *"))
        if (getComputedStyle(one).contentVisibility === "auto") one.style.contentVisibility = "visible";
      const ends = (one) => one.playState === "running" && Number.isFinite(one.effect.getComputedTiming().endTime);
      const last = performance.now() + LONGEST_MOVE;
      do {
        await Promise.race([new Promise(requestAnimationFrame), new Promise((done) => setTimeout(done, 100))]);
        await new Promise((done) => requestIdleCallback(done, { timeout: 500 }));
      } while (document.getAnimations().some(ends) && performance.now() < last);
    },

    /** What makes the page wider than its window. */
    sideways() {
      const { scrollWidth } = document.scrollingElement;
      if (scrollWidth <= innerWidth) return [];
      const scrolls = (one) => {
        for (let up = one.parentElement; up && up !== document.body; up = up.parentElement)
          if (getComputedStyle(up).overflowX !== "visible") return true;
        return false;
      };
      const out = [...document.body.querySelectorAll("*")].filter((one) => {
        const { right, width } = one.getBoundingClientRect();
        return width > 0 && right > innerWidth + 0.5 && !scrolls(one);
      });
      return [`${scrollWidth} of ${innerWidth} px`, ...out.slice(0, 5).map(named)];
    },

    /** Controls that a finger of this size misses. */
    small(finger) {
      return [...document.querySelectorAll(CONTROLS)].flatMap((one) => {
        if (!one.checkVisibility({ visibilityProperty: true }) || one.closest("[role=log]")) return [];
        // A link within a sentence is as high as the sentence.
        if (one.matches("a, button") && getComputedStyle(one).display === "inline") return [];
        const target = one.matches("input") ? (one.closest("label") ?? one) : one;
        const { width, height } = target.getBoundingClientRect();
        // What is there for screen readers only is no target.
        if (width <= 1 || height <= 1) return [];
        const fits = width >= finger - 0.5 && height >= finger - 0.5;
        return fits ? [] : [`${named(one)} ${Math.round(width)}x${Math.round(height)}`];
      });
    },

    /** What fits the selector and cannot be brought into sight by scrolling. */
    unreachable(css) {
      return [...document.querySelectorAll(css)].flatMap((one) => {
        if (!one.checkVisibility()) return [];
        one.scrollIntoView({ block: "center", inline: "center" });
        const { left, top, width, height } = one.getBoundingClientRect();
        const x = left + width / 2;
        const y = top + height / 2;
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return [`${named(one)} is outside`];
        const over = document.elementFromPoint(x, y);
        return over && (one.contains(over) || over.contains(one)) ? [] : [`${named(one)} is covered by ${over && named(over)}`];
      });
    },

    /** Everything the page says, to eyes and to screen readers. */
    texts() {
      const found = new Set([document.title]);
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.nodeType === Node.TEXT_NODE) {
          if (node.parentElement.checkVisibility() && !node.parentElement.closest("option")) found.add(node.data);
        } else if (node.checkVisibility()) {
          for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"])
            if (node.hasAttribute(name)) found.add(node.getAttribute(name));
        }
      }
      return [...found].map((text) => text.replace(/\s+/g, " ").trim()).filter(Boolean);
    },

    /** Whether one can see where the focus is; the prompt, to which it is sent, is marked by its colour. */
    unringed() {
      const one = document.activeElement;
      if (!one || one === document.body || one.matches("[tabindex='-1']") || !one.matches(":focus-visible")) return "";
      const ring = (at) => at && getComputedStyle(at).outlineStyle !== "none" && parseFloat(getComputedStyle(at).outlineWidth) >= 2;
      return ring(one) || ring(one.closest("label")) ? "" : named(one);
    },
  };
  Object.defineProperty(window, "measure", { value: measure });
})();
