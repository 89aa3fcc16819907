import { light } from "../../kit/palette.ts";
import { fill, line, solid } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { fishingBoat } from "../../painters/boats.ts";
import { lantern, post, salt, wall, water } from "../../painters/harbor.ts";
import { lifted } from "../../painters/lifted.ts";
import { soupStove, steam } from "../../painters/supper.ts";
import { houses } from "../../painters/town.ts";
import { BACKS, fromBehind, IDLE, TOWN_BACKS } from "../../painters/town-backs.ts";
import { harborBell, ladder, oilFlask } from "../../painters/town-work.ts";

const { tavi } = BACKS;
const [felt, apron, cap, long, bald, short, bob, gray, curls, braid] = TOWN_BACKS;

/** Who waits: place, height, both arms, and where they look. Two talk, one shows a child the bell. */
const WAITING = [
  [96, 1052, 420, bald, "behind", "behind", 0.3],
  [206, 1076, 400, apron, "hang", "front", -0.5],
  [412, 1060, 452, felt, "pocket", "pocket", 0.5],
  [520, 1080, 418, braid, "front", "hang", -0.6],
  [610, 1096, 392, curls, "front", "front", -0.3],
  [836, 1064, 442, short, "neck", "hang", 0.2],
  [1010, 1078, 430, bob, "hang", "point", 0.7],
  [1096, 1050, 300, tavi, "hang", "hang", 0.5],
  [1188, 1086, 452, cap, "behind", "behind", -0.4],
  [1370, 1062, 424, long, "hang", "pocket", 0.3],
  [1466, 1084, 446, gray, "pocket", "hang", -0.6],
  [1568, 1070, 410, felt, "front", "front", -0.4],
] as const;

/** Five jobs with nobody at them, and twelve people with their hands free. */
export const scene: Scene = lifted(80, {
  seed: 735,
  exposure: 1.2,
  sky: {
    top: light("#0a1720"),
    low: light("#3d5d66"),
    stars: 0,
    nebulae: [{ x: 700, y: 160, radius: 700, color: light("bank", 0.3) }],
  },
  ambient: light("#7094a0", 0.36),
  lamps: [150, 470, 800, 1130, 1450].map((x) => ({
    x,
    y: 360,
    z: 230,
    radius: 230,
    color: light("lantern", 1.9),
    haze: 0.5,
  })),
  layers: [
    {
      z: -240,
      relief: 4,
      paint: (p) => {
        water(p, 500, 640, "#587a7e", "#24464f", 160);
        houses(p, 860, 1680, { ground: 520, low: 110, high: 220, width: 140, lit: 0.3, color: "#52707a" });
      },
      mist: { color: light("fog", 0.5), amount: 0.6, band: [440, 180] },
    },
    {
      z: -60,
      relief: 6,
      round: 8,
      rim: 2,
      paint: (p) => {
        fishingBoat(p, 490, 600, 0.96, { tone: "#7a7a4e", lit: 0.6 });
        p.c.save();
        p.c.beginPath();
        p.c.rect(-20, 0, 320, 900);
        p.c.clip();
        wall(p, 300, 300, 420, "#6d7b7c");
        p.c.restore();
        for (const x of [50, 140, 230]) line(p.c, `M${x} 326v26q0 12 12 8`, "#1c272c", 7);
        ladder(p, 100, 650, 360, 0.1, 54);
        ladder(p, 216, 650, 360, -0.06, 54);
        solid(p, "M1330 640V330L1470 270L1610 330V640Z", "#55646a");
        fill(p.c, "M1390 640V420H1560V640Z", "#16232c");
        solid(p, "M1560 640V420L1604 440V650Z", "#6d6048");
        line(p.c, "M1320 336L1470 268L1620 336", "#33434c", 18);
        for (const x of [1420, 1470, 1520]) oilFlask(p, x, 620, 0.62);
      },
      mist: { color: light("fog", 0.4), amount: 0.14, band: [560, 120] },
    },
    {
      z: 0,
      relief: 7,
      paint: (p) => {
        wall(p, 620, 620, 400, "#5d6c70");
        fill(p.c, "M-20 600H1620V630H-20Z", "#8d9a96");
        line(p.c, "M-20 602H1620", "rgba(236,244,238,.4)", 4);
      },
    },
    {
      z: 60,
      relief: 6,
      round: 9,
      rim: 2,
      paint: (p) => {
        soupStove(p, 800, 640, 0.8);
        steam(p, 800, 420, 240, 0.2);
        harborBell(p, 1130, 644, 0.86);
        post(p, 350, 640, 110, 30);
        post(p, 640, 640, 110, 30);
        line(p.c, "M350 590Q400 640 440 560M640 590Q600 640 560 560", "#a08a63", 7);
        for (const x of [150, 470, 800, 1130, 1450]) {
          line(p.c, `M${x} -10V250`, "#1c272c", 5);
          lantern(p, x, 246, 1);
          glow(p, x, 306, 120, salt.gold, 0.26);
        }
      },
    },
    {
      z: 160,
      ambient: 0.7,
      lamps: 0.6,
      relief: 5,
      round: 9,
      rim: 3,
      paint: (p) => {
        for (const [x, y, tall, who, left, right, turn] of WAITING)
          if (who) fromBehind(p, x, y, tall, who, IDLE[left], IDLE[right], turn);
      },
    },
  ],
});
