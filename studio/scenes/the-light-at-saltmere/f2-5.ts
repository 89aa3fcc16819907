import { light } from "../../kit/palette.ts";
import { at, line } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow } from "../../painters/air.ts";
import { casement, dinnerPlate, facade } from "../../painters/casement.ts";
import { hand } from "../../painters/hand.ts";
import { lantern, salt, wall } from "../../painters/harbor.ts";
import { HANA, INES, TOWN } from "../../painters/townsfolk.ts";

const WINDOWS = [
  [70, 110, 2],
  [300, 110, 4],
  [1130, 110, 9],
  [1360, 110, 1],
] as const;

/** Two old hands see a face (the cap is off); behind it, the plates are lifted out of the windows. */
export const scene: Scene = {
  seed: 766,
  exposure: 1.15,
  sky: {
    top: light("#0c1a22"),
    low: light("#33505a"),
    stars: 0,
    nebulae: [{ x: 800, y: 160, radius: 560, color: light("bank", 0.3) }],
  },
  ambient: light("#7094a0", 0.34),
  lamps: [
    { x: 185, y: 240, z: 160, radius: 260, color: light("oil", 1.5), haze: 0.4 },
    { x: 1415, y: 240, z: 160, radius: 260, color: light("oil", 1.5), haze: 0.4 },
    { x: 420, y: 520, z: 420, radius: 520, color: light("lantern", 1.6), haze: 0.2 },
    { x: 1200, y: 560, z: 420, radius: 520, color: light("#ffc978", 1), haze: 0.2 },
  ],
  layers: [
    {
      z: -160,
      relief: 5,
      blur: 2,
      rim: 1.6,
      paint: (p) => {
        facade(p, -20, 560, -20, 620, "#7f8d8a");
        facade(p, 1040, 1620, -20, 620, "#77857f");
        for (const [x, y, i] of WINDOWS) {
          const look = TOWN[i];
          casement(p, x, y, 150, 240, {
            lit: 1,
            shutters: 0.5,
            within: () => {
              if (look) figure(p, x + 75, y + 330, 1.06, look, { left: [-34, -156], right: [34, -156] });
              dinnerPlate(p, x + 75, y + 158, 44, 0.36);
            },
          });
        }
        glow(p, 260, 240, 380, salt.gold, 0.12);
        glow(p, 1340, 240, 380, salt.gold, 0.12);
      },
      mist: { color: light("fog", 0.5), amount: 0.34 },
    },
    {
      z: -60,
      relief: 6,
      blur: 1,
      paint: (p) => {
        wall(p, 600, 600, 330, "#56666b");
        for (const x of [120, 1480]) {
          line(p.c, `M${x} 640V470`, "#1c272c", 10);
          lantern(p, x, 470, 1.1);
        }
      },
    },
    {
      z: 90,
      relief: 6,
      round: 16,
      rim: 2,
      paint: (p) =>
        figure(
          p,
          800,
          1610,
          5.6,
          { ...HANA, head: "none" },
          {
            eyes: "shut",
            mouth: "smile",
            brow: 0.4,
            left: [-37, -88],
            right: [37, -88],
          },
        ),
    },
    {
      z: 200,
      relief: 6,
      round: 9,
      rim: 1.8,
      paint: (p) => {
        const look = { skin: 1, sleeve: "#33505c", side: -1 } as const;
        hand(p, 934, 470, 1.02, 1.4, look);
        at(p, 666, 470, 1, 0, () => {
          for (const g of [p.c, p.e]) g.scale(-1, 1);
          hand(p, 0, 0, 1.02, 1.4, look);
        });
      },
    },
    {
      z: 260,
      relief: 7,
      round: 14,
      ambient: 0.7,
      lamps: 0.34,
      rim: 3,
      paint: (p) =>
        figure(
          p,
          800,
          2075,
          5.4,
          { ...INES, hair: "#9aa09c" },
          { back: true, left: [-37, -88], right: [37, -88] },
        ),
    },
  ],
};
