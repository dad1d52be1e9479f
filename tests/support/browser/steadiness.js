/*
 * Watches a page of a game from now on: what changes its place, how much the layout shifts, tasks that hold the page up, frames
 * that come late. Read in between with `steadiness.read()`; it stops by itself when the game is over.
 */
(() => {
  /** What has a place of its own at the table, by the name it is told with. */
  const PLACES = {
    seat: ".board li[data-seat], .own li[data-seat]",
    prompt: ".prompt",
    hand: "section.hand",
  };
  /** Pixels that something may be off without anybody seeing it. */
  const TOLERANCE = 1;
  /** Milliseconds after which a frame is late: two of sixty in a second. */
  const LATE = 34;
  const MOST_NAMED = 12;
  /** Classes by which Svelte keeps styles apart. */
  const HASH = /^(svelte-\w+|s(?=\w*\d)\w{6,8})$/;

  const found = { moves: {}, far: 0, moved: {}, shifts: 0, shift: 0, shiftUnasked: 0, sources: {}, tasks: [], frames: 0, late: 0, worst: 0 };
  const resting = new Map();
  let last = performance.now();
  const begin = last;
  let stopped = false;

  const selector = (one) => {
    if (!(one instanceof Element)) return String(one?.parentElement ? selector(one.parentElement) : "?");
    const up = one.parentElement?.closest("[class]");
    const name = (at) => at.tagName.toLowerCase() + [...at.classList].filter((part) => !HASH.test(part)).map((part) => `.${part}`).join("");
    return `${up ? `${name(up)} > ` : ""}${name(one)}`;
  };

  /** What moves now and will come to rest: such as a seat that shakes. Where it rests is what counts. */
  const restless = () =>
    document
      .getAnimations()
      .filter((one) => one.playState === "running" && Number.isFinite(one.effect?.getComputedTiming().endTime ?? Infinity))
      .map((one) => one.effect.target)
      .filter(Boolean);

  function look() {
    const moving = restless();
    for (const [sort, css] of Object.entries(PLACES)) {
      for (const one of document.querySelectorAll(css)) {
        const { x, y, width, height } = one.getBoundingClientRect();
        if (!width && !height) continue;
        const key = sort === "seat" ? `seat ${one.dataset.seat}` : sort;
        const before = resting.get(key);
        if (before && moving.some((at) => at.contains(one))) continue;
        resting.set(key, { x, y });
        if (!before) continue;
        const far = Math.hypot(x - before.x, y - before.y);
        if (Math.abs(x - before.x) <= TOLERANCE && Math.abs(y - before.y) <= TOLERANCE) continue;
        found.moves[sort] = (found.moves[sort] ?? 0) + 1;
        found.moved[key] = (found.moved[key] ?? 0) + 1;
        found.far += far;
      }
    }
  }

  function frame(now) {
    if (stopped) return;
    if (spy.result !== null) {
      stopped = true;
      return;
    }
    const took = now - last;
    // The first one has waited for the script itself.
    if (last > begin && took > 0) {
      found.frames += 1;
      if (took > LATE) found.late += 1;
      found.worst = Math.max(found.worst, took);
    }
    last = now;
    look();
    requestAnimationFrame(frame);
  }
  requestAnimationFrame(frame);

  const shifts = (list) => {
    for (const one of list) {
      if (stopped && one.startTime > last) continue;
      found.shifts += 1;
      found.shift += one.value;
      if (!one.hadRecentInput) found.shiftUnasked += one.value;
      for (const { node } of one.sources) {
        const name = selector(node);
        found.sources[name] = (found.sources[name] ?? 0) + one.value;
      }
    }
  };
  const tasks = (list) => {
    for (const one of list) if (!stopped || one.startTime <= last) found.tasks.push(Math.round(one.duration));
  };
  const shifting = new PerformanceObserver((list) => shifts(list.getEntries()));
  shifting.observe({ type: "layout-shift" });
  const working = new PerformanceObserver((list) => tasks(list.getEntries()));
  working.observe({ type: "longtask" });

  /** Everything found so far. */
  const read = () => {
    shifts(shifting.takeRecords());
    tasks(working.takeRecords());
    const sources = Object.entries(found.sources).sort(([, one], [, other]) => other - one);
    return { ...found, sources: Object.fromEntries(sources.slice(0, MOST_NAMED)), seconds: (last - begin) / 1000 };
  };
  Object.defineProperty(window, "steadiness", { value: { read }, configurable: true });
})();
