/** What a table is like, in words: a line for each thing that was chosen and is worth knowing before one plays. */

import { app, t } from "../lib/app.svelte";
import { BASE } from "../frame/solo";
import type { Settings } from "../wire/types";

export function settingsLines(settings: Settings): string[] {
  const boxes = settings.sets.filter((box) => box !== BASE).map((box) => app.glossary?.boxes[box]?.name ?? box);
  const { turn, reaction } = settings.timers;
  const card = settings.game === "bang";
  const lines = [
    t("wait-set-game", { game: settings.game, players: settings.players }),
    card && boxes.length ? t("wait-set-boxes", { boxes: new Intl.ListFormat(app.language || "en").format(boxes) }) : "",
    card && settings.starter ? t("wait-set-starter") : "",
    card && settings.shadow ? t("wait-set-shadow") : "",
    card && settings.events !== null ? t("wait-set-events", { count: settings.events }) : "",
    turn === null && reaction === null
      ? t("wait-set-no-clock")
      : t("wait-set-clock", { turn: turn ?? 0, reaction: reaction ?? 0 }),
    t("wait-set-bot", { bot: settings.bot }),
    settings.games > 1 ? t("wait-set-series", { games: settings.games, badge: settings.badge ? "yes" : "no" }) : "",
    t("wait-set-found", { public: settings.public ? "yes" : "no", spectators: settings.spectators ? "yes" : "no" }),
  ];
  return lines.filter(Boolean);
}
