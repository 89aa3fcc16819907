import { light } from "../../kit/palette.ts";
import { at, fill, line, pairs, triples } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow } from "../../painters/air.ts";
import { fishingBoat } from "../../painters/boats.ts";
import { dinnerPlate } from "../../painters/casement.ts";
import { heron, reflection, salt, tower, wall } from "../../painters/harbor.ts";
import { lifted } from "../../painters/lifted.ts";
import { sandbank } from "../../painters/sandbank.ts";
import { dawn, wetSand } from "../../painters/shore.ts";
import { bowl } from "../../painters/supper.ts";
import { houses } from "../../painters/town.ts";
import { BO, lampCarrier, PELL, RUDA, TAVI, TOWN } from "../../painters/townsfolk.ts";

/** The water has gone, so the town walks out and brings the table. */
export const scene: Scene = lifted(130, {
  seed: 781,
  exposure: 1.25,
  sky: {
    top: light("#0c1d27"),
    low: light("#4a6870"),
    stars: 0.5,
    nebulae: [{ x: 1150, y: 330, radius: 620, color: light("#8f9a8c", 0.22) }],
  },
  ambient: light("#83a0a6", 0.4),
  lamps: [
    { x: 250, y: 640, z: 190, radius: 260, color: light("lantern", 1.7), haze: 0.6 },
    { x: 640, y: 660, z: 210, radius: 300, color: light("lantern", 1.9), haze: 0.6 },
    { x: 900, y: 640, z: 190, radius: 240, color: light("lantern", 1.5), haze: 0.6 },
    { x: 1250, y: 470, z: 140, radius: 230, color: light("lantern", 1.3), haze: 0.7 },
    { x: 560, y: 840, z: 160, radius: 420, flat: 3, color: light("#ffb85a", 0.5), haze: 0 },
  ],
  layers: [
    {
      z: -300,
      relief: 4,
      paint: (p) => dawn(p, 506, 260, "#d98a76", 0.32),
    },
    {
      z: -290,
      relief: 4,
      paint: (p) => {
        tower(p, 200, 500, 330);
        houses(p, -60, 560, { ground: 506, low: 40, high: 96, width: 64, lit: 0.45, color: "#52707a" });
        wall(p, 500, 506, 40, "#5d6c70");
      },
      mist: { color: light("#93b0b4", 0.5), amount: 0.4, band: [480, 110] },
    },
    {
      z: -120,
      relief: 4,
      paint: (p) => {
        wetSand(p, 528, 1050, "#7a7a68", "#8fb0b4", 22);
        heron(p, 760, 590, 0.36, 1);
        for (const [x, y] of pairs("280,800 660,790 900,800 1250,770"))
          reflection(p, x, y, 90, 60, "#ffbe5c", 0.34);
      },
      mist: { color: light("#93b0b0", 0.4), amount: 0.4, band: [550, 70] },
    },
    {
      z: 10,
      relief: 5,
      round: 12,
      rim: 2,
      paint: (p) => {
        fishingBoat(p, 1440, 690, 1.05, { tone: "#6a6f52", tilt: -0.16, side: -1 });
        at(p, 1110, 734, 1.5, 0.19, () => {
          figure(p, 70, -20, 0.46, TOWN[4] ?? BO, { left: [-60, -260], right: [52, -150], mouth: "open" });
        });
        fishingBoat(p, 1110, 734, 1.5, { tone: "#6d5a4c", tilt: 0.19 });
        glow(p, 1290, 560, 140, salt.gold, 0.3);
        sandbank(p, 1470, 710, 240, 46, "#77765f");
        sandbank(p, 1150, 792, 380, 64, "#7d7a60");
      },
      mist: { color: light("#93b0b0", 0.4), amount: 0.16, band: [600, 120] },
    },
    {
      z: 80,
      relief: 4,
      round: 6,
      rim: 2,
      paint: (p) => {
        for (const [x, s, i] of triples("60,0.62,0 180,0.66,3 310,0.64,5 500,0.68,6 640,0.66,9")) {
          const look = TOWN[i];
          if (look) lampCarrier(p, x, 720, s, look, { gaze: 0.8, stride: 9, lean: 0.05 });
        }
        lampCarrier(p, 900, 760, 0.86, RUDA, {
          gaze: 0.8,
          stride: 12,
          lean: 0.06,
          right: [66, -196],
          mouth: "open",
        });
      },
      mist: { color: light("#93b0b0", 0.4), amount: 0.12, band: [620, 120] },
    },
    {
      z: 150,
      relief: 5,
      round: 8,
      rim: 2,
      paint: (p) => {
        figure(p, 300, 868, 1.24, BO, { left: [20, -118], right: [62, -118], gaze: 0.7, stride: 14 });
        figure(p, 752, 868, 1.18, TOWN[7] ?? PELL, {
          left: [-64, -124],
          right: [-24, -124],
          gaze: 0.8,
          stride: 14,
        });
        fill(p.c, "M330 706H720L744 726H306Z", "#a3946c");
        fill(p.c, "M306 726H744V746H306Z", "#6d6048");
        line(p.c, "M306 727H744", "#d6c79a", 4);
        for (const x of [332, 712]) fill(p.c, `M${x} 746h22l-6 86h-12Z`, "#5a5040");
        bowl(p, 420, 686, 34, "#8fa8a4");
        bowl(p, 520, 684, 38, "#c4cdc8");
        dinnerPlate(p, 600, 712, 36, 0.24);
        dinnerPlate(p, 660, 712, 36, 0.24);
        figure(p, 560, 892, 0.86, TAVI, {
          left: [-50, -150],
          right: [60, -230],
          gaze: 0.8,
          stride: 16,
          mouth: "open",
          lean: 0.08,
        });
        lampCarrier(p, 120, 884, 1.16, PELL, { gaze: 0.7, stride: 8, brow: 0.5 });
      },
    },
  ],
});
