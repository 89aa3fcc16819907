import { light } from "../../kit/palette.ts";
import { along, disc, line, type Plate, pairs, poly, solid } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { NIGHT_SKY } from "../../painters/gala.ts";
import { hall } from "../../painters/gala-hall.ts";

/** Middles of the two lamps over the painting. */
const LAMPS = [310, 850] as const;

/** The board of the lock: a wall for the strip of the painting, and the open case under it. */
export const scene: Scene = {
  seed: 7411,
  exposure: 1.16,
  vignette: 0.6,
  sky: NIGHT_SKY,
  ambient: light("#5f8a80", 0.3),
  lamps: [
    ...LAMPS.map((x) => ({ x, y: 120, z: 240, radius: 400, color: light("#ffd698", 1.5), haze: 0.3 })),
    { x: 590, y: 560, z: 260, radius: 560, flat: 2, color: light("#ffb870", 0.9), haze: 0.1 },
    { x: 1420, y: 300, z: 260, radius: 460, color: light("#8fbccc", 0.6), haze: 0.2 },
  ],
  layers: [
    {
      z: -80,
      relief: 4,
      blur: 0.8,
      paint: (p) =>
        hall(p, {
          wall: "#2a5c48",
          floor: 640,
          frames: [[1380, 300, 190, 246]],
          pilasters: [18, 1200, 1560],
        }),
    },
    { z: 30, relief: 6, rim: 1.8, paint: pictureLamps },
    { z: 60, relief: 6, round: 4, rim: 2, paint: openCase },
    {
      z: 200,
      paint: (p) => {
        motes(p, 590, 380, 520, 90, "#ffdca0");
        for (const x of LAMPS) glow(p, x, 150, 300, "#ffd08a", 0.22, 0.9);
      },
    },
  ],
};

/** Lamps of brass that hang over a painting. */
function pictureLamps(p: Plate): void {
  const { c, e } = p;
  for (const x of LAMPS) {
    line(c, `M${x} 34V78`, "#b88a3c", 9);
    solid(
      p,
      `M${x - 66} 104Q${x - 60} 76 ${x} 74Q${x + 60} 76 ${x + 66} 104Z`,
      along(c, 0, 74, 0, 104, ["#ffe3a0", "#a87a34"]),
    );
    e.fillStyle = "rgba(255,246,214,.95)";
    e.fillRect(x - 56, 100, 112, 7);
  }
}

/** A long case of dark wood, without its glass: red velvet on top, panels below, from 20 to 1170. */
function openCase(p: Plate): void {
  const { c, next } = p;
  poly(c, "76,556 1112,556 1170,648 20,648", along(c, 0, 556, 0, 648, ["#6d1f2a", "#b0343c"]));
  for (let i = 0; i < 26; i++) {
    const x = 60 + i * 42;
    line(c, `M${x + 16} 560q${(i - 13) * -1.6} 40 ${(i - 13) * 3} 84`, "rgba(255,150,140,.13)", 10);
  }
  line(c, "M76 557H1112", "rgba(255,190,150,.6)", 4);
  solid(p, "M10 646H1180V664H10Z", along(c, 0, 646, 0, 664, ["#f2cf86", "#8a6026"]));
  solid(p, "M24 664H1166V900H24Z", along(c, 0, 664, 0, 900, ["#5d3a24", "#2c1a10"]));
  for (let x = 44; x < 1100; x += 140) {
    poly(c, `${x},688 ${x + 122},688 ${x + 122},876 ${x},876`, "#44291a");
    line(c, `M${x} 876V688H${x + 122}`, "rgba(10,4,2,.6)", 4);
    line(c, `M${x + 4} 874H${x + 120}V692`, "rgba(255,214,150,.22)", 3);
    for (let n = 0; n < 7; n++)
      line(
        c,
        `M${x + 12 + next() * 100} ${696 + next() * 20}q${next() * 6 - 3} 80 0 150`,
        "rgba(20,8,2,.25)",
        2,
      );
  }
  for (const [x, y] of pairs("16,655 1174,655")) disc(c, x, y, 15, "#e6bd66");
}
