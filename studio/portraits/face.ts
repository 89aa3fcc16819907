/** The face: around (160, 90), 60 wide. */
import type { Sitter, Skin } from "./sitter.ts";

export const FACE =
  "M130 82C129 57 142 45 160 45S191 57 190 82C190 101 187 113 179 122 173 130 167 134 160 134S147 130 141 122C133 113 130 101 130 82Z";
const INK = "#2a1a20";

/** Neck and the shadow of the chin on it. */
export function neck({ base, shade }: Skin): string {
  return `<path d="M144 112h32v30c4 6 8 8 12 10-8 18-48 18-56 0 4-2 8-4 12-10Z" fill="${base}"/><path d="M144 118c6 16 26 18 32 0v14c-8 12-24 12-32 0Z" fill="${shade}"/>`;
}

/** Outline of the head with its ears. */
export function skull({ base, shade }: Skin, ears: boolean): string {
  const ear = (x: number) =>
    `<ellipse cx="${x}" cy="92" rx="6.5" ry="9.5" fill="${base}"/><path d="M${x - 2} 88q5 3 1 9" fill="none" stroke="${shade}" stroke-width="1.8"/>`;
  return `${ears ? ear(129) + ear(191) : ""}<path d="${FACE}" fill="${base}"/>`;
}

/** The side that the light does not reach. */
export function shadeSide({ shade }: Skin, lit: 1 | -1): string {
  const path =
    "M140 50C128 60 127 100 138 118 145 128 152 133 160 134 149 124 146 112 145 98 143 78 143 62 152 47Z";
  const turn = lit === 1 ? "" : ' transform="matrix(-1 0 0 1 320 0)"';
  return `<path d="${path}" fill="${shade}" opacity=".55"${turn}/>`;
}

function eye(x: number, lashes: boolean, lid: string): string {
  const out = x < 160 ? -1 : 1;
  const lash = lashes
    ? `<path d="M${x - out * 6} 91.5q${out * 5} -6.5 ${out * 13} -1.5" fill="none" stroke="${INK}" stroke-width="2.2" stroke-linecap="round"/>`
    : `<path d="M${x - 6} 90.5q6-5 12 0" fill="none" stroke="${lid}" stroke-width="2" stroke-linecap="round"/>`;
  return `${lash}<ellipse cx="${x}" cy="93" rx="3.1" ry="3.7" fill="${INK}"/><circle cx="${x + 1.1}" cy="91.6" r="1" fill="#fff" opacity=".85"/>`;
}

/** Brows, eyes, nose, mouth and what age and sun have drawn. */
export function features(sitter: Sitter, skin: Skin, brow: string): string {
  const { old, freckles, lashes = false } = sitter;
  const stroke = (d: string, color: string, width: number, more = "") =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"${more}/>`;
  const brows = lashes
    ? stroke("M141 82q6-5 12-2.5M167 79.5q6-2.5 12 2.5", brow, 2.6)
    : stroke("M140 82.5q6-5 13.500-2M166.500 80.500q7.500-3 13.500 2", brow, 3.8);
  const nose = stroke("M161 92c1 6 4 10 3 13q-3 3-7 1", skin.shade, 2.4);
  const cheeks = `<g fill="${skin.warm}" opacity=".22"><ellipse cx="143" cy="106" rx="7" ry="5"/><ellipse cx="177" cy="106" rx="7" ry="5"/></g>`;
  const mouth = lashes
    ? `<path d="M150 116.500c4-2.500 7-2.500 10-1 3-1.500 6-1.500 10 1-3 5.500-7 7-10 7s-7-1.500-10-7Z" fill="${skin.warm}"/>${stroke("M149 116.500q11 4 22 0", INK, 1.3, ' opacity=".55"')}`
    : `${stroke("M148 116q12 7 24 0", INK, 2, ' opacity=".7"')}${stroke("M154 123q6 2 12 0", skin.warm, 2.2, ' opacity=".6"')}`;
  const age = old
    ? stroke(
        "M138 100q4 2.500 9 1M173 101q5 1.500 9-1M147 108q-4 4-3.500 9M173 108q4 4 3.500 9M148 66q12-3 24 0M151 60q9-2 18 0",
        skin.shade,
        1.7,
      )
    : "";
  const spots = freckles
    ? `<g fill="${skin.shade}">${[
        [144, 102],
        [149, 105],
        [141, 107],
        [147, 109],
        [171, 102],
        [176, 105],
        [180, 103],
        [174, 109],
      ]
        .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.1"/>`)
        .join("")}</g>`
    : "";
  return `${cheeks}${age}${brows}${eye(147, lashes, skin.shade)}${eye(173, lashes, skin.shade)}${nose}${spots}${mouth}`;
}

export function glasses(kind: "round" | "square"): string {
  const rims =
    kind === "round"
      ? '<circle cx="146" cy="93" r="11.500"/><circle cx="174" cy="93" r="11.500"/>'
      : '<path d="M133.500 84h24v10q0 8-8 8h-8q-8 0-8-8ZM162.500 84h24v10q0 8-8 8h-8q-8 0-8-8Z"/>';
  const frame = kind === "round" ? "#f3dfb4" : "#1b1626";
  return `<g fill="#fff" fill-opacity=".14" stroke="${frame}" stroke-width="2.600">${rims}</g><path d="M157.500 91q2.500-2.500 5 0M134 90l-6-2M186 90l6-2" fill="none" stroke="${frame}" stroke-width="2.600"/>`;
}

export function earrings(color: string): string {
  return `<g fill="none" stroke="${color}" stroke-width="2.400"><circle cx="129" cy="106" r="4.500"/><circle cx="191" cy="106" r="4.500"/></g>`;
}

/** A behind-the-ear device with its tube, on the left of the picture. */
export function hearingAid(): string {
  return '<path d="M124 84q-6 2-5 10l1 6q4 2 5-1l1-9" fill="#4fd0c4"/><path d="M125 85q6-3 7 5l-1 4" fill="none" stroke="#d8f6f2" stroke-width="1.600"/>';
}
