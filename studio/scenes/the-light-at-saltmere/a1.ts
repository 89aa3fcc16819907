import { light } from "../../kit/palette.ts";
import { along, disc, fill, line, solid } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow, motes } from "../../painters/air.ts";
import { CREW_SIGNS, crewSign } from "../../painters/crew-signs.ts";
import { lantern, salt, wall } from "../../painters/harbor.ts";
import { lifted } from "../../painters/lifted.ts";
import { boots } from "../../painters/quay.ts";
import { sleepingCat } from "../../painters/supper.ts";
import { BO } from "../../painters/townsfolk.ts";

/** Bo as a painter of signs: four to choose from, one empty glass, and much love. */
export const scene: Scene = lifted(90, {
  seed: 771,
  exposure: 1.2,
  sky: { top: light("#081218"), low: light("#081218"), stars: 0 },
  ambient: light("#6d9096", 0.3),
  lamps: [
    { x: 1130, y: 420, z: 230, radius: 420, color: light("lantern", 2.3), haze: 0.5 },
    { x: 330, y: 560, z: 250, radius: 360, color: light("oil", 1.2), haze: 0.3 },
  ],
  layers: [
    {
      z: -60,
      relief: 8,
      paint: (p) => {
        wall(p, -30, -30, 980, "#6a7a7a");
        for (const [i, sign] of CREW_SIGNS.entries())
          crewSign(p, 130 + i * 190 + (i > 1 ? 640 : 0), 190, 1.3, sign, "rgba(226,236,230,.82)");
        line(p.c, "M60 330H520M1100 330H1560", "#2c3a3e", 16);
        line(p.c, "M60 323H520M1100 323H1560", "rgba(206,220,212,.3)", 4);
        for (const x of [110, 260, 410]) lantern(p, x, 326, 1.05, 0);
        lantern(p, 1130, 326, 1.5);
        glow(p, 1130, 416, 260, salt.gold, 0.26);
        for (const x of [1300, 1460]) lantern(p, x, 326, 1.05, 0);
      },
    },
    {
      z: 40,
      relief: 6,
      round: 12,
      rim: 2,
      paint: (p) => {
        figure(p, 760, 1030, 2.85, BO, {
          left: [-62, -118],
          right: [64, -150],
          gaze: 0.6,
          eyes: "down",
          tilt: 0.1,
          lean: 0.08,
          mouth: "smile",
        });
      },
    },
    {
      z: 110,
      relief: 6,
      rim: 1.6,
      paint: (p) => {
        fill(p.c, "M-20 800H1620V1010H-20Z", "#3d382c");
        fill(p.c, "M-20 766H1620V810H-20Z", along(p.c, 0, 766, 0, 810, ["#a3946c", "#6d6048"]));
        line(p.c, "M-20 768H1620", "#d6c79a", 5);
        for (let x = 40; x < 1600; x += 210)
          line(p.c, `M${x} 784h120M${x + 60} 798h90`, "rgba(30,24,14,.35)", 3);
      },
    },
    {
      z: 160,
      relief: 6,
      round: 8,
      rim: 2,
      paint: (p) => {
        solid(p, "M956 580L1030 512H1150L1224 580Z", "#66757a");
        line(p.c, "M1030 512C1030 420 1150 420 1150 512", "#59666b", 12);
        solid(
          p,
          "M984 580H1196V744H984Z",
          along(p.c, 984, 0, 1196, 0, ["#6c8a88", [0.3, "#cfe0d6"], [0.6, "#9fbab2"], "#54706f"]),
        );
        fill(p.c, "M1010 590L1056 590L1026 736H1000Z", "rgba(250,255,248,.35)");
        for (const x of [984, 1196]) line(p.c, `M${x} 578V748`, "#3d4a50", 14);
        solid(p, "M962 744H1218V774H962Z", "#4d5a60");
        for (const [x, tone] of [
          [420, "#c4cdc8"],
          [520, "#3f6a6c"],
          [612, "#a8623a"],
        ] as const) {
          solid(p, `M${x - 34} 772L${x - 38} 704H${x + 38}L${x + 34} 772Z`, "#7d8884");
          disc(p.c, x, 706, 38, tone, 10);
          line(p.c, `M${x + 20} 716q4 26 -2 40`, tone, 9);
        }
        line(p.c, "M940 604L1052 648", "#b09c70", 13);
        line(p.c, "M1046 646L1078 660", "#2c3338", 20);
        disc(p.c, 1086, 664, 15, salt.chalk, 8, 0.4);
        line(p.c, "M520 700L560 610", "#8d8060", 9);
        sleepingCat(p, 190, 770, 1.5, "#8a8f88");
        boots(p, 1450, 772, 1.05, "#4c4a44");
      },
    },
    { z: 210, paint: (p) => motes(p, 1080, 460, 520, 70, "#ffe6b8") },
  ],
});
