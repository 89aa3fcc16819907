import { dark, fade, mix } from "../kit/palette.ts";
import { disc, fill, inside, line, type Pen, type Plate, pairs, solid } from "../kit/plate.ts";
import type { Age, Gesture, Look } from "./actor.ts";
import { HAIR, hat, SKINS } from "./heads.ts";

/** What a face can say. Brow, mouth and eyes of a gesture change single features of it. */
export const EXPRESSIONS = {
  calm: { brow: 0, mouth: "flat", eyes: "open" },
  glad: { brow: 0.1, mouth: "smile", eyes: "open" },
  laughing: { brow: 0.2, mouth: "laugh", eyes: "happy" },
  surprised: { brow: 0.4, mouth: "oh", eyes: "wide" },
  worried: { brow: 1, mouth: "small", eyes: "open" },
  stern: { brow: -0.8, mouth: "flat", eyes: "open" },
} as const satisfies Record<string, Pick<Gesture, "brow" | "mouth" | "eyes">>;

export type Expression = keyof typeof EXPRESSIONS;

/** How years change a head: where its eyes are, how large they are, and how far apart. */
const AGES: Record<Age, { eyes: number; size: number; apart: number; chin: string }> = {
  child: {
    eyes: -227,
    size: 1.18,
    apart: 7.8,
    chin: "M-19.5 -234C-21 -263 21 -263 19.5 -234C22 -219 13 -206.5 0 -206.500C-13 -206.5 -22 -219 -19.5 -234Z",
  },
  grown: {
    eyes: -231,
    size: 1,
    apart: 7.2,
    chin: "M-19 -236C-20.5 -263 20.5 -263 19 -236C20 -220 11 -206 0 -206C-11 -206 -20 -220 -19 -236Z",
  },
  old: {
    eyes: -231,
    size: 0.92,
    apart: 7.2,
    chin: "M-18.5 -236C-20 -262 20 -262 18.5 -236C20.5 -219 12 -205 0 -205C-12 -205 -20.5 -219 -18.5 -236Z",
  },
};

const GREY = "#9c938b";

/** Grey or white hair makes somebody old unless their look says otherwise. */
const ageOf = ({ age, hair, head }: Look): Age =>
  age ?? ((hair && isGrey(hair)) || (head === "bob" && !hair) ? "old" : "grown");

function isGrey(color: string): boolean {
  const n = Number.parseInt(color.slice(1), 16);
  const parts = [n >> 16, (n >> 8) & 255, n & 255];
  return Math.max(...parts) - Math.min(...parts) < 30 && Math.min(...parts) > 120;
}

/** Skin, its shadow, and the color of what is drawn on it. */
function tonesOf(look: Look) {
  const [skin, low] = SKINS[look.skin ?? 0] ?? SKINS[0];
  return { skin: mix(skin, "#b08d74", 0.22), low, ink: mix(low, "#160c12", 0.82) };
}

/** Head, hair and hat of somebody, and a face unless they turn their back; the neck is at (0, -206). */
export function headAndFace(p: Plate, look: Look, g: Gesture): void {
  const { c } = p;
  const { skin, low } = tonesOf(look);
  const hair = look.hair ?? HAIR;
  const back = g.back ?? false;
  const { chin } = AGES[ageOf(look)];
  if (!back && (look.head === "long" || look.head === "bob")) behind(p, look.head, hair);
  solid(p, "M-7.5 -216H7.500V-200Q0 -195 -7.5 -200Z", mix(low, skin, 0.25));
  for (const s of [-1, 1]) {
    disc(c, s * 18.8, -230, 4, mix(skin, low, 0.35), 5.6);
    if (!back) line(c, `M${s * 19.5} -232.500q${s * 1.8} 2 ${s * -0.4} 4.4`, fade(low, 0.8), 1.2);
  }
  solid(p, chin, skin);
  if (back)
    fill(
      c,
      "M-19.5 -230C-22 -265 22 -265 19.5 -230C18 -214 10 -207 0 -207C-10 -207 -18 -214 -19.5 -230Z",
      look.head === "bald" ? skin : hair,
    );
  else inside(c, chin, () => face(p, look, g));
  if (!back && look.head !== "bald") fringe(p, look, hair, g.gaze ?? 0);
  if (back) hat(p, look, hair, true);
  else cover(p, look, hair);
}

/** Long hair that falls behind the shoulders. */
function behind(p: Plate, kind: "long" | "bob", hair: string): void {
  const path =
    kind === "long"
      ? "M-22 -232C-27 -270 27 -270 22 -232C27 -206 28 -190 23 -182Q0 -194 -23 -182C-28 -190 -27 -206 -22 -232Z"
      : "M-21 -236C-27 -268 27 -268 21 -236C27 -222 27 -208 22 -203Q0 -196 -22 -203C-27 -208 -27 -222 -21 -236Z";
  solid(p, path, dark(hair, 0.78));
}

/** Hair over the forehead, parted on the side that the face turns away from. */
function fringe(p: Plate, look: Look, hair: string, gaze: number): void {
  const { c } = p;
  const side = gaze > 0 ? -1 : 1;
  const full = look.head === "bob" || look.head === "long" || look.head === "scarf";
  const low = full ? -226 : -231;
  const path = (s: number) =>
    `M${s * 20} ${low}C${s * 25} -267 ${s * -25} -267 ${s * -20} ${low}C${s * -19.5} -239 ${s * -17} -246 ${s * -9} -249.500C${s * -1} -246 ${s * 11} -245.5 ${s * 16} -241C${s * 18.5} -238 ${s * 19} -236 ${s * 20} ${low}Z`;
  fill(c, path(side), hair);
  const strand = fade(mix(hair, "#ffe8c8", 0.5), 0.26);
  for (const d of [0, 4.5])
    line(
      c,
      `M${side * (15 - d)} ${-246 - d * 0.6}Q${side * (6 - d)} ${-256 - d * 0.3} ${side * (-8 - d * 0.4)} ${-253 + d * 0.4}`,
      strand,
      1.3,
    );
}

/** Hats and curls that leave the eyes free; the others are drawn as from behind. */
function cover(p: Plate, look: Look, hair: string): void {
  const { c } = p;
  const trim = look.trim ?? "#7d463c";
  switch (look.head) {
    case "curls":
      for (let i = 0; i < 10; i++) {
        const a = Math.PI * (1.06 - (i * 1.12) / 9);
        disc(c, Math.cos(a) * 21, -238 - Math.sin(a) * 17.5, i === 0 || i === 9 ? 6.5 : 9, hair);
      }
      for (const [x, y] of pairs("-12,-252 -1,-257 10,-253"))
        line(c, `M${x - 4} ${y + 1}a4.4 4.4 0 1 1 6 3`, fade(mix(hair, "#ffe8c8", 0.5), 0.3), 1.3);
      return;
    case "cap":
      solid(p, "M-20.5 -240C-23 -269 23 -269 20.5 -240Q0 -249 -20.5 -240Z", trim);
      solid(
        p,
        "M-20 -241.5Q0 -254 20 -241.5Q13 -236.5 0 -238Q-13 -236.5 -20 -241.5Z",
        mix(trim, "#10141c", 0.62),
      );
      return;
    case "guard":
      solid(p, "M-20 -243L-26 -263Q0 -275 26 -263L20 -243Q0 -251 -20 -243Z", "#27374f");
      line(c, "M-20 -245Q0 -253 20 -245", "#f2c46a", 4);
      solid(p, "M-19 -243Q0 -251 19 -243Q10 -236.5 0 -237.5Q-10 -236.5 -19 -243Z", "#131a26");
      disc(c, 0, -257, 5, "#f6d88a");
      return;
    case "bob":
    case "long":
      return;
    default:
      hat(p, look, hair, false);
  }
}

/** Eyes are dots or arcs, brows arcs, and a mouth is a line or a small dark shape, whatever the light. */
export function face(p: Plate, look: Look, g: Gesture): void {
  const { c } = p;
  const age = ageOf(look);
  const { skin, low, ink } = tonesOf(look);
  const shown = { ...EXPRESSIONS[g.expression ?? (g.mouth === undefined ? "glad" : "calm")] };
  const brow = g.brow ?? shown.brow;
  const eyes = g.eyes ?? shown.eyes;
  const said = g.mouth ?? shown.mouth;
  // Whoever stares has nothing to say.
  const mouth = said === "open" && eyes === "wide" ? "oh" : said;
  const gaze = g.gaze ?? 0;
  const shift = gaze * 6.4;
  const { eyes: ey, size, apart } = AGES[age];
  blush(c, shift, ey + 10, skin);
  if (age === "old") lines(c, shift, ey, apart, low);
  const merry = mouth === "smile" || mouth === "laugh";
  for (const s of [-1, 1]) {
    // The far eye is nearer to the nose.
    const x = s * apart * (s * gaze > 0 ? 1 - Math.abs(gaze) * 0.22 : 1) + shift;
    eye(c, x, ey, s, size, eyes, { merry, ink, gaze });
    browOver(c, x, ey, s, {
      brow,
      wide: eyes === "wide",
      down: eyes === "down",
      tone: browTone(look, age, ink),
    });
  }
  const nose = shift * 1.3;
  line(c, `M${nose} ${ey + 2.5}q${2.6 + shift * 0.45} 4.6 ${-0.4 + shift * 0.2} 6`, fade(low, 0.9), 2);
  mouthOf(c, shift * 0.95, ey + 16, mouth, { ink, skin, low });
}

function blush(c: Pen, shift: number, y: number, skin: string): void {
  for (const s of [-1, 1])
    disc(c, s * 11 + shift * 0.8, y - 1, 4.4, fade(mix(skin, "#d4604c", 0.6), 0.28), 3);
}

/** What smiling and sun have drawn: at the outer ends of the eyes and beside the mouth. */
function lines(c: Pen, shift: number, y: number, apart: number, low: string): void {
  const tone = fade(low, 0.75);
  for (const s of [-1, 1]) {
    const x = s * (apart + 5) + shift;
    line(c, `M${x} ${y - 0.5}l${s * 2.4} -1.200M${x} ${y + 1}l${s * 2.4} 0.6`, tone, 1);
    line(c, `M${s * 7 + shift} ${y + 9}q${s * 2.6} 2.6 ${s * 1.8} 6`, tone, 1.3);
  }
}

interface Eye {
  merry: boolean;
  ink: string;
  gaze: number;
}

function eye(
  c: Pen,
  x: number,
  y: number,
  s: number,
  size: number,
  eyes: NonNullable<Gesture["eyes"]>,
  { merry, ink, gaze }: Eye,
): void {
  const r = 3.6 * size;
  if (eyes === "happy" || (eyes === "shut" && merry))
    line(c, `M${x - r} ${y + 1}q${r} ${-r * 1.2} ${2 * r} 0`, ink, 2.2);
  else if (eyes === "shut") line(c, `M${x - r} ${y - 0.5}q${r} ${r * 0.9} ${2 * r} 0`, ink, 2.1);
  else if (eyes === "down") {
    line(c, `M${x - r} ${y}q${r} ${r * 0.8} ${2 * r} 0`, ink, 2.1);
    line(c, `M${x + s * r} ${y}l${s * 1.6} 0.8`, ink, 1.4);
  } else {
    const [rx, ry] = eyes === "wide" ? [2.7, 3.5] : [2.3, 2.9];
    disc(c, x + gaze * 0.8, y, rx * size, ink, ry * size);
    disc(c, x + gaze * 0.8 + 0.8, y - 1.1 * size, 0.7, "rgba(255,240,214,.85)");
  }
}

interface Brow {
  brow: number;
  wide: boolean;
  down: boolean;
  tone: string;
}

const browTone = (look: Look, age: Age, ink: string) =>
  age === "old" ? mix(GREY, ink, 0.25) : mix(look.head === "bald" ? HAIR : (look.hair ?? HAIR), ink, 0.45);

function browOver(c: Pen, x: number, y: number, s: number, { brow, wide, down, tone }: Brow): void {
  const top = y - 8.6 - (wide ? 2.2 : 0) + (down ? 1.5 : 0);
  // Worried brows rise toward the nose, stern ones fall.
  const [inner, outer] = [top - brow * 2.4, top + 0.8 + brow * 1.4];
  line(
    c,
    `M${x - s * 4} ${inner}Q${x + s * 0.6} ${Math.min(inner, outer) - 1.4} ${x + s * 5} ${outer}`,
    tone,
    2.4,
  );
}

interface Tones {
  ink: string;
  skin: string;
  low: string;
}

/** An open mouth is as dark as the eyes, with a light row of teeth, so that it never looks like a wound. */
function mouthOf(
  c: Pen,
  x: number,
  y: number,
  mouth: NonNullable<Gesture["mouth"]>,
  { ink, skin, low }: Tones,
): void {
  const lip = mix(mix(low, "#8a3a34", 0.35), ink, 0.55);
  const inner = mix(ink, "#5a2a28", 0.3);
  c.save();
  c.translate(x, y);
  const closed = CLOSED[mouth];
  const open = OPEN[mouth];
  if (closed) line(c, closed, lip, 2.1);
  else if (open) spoken(c, open, inner);
  else {
    disc(c, 0, 0.4, 2.6, inner, 3.3);
    line(c, "M-1.8 5.4q1.8 1 3.6 0", fade(mix(skin, "#ffe6d0", 0.4), 0.5), 1.2);
  }
  c.restore();
}

type Mouths = Partial<Record<NonNullable<Gesture["mouth"]>, string>>;
const CLOSED: Mouths = {
  smile: "M-5.6 -1.6Q0 3.8 5.6 -1.6",
  flat: "M-4.2 -0.2Q0 0.7 4.2 -0.2",
  small: "M-3.2 0.3Q0 -0.9 3.2 0.3",
};
const OPEN: Mouths = {
  open: "M-4.2 -1.8Q0 -2.6 4.2 -1.8C4 2 2.2 3.6 0 3.6C-2.2 3.6 -4 2 -4.2 -1.8Z",
  laugh: "M-6 -3Q0 -1.6 6 -3C5.6 2.4 3 4.4 0 4.4C-3 4.4 -5.6 2.4 -6 -3Z",
};

function spoken(c: Pen, shape: string, inner: string): void {
  fill(c, shape, inner);
  inside(c, shape, () => {
    fill(c, "M-7 -3.4h14v2.8q-7 0.8 -14 0Z", "rgba(244,230,208,.85)");
    disc(c, 0, 4.2, 3.4, "rgba(176,92,80,.55)", 1.8);
  });
}
