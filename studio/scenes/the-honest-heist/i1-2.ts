import { light } from "../../kit/palette.ts";
import { disc, fill, line, type Plate } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow, motes } from "../../painters/air.ts";
import { BRAM } from "../../painters/cast.ts";
import { NIGHT_SKY } from "../../painters/gala.ts";
import { hall } from "../../painters/gala-hall.ts";
import { frame, painting } from "../../painters/the-long-table.ts";

/** Mr. Bram before the picture: he is looking for somebody. */
export const scene: Scene = {
  seed: 7312,
  exposure: 1.1,
  vignette: 0.72,
  sky: NIGHT_SKY,
  ambient: light("#6b8aa6", 0.26),
  lamps: [
    { x: 1040, y: 560, z: 220, radius: 260, color: light("#dfeefc", 1.3), haze: 0.3 },
    { x: 760, y: 60, z: 260, radius: 520, color: light("#9cc4e4", 0.8), haze: 0.2 },
  ],
  layers: [
    { z: -50, relief: 4, paint: (p) => hall(p, { wall: "#5a2c3a", floor: 770 }) },
    { z: 20, relief: 3, paint: painting },
    { z: 40, relief: 8, round: 10, rim: 1.6, paint: frame },
    {
      z: 60,
      paint: (p) => {
        p.e.fillStyle = "rgba(206,230,250,.07)";
        p.e.fill(new Path2D("M1180 -10H1260L1120 690H960Z"));
        glow(p, 1040, 610, 130, "#dfeefc", 0.16);
      },
    },
    {
      z: 100,
      relief: 6,
      round: 8,
      rim: 3,
      paint: (p) => figure(p, 720, 850, 1.1, BRAM, { back: true, left: [-16, -120], right: [14, -118] }),
    },
    {
      z: 180,
      blur: 5,
      relief: 8,
      rim: 2.4,
      paint: (p) => {
        chair(p, 250, 1010, "#8a4a48");
        chair(p, 470, 1040, "#2b5560");
        chair(p, 1180, 1030, "#8f6a38");
        chair(p, 1400, 1000, "#48643c");
      },
    },
    { z: 210, paint: (p) => motes(p, 980, 420, 520, 70, "#dcecf8") },
  ],
};

function chair(p: Plate, x: number, y: number, color: string): void {
  // A round back with a hand hole, as in the kitchen of the picture.
  fill(
    p.c,
    `M${x - 78} ${y}L${x - 92} ${y - 250}Q${x - 88} ${y - 330} ${x} ${y - 334}Q${x + 88} ${y - 330} ${x + 92} ${y - 250}L${x + 78} ${y}H${x + 54}L${x + 62} ${y - 236}Q${x} ${y - 206} ${x - 62} ${y - 236}L${x - 54} ${y}Z`,
    color,
  );
  disc(p.c, x, y - 284, 34, "#160c12", 12);
  for (const dx of [-30, 0, 30]) line(p.c, `M${x + dx} ${y - 226}V${y}`, color, 10);
}
