import type { Motif } from "./frame.ts";
import { MOTIFS, personal, team } from "./motifs.ts";

const WOOD = 'fill="#c98d54" stroke="#6b3f22" stroke-width="2.5"';
const CREAM = 'fill="#fff4e0" stroke="none"';
const LAMP = 'fill="#ffc94a" stroke="none"';
const POMELO = 'fill="#f28c7e" stroke="none"';
const NIGHT = 'fill="#12343b" stroke="none"';

/** The Town Spoon, its bowl up, 92 high around (x, y). */
const spoon = (x: number, y: number, angle: number, size = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${size})"><path d="M-4 -10L-2.5 44Q0 48 2.5 44L4 -10Z" ${WOOD}/><ellipse cy="-27" rx="13" ry="19" ${WOOD}/><ellipse cy="-26" rx="8" ry="13" fill="#8a5430" stroke="none"/></g>`;

/** A curtain half of velvet with three folds; a negative size mirrors. */
const curtain = (x: number, size: number) =>
  `<g transform="translate(${x} 0) scale(${size} 1)"><path d="M0 -46H34C36 -10 22 10 30 44H0Z" fill="#b5443f" stroke="none"/><path d="M10 -44C12 -12 6 12 10 42M22 -44C24 -14 14 12 20 42" stroke="#7d2a2c" stroke-width="3.5"/></g>`;

const hand = (x: number, y: number, angle: number, color: string) =>
  `<g transform="translate(${x} ${y}) rotate(${angle})"><path d="M-8 16V-2C-8 -8 -4 -8 -4 -3V-14C-4 -19 1 -19 1 -14V-16C1 -21 6 -20 6 -15V-10C6 -14 10 -13 10 -9V6L7 16Z" fill="${color}" stroke="#12343b" stroke-width="2"/></g>`;

const chair = (x: number, color: string) =>
  `<path d="M${x - 13} -30V36M${x - 13} 6H${x + 13}V36" stroke="${color}" stroke-width="6"/><path d="M${x - 13} -24H${x - 5}V2" stroke="${color}" stroke-width="4"/>`;

/** The badges of The Honest Heist, by the name that its awards call them. */
export const HEIST_MOTIFS: Record<string, Motif> = {
  "forty-one-hands": team(
    "Forty-One Hands",
    `${spoon(0, 2, 90, 0.95)}${hand(-30, 24, -8, "#f28c7e")}${hand(-10, 26, 4, "#fff4e0")}${hand(10, 26, -4, "#c98d54")}${hand(30, 24, 10, "#ffc94a")}`,
  ),
  "quiet-miracle": team(
    "The Quiet Miracle",
    `<rect x="-25" y="-6" width="50" height="42" rx="5" ${LAMP}/><path d="M-15 -6V-20A15 15 0 0 1 13 -26" stroke="#fff4e0" stroke-width="7"/><circle cy="12" r="6" ${NIGHT}/><path d="M-2.5 14H2.500L4 27H-4Z" ${NIGHT}/><path d="M30 -34V-24M25 -29H35M38 -12V-6M35 -9H41" stroke-width="3"/>`,
  ),
  "open-curtain": team(
    "The Open Curtain",
    `<path d="M-12 44L-4 -44H4L12 44Z" fill="#ffc94a" fill-opacity=".5" stroke="none"/>${curtain(-48, 1)}${curtain(48, -1)}<path d="M-50 -46H50" stroke="#ffc94a" stroke-width="6"/><circle cy="-6" r="8" ${CREAM}/><path d="M-12 34C-12 10 12 10 12 34Z" ${CREAM}/>`,
  ),
  "warm-lamp": team(
    "The Warm Lamp",
    `<path d="M-16 -22H16L30 12H-30Z" ${LAMP}/><path d="M-30 12H30L44 42H-44Z" fill="#ffc94a" fill-opacity=".3" stroke="none"/><path d="M0 -22V-44M-10 -44H10" stroke-width="4"/><circle cy="18" r="7" ${CREAM}/>`,
  ),
  "walking-table": team(
    "The Walking Table",
    `<path d="M-44 -14H44V-2L36 26L26 14L14 26L0 14L-14 26L-26 14L-36 26L-44 -2Z" ${CREAM}/><path d="M-26 28V38H-16M-2 28V40H8M22 28V38H32" stroke="#f28c7e" stroke-width="5"/><path d="M-12 -16V-26H8V-16M8 -24H14V-18H8" stroke="#ffc94a" stroke-width="4"/>`,
  ),
  "straight-spoon": team(
    "The Straight Spoon",
    `${spoon(0, -2, 0, 1)}<path d="M-30 -20L-24 -12L-30 -4L-24 4L-30 12M30 -20L24 -12L30 -4L24 4L30 12" stroke="#f28c7e" stroke-width="4"/>`,
  ),
  "open-cards": personal("Open Cards", MOTIFS["every-card-out"].drawing),
  "turning-spoon": personal(
    "The Turning Spoon",
    `${spoon(0, 2, 34, 0.82)}<path d="M-34 -12A36 36 0 0 1 8 -40M8 -40L-4 -46M8 -40L-2 -30" stroke="#ffc94a" stroke-width="5"/>`,
  ),
  "other-half": personal(
    "The Other Half",
    `<path d="M-4 -20V24C-26 22 -40 4 -40 -20Z" ${CREAM}/><path d="M6 -20V24C28 22 42 4 42 -20Z" ${LAMP}/><path d="M-4 -20L-9 -9L-2 2L-8 13L-4 24M6 -20L1 -9L8 2L2 13L6 24" stroke="#12343b" stroke-width="3"/>`,
  ),
  "good-question": personal("Good Question", MOTIFS["good-question"].drawing),
  "calm-captain": personal(
    "Calm Captain",
    `<path d="M-34 6C-34 -30 34 -30 34 6Z" ${CREAM}/><path d="M-38 8H38L30 20H-30Z" fill="#1f5c66" stroke="#fff4e0" stroke-width="3"/><circle cy="-6" r="8" ${LAMP}/><path d="M-26 32Q-13 26 0 32T26 32" stroke="#f28c7e" stroke-width="4"/>`,
  ),
  "full-pocket": personal(
    "Full Pocket",
    `<circle cx="-14" cy="-14" r="14" ${WOOD}/><circle cx="14" cy="-16" r="14" ${WOOD}/><circle cy="-26" r="14" ${WOOD}/><path d="M-32 -10H32V20C32 34 20 40 0 40C-20 40 -32 34 -32 20Z" fill="#1f5c66" stroke="#fff4e0" stroke-width="3.5"/><path d="M-26 0H26" stroke-width="3" stroke-dasharray="5 6"/>`,
  ),
  "steady-hands": personal(
    "Steady Hands",
    `<path d="M-22 -24H18V-6A20 20 0 0 1 -22 -6ZM18 -20H28V-6H18" stroke="#fff4e0" fill="#f28c7e" stroke-width="4"/>${hand(-18, 26, 30, "#fff4e0")}${hand(18, 26, -30, "#fff4e0")}`,
  ),
  "first-out": personal(
    "First Out of the Curtain",
    `${curtain(-46, 1.3)}<path d="M-6 40C-6 12 30 12 30 40Z" ${LAMP}/><circle cx="12" cy="-4" r="13" ${LAMP}/><path d="M34 -14L44 -20M36 2H46" stroke-width="4"/>`,
  ),
  "on-the-beat": personal(
    "On the Beat",
    `<path d="M-14 34L-6 -38H10L20 34Z" ${WOOD}/><path d="M3 26L26 -30" stroke="#fff4e0" stroke-width="4"/><rect x="12" y="-16" width="13" height="11" rx="2" transform="rotate(22 18 -10)" ${LAMP}/><path d="M-18 36H24" stroke-width="6"/>`,
  ),
  "forty-second-chair": personal(
    "The Forty-Second Chair",
    `${chair(-2, "#c98d54")}<circle cx="24" cy="-30" r="9" ${POMELO}/><path d="M24 -39Q30 -46 36 -42" stroke="#5e8c4a" stroke-width="4"/>`,
  ),
};
