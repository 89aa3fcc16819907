import { light } from "../kit/palette.ts";
import { along, around, at, disc, fill, line, type Plate, poly, solid } from "../kit/plate.ts";
import type { Lamp, Layer } from "../kit/scene.ts";
import { chandelier, type Hall, hall, shine } from "./gala-hall.ts";

/** Gold light from above and from the floor of a hall in which every lamp burns. */
export const GALA_LAMPS: readonly Lamp[] = [
  { x: 420, y: 130, z: 280, radius: 480, color: light("#ffd28a", 1.7), haze: 0.3 },
  { x: 1180, y: 130, z: 280, radius: 480, color: light("#ffd28a", 1.7), haze: 0.3 },
  { x: 800, y: 800, z: 260, radius: 700, flat: 2, color: light("#ffbe70", 0.8), haze: 0.1 },
];

export const NIGHT_SKY = { top: light("#060d12"), low: light("#060d12"), stars: 0 };

export const SPOON_HALL: Hall = {
  wall: "#2c5a58",
  floor: 640,
  frames: [
    [150, 300, 200, 260],
    [400, 250, 150, 190],
    [1200, 250, 150, 190],
    [1450, 300, 200, 260],
  ],
  pilasters: [280, 520, 1080, 1320],
};

/** Spoon Hall with all its lamps, without its case. */
export function brightHall(o: Partial<Hall> = {}, z = -60): Layer {
  const place = { ...SPOON_HALL, ...o };
  return {
    z,
    relief: 5,
    paint: (p) => {
      hall(p, place);
      shine(p, 60, 1540, place.floor + 20, 890, 120);
    },
  };
}

/** Three chandeliers; `swing` moves them to one side and the other. */
export function chandeliers(z = 20, swing = 0): Layer {
  return {
    z,
    relief: 5,
    rim: 2,
    paint: (p) => {
      chandelier(p, 310, 120, 0.8, 0.9, swing);
      chandelier(p, 800, 90, 0.95, 1, -swing);
      chandelier(p, 1290, 120, 0.8, 0.9, swing);
    },
  };
}

/** A clock on a wall, r wide. */
export function wallClock(
  p: Plate,
  x: number,
  y: number,
  r: number,
  [hours, minutes]: readonly [number, number],
): void {
  const { c, e } = p;
  at(p, x, y, r / 50, 0, () => {
    solid(p, "M-66 0A66 66 0 0 1 66 0A66 66 0 0 1 -66 0Z", "#8a6026");
    disc(c, 0, 0, 60, "#e0b660");
    disc(c, 0, 0, 51, "#fff4da");
    disc(e, 0, 0, 50, around(e, 0, 0, 50, ["rgba(255,240,204,.3)", "rgba(255,220,150,.16)"]));
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * Math.PI * 2;
      const [dx, dy] = [Math.cos(a), Math.sin(a)];
      line(c, `M${dx * 42} ${dy * 42}L${dx * 47} ${dy * 47}`, "#2a1a14", i % 3 === 0 ? 4 : 2.4);
    }
    for (const [turn, length, width] of [
      [(hours + minutes / 60) / 12, 25, 6],
      [minutes / 60, 39, 4],
    ] as const) {
      const a = turn * Math.PI * 2 - Math.PI / 2;
      line(c, `M0 0L${Math.cos(a) * length} ${Math.sin(a) * length}`, "#2a1a14", width);
    }
    disc(c, 0, 0, 5, "#8d2f3a");
  });
}

/** A microphone on its stand, 430 high at scale 1, its foot at (x, y). */
export function microphone(p: Plate, x: number, y: number, scale: number): void {
  const { c } = p;
  at(p, x, y, scale, 0, () => {
    solid(p, "M-50 0Q0 -26 50 0Z", "#6a6a72");
    line(c, "M0 -10V-340", "#3a3a42", 11);
    line(c, "M-3 -10V-340", "#c9ccd4", 4);
    at(p, 0, -350, 1, -0.35, () => {
      solid(p, "M-13 8H13L10 44H-10Z", "#2a2a30");
      solid(
        p,
        "M-27 4C-32 -34 -20 -54 0 -54C20 -54 32 -34 27 4Q0 16 -27 4Z",
        along(c, -28, 0, 28, 0, ["#f4f6fa", [0.5, "#a4aab6"], "#4a4e5a"]),
      );
      for (const dy of [-40, -28, -16, -4]) line(c, `M-24 ${dy}H24`, "rgba(20,22,30,.5)", 3);
      line(c, "M-27 4Q0 16 27 4", "#d9a84c", 6);
    });
  });
}

/** The table of the contract: a paper, a pen, an inkwell; its top middle at (x, y). */
export function signingTable(p: Plate, x: number, y: number, scale: number): void {
  const { c, e } = p;
  at(p, x, y, scale, 0, () => {
    solid(p, "M-190 6H190L200 190H-200Z", along(c, 0, 0, 0, 190, ["#8f2f38", "#4c161e"]));
    for (let i = -5; i <= 5; i++) line(c, `M${i * 34} 14q${i * 2} 80 ${i * 1.5} 170`, "rgba(20,4,8,.3)", 9);
    line(c, "M-198 176H198", "#d9a84c", 6);
    poly(c, "-160,-44 160,-44 200,8 -200,8", "#a8434a");
    line(c, "M-200 8H200", "#f0cb80", 5);
    poly(c, "-80,-36 50,-36 60,-2 -96,-2", "#fff6e4");
    e.fillStyle = "rgba(255,246,220,.12)";
    e.fill(new Path2D("M-80 -36H50L60 -2H-96Z"));
    for (const dy of [-28, -20, -12]) line(c, `M${-70 - dy * 0.1} ${dy}H30`, "rgba(60,44,40,.5)", 2.4);
    line(c, "M-10 -8L70 -34", "#1d2a44", 7);
    line(c, "M-10 -8L2 -12", "#e6bd66", 7);
    solid(p, "M104 -30H146L152 -6H98Z", "#2a3a5a");
    fill(c, "M112 -40H138V-30H112Z", "#d9a84c");
  });
}

/** Confetti of light for rooms in which people are happy: round, soft, gold. */
export function sparkle({ e, next }: Plate, count: number): void {
  for (let i = 0; i < count; i++) {
    const r = 2 + next() * 5;
    disc(e, next() * 1600, next() * 560, r, `rgba(255,222,150,${0.1 + next() * 0.3})`);
  }
}
