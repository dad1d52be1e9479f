/*
 * Runs in every page of the tests before anything of the client does. It changes nothing; it remembers what a socket said,
 * and every moment at which the page did not say what now.
 */
(() => {
  const spy = {
    /** What was told last: the open question, our choices, how the game ended, the whole view at the last snapshot. */
    question: 0,
    game: 0,
    asked: null,
    choices: null,
    result: null,
    you: null,
    view: null,
    messages: 0,
    /** Answers that the page has sent, as options. */
    answers: [],
    sockets: [],
    /** Moments of a game without a visible sentence, and how many moments were looked at. */
    silent: [],
    looked: 0,
  };
  Object.defineProperty(window, "spy", { value: spy });

  const merge = (changes) => {
    const { players, ...rest } = changes;
    Object.assign(spy.view, rest);
    for (const [seat, fields] of Object.entries(players ?? {})) Object.assign(spy.view.players[seat], fields);
  };
  const hear = (said) => {
    spy.messages += 1;
    if (said.type === "snapshot") {
      spy.view = structuredClone(said.view ?? null);
      spy.you = said.you;
      spy.game = said.game?.number ?? 0;
    }
    if (said.type === "you") spy.you = said.you;
    if (said.type === "update" && spy.view) merge(said.changes);
    if (said.type === "asked") spy.asked = said.asked;
    if (said.type === "snapshot" || said.type === "update") {
      spy.asked = said.asked ?? null;
      spy.choices = said.choices ?? null;
      spy.result = said.result ?? null;
      spy.question = said.asked?.question ?? 0;
    }
  };
  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      spy.sockets.push(this);
      this.addEventListener("message", (event) => hear(JSON.parse(event.data)));
    }
    send(text) {
      const said = JSON.parse(text);
      if (said.type === "answer") spy.answers.push(said.option);
      super.send(text);
    }
  };

  /** Why nobody could read what now, "" if everybody can. The page of a result may be scrolled: there it must be there. */
  spy.mute = () => {
    const all = [...document.querySelectorAll("[data-what-now]")];
    if (!all.length) return "no [data-what-now]";
    if (spy.result !== null && all.some((one) => one.innerText.trim())) return "";
    for (const one of all) {
      if (!one.innerText.trim() || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
      if (width < 1 || height < 1 || top < 0 || left < 0 || bottom > innerHeight + 1 || right > innerWidth + 1) continue;
      const over = document.elementFromPoint(left + Math.min(width / 2, 20), top + height / 2);
      if (over && (one.contains(over) || over.contains(one) || over.closest("[data-what-now]"))) return "";
    }
    const one = all[0];
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const place = [left, right, top, bottom].map(Math.round).join(" ");
    return `"${one.innerText.trim()}" is empty, hidden or covered (${place} of ${innerWidth}x${innerHeight})`;
  };
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0;
  const every = (css, root = document) => [...root.querySelectorAll(css)].filter(shown);

  /** What can be pressed to answer the open question, as a person finds it on the page. */
  spy.can = () => {
    const prompt = document.querySelector(".prompt.ours");
    const cards = prompt ? every("li.lit button[data-card], button.lit[data-card]") : [];
    return {
      over: spy.result !== null,
      ours: every(".prompt.ours").length > 0,
      question: spy.question,
      answers: spy.answers.length,
      what: document.querySelector("[data-what-now]")?.innerText.trim() ?? "",
      doubt: prompt ? every(".button.danger", prompt).length > 0 : false,
      primary: prompt ? every("[data-primary]:not([disabled])", prompt).length > 0 : false,
      back: prompt ? every("[data-back]", prompt).length > 0 : false,
      pass: prompt ? every("[data-pass]", prompt).length > 0 : false,
      seats: prompt ? every("li.target[data-seat]").map((one) => Number(one.dataset.seat)) : [],
      targets: prompt ? every("[data-target]", prompt).map((one) => Number(one.dataset.target)) : [],
      cards: cards.map((one) => one.dataset.card),
      options: prompt ? every("[data-option]:not([data-pass])", prompt).map((one) => Number(one.dataset.option)) : [],
      narrow: prompt ? every("[data-narrow]", prompt).map((one) => one.dataset.narrow) : [],
      dice: prompt ? every("button[data-die]").map((one) => Number(one.dataset.die)) : [],
      thrown: every("button[data-die][aria-pressed=true]").length,
    };
  };
  /** Whether it is our turn to do something, or there is nothing left to do. */
  spy.ready = () => spy.result !== null || every(".prompt.ours").length > 0;

  /** What can be pressed as soon as there is something to be done. */
  spy.turn = () => when(spy.ready).then(spy.can);
  /** What can be pressed after a press on a question: once the answer that it gave, if it gave one, has been told. */
  spy.after = ({ question, answers }) =>
    when(() => spy.answers.length === answers || spy.question !== question || spy.result !== null).then(spy.can);

  const PATIENCE = 20_000;
  const when = async (so) => {
    const end = performance.now() + PATIENCE;
    while (!so()) {
      if (performance.now() > end) throw new Error(`nothing happened: ${JSON.stringify(spy.can())}`);
      // A window that is not drawn has no frames.
      await Promise.race([new Promise(requestAnimationFrame), new Promise((done) => setTimeout(done, 100))]);
    }
  };

  /** Milliseconds that something may take to appear: nobody sees that it was not there. */
  const BLINK = 150;
  const why = () => {
    // A dialog or a list that one has opened oneself lies over everything.
    const own = !document.querySelector(".game") || document.querySelector("dialog:modal, .panel-side.open");
    return own ? "" : spy.mute();
  };
  const look = () => {
    if (!document.querySelector(".game")) return;
    spy.looked += 1;
    if (!why()) return;
    setTimeout(() => {
      const still = why();
      if (still && spy.silent.length < 20) spy.silent.push(`${still}; question ${spy.question} ${spy.asked?.kind ?? ""}`);
    }, BLINK);
  };
  let due = false;
  new MutationObserver(() => {
    if (due) return;
    due = true;
    requestAnimationFrame(() => {
      due = false;
      look();
    });
  }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
})();
