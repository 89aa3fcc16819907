import { light } from "../../kit/palette.ts";
import { along, at, fill, line, type Plate, pairs, solid } from "../../kit/plate.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { motes } from "../../painters/air.ts";
import { brightHall, NIGHT_SKY } from "../../painters/gala.ts";
import { hand } from "../../painters/hand.ts";
import { showcase } from "../../painters/showcase.ts";

/** “I cleaned your case every Friday.” */
export const scene: Scene = {
  seed: 7534,
  exposure: 1.15,
  vignette: 0.68,
  sky: NIGHT_SKY,
  ambient: light("#a08a78", 0.24),
  lamps: [
    { x: 800, y: 380, z: 340, radius: 440, color: light("#ffdca0", 1.9), haze: 0.2 },
    { x: 800, y: 200, z: 40, radius: 420, color: light("#fff2d4", 1), haze: 0.4 },
  ],
  layers: [
    { ...brightHall({ floor: 620 }, -100), blur: 5 },
    { z: -40, blur: 4, relief: 6, rim: 2, paint: (p) => showcase(p, 800, 690, 0.94, { spoon: true }) },
    { z: 60, relief: 7, round: 8, rim: 2.2, paint: cloth },
    {
      z: 120,
      relief: 6,
      round: 13,
      rim: 2.4,
      paint: (p) => {
        const look = { skin: 2, sleeve: "#8a5a42", cuff: "#f2c46a", pose: "hold" } as const;
        hand(p, 1120, 650, 1.3, 0.3, look);
        at(p, 480, 650, 1, 0, () => {
          for (const g of [p.c, p.e]) g.scale(-1, 1);
          hand(p, 0, 0, 1.3, 0.3, look);
        });
      },
    },
    { z: 210, paint: (p) => motes(p, 800, 420, 620, 100, "#ffe6b8") },
  ],
};

/** A cloth that hangs between two hands, with folds, a hem, and two holes that were darned. */
function cloth(p: Plate): void {
  const { c, next } = p;
  const path =
    "M452 596C560 660 680 640 800 632C920 640 1040 660 1148 596C1170 690 1130 800 1096 862C980 890 900 850 800 866C700 850 620 890 504 862C470 800 430 690 452 596Z";
  solid(p, path, along(c, 0, 590, 0, 880, ["#f6e8cc", "#d0b88e"]));
  c.save();
  c.clip(new Path2D(path));
  for (let i = 0; i < 14; i++)
    line(
      c,
      `M${440 + i * 54} 580Q${440 + i * 54 + (i - 7) * -6} 740 ${452 + i * 52} 900`,
      "rgba(194,90,84,.45)",
      15,
    );
  for (let i = 0; i < 6; i++)
    line(c, `M420 ${632 + i * 50}Q800 ${680 + i * 46} 1180 ${632 + i * 50}`, "rgba(194,90,84,.45)", 15);
  for (let i = 0; i < 13; i++) {
    const x = between(next, 480, 1120);
    line(
      c,
      `M${x} 610Q${x + (x - 800) * -0.1} 740 ${x + between(next, -30, 30)} 880`,
      `rgba(${next() < 0.6 ? "70,40,30" : "255,250,230"},.2)`,
      between(next, 10, 26),
    );
  }
  for (const [x, y] of pairs("690,760 930,800")) {
    fill(c, `M${x - 26} ${y}q26 -30 52 0q-26 30 -52 0Z`, "#7a6a58");
    for (let i = -2; i <= 2; i++)
      line(c, `M${x + i * 10} ${y - 18}v36M${x - 24} ${y + i * 7}h48`, "#f2c46a", 3);
  }
  c.restore();
  line(c, path, "rgba(255,250,232,.7)", 5);
}
