/** Symbols of the event cards. */
import { box, disc, rays, star } from "../shapes";
import { bottle, bullet, flash, glass, hat, heart, knife, nugget, revolver, spade } from "./things";
import { laid, mirrored, moved, over, turned } from "./tools";

/** A hat over a neckerchief drawn up to the eyes. */
const masked =
  "M3 17c3 1.5 6 1 9 .5C12 9 14 3.5 17 3c3-.4 4 1.2 7 1.2S28 2.6 31 3c3 .5 5 6 5 14.5 3 .5 6 1 9-.5-2 4-9 6-21 6S5 21 3 17z|-1.8 M12 15.5c8 2 16 2 24 0|M15 24c6 1 12 1 18 0v3.5c-3-.5-6 1-9 1s-6-1.5-9-1z|M13 29c4 1.5 8 2.5 11 2.5S31 30.5 35 29c0 8-4 13-11 17-7-4-11-9-11-17z|-" +
  disc(19.5, 25.7, 1.2) +
  disc(28.5, 25.7, 1.2);

const clockRays = rays(24, 24, 12, 20.5, 23.5);

export const events: Record<string, string> = {
  abandoned_mine: over(
    "M1 45 7 21 15 8l10-6 12 8 6 14 4 21z|-M10 45V19l5-4h18l5 4v26z|M13 45V21h22v24h-4V25H17v20z|M12 17h24v4H12z",
    "1.8 M22 45l1-13M26 45l-1-13M20 42h8M20.5 38h7M21 34.5h6|-1.3 M14 14l2-6M33 13l-3-6",
  ),
  ambush: over(
    laid(24, 14, 0.62, hat),
    "M13 19h22v14H13z|-M16 22.5l6 1.5v3l-6-1.2zM32 22.5 26 24v3l6-1.2z",
    "-2 M0 45c0-9 6-15 13-14 4-6 13-6 17-1 8-3 17 4 18 15z|M0 46c0-9 6-15 13-14 4-6 13-6 17-1 8-3 17 4 18 15z|-1.4 M8 41c1-3 3-4 5-4M22 35c3-1 5 0 6 2M36 39c2 0 4 2 4 4",
  ),
  blood_brothers: over(
    `@translate(-7 3) scale(.8)@-4 ${heart}`,
    `@translate(0 7) scale(.72)@${heart}`,
    `@translate(14 1) scale(.72)@-8 ${heart}`,
    `@translate(14 1) scale(.72)@${heart}`,
    "-1.6 M21 12a6 6 0 0 1 6-5M7 18a6 6 0 0 1 6-5",
  ),
  dead_man: over(
    "M13 42V22c0-7 5-11 11-11s11 4 11 11v20z|M5 42h38l3 4H2z|-1.6 M19 27h10M18 32h12M20 37h8",
    moved("rotate(-14 24 12)", "-2 M7 16C20 22 30 22 41 16L36 2H12z"),
    laid(24, 11, 0.56, hat, -14),
    "1.6 M7 41l-2-5M10 41l1-4M39 41l-1-5M42 41l2-3",
  ),
  hard_liquor: over(laid(32, 17, 0.72, over(bottle, "1.6 M20 31h8M20 34.5h8"), -118), laid(13, 35, 0.5, glass), "2 M13 21v9"),
  lasso: over(
    "3 M22 26C8 26 3 20 3 14 3 7 13 3 25 3s20 4 20 10c0 8-10 13-23 13-6 0-7 5-2 6 7 1.5 16 0 16 6s-8 7-16 7",
    "-1.1 M5 11l3 3M10 6l2.5 3.5M17 3.5l1.5 4M25 2.5l.5 4M33 3.5 32 7M39.5 6 37 9M44 11.5l-4 1.5M42 18l-3-3M36 22.5 34 19M27 25.5 26.5 22M18 26l.5-4M9.5 23l2-3M5 18.5l3-2M26 32.5l-.5 3M33 35l-2 2.5M33 41l-2-2.5M25 44l.5-2.5",
    disc(20.5, 29, 3.2),
  ),
  law_of_the_west: over(
    "M9 6h27a6 6 0 0 1 6 6H30v26a6 6 0 0 1-6 6H9a5 5 0 0 1-5-5v-3h10V11a5 5 0 0 0-5-5z|M32 14h10v2a4 4 0 0 1-4 4h-6z",
    `-1.6 M17 31h9M17 36h9|-${star(22, 19, 5, 8, 3.4)}`,
    "-1.5 M30 12h12|-1.5 M4 36h15",
  ),
  peyote: over(
    "M24 17c13 0 21 6 21 14S36 45 24 45 3 39 3 31s8-14 21-14z|-1.6 M24 19v25M16 19.5c-4 7-4 17 0 23.5M32 19.5c4 7 4 17 0 23.5M8 24c-2 5-2 10 1 15M40 24c2 5 2 10-1 15",
    `-1.5 ${star(24, 12, 8, 12, 6.5)}`,
    star(24, 12, 8, 11, 6) + `|-${disc(24, 12, 3)}|${disc(24, 12, 1.5)}`,
  ),
  ranch: over(
    "M5 8h5v38H5zM38 8h5v38h-5zM1 7c14-5 32-5 46 0v5C33 8 15 8 1 12z|1.5 M17 10v5M31 10v5|M13 15h22v11H13z",
    `-${star(24, 20.5, 5, 4.5, 1.9)}`,
    "M10 32h28v3H10zM10 40h28v3H10z|M22.5 29h3v17h-3z|2 M11 44 23 31M37 44 25 31",
  ),
  ricochet: over(
    "M38 3h7v42h-7z|-" + disc(41.5, 8, 1.4) + disc(41.5, 40, 1.4),
    "2.6 M3 7l13 7M20 16.5l13 7M3 42",
    flash(35, 24, 7),
    laid(11, 37, 0.4, bullet, 148),
    "2.6 M31 27l-6 4M21 33.5l-2 1",
  ),
  russian_roulette: over(
    disc(24, 24, 22) +
      [0, 1, 2, 3, 4, 5]
        .map((i) => disc(24 + 13 * Math.sin((i * Math.PI) / 3), 24 - 13 * Math.cos((i * Math.PI) / 3), 5))
        .join("") +
      disc(24, 24, 3),
    `1.6 ${disc(24, 11, 3.2)}|${disc(24, 11, 1.6)}`,
    `-${[30, 90, 150, 210, 270, 330].map((a) => disc(24 + 23.5 * Math.sin((a * Math.PI) / 180), 24 - 23.5 * Math.cos((a * Math.PI) / 180), 3)).join("")}`,
  ),
  sniper: over(
    `2.6 ${disc(24, 24, 18)}`,
    "2.6 M24 1v14M24 33v14M1 24h12M35 24h12|1.4 M24 16v16M14 24h20",
    laid(24, 22.5, 0.34, over("-6 M3 32c14 8 28 8 42 0L36 8H12z", hat)),
  ),
  the_judge: over(
    turned(-40, over("M13 6h22v17H13z|M10 4h4v21h-4zM34 4h4v21h-4z|M22 24h4v25a2 2 0 0 1-4 0z|-1.3 M17 10h14M17 19h14")),
    "M5 40h22v5H5zM9 36h14v3H9z",
  ),
  vendetta: over(
    turned(42, knife),
    moved("rotate(-42 24 24)", "-3 M20 31V10c0-5 3-8 8-10 1 8 .5 20-1 31z"),
    turned(-42, mirrored(knife)),
  ),
  a_fistful_of_cards: over(
    [-36, -12, 12, 36]
      .map(
        (a) =>
          `@rotate(${a} 24 40) translate(0 -1)@-2 ${box(15, 2, 18, 28, 2.5)}|@rotate(${a} 24 40) translate(0 -1)@${box(15, 2, 18, 28, 2.5)}|@rotate(${a} 24 40) translate(0 -1)@-1.2 ${box(17.2, 4.2, 13.6, 22, 1)}`,
      )
      .join("|"),
    "-2 M13 32c0-4 3-5 6-5h11c4 0 6 2 6 5v5c0 4-2 5-4 6v4H17v-4c-3-2-4-5-4-11z|M13 32c0-4 3-5 6-5h11c4 0 6 2 6 5v5c0 4-2 5-4 6v4H17v-4c-3-2-4-5-4-11z|-1.4 M15 32h15M15 36.5h14M31 28c2 4-2 6-5 5",
  ),
  blessing: over(laid(24, 27, 0.62, heart), `2.6 ${rays(24, 24, 12, 18, 23)}`),
  curse: over(laid(24, 24, 0.96, spade), "-M27 11l-9 14h5l-4 12 11-15h-5.5z"),
  ghost_town: over(
    "M2 45V13h4v-3h14v3h3v32zM25 45V21h3v-3h14v3h4v24z|-M6 19h6v7H6zM14.5 19h5v7h-5zM9 32h7v13H9zM29 26h5v6h-5zM37 26h5v6h-5zM33 36h6v9h-6z|1.3 M6 19l6 7M19.5 19l-5 7M29 29h5M9 36l7 2M9 41l7-1M33 36l6 4",
    "M38 1a8 8 0 1 0 8 10A7 7 0 0 1 38 1z",
  ),
  gold_rush_event: over(
    "M4 21h40l-6 18H10z|-1.6 M8 26h32M10 32h28M17 22l1.5 17M31 22l-1.5 17",
    `2.6 ${disc(15, 42, 3.5)}|2.6 ${disc(33, 42, 3.5)}`,
    laid(15, 15, 0.3, nugget) + "|" + laid(32, 14.5, 0.32, nugget, 60) + "|" + laid(23.5, 10, 0.36, nugget, 20),
  ),
  hangover: over(
    laid(24, 36, 0.74, over(bottle, "1.6 M20 31h8M20 34.5h8"), 90),
    "2.6 M24 15c0-2.5 4-2.5 4 .5 0 4-8 4-8-.5 0-6 12-6 12 1 0 8-16 8-16-1C16 4 33 2 36 12|" +
      star(8, 12, 5, 4.5, 1.9) +
      star(42, 20, 5, 4, 1.7) +
      star(7, 24, 5, 3, 1.2),
  ),
  shootout: over(
    laid(26, 13, 0.66, revolver, -6),
    laid(22, 36, 0.66, mirrored(revolver), -6),
    flash(43.5, 5.5, 5),
    flash(4.5, 28, 5),
  ),
  the_daltons: over(laid(10, 36, 0.48, masked), laid(38, 36, 0.48, masked), laid(24, 20, 0.82, masked)),
  the_doctor: over(
    "M5 17h38c2 0 3 1.3 2.7 3.2L42.5 42a3.5 3.5 0 0 1-3.5 3H9a3.5 3.5 0 0 1-3.5-3L2.3 20.2C2 18.3 3 17 5 17z|3 M15 16c0-13 18-13 18 0|-1.5 M3 22.5h42|-M20.5 25h7v5.5H33v7h-5.5V43h-7v-5.5H15v-7h5.5z",
  ),
  the_reverend: over(
    "M22.5 1h3v4h4v3h-4v4l8 8v9l11 5v12H29v-8a5 5 0 0 0-10 0v8H3.5V34l11-5v-9l8-8V8h-4V5h4z|-M21 20a3 3 0 0 1 6 0v6h-6zM8 37h5v5H8zM35 37h5v5h-5z",
  ),
  sermon: over(
    "M21 2h6v5c8 1.5 12 8 12 17 0 7 2 10 5 13H4c3-3 5-6 5-13C9 15 13 8.5 21 7z|M18 39h12a6 6 0 0 1-12 0z|-1.6 M8.5 32h31M15 24c0-6 2-10 6-12|1.8 M3 12c-1.5 3-2 6-1.5 9M45 12c1.5 3 2 6 1.5 9",
  ),
  thirst: over(
    "M20 45V36h-5C9 36 7 32 7 27v-6a3 3 0 0 1 6 0v6c0 2 .5 3 2.5 3H20V13a4.5 4.5 0 0 1 9 0v20h4.5c2 0 2.5-1 2.5-3v-7a3 3 0 0 1 6 0v7c0 6-3 9-8 9h-5v6z|M5 45.5h38v2H5z",
    "-1.2 M23 13v28M26 13v28|" + disc(40, 9, 5) + `|1.8 ${rays(40, 9, 10, 6.8, 9)}`,
  ),
  train_arrival: over(
    "M17 2h14l-2 6h-10z|" + disc(24, 20, 13) + `|-1.5 ${disc(24, 20, 9.5)}|-${disc(24, 20, 5)}|${disc(24, 20, 3.5)}`,
    "M7 29h34v6H7z|M11 36h26l8 10H3z|-1.5 M18 36.5l-4 9M24 36.5v9M30 36.5l4 9|" +
      disc(10, 25, 2.8) +
      disc(38, 25, 2.8) +
      "|1.8 M3 8c3-4 6 0 9-4M36 4c3 4 6 0 9 4",
  ),
  handcuffs: over(
    `4 ${disc(12, 32, 9)}|4 ${disc(36, 32, 9)}`,
    "M7 17h10v9H7zM31 17h10v9H31z|2.4 M15 16c-2-5 3-9 6-6M20 13c0-5 8-5 8 0M27 10c3-3 8 1 6 6|-1.4 M12 20v3M36 20v3",
  ),
  new_identity: over(
    laid(24, 13, 0.8, hat),
    `2.6 ${disc(15, 29, 6)}|2.6 ${disc(33, 29, 6)}`,
    "2.6 M21 28c2-1.5 4-1.5 6 0M9 27l-4-2M39 27l4-2|M24 38c-3-3-8-3-10 1-1.5 2.5-5 3-8 1 1 6 12 8 18 3 6 5 17 3 18-3-3 2-6.5 1.5-8-1-2-4-7-4-10-1z",
  ),
  high_noon: over(
    `3 ${clockRays}`,
    disc(24, 24, 17.5) + `|-${disc(24, 24, 14)}`,
    `1.8 ${rays(24, 24, 12, 11, 12.7)}`,
    "3.2 M24 25V13.5|M24 8l4 7h-8z|" + disc(24, 24, 2.8),
  ),
};
