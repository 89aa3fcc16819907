import { dark, fade, mix } from "../kit/palette.ts";
import { at, disc, fill, line, type Plate, pairs, solid, triples } from "../kit/plate.ts";
import { SKINS } from "./heads.ts";

export interface Profile {
  /** Index into SKINS. */
  skin: number;
  tone: string;
  /** A bun at the back of the head; otherwise the hair lies on the nape. */
  bun?: boolean;
  smile?: boolean;
}

const FACE =
  "M26 34L-4 34C-8 22 -8 10 -10 4C-16 6 -24 5 -28 1C-32 -4 -31 -9 -30 -12C-29 -14 -30 -15 -32 -17C-34 -19 -34 -21 -32 -23C-35 -25 -36 -28 -33 -31C-32 -33 -33 -34 -35 -35C-39 -36 -43 -37 -42 -41C-40 -46 -35 -54 -32 -60C-31 -64 -33 -68 -34 -72C-35 -88 -22 -104 4 -105C34 -105 50 -84 46 -58C44 -38 34 -24 28 -10C25 0 25 18 26 34Z";
const HAIR =
  "M-33 -76C-34 -98 -12 -114 10 -112C44 -110 60 -84 51 -53C47 -36 40 -24 31 -12C27 -18 26 -30 24 -38C21 -52 16 -60 8 -66C-4 -74 -22 -72 -33 -76Z";

/** A head from the side, facing left, with eyes shut: 105 high at scale 1, its chin at the origin. */
export function profile(p: Plate, { skin, tone, bun = false, smile = false }: Profile): void {
  const { c } = p;
  const [face, low] = SKINS[skin] ?? SKINS[0];
  const strand = fade(mix(tone, "#ffe8c8", 0.55), 0.42);
  if (bun) {
    solid(p, "M34 -96a21 20 0 1 1 42 2a21 20 0 1 1 -42 -2Z", tone);
    for (const r of [6, 12, 17]) line(c, `M${55 - r} -96a${r} ${r} 0 0 1 ${r * 2} 0`, strand, 1.6);
  }
  solid(p, FACE, face);
  fill(c, "M26 34L-4 34C-8 22 -8 10 -10 4C2 2 12 -8 16 -22C22 -14 26 6 26 34Z", fade(low, 0.75));
  disc(c, -17, -34, 9, "rgba(226,104,88,.26)", 7);
  line(c, "M-31 -56Q-24 -50 -16 -55", "#3a2028", 2.6);
  for (const [x, y] of pairs("-29,-54 -25,-52.4 -21,-52.4")) line(c, `M${x} ${y}l-2.4 4`, "#3a2028", 1.4);
  line(c, "M-33 -67Q-25 -73 -14 -68", tone, 3);
  line(c, smile ? "M-33 -23Q-26 -22 -21 -28" : "M-33 -23Q-27 -22 -23 -23", "#8a3f3a", 2.2);
  line(c, "M-38 -37Q-35 -40 -37 -43", low, 1.8);
  solid(p, HAIR, tone);
  for (let i = 0; i < 7; i++)
    line(
      c,
      `M${-29 + i * 4} ${-82 - i * 3.4}Q${8 + i * 5} ${-106 + i * 4} ${30 + i * 1.5} ${-24 - i * 5}`,
      strand,
      1.5,
    );
  disc(c, 15, -50, 6.4, face, 9.6, 0.15);
  line(c, "M12 -55q6 -3 6 4q0 5 -4 7", low, 1.8);
}

/** A braid that hangs from the origin. */
export function braid(p: Plate, tone: string, length: number): void {
  for (let i = 0; i < length; i++) {
    const y = i * 17;
    const r = 13 - i * 0.7;
    for (const s of [-1, 1]) {
      const x = s * 5 + Math.sin(i * 0.6) * 3;
      solid(
        p,
        `M${x - s * 10} ${y - 8}C${x + s * r} ${y - 10} ${x + s * r} ${y + 8} ${x - s * 3} ${y + 14}Z`,
        tone,
      );
      line(
        p.c,
        `M${x - s * 6} ${y - 5}Q${x + s * 7} ${y - 4} ${x - s * 1} ${y + 9}`,
        fade(mix(tone, "#ffe8c8", 0.55), 0.4),
        1.6,
      );
    }
  }
}

/** A hand that lies flat: the wrist at the origin, the finger tips 40 away at `angle`. */
export function restingHand(
  p: Plate,
  x: number,
  y: number,
  scale: number,
  angle: number,
  skin: number,
): void {
  const { c } = p;
  const [face, low] = SKINS[skin] ?? SKINS[0];
  at(p, x, y, scale, angle, () => {
    for (const [i, length] of [34, 40, 39, 32].entries()) {
      const fy = -9 + i * 6;
      line(c, `M14 ${fy * 0.8}Q${length * 0.7} ${fy * 1.1} ${length} ${fy * 1.15 + 2}`, low, 7.4);
      line(c, `M14 ${fy * 0.8}Q${length * 0.7} ${fy * 1.1} ${length} ${fy * 1.15 + 2}`, face, 6);
      disc(c, length - 0.6, fy * 1.15 + 1.4, 2, "rgba(255,236,220,.5)", 1.6);
    }
    solid(p, "M-6 -9C4 -13 16 -13 22 -9V12C16 14 4 13 -6 9Z", face);
    line(c, "M4 -10Q14 -20 25 -19", low, 7.6);
    line(c, "M4 -10Q14 -20 25 -19", face, 6.2);
    for (const dy of [-5, 1, 7]) line(c, `M17 ${dy}q3 1 6 0`, fade(low, 0.7), 1.4);
  });
}

/** Somebody who sits, from the side and facing left, one hand on the heart. The chin is at (x, y). */
export function seated(
  p: Plate,
  x: number,
  y: number,
  scale: number,
  { cloth, trim, ...head }: Profile & { cloth: string; trim: string },
): void {
  const { c } = p;
  at(p, x, y, scale, 0, () => {
    const back =
      "M-6 28C-24 36 -44 52 -53 88C-59 114 -52 160 -52 214H98C102 150 92 78 58 46C46 36 34 30 27 22Z";
    solid(p, back, cloth);
    for (const [a, b, d] of triples("-40,120,30 -44,150,36 50,60,26 66,96,40"))
      line(c, `M${a} ${b}q16 ${d * 0.4} 34 ${d}`, "rgba(8,8,22,.24)", 3);
    solid(p, "M-8 22C-2 32 16 36 30 22L38 38C18 54 -10 52 -20 40Z", trim);
    line(c, "M-16 42C-28 70 -34 120 -32 214", dark(cloth, 0.6), 5);
    for (const dy of [96, 132, 168]) disc(c, -37, dy, 3.6, "#e2c48a");
    at(p, 0, 11, 1, 0.13, () => profile(p, head));
    at(p, 50, 8, 1, 0.12, () => braid(p, head.tone, 8));
    const sleeve = dark(cloth, 0.84);
    for (const [path, width] of [
      ["M52 72Q74 118 58 158", 47],
      ["M58 158Q10 150 -16 112", 36],
    ] as const) {
      line(c, path, dark(cloth, 0.55), width + 3);
      line(c, path, sleeve, width);
    }
    line(c, "M62 84Q74 118 62 146M44 162Q14 148 -6 124", "rgba(255,240,214,.12)", 5);
    for (const [a, b] of pairs("38,150 46,138 58,132"))
      line(c, `M${a} ${b}q8 10 20 8`, "rgba(8,8,22,.3)", 2.6);
    line(c, "M-28 122L-2 100", trim, 9);
    restingHand(p, -20, 104, 1.18, -2.35, head.skin);
  });
}
