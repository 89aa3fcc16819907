import { light } from "../../kit/palette.ts";
import { at, line, solid } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { actor, type Gesture } from "../../painters/actor.ts";
import { glow } from "../../painters/air.ts";
import { casement, facade } from "../../painters/casement.ts";
import { salt, tower, wall } from "../../painters/harbor.ts";
import { houses } from "../../painters/town.ts";
import { BO, lampCarrier, PELL, RUDA, TAVI, TOWN } from "../../painters/townsfolk.ts";

/** Windows of the two houses: corner, how far open, how lit, and who looks out. */
const WINDOWS = [
  [70, 90, 1, 1, 3],
  [300, 90, 0.4, 0.4, -1],
  [70, 370, 0.6, 0.9, 6],
  [300, 370, 1, 1, 8],
  [1130, 90, 1, 1, 4],
  [1370, 90, 0.7, 0.8, -1],
  [1130, 370, 0.2, 0.3, -1],
  [1370, 370, 1, 1, 1],
] as const;

const LOST: readonly Gesture[] = [
  { left: [-30, -230], right: [30, -230], eyes: "wide", mouth: "open", brow: 1 },
  { left: [-40, -98], right: [58, -226], gaze: 0.4, mouth: "open", brow: 0.7 },
  { left: [-22, -150], right: [22, -150], gaze: -0.4, eyes: "wide", mouth: "small", brow: 0.9 },
];

/** A panic with a rule, and pages of it in the air. */
export const scene: Scene = {
  seed: 716,
  exposure: 1.2,
  sky: {
    top: light("#0a1720"),
    low: light("#345560"),
    stars: 0,
    nebulae: [{ x: 800, y: 200, radius: 560, color: light("bank", 0.32) }],
  },
  ambient: light("#7094a0", 0.36),
  lamps: [
    { x: 220, y: 420, z: 200, radius: 330, color: light("oil", 1.5), haze: 0.4 },
    { x: 1400, y: 420, z: 200, radius: 330, color: light("oil", 1.5), haze: 0.4 },
    { x: 470, y: 720, z: 260, radius: 300, color: light("lantern", 1.5), haze: 0.4 },
    { x: 1150, y: 720, z: 260, radius: 300, color: light("lantern", 1.5), haze: 0.4 },
    { x: 800, y: 560, z: 380, radius: 380, color: light("#ffd8a0", 0.9), haze: 0.1 },
  ],
  layers: [
    {
      z: -260,
      relief: 4,
      round: 12,
      ambient: 0.5,
      lamps: 0.2,
      paint: (p) => {
        tower(p, 800, 640, 610);
        houses(p, 480, 1100, { ground: 640, low: 60, high: 130, width: 90, lit: 0.5, color: "#52707a" });
      },
      mist: { color: light("fog", 0.5), amount: 0.45, band: [560, 170] },
    },
    {
      z: -80,
      relief: 6,
      rim: 1.8,
      paint: (p) => {
        facade(p, -20, 530, -20, 720, "#74837f");
        facade(p, 1070, 1620, -20, 720, "#6f7e7a");
        for (const [x, y, open, lit, who] of WINDOWS) {
          casement(p, x, y, 150, 200, {
            lit,
            shutters: open,
            within: () => {
              const look = TOWN[who];
              if (who >= 0 && look)
                actor(p, x + 75, y + 300, 1, look, {
                  left: [-30, -140],
                  right: [30, -140],
                  gaze: x < 800 ? 0.8 : -0.8,
                  mouth: "open",
                  eyes: "wide",
                });
            },
          });
          if (lit > 0.6) glow(p, x + 75, y + 100, 190, salt.gold, 0.12);
        }
      },
      mist: { color: light("fog", 0.4), amount: 0.12 },
    },
    { z: -20, relief: 7, paint: (p) => wall(p, 690, 690, 240, "#5d6c70") },
    {
      z: 60,
      relief: 5,
      round: 7,
      rim: 2,
      paint: (p) => {
        for (const [i, x] of [120, 280, 560, 1050, 1330, 1490].entries()) {
          const look = TOWN[(i * 3 + 2) % TOWN.length];
          if (look) actor(p, x, 800 + (i % 2) * 16, 1.06, look, LOST[i % LOST.length]);
        }
        lampCarrier(
          p,
          410,
          830,
          1.2,
          BO,
          { gaze: 0.4, mouth: "flat", brow: 0.4, right: [62, -170] },
          1,
          actor,
        );
        lampCarrier(
          p,
          1190,
          830,
          1.16,
          RUDA,
          {
            gaze: -0.5,
            mouth: "open",
            right: [-66, -180],
            left: [-40, -98],
          },
          1,
          actor,
        );
      },
    },
    {
      z: 140,
      relief: 6,
      round: 8,
      rim: 2.2,
      paint: (p) => {
        actor(p, 800, 896, 1.62, PELL, {
          left: [-62, -250],
          right: [62, -250],
          brow: 1,
          eyes: "wide",
          mouth: "open",
          lean: 0.06,
          stride: 12,
        });
        at(p, 822, 476, 1, 0.07, () => {
          solid(p, "M-230 0L-250 -46H250L230 0Z", "#3a2f2a");
          for (let i = 0; i < 4; i++)
            solid(
              p,
              `M${-236 + i * 3} ${-46 - i * 9}H${236 - i * 3}V${-38 - i * 9}H${-236 + i * 3}Z`,
              i % 2 ? "#b9b09a" : "#e6dcc6",
            );
          solid(p, "M0 -80Q-120 -120 -240 -84L-250 -46H250L240 -84Q120 -120 0 -80Z", "#f0e7d2");
          line(p.c, "M0 -80V-48", "rgba(60,50,40,.5)", 5);
          for (let i = 0; i < 4; i++)
            line(
              p.c,
              `M${-200 + i * 8} ${-88 + i * 10}q80 -22 160 0M${40} ${-88 + i * 10}q80 -22 160 0`,
              "rgba(40,50,60,.4)",
              3,
            );
        });
        actor(p, 960, 894, 1.02, TAVI, {
          left: [-30, -120],
          right: [40, -216],
          gaze: -0.6,
          mouth: "small",
          brow: 0.5,
        });
        for (const [x, y, a, s] of [
          [540, 330, -0.5, 1],
          [1090, 300, 0.4, 1.1],
          [660, 210, 0.7, 0.8],
          [980, 160, -0.3, 0.75],
          [560, 140, 0.3, 0.7],
          [1078, 470, -0.6, 0.8],
          [880, 320, 0.2, 0.7],
        ] as const)
          at(p, x, y, s, a, () => {
            solid(p, "M-44 -30Q0 -44 46 -28L40 30Q0 14 -40 32Z", "#efe6d0");
            line(p.c, "M-30 -16q28 -9 60 0M-28 -2q28 -9 56 0M-26 12q24 -8 52 0", "rgba(40,50,60,.5)", 3);
          });
      },
    },
  ],
};
