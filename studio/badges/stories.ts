import type { Motif } from "./frame.ts";
import { HEIST_MOTIFS } from "./honest-heist.ts";
import { MOTIFS, personal, team } from "./motifs.ts";
import { SALTMERE_MOTIFS } from "./saltmere.ts";

const FLAME = "M0 -22C5 -9 15 -4 15 8A15 15 0 0 1 -15 8C-15 -4 -5 -9 0 -22Z";

/** A flame with its bright heart, its foot at (x, y). */
const flame = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y - 23 * size}) scale(${size})" stroke="none"><path d="${FLAME}" fill="#ffb84d"/><path transform="translate(0 9) scale(.5)" d="${FLAME}" fill="#fffbe8"/></g>`;

/** A candle of wax with its flame. */
const candle = (x: number, y: number, height: number, width = 16) =>
  `<path d="M${x - width / 2} ${y}V${y - height}H${x + width / 2}V${y}Z" fill="#fff4d6" stroke="none"/><path d="M${x} ${y - height}V${y - height - 7}" stroke="#4b3f72" stroke-width="3"/>${flame(x, y - height - 3, 0.72)}`;

/** The badges of each story, by the name that its awards call them. */
export const BADGES: Record<string, Record<string, Motif>> = {
  "the-quiet-station": MOTIFS,
  "dark-house": {
    "quick-match": team(
      "The Quick Match",
      `<path d="M-34 40L10 -10" stroke="#d7b98a" stroke-width="7"/><circle cx="11" cy="-11" r="7" fill="#e86a4a" stroke="none"/>${flame(14, 4, 1.15)}<path d="M-44 2L-30 6M-22 -24L-14 -14M42 18L32 12" stroke="#ffb84d" stroke-width="4"/>`,
    ),
    "good-company": team(
      "Good Company",
      `${candle(-26, 30, 20, 14)}${candle(26, 30, 20, 14)}${candle(0, 34, 36)}<path d="M-42 36C-24 44 24 44 42 36" stroke="#bfe3f2"/>`,
    ),
    "every-card-out": MOTIFS["every-card-out"],
    "early-light": MOTIFS["early-light"],
    "lamp-giver": MOTIFS["lamp-giver"],
    candle: personal(
      "Candle",
      `${candle(0, 28, 40, 20)}<path d="M-28 28H28C26 40 14 44 0 44C-14 44 -26 40 -28 28Z" fill="#ffb84d" stroke="none"/><path d="M27 32A9 9 0 1 1 25 42" stroke="#ffb84d" stroke-width="4"/>`,
    ),
  },
  "the-honest-heist": HEIST_MOTIFS,
  "the-light-at-saltmere": SALTMERE_MOTIFS,
};
