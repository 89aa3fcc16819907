import type { Motif } from "./frame.ts";
import { personal, team } from "./motifs.ts";

const GOLD = 'fill="#f2b84b" stroke="none"';
const PAPER = 'fill="#f1e8d6" stroke="none"';
const TIDE = 'fill="#16394a" stroke="none"';
const STONE = 'fill="#7d8f96" stroke="none"';

/** A hand lantern, 60 high around (x, y); its light is `size` times as large as the plain one. */
const lantern = (x: number, y: number, size = 1) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-10 -20C-11 -36 11 -36 10 -20" stroke="#7d8f96" stroke-width="4"/><path d="M-16 -14L-9 -22H9L16 -14Z" ${STONE}/><rect x="-14" y="-14" width="28" height="36" ${GOLD}/><path d="M0 16C-8 12 -6 2 0 -8C6 2 8 12 0 16Z" fill="#fffbe9" stroke="none"/><path d="M-14 -14V22M14 -14V22" stroke="#7d8f96" stroke-width="4"/><path d="M-17 22H17V28H-17Z" ${STONE}/></g>`;

/** Two lines of water at the height y. */
const waves = (y: number) =>
  `<path d="M-46 ${y}q11 -9 23 0t23 0t23 0t23 0M-38 ${y + 13}q9 -7 19 0t19 0t19 0t19 0" stroke="#a9b8be" stroke-width="4"/>`;

/** A small boat, afloat at (x, y). */
const boat = (x: number, y: number, size = 1) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-36 -12H36C32 4 24 10 14 10H-14C-24 10 -32 4 -36 -12Z" fill="#b5583f" stroke="#f1e8d6" stroke-width="3"/><path d="M0 -12V-48" stroke="#f1e8d6" stroke-width="4"/><path d="M4 -46L28 -18H4Z" ${PAPER}/></g>`;

const steam = '<path d="M-14 -22C-22 -32 -6 -36 -14 -46M4 -22C-4 -32 12 -36 4 -46" stroke-width="3.5"/>';

/** The badges of The Light at Saltmere, by the name that its awards call them. */
export const SALTMERE_MOTIFS: Record<string, Motif> = {
  "bright-box": team(
    "The Bright Box",
    `<path d="M-34 0L-26 -24H26L34 0Z" fill="#fff1cc" stroke="none"/><path d="M-24 -2L-34 -44M0 -4V-48M24 -2L34 -44" stroke="#f2b84b" stroke-width="3"/><rect x="-36" y="0" width="72" height="36" rx="4" fill="#a8793a" stroke="#f1e8d6" stroke-width="3"/><g ${TIDE}><circle cx="-21" cy="18" r="6.5"/><circle cx="-7" cy="18" r="6.5"/><circle cx="7" cy="18" r="6.5"/><circle cx="21" cy="18" r="6.5"/></g>`,
  ),
  "open-door": team(
    "The Open Door",
    `<path d="M-30 42V-30A30 18 0 0 1 30 -30V42Z" ${GOLD}/><path d="M-30 42V-30L-4 -42V30Z" fill="#2f6a72" stroke="#f1e8d6" stroke-width="3"/><circle cx="-10" cy="0" r="3.5" ${GOLD}/><path d="M-44 42H44" stroke-width="5"/>`,
  ),
  "turning-wind": team(
    "The Turning Wind",
    '<path d="M-42 -14H18A13 13 0 1 0 5 -28M-36 4H34A14 14 0 1 1 20 19M-42 22H2A10 10 0 1 1 -8 32" stroke="#a9b8be"/><path d="M0 44L8 34L-4 30" stroke="#f2b84b" stroke-width="4"/>',
  ),
  "even-keel": team("The Even Keel", `${boat(0, 8)}${waves(26)}`),
  "steady-hand": team(
    "The Steady Hand",
    `${lantern(14, -12, 0.9)}<path d="M-44 34C-26 38 -20 22 -6 18H16C24 18 24 28 16 28H4M16 26L34 14C42 10 46 18 40 23L22 38C14 44 -8 42 -20 42" stroke="#f1e8d6" stroke-width="5"/>`,
  ),
  "warm-window": team(
    "The Warm Window",
    `<rect x="-30" y="-40" width="60" height="66" ${GOLD}/><path d="M-30 -40H30V26H-30ZM0 -40V26M-30 -10H30" stroke="#5c4630" stroke-width="5"/><path d="M-40 30H40" stroke-width="6"/><ellipse cy="24" rx="20" ry="5" ${PAPER}/>`,
  ),
  "first-spark": personal(
    "First Spark",
    `<path d="M-34 38L4 -4" stroke="#c9a26a" stroke-width="7"/><path d="M8 -8C-4 -18 8 -26 8 -42C22 -28 28 -12 8 -8Z" ${GOLD}/><path d="M-20 -24L-28 -32M34 -2L44 -4M30 -36L38 -44" stroke="#f2b84b" stroke-width="4"/>`,
  ),
  "second-look": personal(
    "Second Look",
    `<path d="M-42 0C-24 -28 24 -28 42 0C24 28 -24 28 -42 0Z" fill="#f1e8d6" stroke="#a9b8be" stroke-width="3"/><circle r="15" ${TIDE}/><circle cx="5" cy="-5" r="5" ${GOLD}/><path d="M18 36A34 34 0 0 0 38 22M38 22L38 34M38 22L27 22" stroke="#f2b84b" stroke-width="4"/>`,
  ),
  "good-ear": personal(
    "Good Ear",
    '<path d="M-22 -8C-22 -50 30 -44 26 -8C24 8 10 10 6 24C2 42 -18 38 -16 22" /><path d="M-8 -8C-8 -28 14 -26 12 -8C10 2 0 0 0 8" stroke="#f2b84b" stroke-width="4"/>',
  ),
  "open-hands": personal(
    "Open Hands",
    `<path d="M-44 4C-34 4 -30 16 -18 16H-4V34C-16 44 -34 36 -44 24ZM44 4C34 4 30 16 18 16H4V34C16 44 34 36 44 24Z" fill="#d8b48c" stroke="none"/>${lantern(0, -16, 0.85)}`,
  ),
  "please-ask": personal(
    "Please Ask",
    `<path d="M-36 -22H36V34H-36Z" ${PAPER}/><path d="M-36 -22L0 8L36 -22" stroke="#7d8f96" stroke-width="4"/><circle cy="10" r="13" fill="#b5583f" stroke="none"/><path d="M-4 6C-4 0 5 0 5 6C5 10 0 9 0 13M0 17V17.5" stroke-width="3"/>`,
  ),
  "quiet-bell": personal(
    "Quiet Bell",
    `<path d="M-30 26C-20 16 -24 -30 0 -32C24 -30 20 16 30 26Z" ${GOLD}/><path d="M0 -32V-42M-34 26H34" stroke="#f1e8d6"/><circle cy="33" r="6" ${PAPER}/><path d="M-14 -2H14" stroke="#7a5420" stroke-width="4"/>`,
  ),
  "steady-wick": personal(
    "Steady Wick",
    `<path d="M-20 40C-26 12 -14 -10 0 -44C14 -10 26 12 20 40Z" fill="#f2b84b" fill-opacity=".45" stroke="none"/><path d="M0 28C-12 20 -8 2 0 -16C8 2 12 20 0 28Z" ${GOLD}/><path d="M0 44V20" stroke-width="6"/>`,
  ),
  "lone-lantern": personal("Lone Lantern", `${lantern(0, -6, 1.1)}${waves(34)}`),
  "warm-soup": personal(
    "Warm Soup",
    `<path d="M-38 -8H38C36 20 20 36 0 36C-20 36 -36 20 -38 -8Z" fill="#2f6a72" stroke="#f1e8d6" stroke-width="3"/><ellipse cy="-8" rx="38" ry="8" ${GOLD}/>${steam}`,
  ),
  "harbor-friend": personal(
    "Harbor Friend",
    '<circle cy="-30" r="9"/><path d="M0 -21V36M-18 -8H18M-36 10C-34 30 -18 38 0 38C18 38 34 30 36 10M-42 18L-36 8L-28 16M42 18L36 8L28 16"/>',
  ),
};
