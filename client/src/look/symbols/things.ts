/** Things that more than one symbol shows. */
import { box, disc, rays, star } from "../shapes";
import { over } from "./tools";

export const bullet = "M19 12h14c6 0 11 6 14 12-3 6-8 12-14 12H19z|M3 12h13v24H3z";

export const revolver = over(
  "M3.5 15c1.5-2.5 4.5-3.5 7.5-3L13 10h33v7H31v5c0 2.5-1.5 4-4 4h-8.5c-1.8 2.3-2.3 5.5-3 9l-1.2 6c-.4 1.8-1.5 2.5-3.3 2.5H5.2C3.3 43.5 2.3 42 2.8 40L7 25c.6-2.2-.2-4.2-1.7-6.2z",
  "M6 12 2.5 8 7 6.5l4 5z|M42 7.5h3v3h-3z",
  "2.2 M18.5 26c-.3 5.5 2.5 7.5 6 6.5 2.7-.8 3.5-3.5 3-7.5|1.8 M22.5 26v4",
  "-1.4 M18 11.5V23M30 11.5V23M19 15h10M19 19h10M33 13.5h11|-1 M6.5 38l5 1.5M7.5 34l5 1.5M8.5 30l5 1.5",
);

/** A rifle lying flat, muzzle to the right. */
export const rifle = over(
  "M-4 28.5 9 21h11l2-2h30v4H33v3H22l-3 3h-4L3 34.5c-2 1-5 1-6-1z",
  "1.8 M17 28c0 3.5 5 3.5 5 0|-1.2 M9 21.5c2 1.5 3 3.5 3 6M33 21h17",
);

export const wheel = (x: number, y: number, r: number): string =>
  over(`${r / 4.5} ${disc(x, y, r)}`, `${r / 8} ${rays(x, y, 8, r / 5, r)}`, disc(x, y, r / 3.7));

export const hat = over(
  "M1 31c3 2 6 2 10 .5C12.5 20 14 9 18 8c2.5-.6 4 1.5 6 1.5S27.5 7.4 30 8c4 1 5.5 12 7 23.5 4 1.5 7 1.5 10-.5-2 6-9 9-23 9S3 37 1 31z",
  "-2 M11.2 29.5c8 3.3 17.6 3.3 25.6 0",
);

export const heart = "M24 44C17 34 4 27 4 16A10.5 10.5 0 0 1 24 11 10.5 10.5 0 0 1 44 16C44 27 31 34 24 44z";
export const spade =
  "M24 3c5 9 19 16 19 27a9.5 9.5 0 0 1-16 6.5c.5 3.5 2 6.5 5 8.5H16c3-2 4.5-5 5-8.5A9.5 9.5 0 0 1 5 30C5 19 19 12 24 3z";

export const bottle =
  "M20 7h8v7c0 4 6 5 6 11v18a3 3 0 0 1-3 3H17a3 3 0 0 1-3-3V25c0-6 6-7 6-11z|M20.5 2h7v3.5h-7z|-M17 27h14v11H17z";

export const glass = "M10 10h28l-4 33a3 3 0 0 1-3 2.5H17a3 3 0 0 1-3-2.5z|-M13.5 13h21l-.8 7h-19.4z";

export const card = over(box(12, 4, 24, 36, 3), `-${box(14.5, 6.5, 19, 31, 1.5)}`, star(24, 22, 5, 7, 2.9));

export const knife = over(
  "M21 31V10C21 6 23 3 27.5 1c1 8 .5 20-1 30z",
  "M16.5 32.5h15v3.5h-15z|M21 37.5h6V45a3 3 0 0 1-6 0z|-1 M24 8v20",
);

export const arrow = over(
  "2.6 M8 40 37 11",
  "M46 2l-3.5 14-4.5-6-6-4.5z",
  "M1 39.5l8.5-8.5 4 .5 3 3 .5 4L8.5 47l-1.2-6z|-1.2 M5.5 39l4.5-4.5M9 42.5l4.5-4.5",
);

export const nugget = "M5 28l5-14 12-8 12 3 9 13-2 13-12 8-16-2z|-1.6 M10 14l10 8 14-13M20 22l-3 19M20 22l21 13M5 28l15-6";

export const flash = (x: number, y: number, r: number): string => star(x, y, 8, r, r * 0.45);
