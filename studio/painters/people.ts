import { dark, mix } from "../kit/palette.ts";
import { along, at, disc, fill, inside, line, type Plate, pairs, solid, triples } from "../kit/plate.ts";
import { type Hair, hairOf } from "./hair.ts";
import { SKINS } from "./heads.ts";

/** What tells from behind who somebody is. */
export interface Dress {
  wear: "overalls" | "coat" | "apron" | "jacket";
  cloth: string;
  /** Shirt, scarf or ribs. */
  trim: string;
  hair: Hair;
  /** Color of the hair, or of the cap or cloth over it. Default: dark. */
  tone?: string;
  /** Index into SKINS. Default: 1. */
  skin?: number;
  broad?: number;
}

/** The people of the story, always dressed the same. */
export const TAVI: Dress = {
  wear: "jacket",
  cloth: "#5a4a63",
  trim: "#b9784a",
  hair: "cap",
  tone: "#8a5a3c",
  skin: 2,
  broad: 1.12,
};
export const SUMI: Dress = { wear: "apron", cloth: "#47607a", trim: "#d8b36a", hair: "bun", skin: 0 };
export const LANI: Dress = { wear: "coat", cloth: "#4a5a80", trim: "#b4674e", hair: "braid", skin: 0 };

/** The relay's crew, in work clothes of their own. */
export const CREW: readonly Dress[] = [
  {
    wear: "overalls",
    cloth: "#3f6470",
    trim: "#c9b489",
    hair: "turban",
    tone: "#a8583f",
    skin: 1,
    broad: 1.1,
  },
  { wear: "apron", cloth: "#5c4f6c", trim: "#7f9c86", hair: "scarf", tone: "#5f7f96", skin: 0 },
  { wear: "overalls", cloth: "#6c5542", trim: "#88a0a8", hair: "curls", skin: 4, broad: 0.96 },
  { wear: "jacket", cloth: "#42566e", trim: "#c27a52", hair: "long", tone: "#6b4226", skin: 3 },
  { wear: "coat", cloth: "#58633f", trim: "#c9a860", hair: "short", tone: "#8c8c92", skin: 1, broad: 1.14 },
  { wear: "jacket", cloth: "#6a4650", trim: "#8fa6b4", hair: "cap", tone: "#364a5a", skin: 2 },
];

type Point = readonly [number, number];
/** Elbow and hand; the shoulder is at (30, -193). */
type Arm = readonly [Point, Point];

/** What does not cover the ears. */
const EARS: ReadonlySet<Hair> = new Set(["short", "bun", "cap", "braid", "felt", "bald"]);

/** Both arms; the left one is mirrored. */
export interface Arms {
  left: Arm;
  right: Arm;
}

/** What the arms do. */
export type Pose = "stand" | "reach" | "point" | "mug" | "rail";
const HANG: Arm = [
  [42, -150],
  [38, -110],
];
const ARMS: Record<Pose, Arms> = {
  stand: { left: HANG, right: HANG },
  reach: {
    left: HANG,
    right: [
      [55, -214],
      [66, -256],
    ],
  },
  point: {
    left: [
      [50, -158],
      [30, -128],
    ],
    right: [
      [60, -168],
      [98, -184],
    ],
  },
  mug: {
    left: [
      [52, -156],
      [30, -126],
    ],
    right: [
      [52, -152],
      [66, -178],
    ],
  },
  rail: {
    left: [
      [52, -158],
      [66, -122],
    ],
    right: [
      [52, -158],
      [66, -122],
    ],
  },
};

/**
 * A whole person from behind, `height` tall with the feet at (x, y); a negative `side` mirrors. `turn` moves the head
 * toward the raised hand, 0 to 1.
 */
export function person(
  p: Plate,
  x: number,
  y: number,
  height: number,
  dress: Dress,
  pose: Pose | Arms = "stand",
  side: 1 | -1 = 1,
  turn = 0.4,
): void {
  const b = dress.broad ?? 1;
  const { left, right } = typeof pose === "string" ? ARMS[pose] : pose;
  at(p, x, y, height / 250, 0, () => {
    for (const g of [p.c, p.e]) g.scale(side, 1);
    disc(p.c, 2, -1, 46 * b, "rgba(6,6,16,.4)", 7);
    legs(p, dress);
    const forward = pose === "rail" || pose === "mug" ? 0.86 : 1;
    const arms = (up: boolean) => {
      if (isUp(left) === up) mirrored(p, () => arm(p, left, dress, forward));
      if (isUp(right) === up) arm(p, right, dress, forward);
    };
    arms(false);
    torso(p, dress);
    arms(true);
    at(p, 0, -214, 1, turn * 0.06, () => headFromBehind(p, dress, turn));
    if (pose === "mug") mug(p, ...right[1]);
  });
}

/** A raised arm hides the shoulder. */
const isUp = ([, hand]: Arm) => hand[1] < -210;

/** Head and shoulders from behind, 130 wide at scale 1; the neck is at the origin. */
export function bust(
  p: Plate,
  x: number,
  y: number,
  scale: number,
  dress: Dress,
  lean = 0,
  turn = 0.3,
): void {
  const b = dress.broad ?? 1;
  at(p, x, y, scale * 1.55, lean, () => {
    at(p, 0, 214, 1, 0, () => {
      mirrored(p, () => arm(p, HANG, dress, 1));
      arm(p, HANG, dress, 1);
      torso(p, { ...dress, broad: b });
    });
    headFromBehind(p, dress, turn);
  });
}

function mirrored(p: Plate, draw: () => void): void {
  at(p, 0, 0, 1, 0, () => {
    for (const g of [p.c, p.e]) g.scale(-1, 1);
    draw();
  });
}

/** A limb that gets thinner: points with their half widths. */
function limb(p: Plate, points: readonly (readonly [number, number, number])[], tone: string): void {
  points.forEach(([x, y, r], i) => {
    const [nx, ny, nr] = points[i + 1] ?? [x, y, r];
    const far = Math.hypot(nx - x, ny - y) || 1;
    const [ux, uy] = [-(ny - y) / far, (nx - x) / far];
    solid(p, `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`, tone);
    if (far > 1)
      solid(
        p,
        `M${x + ux * r} ${y + uy * r}L${nx + ux * nr} ${ny + uy * nr}L${nx - ux * nr} ${ny - uy * nr}L${x - ux * r} ${y - uy * r}Z`,
        tone,
      );
  });
}

/** One leg carries the weight, the other rests. */
function legs(p: Plate, { wear, cloth, trim }: Dress): void {
  const { c } = p;
  const tone = wear === "overalls" ? cloth : wear === "coat" ? "#2c3247" : mix(cloth, "#20263c", 0.55);
  for (const [hip, knee, foot] of triples("13,18,25 -12,-13,-13")) {
    limb(
      p,
      [
        [hip, -116, 16],
        [knee, -64, 11.5],
        [foot, -16, 9],
      ],
      dark(tone, hip > 0 ? 0.86 : 1),
    );
    line(c, `M${hip + 4} -104Q${knee + 5} -70 ${foot + 4} -34`, "rgba(8,8,22,.28)", 2);
    line(
      c,
      `M${knee - 9} -60Q${knee} -55 ${knee + 9} -61M${knee - 8} -52Q${knee} -48 ${knee + 7} -54`,
      "rgba(8,8,22,.3)",
      1.8,
    );
    solid(p, `M${foot - 10} -30H${foot + 10}L${foot + 11} -4Q${foot} 1 ${foot - 11} -4Z`, "#3c2e2e");
    line(c, `M${foot - 11} -3Q${foot} 2 ${foot + 11} -3`, "#15101a", 4);
    line(c, `M${foot - 10} -30Q${foot} -26 ${foot + 10} -30`, mix(trim, "#20202c", 0.4), 4);
  }
}

function arm(
  p: Plate,
  [elbow, hand]: Arm,
  { wear, cloth, trim, broad = 1, skin = 1 }: Dress,
  forward: number,
): void {
  const { c } = p;
  const [tone, low] = SKINS[skin] ?? SKINS[0];
  const sleeve = dark(wear === "overalls" || wear === "apron" ? mix(trim, "#3a4060", 0.35) : cloth, 0.9);
  const [sx, sy] = [28 * broad, -192];
  const e: Point = [elbow[0] * (1 + (broad - 1) * 0.6), elbow[1]];
  const rolled = wear === "apron";
  if (rolled)
    limb(
      p,
      [
        [e[0], e[1], 6.4],
        [...hand, 5],
      ],
      dark(tone, 0.85),
    );
  limb(
    p,
    rolled
      ? [
          [sx, sy, 10.5],
          [e[0], e[1], 8.4],
        ]
      : [
          [sx, sy, 10.5 * forward],
          [e[0], e[1], 8.4],
          [...wrist(e, hand), 6.6],
        ],
    sleeve,
  );
  line(c, `M${e[0] - 6} ${e[1] - 4}Q${e[0]} ${e[1] + 3} ${e[0] + 7} ${e[1] - 3}`, "rgba(8,8,22,.35)", 2);
  if (!rolled) {
    const [wx, wy] = wrist(e, hand);
    const [dx, dy] = [(hand[0] - e[0]) / 44, (hand[1] - e[1]) / 44];
    line(c, `M${wx - dy * 6} ${wy + dx * 6}L${wx + dy * 6} ${wy - dx * 6}`, dark(sleeve, 0.6), 4);
  }
  const [hx, hy] = hand;
  const a = Math.atan2(hy - e[1], hx - e[0]);
  at(p, hx, hy, 1, a, () => {
    solid(p, "M-7 -5C-2 -7 4 -7 9 -5Q14 0 9 5C4 6 -2 6 -7 5Z", tone);
    for (const y of [-3.2, -0.4, 2.4]) line(c, `M6 ${y}L11.5 ${y * 0.9}`, low, 1);
    line(c, "M-1 -5Q4 -9 8 -7.4", tone, 3.4);
  });
}

/** Where a sleeve ends. */
function wrist(elbow: Point, hand: Point): Point {
  return [elbow[0] + (hand[0] - elbow[0]) * 0.86, elbow[1] + (hand[1] - elbow[1]) * 0.86];
}

function torso(p: Plate, { wear, cloth, trim, broad: b = 1 }: Dress): void {
  const { c } = p;
  const shirt = wear === "overalls" || wear === "apron" ? mix(trim, "#3a4060", 0.35) : cloth;
  const back = (tone: string) =>
    along(c, -36 * b, 0, 36 * b, 0, [dark(tone, 0.62), [0.3, tone], [0.7, tone], dark(tone, 0.72)]);
  const shape = (hem: number, half: number) =>
    `M-9 -211C${-16 * b} -206 ${-31 * b} -206 ${-36 * b} -191C${-38 * b} -176 ${-29 * b} -162 ${-25 * b} -148C${-24 * b} -134 ${-half * b} -124 ${-half * b} ${hem}Q0 ${hem + 7} ${half * b} ${hem}C${half * b} -124 ${24 * b} -134 ${25 * b} -148C${29 * b} -162 ${38 * b} -176 ${36 * b} -191C${31 * b} -206 ${16 * b} -206 9 -211Z`;
  const long = wear === "coat";
  const body = shape(long ? -58 : -108, long ? 41 : 28);
  solid(p, body, back(shirt));
  inside(c, body, () => {
    // Shoulder blades, the hollow of the spine, and folds at the waist.
    line(
      c,
      `M${-24 * b} -190Q${-14 * b} -172 ${-17 * b} -160M${24 * b} -190Q${14 * b} -172 ${17 * b} -160`,
      "rgba(8,8,22,.26)",
      3,
    );
    line(c, "M0 -200V-140", "rgba(8,8,22,.2)", 2.4);
    for (const [y, s] of pairs("-150,1 -142,-1 -135,1"))
      line(c, `M${s * 25 * b} ${y}Q${s * 12 * b} ${y + 6} ${s * 3} ${y + 3}`, "rgba(8,8,22,.26)", 2);
    if (wear === "overalls") {
      fill(c, `M${-40 * b} -146H${40 * b}V-90H${-40 * b}Z`, back(cloth));
      fill(c, `M${-15 * b} -172H${15 * b}L${19 * b} -140H${-19 * b}Z`, back(cloth));
    }
    if (long)
      for (const dx of [-26, -12, 13, 27])
        line(c, `M${dx * 0.5} -140Q${dx * 0.8} -96 ${dx * b} -52`, "rgba(8,8,22,.3)", 3);
  });
  if (wear === "overalls") {
    line(c, `M${-21 * b} -207L${10 * b} -160M${21 * b} -207L${-10 * b} -160`, dark(cloth, 0.8), 6);
    line(c, `M${-21 * b} -207L${10 * b} -160M${21 * b} -207L${-10 * b} -160`, "rgba(255,240,214,.14)", 1.6);
    disc(c, 0, -176, 3.4, "#d8b878");
    line(c, `M${-27 * b} -126H${27 * b}`, "#4a3628", 6);
    for (const s of [-1, 1]) line(c, `M${s * 9 - 6} -116h12v12q-6 4 -12 0Z`, "rgba(8,8,22,.4)", 1.8);
    solid(p, `M${20 * b} -130H${31 * b}L${30 * b} -106H${21 * b}Z`, "#6b4c34");
    line(c, `M${24 * b} -128V-140M${28 * b} -128V-137`, "#a8b2c4", 2.6);
  } else if (wear === "apron") {
    for (const s of [-1, 1])
      solid(
        p,
        `M${s * 27 * b} -142C${s * 18 * b} -130 ${s * 17 * b} -96 ${s * 24 * b} -66L${s * 33 * b} -72C${s * 33 * b} -100 ${s * 32 * b} -124 ${s * 27 * b} -142Z`,
        dark(cloth, 0.95),
      );
    line(c, `M${-20 * b} -207L${12 * b} -144M${20 * b} -207L${-12 * b} -144`, cloth, 5);
    line(c, `M${-26 * b} -142H${26 * b}`, cloth, 6);
    fill(
      c,
      "M0 -142C-8 -156 -24 -152 -20 -142C-18 -134 -6 -136 0 -142C8 -156 24 -152 20 -142C18 -134 6 -136 0 -142Z",
      mix(cloth, "#fff0d8", 0.2),
    );
    line(c, "M-2 -141Q-10 -122 -8 -104M2 -141Q8 -120 12 -108", mix(cloth, "#fff0d8", 0.12), 4.4);
  } else if (wear === "jacket") {
    line(c, `M${-28 * b} -111Q0 -105 ${28 * b} -111`, dark(trim, 0.8), 9);
    for (let i = -5; i <= 5; i++) line(c, `M${i * 5 * b} -114v8`, "rgba(8,8,22,.4)", 1.2);
    line(c, `M${-33 * b} -184Q0 -178 ${33 * b} -184`, "rgba(255,240,214,.16)", 2);
    // The sign of the relay: a dish and its beam.
    line(c, "M-9 -166A9 9 0 0 0 9 -166ZM0 -166L6 -176", trim, 2.6);
    for (const r of [5, 9]) line(c, `M${6 + r} -176A${r} ${r} 0 0 0 6 ${-176 - r}`, trim, 1.6);
  } else {
    line(c, `M${-20 * b} -141H${20 * b}`, dark(cloth, 0.6), 7);
    for (const s of [-1, 1]) disc(c, s * 16 * b, -141, 2.6, "#d8b878");
    line(c, "M0 -108V-56", "rgba(8,8,22,.5)", 2.4);
  }
  if (long) {
    solid(p, "M-19 -214C-10 -206 10 -206 19 -214L21 -199C8 -190 -8 -190 -21 -199Z", trim);
    solid(p, "M6 -202C14 -186 17 -166 13 -146L-1 -148C3 -166 2 -184 -2 -196Z", dark(trim, 0.88));
    for (let i = 0; i < 4; i++) line(c, `M${1 + i * 3.6} -147v8`, dark(trim, 0.88), 1.8);
  } else
    solid(
      p,
      "M-13 -212C-6 -206 6 -206 13 -212L15 -203C6 -198 -6 -198 -15 -203Z",
      dark(wear === "jacket" ? trim : shirt, 0.8),
    );
}

/** Neck at the origin; a cheek shows when the head is turned. */
function headFromBehind(p: Plate, { hair, tone, skin = 1 }: Dress, turn: number): void {
  const { c } = p;
  const [face, low] = SKINS[skin] ?? SKINS[0];
  solid(p, "M-8 -8C-7 -2 -9 4 -13 8H13C9 4 7 -2 8 -8Z", low);
  at(p, turn * 3, -18, 1, 0, () => {
    if (turn > 0.1)
      solid(
        p,
        `M${turn * 4} -19C${8 + turn * 9} -18 ${9 + turn * 10} -9 ${9 + turn * 9} -4L${10 + turn * 15} 3Q${9 + turn * 14} 6 ${9 + turn * 10} 6.5L${8 + turn * 10} 11C${8 + turn * 8} 18 ${4 + turn * 4} 20 0 18Z`,
        face,
      );
    solid(p, "M-15 -4C-16 -26 16 -26 15 -4C14 11 7 17 0 17C-7 17 -14 11 -15 -4Z", low);
    const ears = EARS.has(hair);
    if (ears) disc(c, -14.6, 1, 2.8, mix(face, low, 0.6), 4.4);
    hairOf(p, hair, tone ?? "#2d2026", turn);
    if (ears) disc(c, 14.6 - turn * 8, 1, 2.8, mix(face, low, 0.6), 4.4);
  });
}

function mug(p: Plate, hx: number, hy: number): void {
  solid(p, `M${hx + 1} ${hy - 17}h17l-2 20h-13Z`, "#d9c3a0");
  line(p.c, `M${hx + 18} ${hy - 13}q8 4 -1 11`, "#d9c3a0", 3);
  for (const dx of [6, 11])
    line(p.e, `M${hx + dx} ${hy - 22}q4 -6 0 -12q-3 -6 1 -11`, "rgba(255,236,204,.14)", 2.6);
}
