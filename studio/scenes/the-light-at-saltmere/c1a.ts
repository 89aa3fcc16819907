import { light } from "../../kit/palette.ts";
import { line } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { wall } from "../../painters/harbor.ts";
import { lifted } from "../../painters/lifted.ts";
import { lampPole, steps } from "../../painters/quay.ts";
import { houses } from "../../painters/town.ts";
import { BO, INES, lampCarrier, RUDA, TAVI, TOWN } from "../../painters/townsfolk.ts";

/** Ines on the harbor steps, a hand on the rail; the town stands above her with its lanterns. */
export const scene: Scene = lifted(130, {
  seed: 750,
  exposure: 1.2,
  sky: {
    top: light("#0a1720"),
    low: light("#3a5962"),
    stars: 0,
    nebulae: [{ x: 500, y: 200, radius: 620, color: light("bank", 0.3) }],
  },
  ambient: light("#7094a0", 0.32),
  lamps: [
    { x: 420, y: 330, z: 220, radius: 330, color: light("lantern", 1.7), haze: 0.6 },
    { x: 1160, y: 330, z: 220, radius: 330, color: light("lantern", 1.7), haze: 0.6 },
    { x: 930, y: 620, z: 260, radius: 240, color: light("lantern", 1.1), haze: 0.3 },
  ],
  layers: [
    {
      z: -220,
      relief: 4,
      paint: (p) =>
        houses(p, -60, 1660, { ground: 480, low: 110, high: 220, width: 130, lit: 0.12, color: "#52707a" }),
      mist: { color: light("fog", 0.5), amount: 0.6, band: [420, 160] },
    },
    {
      z: -20,
      relief: 5,
      round: 8,
      rim: 2,
      paint: (p) => {
        const crowd = [TOWN[0], TOWN[3], TOWN[7], TOWN[8], TOWN[1], TOWN[5]] as const;
        for (const [i, look] of crowd.entries())
          if (look)
            figure(p, 250 + i * 210, 496, 0.86, look, {
              gaze: i < 3 ? 0.5 : -0.5,
              brow: 0.5,
              mouth: i % 2 ? "small" : "flat",
            });
        lampCarrier(p, 330, 520, 1.04, BO, { gaze: 0.5, right: [60, -160], brow: 0.7 });
        lampCarrier(p, 570, 524, 0.8, TAVI, { gaze: 0.5, right: [54, -190] });
        lampCarrier(p, 1090, 520, 1.06, RUDA, { gaze: -0.5, right: [66, -150], left: [-8, -160], brow: 0.7 });
        lampCarrier(p, 1310, 520, 1, TOWN[2] ?? BO, { gaze: -0.6, right: [60, -170] });
      },
    },
    {
      z: 40,
      relief: 7,
      paint: (p) => {
        wall(p, 500, 500, 560, "#5d6c70");
        steps(p, { x: 800, y: 1060, width: 1111, rise: 93, count: 5, shrink: 0.9, tone: "#7d8c88" });
      },
    },
    {
      z: 130,
      relief: 6,
      round: 10,
      rim: 2,
      paint: (p) => {
        line(p.c, "M584 1000L672 480", "#1c272c", 14);
        line(p.c, "M580 1000L668 480", "rgba(200,216,208,.3)", 4);
        figure(p, 760, 800, 1.42, INES, {
          left: [-82, -116],
          right: [30, -140],
          gaze: 0,
          eyes: "shut",
          brow: 0.8,
          mouth: "small",
          tilt: -0.04,
        });
        lampPole(p, 1400, 900, 1.6, 1, -1);
      },
    },
  ],
});
