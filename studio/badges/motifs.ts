import type { Motif } from "./frame.ts";

const AMBER = 'fill="#ffb84d" stroke="none"';
const PEARL = 'fill="#fff4d6" stroke="none"';
const ICE = 'fill="#bfe3f2" stroke="none"';
const NIGHT = 'fill="#0b1b33" stroke="none"';

/** A small lamp with its hood, the sign of Ona. */
const lamp = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-20 6C-20 -12 -10 -20 0 -20C10 -20 20 -12 20 6Z" ${AMBER}/><circle cy="8" r="8" ${PEARL}/></g>`;

/** A playing card, turned around its foot. */
const card = (angle: number, color: string) =>
  `<g transform="translate(0 9) rotate(${angle} 0 34)"><rect x="-14" y="-34" width="28" height="42" rx="4" fill="${color}" stroke="#0b1b33" stroke-width="3"/><circle cy="-13" r="5" ${NIGHT}/></g>`;

/** A badge for a whole team. */
export const team = (title: string, drawing: string): Motif => ({ title, rim: "gold", drawing });
/** A badge for one person. */
export const personal = (title: string, drawing: string): Motif => ({ title, rim: "silver", drawing });

/** The badges of The Quiet Station, by the name that its awards call them. */
export const MOTIFS = {
  "soft-beam": team(
    "The Soft Beam",
    `<path d="M-24 10L44 -34L44 14Z" fill="#fff4d6" fill-opacity=".4" stroke="none"/><path d="M-40 2A22 22 0 0 0 -8 26ZM-22 16L-32 34M-38 36H-22"/><circle cx="-20" cy="10" r="5" ${AMBER}/>`,
  ),
  "honest-form": team(
    "The Honest Form",
    `<path d="M-26 -38H14L28 -24V38H-26Z" fill="#efe2c4" stroke="none"/><path d="M14 -38V-24H28Z" fill="#b99a6c" stroke="none"/><path d="M-14 -18H2M-14 -4H14" stroke="#4b3f72" stroke-width="4"/><path d="M-14 18L-3 28L18 6" stroke="#2f7d5b" stroke-width="7"/>`,
  ),
  "turned-key": team(
    "The Turned Key",
    `<g transform="rotate(-38)"><circle cx="-22" r="16" fill="#ffb84d" stroke="#fff4d6" stroke-width="4"/><circle cx="-22" r="6" ${NIGHT}/><path d="M-6 0H40M28 0V12M39 0V15" stroke="#ffb84d" stroke-width="7"/></g><path d="M14 34A38 38 0 0 0 36 8M36 8L26 14M36 8L40 19" stroke-width="4"/>`,
  ),
  "five-signs": team(
    "Five Signs",
    `<path transform="translate(-36 6) scale(11)" d="M0 -1.1L.29 -.36L1.05 -.34L.45 .14L.65 .89L0 .45L-.65 .89L-.45 .14L-1.05 -.34L-.29 -.36Z" ${PEARL}/><rect x="-31" y="-31" width="18" height="18" rx="2" ${AMBER}/><path d="M0 -46L12 -24H-12Z" ${ICE}/><circle cx="22" cy="-21" r="10.5" ${AMBER}/><path d="M36 -7L46 6L36 19L26 6Z" ${PEARL}/><path d="M0 2C3 14 14 18 14 28A14 14 0 0 1 -14 28C-14 18 -3 14 0 2Z" ${PEARL}/>`,
  ),
  "open-hand": team(
    "The Open Hand",
    `<circle cy="-20" r="11" ${PEARL}/><path d="M0 -44V-38M-22 -34L-18 -30M22 -34L18 -30" stroke-width="4"/><path d="M-42 4C-34 -2 -28 2 -22 12L-12 14H12C20 14 20 24 12 24H-2H18L34 8C40 3 46 10 41 16L24 36H-16L-42 22Z" fill="#ffb84d" stroke="#0b1b33" stroke-width="3"/>`,
  ),
  "long-listeners": team(
    "The Long Listeners",
    `<path d="M-24 30C-34 6 -30 -30 2 -36C28 -36 32 -8 18 4C8 12 12 24 2 34C-6 40 -18 40 -24 30Z" fill="#4f9a6a" stroke="#fff4d6" stroke-width="4"/><path d="M-14 26C-16 2 -8 -18 10 -22" stroke-width="3.5"/><path d="M34 -14C39 -4 39 8 34 18M44 -22C52 -6 52 12 44 26" stroke="#ffb84d" stroke-width="4.5"/>`,
  ),
  "first-to-turn": personal(
    "First to Turn",
    `<path d="M-30 18A32 32 0 1 1 26 22" stroke="#ffb84d" stroke-width="8"/><path d="M42 12L25 26L16 6" stroke="#ffb84d" stroke-width="8"/><circle r="9" ${PEARL}/>`,
  ),
  "every-card-out": personal(
    "Every Card Out",
    card(-34, "#bfe3f2") + card(0, "#fff4d6") + card(34, "#ffb84d"),
  ),
  "missing-piece": personal(
    "Missing Piece",
    `<path d="M-32 -22H-10C-16 -42 14 -42 8 -22H30V0C50 -6 50 24 30 18V38H-32V18C-14 24 -14 -6 -32 0Z" fill="#ffb84d" stroke="#fff4d6" stroke-width="4"/>`,
  ),
  "sure-hand": personal(
    "Sure Hand",
    `<circle r="26" fill="#4b3f72" stroke="#bfe3f2" stroke-width="5"/><path d="M0 0L13 -16" stroke="#ffb84d" stroke-width="8"/><path d="M-40 8A40 40 0 0 1 -34 -22M-18 -37A40 40 0 0 1 12 -39" stroke-width="4"/><circle cx="31" cy="-27" r="6" ${AMBER}/>`,
  ),
  "fair-share": personal(
    "Fair Share",
    `<path d="M0 -34V32M-16 34H16M-34 -22H34M-34 -22L-46 8M-34 -22L-22 8M34 -22L22 8M34 -22L46 8" stroke-width="4"/><path d="M-48 8H-20A14 14 0 0 1 -48 8ZM20 8H48A14 14 0 0 1 20 8Z" ${AMBER}/><circle cx="-34" cy="1" r="6" ${PEARL}/><circle cx="34" cy="1" r="6" ${PEARL}/>`,
  ),
  "warm-lamp": personal(
    "Warm Lamp",
    `<path d="M-38 40L-30 4L0 -34" stroke="#bfe3f2"/><path d="M-26 44H-48"/><path d="M-6 16L-22 46H46L28 14Z" fill="#fff4d6" fill-opacity=".4" stroke="none"/><g transform="rotate(-14)">${lamp(6, -12, 1.25)}</g>`,
  ),
  "good-question": personal(
    "Good Question",
    `<path d="M-36 -34H36A8 8 0 0 1 44 -26V14A8 8 0 0 1 36 22H4L-16 40V22H-36A8 8 0 0 1 -44 14V-26A8 8 0 0 1 -36 -34Z" fill="#fff4d6" stroke="none"/><path d="M-10 -14C-10 -28 12 -28 11 -13C10 -4 0 -4 0 5" stroke="#4b3f72" stroke-width="6.5"/><circle cy="14" r="4.2" fill="#e86a4a" stroke="none"/>`,
  ),
  "early-light": personal(
    "Early Light",
    `<path d="M-24 18A24 24 0 0 1 24 18Z" ${AMBER}/><path d="M-46 18H46M-32 32H32" stroke="#bfe3f2"/><path d="M0 -34V-20M-32 -22L-24 -12M32 -22L24 -12M-46 2L-36 6M46 2L36 6" stroke-width="4.5"/>`,
  ),
  "lamp-giver": personal(
    "Lamp Giver",
    `${lamp(-30, -4, 0.8)}${lamp(30, -4, 0.8)}${lamp(0, -22, 1)}<path d="M-44 22C-26 38 26 38 44 22" stroke="#ffb84d"/><path d="M-44 22L-42 34M44 22L42 34" stroke="#ffb84d" stroke-width="4"/>`,
  ),
  "crew-light": personal(
    "Crew Light",
    `<path d="M0 -20C4 -6 16 0 16 12A16 16 0 0 1 -16 12C-16 0 -4 -6 0 -20Z" ${PEARL}/>${[0, 60, 120, 180, 240, 300].map((a) => `<circle cx="${(Math.sin((a * Math.PI) / 180) * 37).toFixed(1)}" cy="${(4 - Math.cos((a * Math.PI) / 180) * 37).toFixed(1)}" r="6.5" ${AMBER}/>`).join("")}`,
  ),
} satisfies Record<string, Motif>;
