import { light } from "../../kit/palette.ts";
import { along, fill, triples } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { iceDust, iceField } from "../../painters/ice.ts";
import { relay } from "../../painters/relay.ts";
import { station } from "../../painters/station.ts";

/** The relay is close enough to whisper, on a thread of light. */
export const scene: Scene = {
  seed: 27,
  sky: {
    top: light("space"),
    low: light("#0d1932"),
    sun: [0.6, 0.4, -0.5],
    planet: { x: 1190, y: 640, radius: 330, axis: [0.34, 0.88, 0.2], ring: [1.3, 2.7], light: 0.8 },
    nebulae: [{ x: 500, y: 180, radius: 520, color: light("nebula", 0.26) }],
  },
  ambient: light("indoors", 0.24),
  lamps: [
    { x: 2000, y: -300, z: -200, radius: 4000, color: light("#e6edff", 1.3), haze: 0.1 },
    { x: 430, y: 590, z: 80, radius: 130, color: light("amber", 1.3) },
    { x: 560, y: 500, z: 40, radius: 160, color: light("#fff4d6", 0.8) },
  ],
  layers: [
    {
      z: -150,
      paint: (p) => iceDust(p, 0, 420, 1600, 480, 220, 0.5),
      mist: { color: light("haze", 0.3), amount: 0.2, band: [700, 200] },
    },
    {
      z: -80,
      relief: 4,
      round: 20,
      rim: 1.6,
      paint: (p) => station(p, 1250, 235, 0.36, 0.04, { windows: [0, 0, 0, 0.35, 0, 0], garden: 0.3 }),
    },
    {
      z: 0,
      paint: ({ e }) => {
        for (const [half, strength, blur] of triples("13,0.13,8 3.4,0.5,1.6")) {
          e.filter = `blur(${blur}px)`;
          fill(
            e,
            `M520 497L1205 ${250 - half}L1205 ${250 + half}L520 503Z`,
            along(e, 520, 500, 1205, 250, [
              `rgba(255,244,214,${strength})`,
              [0.75, `rgba(255,244,214,${strength * 0.55})`],
              "rgba(255,244,214,0)",
            ]),
          );
          e.filter = "none";
        }
      },
    },
    { z: 20, relief: 6, round: 30, rim: 1.8, paint: (p) => relay(p, 430, 600, 1.15, -0.1) },
    { z: 130, relief: 5, rim: 1.5, paint: (p) => iceField(p, 790, 940, 90, 42) },
  ],
};
