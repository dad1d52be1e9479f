/** The table as text: what a screen reader is told on demand, and what anybody may read instead of looking. */

import { t } from "../lib/app.svelte";
import { around } from "../state/table";
import type { Scene } from "../state/scene";
import { distanceText, seatState } from "./scene-words";

/** One sentence or two for every seat, ours first. */
export function summary(scene: Scene): string[] {
  const { view, words } = scene;
  return around(view.players.length, scene.bottom).map((seat) => {
    const player = view.players[seat];
    if (!player) return "";
    const cards = (player.in_play ?? []).map((card) => words.short(card));
    return [
      t("table-sum-seat", {
        ...words.seatValues("who", seat),
        character: words.character(player.character).name,
        role: words.role(player.role),
        life: Math.max(0, player.life),
        most: player.max_life,
      }),
      player.hand_size === undefined ? "" : `${t("table-seat-hand", { count: player.hand_size })}.`,
      player.arrows === undefined ? "" : `${t("table-seat-arrows", { count: player.arrows })}.`,
      cards.length ? t("table-sum-play", { cards: words.listed(cards, "list-and") }) : "",
      distanceText(scene, seat),
      seatState(scene, seat),
    ]
      .filter(Boolean)
      .join(" ");
  });
}

/** Whom our weapon reaches. */
export function reach(scene: Scene): string {
  const { view, words } = scene;
  const names = (view.in_range ?? []).map((seat) => words.name(seat));
  if (!view.in_range) return t("table-reach-unknown");
  return names.length ? t("table-reach", { names: words.listed(names, "list-and") }) : t("table-reach-nobody");
}
