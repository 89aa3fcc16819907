import { fade, mix } from "../kit/palette.ts";
import { along, around, at, disc, fill, hoop, line, type Plate, poly, solid } from "../kit/plate.ts";
import { between } from "../kit/random.ts";
import { lantern } from "./harbor.ts";

/** An iron post with an arm and a hanging lantern, 250 tall at scale 1, its foot at (x, y). */
export function lampPole(p: Plate, x: number, y: number, scale: number, lit = 1, side: 1 | -1 = 1): void {
  const { c } = p;
  at(p, x, y, scale, 0, () => {
    line(c, `M0 0V-240H${side * 46}`, "#1c272c", 10);
    line(c, `M0 -190L${side * 32} -238`, "#1c272c", 6);
    line(c, `M-2 0V-238`, "rgba(190,210,206,.22)", 2.4);
    lantern(p, side * 44, -240, 1.1, lit);
  });
}

export interface Steps {
  /** Middle and width of the lowest step, and the height of its riser. */
  x: number;
  y: number;
  width: number;
  rise: number;
  count: number;
  /** How much smaller each step is than the one below. */
  shrink: number;
  /** How far each step moves to the side, as a share of its riser. */
  turn?: number;
  tone?: string;
}

/** Stone steps from the front that go up and away; returns the middle and the edge of each tread. */
export function steps(p: Plate, o: Steps): [number, number][] {
  const { c, next } = p;
  const tone = o.tone ?? "#6d7a7c";
  const edges: [number, number][] = [];
  let [x, y, w, h] = [o.x, o.y, o.width, o.rise];
  const rows: (() => void)[] = [];
  for (let i = 0; i < o.count; i++) {
    const [sx, sy, sw, sh] = [x, y, w, h];
    const far = i / o.count;
    const color = mix(tone, "#0d1c25", far * 0.45);
    rows.push(() => {
      solid(
        p,
        `M${sx - sw / 2} ${sy}H${sx + sw / 2}V${sy - sh}H${sx - sw / 2}Z`,
        along(c, 0, sy - sh, 0, sy, [mix(color, "#0a161d", 0.3), mix(color, "#0a161d", 0.62)]),
      );
      const shrunk = sw * o.shrink;
      const shift = sh * (o.turn ?? 0);
      poly(
        c,
        [
          [sx - sw / 2 - 4, sy - sh],
          [sx + sw / 2 + 4, sy - sh],
          [sx + shrunk / 2 + shift, sy - sh * 1.5],
          [sx - shrunk / 2 + shift, sy - sh * 1.5],
        ],
        mix(color, "#dfe8e4", 0.12),
      );
      line(
        c,
        `M${sx - sw / 2 - 4} ${sy - sh}H${sx + sw / 2 + 4}`,
        mix(color, "#eef4f0", 0.4),
        Math.max(1.4, sh * 0.07),
      );
      for (let k = 0; k < 7; k++) {
        const jx = sx + between(next, -0.48, 0.48) * sw;
        line(c, `M${jx} ${sy - sh + 4}V${sy - 2}`, "rgba(6,16,22,.35)", 2);
      }
      fill(
        c,
        `M${sx - sw * 0.2} ${sy - sh}Q${sx} ${sy - sh + sh * 0.16} ${sx + sw * 0.2} ${sy - sh}Z`,
        fade("#0a161d", 0.3),
      );
    });
    edges.push([sx, sy - sh * 1.25]);
    x += h * (o.turn ?? 0);
    y -= h * 1.5;
    w *= o.shrink;
    h *= o.shrink;
  }
  for (const row of rows.reverse()) row();
  return edges;
}

/** A pair of boots from the front, 90 tall at scale 1, the soles at (x, y). */
export function boots(p: Plate, x: number, y: number, scale: number, tone: string): void {
  const { c } = p;
  at(p, x, y, scale, 0, () => {
    disc(c, 0, 2, 58, "rgba(4,12,18,.5)", 9);
    for (const s of [-1, 1]) {
      solid(
        p,
        `M${s * 5} -90H${s * 37}C${s * 32} -64 ${s * 31} -46 ${s * 35} -30C${s * 52} -26 ${s * 60} -10 ${s * 55} 2H${s * 6}Z`,
        along(c, s * 6, 0, s * 52, 0, [
          mix(tone, "#050a10", 0.45),
          [0.4, mix(tone, "#ffffff", 0.14)],
          mix(tone, "#050a10", 0.4),
        ]),
      );
      solid(p, `M${s * 4} -92H${s * 39}V-78H${s * 4}Z`, mix(tone, "#ffffff", 0.2));
      line(c, `M${s * 6} 0H${s * 52}`, "#0a0f14", 7);
      line(
        c,
        `M${s * 12} -34Q${s * 24} -28 ${s * 35} -34M${s * 12} -46Q${s * 24} -40 ${s * 35} -46`,
        "rgba(5,10,16,.4)",
        2.4,
      );
    }
  });
}

/** A scallop shell, 60 tall at scale 1, its hinge at (x, y) and its fan upwards. */
export function shell(p: Plate, x: number, y: number, scale: number, angle: number): void {
  const { c } = p;
  at(p, x, y, scale, angle, () => {
    solid(
      p,
      "M-6 0C-20 -14 -38 -34 -34 -50Q-28 -60 -20 -57Q-12 -68 0 -64Q12 -68 20 -57Q28 -60 34 -50C38 -34 20 -14 6 0Z",
      around(c, -6, -40, 52, ["#f4efe2", [0.7, "#cfc9b8"], "#8b8c82"]),
    );
    for (const dx of [-26, -14, 0, 14, 26])
      line(c, `M${dx * 0.14} -4Q${dx * 0.7} -30 ${dx} -56`, "rgba(90,84,70,.5)", 2.2);
    solid(p, "M-12 2L-8 -8H8L12 2Z", "#b3ad9c");
  });
}

/** The tide clock: a wooden disc with twelve marks; `mark` from 0 (the top) to 12 is where its shell points, if it has not fallen. */
export function tideClock(p: Plate, x: number, y: number, r: number, mark: number, hasShell = true): void {
  const { c, next } = p;
  at(p, x, y, r / 200, 0, () => {
    disc(c, 8, 14, 212, "rgba(4,10,14,.5)");
    disc(c, 0, 0, 210, around(c, -60, -80, 320, ["#8f8468", [0.6, "#665e4c"], "#342f28"]));
    disc(c, 0, 0, 184, "#4b4a3f");
    c.save();
    c.beginPath();
    c.arc(0, 0, 184, 0, Math.PI * 2);
    c.clip();
    for (let i = 0; i < 7; i++) {
      c.fillStyle = mix("#77705c", "#4c4a40", next());
      c.fillRect(-190, -184 + i * 53, 380, 51);
      for (let k = 0; k < 12; k++)
        line(
          c,
          `M${between(next, -190, 120)} ${-180 + i * 53 + next() * 46}h${between(next, 30, 150)}`,
          "rgba(20,20,16,.22)",
          1.6,
        );
    }
    fill(c, "M-190 70Q-150 52 -110 70T-30 70T50 70T130 70T210 70V200H-190Z", fade("#1d5462", 0.75));
    line(c, "M-190 70Q-150 52 -110 70T-30 70T50 70T130 70T210 70", "#bcd8d6", 4);
    c.restore();
    hoop(c, 0, 0, 184, "#2a261f", 6);
    hoop(c, 0, 0, 208, "rgba(230,222,196,.35)", 3);
    for (let i = 0; i < 12; i++) {
      const a = (i * Math.PI) / 6;
      const [inner, width] = i === 0 ? [138, 14] : [154, 7];
      line(
        c,
        `M${Math.sin(a) * inner} ${-Math.cos(a) * inner}L${Math.sin(a) * 174} ${-Math.cos(a) * 174}`,
        "#e9e2cc",
        width,
      );
    }
    const turn = (mark * Math.PI) / 6;
    at(p, 0, 0, 1, turn, () => {
      line(c, "M2 24V-84", "rgba(10,14,14,.5)", 15);
      line(c, "M0 22V-88", "#a08a63", 10);
      if (hasShell) shell(p, 0, -78, 1.05, 0);
    });
    disc(c, 0, 0, 17, "#3a342a");
    disc(c, -3, -4, 8, "#b7a67c");
  });
}

/** Upright boards between x0 and x1. */
export function planks(
  p: Plate,
  x0: number,
  x1: number,
  top: number,
  bottom: number,
  w: number,
  tone: string,
): void {
  const { c, next } = p;
  const board = (x1 - x0) / Math.round((x1 - x0) / w);
  for (let x = x0; x < x1 - 1; x += board) {
    const color = mix(tone, next() < 0.5 ? "#0d171c" : "#aab4ac", next() * 0.22);
    c.fillStyle = along(c, x, 0, x + board, 0, [
      mix(color, "#0a1116", 0.4),
      [0.12, color],
      [0.9, color],
      mix(color, "#0a1116", 0.6),
    ]);
    c.fillRect(x, top, board + 1, bottom - top);
    for (let i = 0; i < 9; i++) {
      const gx = x + between(next, 0.12, 0.88) * board;
      const gy = between(next, top, bottom);
      line(c, `M${gx} ${gy}q${between(next, -5, 5)} 60 0 ${between(next, 60, 220)}`, "rgba(8,14,18,.3)", 1.8);
    }
    if (next() < 0.4)
      disc(c, x + board / 2, between(next, top + 60, bottom - 40), w * 0.07, "rgba(8,14,18,.5)", w * 0.12);
  }
}

/** A sheet of wet paper with handwriting nobody can read, w wide; (x, y) is the middle of its top. */
export function handwriting(
  p: Plate,
  x: number,
  y: number,
  w: number,
  h: number,
  angle: number,
  rows: number,
): void {
  const { c, next } = p;
  at(p, x, y, 1, angle, () => {
    fill(c, `M${-w / 2 + 10} 14H${w / 2 + 12}V${h + 12}H${-w / 2 + 10}Z`, "rgba(4,10,14,.45)");
    solid(
      p,
      `M${-w / 2} 0H${w / 2}C${w / 2 - 6} ${h * 0.4} ${w / 2 + 6} ${h * 0.7} ${w / 2 - 8} ${h - 12}L${w / 2 - 54} ${h + 4}C0 ${h - 8} ${-w / 4} ${h + 8} ${-w / 2 + 4} ${h}Z`,
      along(c, -w / 2, 0, w / 2, h, ["#f1e8d6", [0.6, "#d9d2c0"], "#a9a798"]),
    );
    for (let i = 0; i < rows; i++) {
      const ry = h * 0.14 + (i * h * 0.74) / rows;
      const end = w * between(next, 0.1, 0.38);
      let path = `M${-w * 0.38} ${ry}`;
      for (let sx = -w * 0.38; sx < end; sx += 15) {
        const lift = between(next, 5, 15);
        path += next() < 0.16 ? `m11 0` : `q4 ${-lift} 8 0q3 ${lift * 0.5} 7 0`;
      }
      line(c, path, "rgba(32,44,54,.75)", i === 0 ? 4.6 : 2.8);
    }
    fill(c, `M${w / 2 - 54} ${h + 4}L${w / 2 - 8} ${h - 12}L${w / 2 - 44} ${h - 34}Z`, "#8c8c80");
    for (let i = 0; i < 7; i++)
      disc(
        c,
        between(next, -0.44, 0.44) * w,
        between(next, 0.1, 0.95) * h,
        between(next, 5, 18),
        "rgba(70,96,104,.2)",
      );
  });
}
