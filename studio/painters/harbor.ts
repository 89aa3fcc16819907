import { fade, mix } from "../kit/palette.ts";
import { along, around, at, disc, fill, line, type Plate, poly, solid } from "../kit/plate.ts";
import { between } from "../kit/random.ts";

/** The colors of Saltmere: sea green, chalk, and one warm lamp. */
export const salt = {
  tide: "#16394a",
  deep: "#0a1c27",
  stone: "#4a5963",
  chalk: "#c4cdc8",
  fog: "#a9b8be",
  gold: "#f2b84b",
} as const;

/** Still water from the horizon `y0` down to `y1`, with flat ripples that grow toward us. */
export function water(p: Plate, y0: number, y1: number, far: string, near: string, ripples = 620): void {
  const { c, next } = p;
  c.fillStyle = along(c, 0, y0, 0, y1, [far, near]);
  c.fillRect(-10, y0, 1620, y1 - y0 + 10);
  for (let i = 0; i < ripples; i++) {
    const share = next() ** 1.7;
    const y = y0 + 2 + share * (y1 - y0);
    const w = 8 + share * between(next, 40, 190);
    const x = between(next, -60, 1620);
    const pale = next() < 0.5;
    line(
      c,
      `M${x} ${y}q${w / 2} ${-1 - share * 4} ${w} 0`,
      pale ? fade("#bcd8d6", 0.05 + next() * 0.16) : fade("#04121a", 0.1 + next() * 0.2),
      0.8 + share * 3,
    );
  }
}

/** A light in the water below (x, y): broken strips that widen toward us. */
export function reflection(
  p: Plate,
  x: number,
  y: number,
  depth: number,
  width: number,
  color: string,
  strength: number,
): void {
  const { e, next } = p;
  for (let i = 0; i < depth / 4.4; i++) {
    const share = (i * 4.4) / depth;
    const w = width * (0.35 + share) * between(next, 0.25, 1);
    const shift = between(next, -0.5, 0.5) * width * (0.3 + share);
    e.fillStyle = fade(color, strength * (1 - share) ** 1.3 * between(next, 0.3, 1));
    e.fillRect(x + shift - w / 2, y + i * 4.4, w, 1.4 + share * 2.2);
  }
}

/** The tower of the Great Lamp, its foot at (x, ground). `lit` is the strength of its light, 0 when it is out. */
export function tower(p: Plate, x: number, ground: number, height: number, lit = 0): void {
  const { c, e, next } = p;
  const s = height / 560;
  at(p, x, ground, s, 0, () => {
    solid(
      p,
      "M-74 0L-44 -420H44L74 0Z",
      along(c, -74, 0, 74, 0, ["#dbe2dc", [0.42, salt.chalk], [0.8, "#76868a"], "#4c5d66"]),
    );
    for (let row = 0; row < 21; row++) {
      const y = -row * 20;
      const half = 74 - row * 1.43;
      for (let n = 0; n < 7; n++) {
        const sx = -half + ((n + (row % 2) / 2) * half * 2) / 7;
        line(c, `M${sx} ${y}v-19`, fade("#26363e", 0.12 + next() * 0.1), 1.2);
      }
      line(c, `M${-half} ${y}H${half}`, fade("#26363e", 0.14), 1.4);
    }
    for (const y of [-110, -220, -330]) fill(c, `M-9 ${y}v-26a9 9 0 0 1 18 0v26Z`, "#16232c");
    fill(c, "M-20 0V-50A20 20 0 0 1 20 -50V0Z", "#1a2830");
    solid(p, "M-66 -420H66L58 -440H-58Z", "#5c6b70");
    line(c, "M-62 -440V-474M62 -440V-474M-30 -440V-474M30 -440V-474M-62 -474H62M-62 -458H62", "#33434c", 4);
    fill(c, "M-36 -440H36V-512H-36Z", along(c, -36, 0, 36, 0, ["#2a3b45", [0.5, "#4e646c"], "#1b2931"]));
    for (const dx of [-24, -12, 0, 12, 24]) line(c, `M${dx} -442V-510`, "rgba(190,214,214,.25)", 2);
    line(c, "M-36 -440V-512M36 -440V-512M-12 -440V-512M12 -440V-512", "#1a262e", 4);
    solid(p, "M-46 -512H46L10 -552H-10Z", "#37474e");
    disc(c, 0, -558, 8, "#37474e");
    if (lit > 0) {
      disc(
        e,
        0,
        -476,
        60,
        around(e, 0, -476, 60, [fade("#fff6df", lit), [0.4, fade(salt.gold, lit * 0.7)], fade(salt.gold, 0)]),
      );
    }
  });
}

/** A heron that stands in water at (x, y), 200 tall at scale 1; a negative `side` looks left. */
export function heron(p: Plate, x: number, y: number, scale: number, side: 1 | -1 = 1): void {
  const { c } = p;
  at(p, x, y, scale, 0, () => {
    for (const g of [p.c, p.e]) g.scale(side, 1);
    line(c, "M-6 0L-2 -44L-8 -84", "#6d6350", 4);
    line(c, "M14 0L10 -46L2 -84", "#6d6350", 4);
    solid(
      p,
      "M-66 -78C-50 -104 -18 -122 14 -116C30 -112 34 -98 22 -88C0 -72 -34 -70 -66 -78Z",
      along(c, -60, -120, 30, -70, ["#51646f", [0.5, "#8fa2a8"], "#d3dcd8"]),
    );
    line(c, "M-66 -78C-44 -90 -22 -96 6 -96M-60 -80C-36 -86 -16 -86 4 -88", "rgba(20,34,44,.5)", 3);
    line(c, "M16 -104C34 -124 8 -142 12 -164C14 -178 26 -186 36 -186", "#c9d3cf", 13);
    line(c, "M20 -104C36 -124 12 -142 16 -164", "rgba(60,80,92,.5)", 3);
    solid(p, "M26 -194C38 -200 52 -194 54 -187L100 -180L54 -178C46 -172 32 -174 26 -180Z", "#d6dedb");
    fill(c, "M54 -188L102 -180L54 -179Z", "#c99a4a");
    line(c, "M48 -191C34 -198 18 -196 2 -186", "#1d2a33", 5);
    disc(c, 47, -186, 2.6, "#10181e");
  });
}

/** A hand lantern that hangs from (x, y), 90 tall at scale 1. */
export function lantern(p: Plate, x: number, y: number, scale: number, lit = 1): void {
  const { c, e } = p;
  at(p, x, y, scale, 0, () => {
    line(c, "M-16 22C-18 -4 18 -4 16 22", "#59666b", 3.5);
    solid(p, "M-22 30L-12 18H12L22 30Z", "#66757a");
    solid(p, "M-22 82H22V90H-22Z", "#4d5a60");
    fill(c, "M-19 30H19V82H-19Z", "#5a4526");
    if (lit > 0) {
      fill(
        e,
        "M-18 31H18V81H-18Z",
        around(e, 0, 60, 34, [
          fade("#fff1cc", lit),
          [0.45, fade(salt.gold, 0.9 * lit)],
          fade("#b9752a", 0.55 * lit),
        ]),
      );
      disc(e, 0, 61, 9, fade("#fffbe9", lit), 15);
    }
    solid(p, "M-20 30H-16V82H-20ZM16 30H20V82H16ZM-2 30H1V42H-2Z", "#3d4a50");
  });
}

/** A mooring post with a worn top and a rope, its foot at (x, y). */
export function post(p: Plate, x: number, y: number, height: number, width: number): void {
  const { c, next } = p;
  solid(
    p,
    `M${x - width / 2} ${y}V${y - height}Q${x} ${y - height - width * 0.4} ${x + width / 2} ${y - height}V${y}Z`,
    along(c, x - width / 2, 0, x + width / 2, 0, ["#6c6a62", [0.4, "#53554f"], "#272f33"]),
  );
  for (let i = 0; i < width / 4; i++)
    line(
      c,
      `M${x + between(next, -0.45, 0.45) * width} ${y - between(next, 0.1, 1) * height}v${between(next, 0.1, 0.3) * height}`,
      "rgba(12,20,24,.4)",
      1.4,
    );
  for (const share of [0.72, 0.76, 0.8])
    line(
      c,
      `M${x - width / 2 - 2} ${y - height * share}q${width / 2 + 2} ${width * 0.2} ${width + 4} 0`,
      "#a08a63",
      width * 0.12,
    );
  disc(c, x, y + 2, width * 0.7, fade("#06131a", 0.5), width * 0.12);
}

/** The harbor wall: courses of wet stone between two slanting edges, from the left edge to the right. */
export function wall(p: Plate, left: number, right: number, height: number, tone: string = salt.stone): void {
  const { c, next } = p;
  solid(
    p,
    `M-20 ${left}L1620 ${right}V${right + height}L-20 ${left + height}Z`,
    along(c, 0, Math.min(left, right), 0, Math.max(left, right) + height, [
      mix(tone, "#dfe8e4", 0.25),
      [0.25, tone],
      mix(tone, salt.deep, 0.75),
    ]),
  );
  const slope = (right - left) / 1640;
  const rows = Math.max(3, Math.round(height / 46));
  for (let row = 0; row < rows; row++) {
    const y = (x: number) => left + (x + 20) * slope + (row * height) / rows;
    line(c, `M-20 ${y(-20)}L1620 ${y(1620)}`, "rgba(6,16,22,.5)", 3);
    for (let x = -40 + (row % 2) * 60; x < 1620; x += between(next, 80, 150)) {
      line(c, `M${x} ${y(x)}v${height / rows}`, "rgba(6,16,22,.42)", 3);
      if (next() < 0.45)
        poly(
          c,
          [
            [x + 6, y(x) + 5],
            [x + 66, y(x + 60) + 5],
            [x + 62, y(x + 60) + height / rows - 6],
            [x + 8, y(x) + height / rows - 6],
          ],
          fade(next() < 0.5 ? "#93a6a4" : "#0a1820", 0.1 + next() * 0.14),
        );
    }
  }
}
