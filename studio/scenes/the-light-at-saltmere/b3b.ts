import { light } from "../../kit/palette.ts";
import { fill, line } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure, type Gesture, type Look } from "../../painters/actor.ts";
import { tower, wall, water } from "../../painters/harbor.ts";
import { lifted } from "../../painters/lifted.ts";
import { lampPole } from "../../painters/quay.ts";
import { houses } from "../../painters/town.ts";
import { bucket } from "../../painters/town-work.ts";
import { lampCarrier, PELL, TAVI, TOWN } from "../../painters/townsfolk.ts";

/** How people run toward a whale. */
const RUN: readonly Gesture[] = [
  { left: [-64, -120], right: [52, -190], gaze: -0.9, mouth: "open", eyes: "wide", lean: -0.2, stride: 24 },
  { left: [-80, -200], right: [58, -120], gaze: -0.9, mouth: "open", brow: 0.8, lean: -0.15, stride: 30 },
  { left: [-66, -116], right: [60, -116], gaze: -0.8, mouth: "open", eyes: "wide", lean: -0.18, stride: 20 },
];

/** Somebody who runs to the left, a bucket in each hand that hangs low. */
function runner(
  p: Parameters<typeof figure>[0],
  x: number,
  y: number,
  s: number,
  look: Look,
  i: number,
): void {
  const g = RUN[i % RUN.length] ?? {};
  figure(p, x, y, s, look, g);
  for (const hand of [g.left, g.right])
    if (hand && hand[1] > -130) bucket(p, x + (hand[0] - 22) * s, y + (hand[1] - 2) * s, 0.72 * s);
  if (i % 3 === 1) bucket(p, x - 96 * s, y - 206 * s, 0.72 * s);
}

/** The whale has many witnesses and no whale: the town runs to the beach, and a child stands still. */
export const scene: Scene = lifted(110, {
  seed: 734,
  exposure: 1.2,
  sky: {
    top: light("#0a1720"),
    low: light("#3d5d66"),
    stars: 0,
    nebulae: [{ x: 500, y: 200, radius: 700, color: light("bank", 0.32) }],
  },
  ambient: light("#7094a0", 0.36),
  lamps: [
    { x: 1246, y: 330, z: 240, radius: 420, color: light("lantern", 2), haze: 0.6 },
    { x: 1556, y: 680, z: 260, radius: 340, color: light("lantern", 1.7), haze: 0.5 },
    { x: 560, y: 640, z: 330, radius: 460, color: light("#ffc978", 1.1), haze: 0.1 },
  ],
  layers: [
    {
      z: -240,
      relief: 4,
      paint: (p) => {
        water(p, 470, 600, "#587a7e", "#24464f", 160);
        houses(p, 900, 1680, { ground: 520, low: 130, high: 260, width: 150, lit: 0.4, color: "#52707a" });
        tower(p, 760, 530, 370);
      },
      mist: { color: light("fog", 0.5), amount: 0.55, band: [460, 170] },
    },
    {
      z: -120,
      relief: 6,
      paint: (p) => {
        wall(p, 520, 540, 400, "#5d6c70");
        fill(p.c, "M-20 720C300 690 800 700 1620 730V1030H-20Z", "#8d886c");
        for (let i = 0; i < 46; i++)
          line(
            p.c,
            `M${((i * 173) % 1600) - 20} ${740 + ((i * 61) % 160)}q40 -8 ${80 + (i % 4) * 20} 0`,
            i % 2 ? "rgba(40,44,38,.3)" : "rgba(240,228,190,.2)",
            3,
          );
      },
    },
    {
      z: -20,
      relief: 4,
      round: 6,
      rim: 1.8,
      paint: (p) => {
        for (let i = 0; i < 7; i++) {
          const look = TOWN[(i * 3 + 2) % TOWN.length];
          if (look) runner(p, 180 + i * 216, 690 + (i % 3) * 12, 0.86, look, i);
        }
      },
      mist: { color: light("fog", 0.4), amount: 0.24, band: [620, 120] },
    },
    {
      z: 70,
      relief: 5,
      round: 8,
      rim: 2,
      paint: (p) => {
        lampPole(p, 1330, 850, 2.1, 1, -1);
        const people = [TOWN[4], TOWN[1], PELL, TOWN[8]];
        for (const [i, look] of people.entries())
          if (look) runner(p, 170 + i * 300 + (i > 1 ? 220 : 0), 850 + (i % 2) * 18, 1.26, look, i + 1);
        lampCarrier(p, 1490, 870, 1.2, TOWN[5] ?? TAVI, {
          gaze: -0.9,
          mouth: "open",
          lean: -0.1,
          right: [54, -190],
          stride: 18,
        });
      },
    },
    {
      z: 140,
      relief: 6,
      round: 8,
      rim: 2,
      paint: (p) =>
        figure(p, 690, 890, 1.32, TAVI, {
          left: [-44, -100],
          right: [66, -252],
          gaze: 0.15,
          mouth: "small",
          brow: 0.7,
          tilt: 0.05,
        }),
    },
  ],
});
