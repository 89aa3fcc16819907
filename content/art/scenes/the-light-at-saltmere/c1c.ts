import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { actor } from "../../painters/actor.ts";
import { glow } from "../../painters/air.ts";
import { post, reflection, salt, tower, wall, water } from "../../painters/harbor.ts";
import { BO, INES, lampCarrier, TAVI } from "../../painters/townsfolk.ts";

/** Quiet work: three people and two lanterns on a long wall; Ines finds her way by its stones. */
export const scene: Scene = {
  id: "c1c",
  alt: "A few small figures with lanterns on a long harbor wall at night; Ines walks between them and touches the stones with one hand.",
  seed: 752,
  exposure: 1.2,
  sky: {
    top: light("#08131a"),
    low: light("#304d56"),
    stars: 0,
    nebulae: [{ x: 500, y: 260, radius: 680, color: light("#6d8a8e", 0.3) }],
  },
  ambient: light("#668b94", 0.32),
  lamps: [
    { x: 620, y: 520, z: 170, radius: 230, color: light("#ffc45e", 1.9), haze: 0.8 },
    { x: 1250, y: 530, z: 170, radius: 230, color: light("#ffc45e", 1.9), haze: 0.8 },
  ],
  layers: [
    {
      z: -240,
      relief: 4,
      round: 12,
      paint: (p) => tower(p, 220, 560, 400),
      mist: { color: light("#7d989a", 0.5), amount: 0.66, band: [540, 220] },
    },
    {
      z: -120,
      relief: 3,
      paint: (p) => water(p, 548, 920, "#46666e", "#0d2b36", 400),
      mist: { color: light("#93adae", 0.5), amount: 0.66, band: [550, 90] },
    },
    {
      z: 0,
      relief: 7,
      paint: (p) => wall(p, 520, 520, 130, "#53636a"),
      mist: { color: light("#7d999c", 0.3), amount: 0.2, band: [560, 70] },
    },
    {
      z: 60,
      relief: 5,
      round: 8,
      rim: 2.2,
      paint: (p) => {
        lampCarrier(p, 560, 650, 0.98, BO, { gaze: 0.6, right: [62, -140], stride: 10, lean: 0.04 });
        actor(p, 880, 650, 0.98, INES, {
          left: [-74, -130],
          right: [30, -120],
          gaze: -0.3,
          eyes: "shut",
          stride: 8,
        });
        lampCarrier(p, 1190, 652, 0.8, TAVI, { gaze: -0.7, right: [60, -180], stride: 8 });
        for (const x of [620, 1240]) glow(p, x, 540, 200, salt.gold, 0.24);
      },
    },
    {
      z: 90,
      relief: 8,
      rim: 1.6,
      paint: (p) => {
        wall(p, 640, 640, 130, "#5d6c70");
      },
    },
    {
      z: 130,
      relief: 3,
      paint: (p) => {
        water(p, 752, 920, "#36575f", "#0a222c", 380);
        reflection(p, 620, 756, 140, 80, "#ffbe5c", 0.5);
        reflection(p, 1240, 756, 140, 70, "#ffbe5c", 0.5);
      },
      mist: { color: light("#93adae", 0.4), amount: 0.4, band: [756, 60] },
    },
    { z: 240, blur: 4, relief: 8, rim: 1.6, paint: (p) => post(p, 100, 950, 330, 96) },
  ],
};
