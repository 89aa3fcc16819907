import { fade, light } from "../../kit/palette.ts";
import { around, at, fill, line } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { bundled } from "../../painters/blankets.ts";
import { hand } from "../../painters/hand.ts";
import { lantern, salt, wall, water } from "../../painters/harbor.ts";
import { lifted } from "../../painters/lifted.ts";
import { oilFlask } from "../../painters/town-work.ts";
import { TOWN } from "../../painters/townsfolk.ts";

/** At four: an oil flask, a flame, two hands round it, and the first stars. */
export const scene: Scene = lifted(90, {
  seed: 843,
  exposure: 1.2,
  sky: {
    top: light("#0a1628"),
    low: light("#2c4858"),
    stars: 1.5,
    nebulae: [{ x: 300, y: 420, radius: 520, color: light("#6d8c90", 0.22) }],
  },
  ambient: light("#6f90a8", 0.32),
  lamps: [
    { x: 800, y: 500, z: 260, radius: 420, color: light("oil", 2.5), haze: 0.4 },
    { x: 300, y: 520, z: 120, radius: 240, color: light("lantern", 1.1), haze: 0.5 },
    { x: 1340, y: 520, z: 120, radius: 240, color: light("lantern", 1.1), haze: 0.5 },
  ],
  layers: [
    {
      z: -240,
      relief: 3,
      paint: (p) => water(p, 470, 1010, "#41667a", "#0d2b36", 520),
      mist: { color: light("#8aaab4", 0.45), amount: 0.5, band: [470, 60] },
    },
    {
      z: -60,
      relief: 6,
      round: 9,
      rim: 2,
      blur: 1,
      paint: (p) => {
        wall(p, 620, 620, 390, "#5d6c70");
        for (const [x, i, tone] of [
          [90, 6, "#3f5a66"],
          [420, 2, "#7a6a58"],
          [1200, 5, "#5a7068"],
          [1490, 8, "#46525e"],
        ] as const) {
          const look = TOWN[i];
          if (look)
            bundled(p, x, 660, 0.96, look, tone, false, {
              mouth: "open",
              eyes: "shut",
              gaze: x < 800 ? 0.5 : -0.5,
            });
        }
        for (const x of [270, 1340]) {
          lantern(p, x, 540, 0.9);
          glow(p, x, 596, 110, salt.gold, 0.26);
        }
      },
      mist: { color: light("#8aaab4", 0.4), amount: 0.14, band: [600, 120] },
    },
    {
      z: 90,
      relief: 7,
      rim: 1.8,
      paint: (p) => {
        wall(p, 770, 770, 280, "#7a8784");
        line(p.c, "M-20 772H1620", "rgba(250,246,226,.5)", 6);
        lantern(p, 800, 356, 4.6, 0);
        fill(p.c, "M713 494H887V734H713Z", "#2a1f10");
        p.e.fillStyle = around(p.e, 800, 640, 110, [
          fade("#fffbe9", 1),
          [0.4, fade("#ffcf70", 0.9)],
          fade("#d9772e", 0.2),
        ]);
        p.e.fill(new Path2D("M800 540C838 596 846 640 828 676Q800 696 772 676C754 640 762 596 800 540Z"));
        line(p.c, "M800 664V690", "#2a1f10", 9);
        glow(p, 800, 620, 260, "#ffb850", 0.32);
        oilFlask(p, 250, 776, 2.1, 0.2);
      },
    },
    {
      z: 200,
      relief: 6,
      round: 10,
      rim: 2.2,
      paint: (p) => {
        hand(p, 1030, 640, 1.2, 0.62, { skin: 4, sleeve: "#5a7068" });
        at(p, 570, 640, 1, 0, () => {
          for (const g of [p.c, p.e]) g.scale(-1, 1);
          hand(p, 0, 0, 1.2, 0.62, { skin: 4, sleeve: "#5a7068" });
        });
      },
    },
    { z: 220, paint: (p) => motes(p, 800, 520, 460, 60, "#ffdca0") },
  ],
});
