import { light } from "../../kit/palette.ts";
import { fill, line, triples } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow } from "../../painters/air.ts";
import { rowingBoatBack, rowingBoatFront } from "../../painters/boats.ts";
import { heron, lantern, post, reflection, salt, water } from "../../painters/harbor.ts";
import { lifted } from "../../painters/lifted.ts";
import { grip, oar } from "../../painters/oars.ts";
import { INES, TAVI, TOWN } from "../../painters/townsfolk.ts";

/** Before trip six somebody already sits in the boat. */
export const scene: Scene = lifted(90, {
  seed: 853,
  exposure: 1.2,
  sky: {
    top: light("#0d1c26"),
    low: light("#4a666e"),
    stars: 0,
    nebulae: [{ x: 900, y: 260, radius: 760, color: light("#8fa8a8", 0.36) }],
  },
  ambient: light("#7899a4", 0.38),
  lamps: [
    { x: 1290, y: 470, z: 230, radius: 340, color: light("lantern", 2), haze: 0.7 },
    { x: 380, y: 560, z: 230, radius: 340, color: light("lantern", 2.1), haze: 0.7 },
    { x: 800, y: 700, z: 360, radius: 420, color: light("#ffd08a", 0.8), haze: 0 },
  ],
  layers: [
    {
      z: -220,
      relief: 3,
      paint: (p) => {
        water(p, 450, 1010, "#5f8286", "#0d2b36", 640);
        heron(p, 240, 500, 0.32, 1);
        for (const [x, y, h] of triples("120,500,46 400,486,40")) post(p, x, y, h, h * 0.24);
      },
      mist: { color: light("#9ab4b8", 0.55), amount: 0.8, band: [460, 120] },
    },
    {
      z: -30,
      relief: 6,
      round: 8,
      rim: 2,
      paint: (p) => {
        fill(p.c, "M820 620H1620V662H820Z", "#6d6654");
        line(p.c, "M820 622H1620", "#cdbf95", 5);
        for (let x = 850; x < 1620; x += 62) line(p.c, `M${x} 624v36`, "rgba(20,20,16,.45)", 3);
        for (const x of [860, 1100, 1340, 1570]) post(p, x, 860, 230, 34);
        figure(p, 960, 628, 1.02, TOWN[2] ?? INES, {
          gaze: -0.8,
          brow: 0.8,
          eyes: "down",
          mouth: "flat",
          lean: 0.05,
          left: [-34, -91],
          right: [34, -91],
        });
        figure(p, 1090, 628, 0.78, TAVI, {
          gaze: -0.7,
          mouth: "open",
          left: [-30, -92],
          right: [58, -220],
          eyes: "wide",
        });
        figure(p, 1210, 628, 1.04, TOWN[5] ?? INES, {
          gaze: -0.8,
          eyes: "shut",
          mouth: "open",
          left: [-22, -150],
          right: [34, -91],
        });
        figure(p, 1410, 628, 1.06, TOWN[4] ?? INES, {
          gaze: -0.8,
          brow: 0.6,
          mouth: "small",
          left: [-34, -91],
          right: [34, -91],
          lean: 0.04,
        });
        lantern(p, 1310, 524, 1.1);
        line(p.c, "M1310 628v-8", "#4d5a60", 4);
        glow(p, 1310, 580, 160, salt.gold, 0.3);
      },
      mist: { color: light("#93b0b4", 0.45), amount: 0.26, band: [560, 150] },
    },
    {
      z: 90,
      relief: 5,
      round: 11,
      rim: 2.2,
      paint: (p) => {
        rowingBoatBack(p, 520, 800, 2.1);
        figure(p, 560, 850, 1.6, INES, {
          left: [-56, -120],
          right: [64, -150],
          gaze: 0.8,
          eyes: "shut",
          mouth: "smile",
          tilt: 0.1,
          lean: -0.08,
        });
        lantern(p, 330, 560, 1.5);
        rowingBoatFront(p, 520, 800, 2.1, "#4f7274");
        glow(p, 330, 650, 220, salt.gold, 0.28);
        reflection(p, 330, 836, 80, 110, "#ffbe5c", 0.5);
      },
    },
    {
      z: 210,
      relief: 6,
      round: 10,
      rim: 2,
      paint: (p) => {
        oar(p, 1760, 690, 1500, Math.PI - 0.16, 40);
        grip(p, 1260, 770, 1.1, -0.16, { skin: 1, sleeve: "#33505c", old: true, elbow: 0.5 });
      },
    },
  ],
});
