import { light } from "../../kit/palette.ts";
import { along, line, pairs, solid } from "../../kit/plate.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { actor } from "../../painters/actor.ts";
import { glow, motes } from "../../painters/air.ts";
import { PIA } from "../../painters/cast.ts";
import { tomato } from "../../painters/kitchen.ts";
import { picket, plant } from "../../painters/tomato-garden.ts";
import { houses } from "../../painters/town.ts";

/** The garden, closer: Auntie Pia tries a tomato. */
export const scene: Scene = {
  seed: 7016,
  exposure: 1.2,
  vignette: 0.62,
  sky: {
    top: light("#06202c"),
    low: light("#2f6672"),
    nebulae: [{ x: 1230, y: 160, radius: 560, color: light("#8fc4c8", 0.35) }],
  },
  ambient: light("#6d96a4", 0.4),
  lamps: [
    { x: 1280, y: 40, z: 320, radius: 1100, color: light("#dcecf2", 1.2), haze: 0.2 },
    { x: 520, y: 640, z: 260, radius: 460, color: light("#ffbe6a", 1.8), haze: 0.25 },
  ],
  layers: [
    {
      z: -200,
      blur: 2,
      relief: 4,
      paint: (p) =>
        houses(p, -40, 1640, { ground: 640, low: 160, high: 300, width: 190, lit: 0.4, color: "#4c6470" }),
      mist: { color: light("#7fb4b4", 0.35), amount: 0.45, band: [560, 160] },
    },
    {
      z: -80,
      blur: 1.4,
      relief: 5,
      rim: 1.6,
      paint: (p) => {
        line(p.c, "M-20 690H1640", "#5c6a66", 16);
        for (let i = 0; i < 30; i++) picket(p, -20 + i * 56, 900);
        p.c.fillStyle = along(p.c, 0, 780, 0, 900, ["#2e4030", "#1e2c22"]);
        p.c.fillRect(0, 800, 1600, 100);
      },
    },
    {
      z: -10,
      relief: 6,
      round: 6,
      rim: 2,
      paint: (p) => {
        for (const [x, h] of pairs("200,560 420,640 1210,660 1400,560")) plant(p, x, 940, h, 0);
        for (const x of [214, 434, 1222]) solid(p, `M${x} 940l3 -690h10l3 690Z`, "#8a6a44");
      },
    },
    {
      z: 70,
      relief: 6,
      round: 12,
      rim: 2.4,
      paint: (p) => {
        actor(p, 800, 1290, 4.1, PIA, {
          left: [-40, -112],
          right: [46, -206],
          brow: -0.2,
          mouth: "smile",
          tilt: -0.05,
        });
        tomato(p, 1000, 416, 52);
      },
    },
    {
      z: 190,
      blur: 3,
      relief: 8,
      rim: 2.2,
      paint: (p) => {
        plant(p, 60, 990, 520, 0.1);
        plant(p, 1550, 1000, 560, -0.08);
        tomato(p, 1416, 700, 56);
      },
    },
    {
      z: 220,
      paint: (p) => {
        motes(p, 800, 520, 620, 60, "#e8f4c0");
        glow(p, 520, 760, 420, "#ffbe6a", 0.08);
        for (let i = 0; i < 9; i++)
          glow(p, between(p.next, 80, 1520), between(p.next, 300, 800), 14, "#e8f48a", 0.7);
      },
    },
  ],
};
