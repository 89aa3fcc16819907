import { dark, fade, mix } from "../kit/palette.ts";
import { along, at, disc, fill, line, type Plate, solid, triples } from "../kit/plate.ts";
import { SKINS } from "./heads.ts";

/** Place and half width at the root, the two joints and the tip of a finger, from the thumb to the little one. */
type Joint = readonly [number, number, number];
const FINGERS: readonly (readonly Joint[])[] = [
  [
    [62, -176, 21],
    [82, -236, 18],
    [94, -284, 16],
    [103, -322, 13],
  ],
  [
    [22, -192, 23],
    [27, -272, 20],
    [29, -336, 17.5],
    [30, -384, 13.5],
  ],
  [
    [-22, -194, 23],
    [-28, -284, 20],
    [-33, -352, 17.5],
    [-37, -404, 13.5],
  ],
  [
    [-62, -182, 23],
    [-80, -260, 20],
    [-91, -320, 17.5],
    [-99, -366, 13.5],
  ],
];
const THUMB: readonly Joint[] = [
  [-48, -70, 36],
  [-106, -138, 25],
  [-137, -200, 20],
  [-147, -246, 14],
];
const PALM =
  "M-52 10C-60 -30 -76 -60 -82 -96C-86 -130 -86 -160 -84 -184C-70 -206 -50 -206 -42 -200C-30 -214 -8 -214 0 -204C12 -216 34 -212 42 -200C56 -202 76 -194 83 -176C88 -130 80 -70 64 -34C56 -14 54 0 54 12Z";

/** An old hand held up, its back toward us and its thumb on the left: 420 high at scale 1, the wrist at (x, y). */
export function raisedHand(
  p: Plate,
  x: number,
  y: number,
  scale: number,
  angle: number,
  o: { skin: number; sleeve: string },
): void {
  const { c } = p;
  const [skin, low] = SKINS[o.skin] ?? SKINS[0];
  const deep = dark(low, 0.62);
  at(p, x, y, scale, angle, () => {
    sleeve(p, o.sleeve);
    for (const finger of [...FINGERS, THUMB]) {
      bone(p, finger, 3.2, deep);
      bone(p, finger, 0, skin);
    }
    solid(p, PALM, skin);
    fill(
      c,
      PALM,
      along(c, -90, 0, 90, 0, [fade("#ffe0b8", 0.16), [0.45, fade("#ffe0b8", 0)], fade(deep, 0.4)]),
    );
    bone(p, [[-52, -78, 33], ...THUMB.slice(1)], 0, skin);
    line(c, "M-84 -150C-74 -118 -66 -96 -44 -74", fade(deep, 0.5), 4);
    for (const [i, finger] of FINGERS.entries()) details(p, finger, i, low, deep);
    nail(p, THUMB, low);
    wrinkles(p, THUMB[2] as Joint, THUMB[1] as Joint, deep);
    // Veins over the back of the hand, and the spots of age.
    for (const path of [
      "M-20 -20C-32 -60 -10 -88 -30 -128",
      "M-14 -62C8 -84 6 -116 16 -146",
      "M34 -24C40 -62 26 -84 44 -126",
    ]) {
      line(c, path, fade(low, 0.34), 4.4);
    }
    for (const [sx, sy, r] of triples("-48,-120,5 6,-52,6 50,-92,4.4 30,-70,3 -12,-100,3 -60,-50,3.6"))
      disc(c, sx, sy, r, fade(low, 0.4), r * 0.8);
    for (const dy of [0, 9, 17]) line(c, `M-46 ${-4 + dy}Q4 ${6 + dy} 50 ${-2 + dy}`, fade(deep, 0.4), 2.2);
  });
}

/** A finger as joints that get thinner. */
function bone(p: Plate, joints: readonly Joint[], more: number, tone: string): void {
  joints.forEach(([x, y, r], i) => {
    const [nx, ny, nr] = joints[i + 1] ?? [x, y, r];
    const far = Math.hypot(nx - x, ny - y) || 1;
    const [ux, uy] = [-(ny - y) / far, (nx - x) / far];
    const [a, b] = [r + more, nr + more];
    solid(p, `M${x - a} ${y}a${a} ${a} 0 1 0 ${2 * a} 0a${a} ${a} 0 1 0 ${-2 * a} 0Z`, tone);
    if (far > 1)
      solid(
        p,
        `M${x + ux * a} ${y + uy * a}L${nx + ux * b} ${ny + uy * b}L${nx - ux * b} ${ny - uy * b}L${x - ux * a} ${y - uy * a}Z`,
        tone,
      );
  });
}

function details(p: Plate, finger: readonly Joint[], i: number, low: string, deep: string): void {
  const { c } = p;
  const [root, first, second] = finger as [Joint, Joint, Joint];
  // Knuckle, and the tendon that runs to it from the wrist.
  disc(c, root[0], root[1] + 5, 15, fade(low, 0.2), 10);
  disc(c, root[0] - 3, root[1] - 2, 11, fade("#ffe6c8", 0.16), 7);
  line(
    c,
    `M${root[0] * 0.9} ${root[1] + 26}Q${root[0] * 0.5} -100 ${root[0] * 0.28} -46`,
    fade("#ffe6c8", i === 0 ? 0.07 : 0.13),
    7,
  );
  wrinkles(p, first, root, deep);
  wrinkles(p, second, first, deep);
  nail(p, finger, low);
}

/** Creases over a joint, across the finger. */
function wrinkles(p: Plate, [x, y, r]: Joint, [fx, fy]: Joint, deep: string): void {
  const angle = Math.atan2(y - fy, x - fx) + Math.PI / 2;
  at(p, x, y, 1, angle, () => {
    for (const dy of [-6, 0, 6])
      line(p.c, `M${-r * 0.62} ${dy}Q0 ${dy - 4} ${r * 0.62} ${dy}`, fade(deep, 0.24), 1.5);
    disc(p.c, 0, 0, r * 0.6, fade("#ffe6c8", 0.1), r * 0.5);
  });
}

function nail(p: Plate, finger: readonly Joint[], low: string): void {
  const [x, y, r] = finger[3] as Joint;
  const [fx, fy] = finger[2] as Joint;
  at(p, x, y, r / 14, Math.atan2(y - fy, x - fx) + Math.PI / 2, () => {
    solid(p, "M-8 7C-9.5 -4 -7 -10 0 -11C7 -10 9.5 -4 8 7Q0 10 -8 7Z", mix(low, "#ffdcc4", 0.62));
    line(p.c, "M-7.5 6Q0 9 7.5 6", fade(low, 0.8), 1.6);
    line(p.c, "M-5 -6Q0 -9 5 -6", "rgba(255,248,236,.6)", 2);
  });
}

/** A coat's sleeve with the knitted cuff of a jersey under it. */
function sleeve(p: Plate, tone: string): void {
  const { c } = p;
  const knit = mix(tone, "#c9b48c", 0.55);
  solid(p, "M-62 -6C-66 20 -70 40 -72 62H74C72 40 68 20 64 -6Q2 10 -62 -6Z", knit);
  for (let i = 0; i <= 13; i++) line(c, `M${-59 + i * 9.3} 0L${-68 + i * 10.6} 62`, "rgba(20,16,14,.34)", 3);
  line(c, "M-60 -3Q2 13 62 -3", fade("#fff0d4", 0.3), 3);
  solid(p, "M-86 50Q2 72 88 50L132 460H-128Z", tone);
  fill(
    c,
    "M-86 50Q2 72 88 50L132 460H-128Z",
    along(c, -110, 0, 120, 0, [fade("#ffe0b0", 0.14), [0.4, fade("#000814", 0)], fade("#000814", 0.5)]),
  );
  line(c, "M-84 53Q2 75 86 53", dark(tone, 0.5), 8);
  line(c, "M-83 72Q2 95 88 72", fade("#fff0d4", 0.22), 2.6);
  for (const path of [
    "M-60 130Q-20 150 30 134",
    "M-84 200Q-40 228 10 214",
    "M80 150Q50 190 60 250",
    "M-70 280Q0 320 70 296",
  ])
    line(c, path, "rgba(4,10,16,.4)", 5);
  disc(c, 62, 84, 10, "#2a2420");
  disc(c, 60, 82, 8, "#b08a52");
}
