import { fade, light } from "../../kit/palette.ts";
import { along, disc, fill, line, poly } from "../../kit/plate.ts";
import { between } from "../../kit/random.ts";
import type { Layer, Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { vine } from "../../painters/leaves.ts";
import { moss } from "../../painters/moss.ts";
import { type Arms, person, SUMI } from "../../painters/people.ts";
import { pour, roseOf, wateringCan } from "../../painters/watering.ts";

/** Sumi's feet and height, and the can in her hand. */
const FEET = [930, 862] as const;
const TALL = 560;
const HAND = [FEET[0] - 99 * (TALL / 250), FEET[1] - 182 * (TALL / 250)] as const;
const TILT = -0.16;
/** One arm out with the can, the other at her side. */
const WATERS: Arms = {
  left: [
    [40, -150],
    [36, -107],
  ],
  right: [
    [60, -168],
    [98, -184],
  ],
};
export const ROSE = roseOf(...HAND, 1.08, TILT);
export const SOIL = 786;
/** The spoon that Moss holds up. */
export const SPOON = [1379, 607] as const;

/** Falling water, which a film draws anew for each frame. */
export const water: Layer = { z: 60, paint: (p) => pour(p.e, 3, ...ROSE, SOIL) };

/** Sumi waters the wall of beans; Moss holds a spoon to the light. */
export const scene: Scene = {
  seed: 19,
  exposure: 1.15,
  sky: {
    top: light("#0a2424"),
    low: light("#1c4a3c"),
    stars: 0,
    nebulae: [{ x: 1000, y: 300, radius: 620, color: light("#c9b860", 0.4) }],
  },
  ambient: light("#4a6a5a", 0.36),
  lamps: [
    { x: 1000, y: 120, z: 120, radius: 460, color: light("#ffe2a0", 2), haze: 0.8 },
    { x: 1060, y: 260, z: -80, radius: 620, color: light("#ffdf9a", 2.6), haze: 0.3 },
    { x: 900, y: 840, z: 300, radius: 420, flat: 3, color: light("#ffd088", 0.7), haze: 0.1 },
  ],
  layers: [
    {
      z: -160,
      blur: 4,
      relief: 8,
      paint: (p) => {
        for (let i = 0; i < 24; i++)
          vine(
            p,
            -40 + i * 72,
            840,
            -40 + i * 72 + between(p.next, -60, 60),
            between(p.next, -80, 60),
            between(p.next, -60, 60),
            { leaves: 15, size: 66 },
          );
      },
      mist: { color: light("#a8a860", 0.35), amount: 0.5, band: [300, 380] },
    },
    {
      z: -40,
      relief: 6,
      rim: 1.5,
      paint: (p) => {
        for (let i = 0; i < 10; i++)
          vine(
            p,
            30 + i * 66,
            810,
            20 + i * 70 + between(p.next, -30, 30),
            between(p.next, -40, 160),
            between(p.next, -40, 40),
            { leaves: 14, size: 84, rich: true },
          );
        for (let i = 0; i < 3; i++)
          vine(p, 1450 + i * 70, 850, 1430 + i * 80, between(p.next, 40, 200), 30, {
            leaves: 12,
            size: 92,
            rich: true,
          });
        poly(p.c, "-20,806 1620,806 1620,920 -20,920", "#4a3f3a");
        for (let i = 0; i < 13; i++)
          line(p.c, `M${-40 + i * 140} 920L${280 + i * 86} 806`, "rgba(14,12,20,.4)", 3);
        // The bed: dark wet soil behind a board, and its shadow on the floor.
        fill(p.c, "M-20 842H716L736 858H-20Z", "rgba(8,8,12,.5)");
        fill(p.c, "M-20 776H752L744 796H-20Z", "#2c211c");
        for (let i = 0; i < 90; i++)
          disc(
            p.c,
            between(p.next, -10, 744),
            between(p.next, 776, 794),
            between(p.next, 2, 6),
            "#3d2e25",
            2.4,
          );
        fill(p.c, "M-20 792H758L742 846H-20Z", along(p.c, 0, 792, 0, 846, ["#96704f", "#5a3f30"]));
        line(p.c, "M-20 794H756", "rgba(255,232,190,.5)", 3);
        for (const x of [120, 330, 540]) line(p.c, `M${x} 798V843`, "rgba(20,12,10,.4)", 3);
        for (let i = 0; i < 12; i++)
          line(
            p.c,
            `M${between(p.next, 0, 600)} ${between(p.next, 804, 836)}h${between(p.next, 40, 130)}`,
            fade("#2a1a14", 0.24),
            1.6,
          );
      },
      mist: { color: light("#b8b070", 0.25), amount: 0.25, band: [500, 300] },
    },
    {
      z: 20,
      paint: (p) => {
        glow(p, 1000, 90, 460, "#ffe9b0", 0.18);
        // Sun through the leaves.
        p.e.save();
        p.e.filter = "blur(14px)";
        for (const [top, foot, wide, strength] of [
          [900, 560, 90, 0.07],
          [990, 800, 120, 0.09],
          [1060, 1120, 130, 0.1],
          [1120, 1420, 110, 0.06],
        ] as const)
          fill(
            p.e,
            `M${top} -20H${top + 46}L${foot + wide} 880H${foot}Z`,
            along(p.e, 0, 0, 0, 860, [
              fade("#ffe9b0", strength),
              [0.6, fade("#ffe2a0", strength * 0.5)],
              fade("#ffe2a0", 0),
            ]),
          );
        p.e.restore();
        motes(p, 950, 340, 480, 90, "#ffeec0");
      },
    },
    {
      z: 50,
      relief: 6,
      round: 14,
      rim: 2.8,
      paint: (p) => {
        person(p, ...FEET, TALL, SUMI, WATERS, -1, 0.7);
        wateringCan(p, ...HAND, 1.08, TILT);
      },
    },
    {
      z: 51,
      relief: 7,
      round: 18,
      rim: 2.6,
      paint: (p) => {
        moss(p, 1220, 850, 1.5, 0.6, true);
        glow(p, ...SPOON, 70, "#fff6dc", 0.16);
      },
    },
    water,
  ],
};
