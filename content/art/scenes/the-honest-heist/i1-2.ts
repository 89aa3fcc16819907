import { light } from "../../kit/palette.ts";
import { line, type Plate, solid } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { actor } from "../../painters/actor.ts";
import { glow, motes } from "../../painters/air.ts";
import { BRAM } from "../../painters/cast.ts";
import { NIGHT_SKY } from "../../painters/gala.ts";
import { hall } from "../../painters/gala-hall.ts";
import { frame, painting } from "../../painters/the-long-table.ts";

/** Mr. Bram before the picture: he is looking for somebody. */
export const scene: Scene = {
  id: "i1-2",
  alt: "Mr. Bram, small and from behind, stands alone before the huge painting of the long table; one cool beam falls on the chair on which nobody sits.",
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
      paint: (p) => actor(p, 720, 850, 1.1, BRAM, { back: true, left: [-16, -120], right: [14, -118] }),
    },
    {
      z: 180,
      blur: 5,
      relief: 8,
      rim: 2.4,
      paint: (p) => {
        chair(p, 130, 940, "#c25a54");
        chair(p, 420, 980, "#2f7480");
        chair(p, 1300, 950, "#e0a04a");
        chair(p, 1540, 960, "#5e8c4a");
      },
    },
    { z: 210, paint: (p) => motes(p, 980, 420, 520, 70, "#dcecf8") },
  ],
};

function chair(p: Plate, x: number, y: number, color: string): void {
  line(p.c, `M${x - 92} ${y}V${y - 330}H${x + 92}V${y}`, color, 26);
  for (const dx of [-46, 0, 46]) line(p.c, `M${x + dx} ${y - 320}V${y - 90}`, color, 14);
  solid(p, `M${x - 108} ${y - 120}H${x + 108}V${y - 84}H${x - 108}Z`, color);
}
