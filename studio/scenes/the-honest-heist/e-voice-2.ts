import { light } from "../../kit/palette.ts";
import { at, disc, line, type Plate, solid } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow, motes } from "../../painters/air.ts";
import { SALT_LADY } from "../../painters/cast.ts";
import { backs, faces } from "../../painters/crowd.ts";
import { brightHall, NIGHT_SKY } from "../../painters/gala.ts";

/** “My father brought the salt.” */
export const scene: Scene = {
  seed: 7522,
  exposure: 1.15,
  vignette: 0.72,
  sky: NIGHT_SKY,
  ambient: light("#6a6a80", 0.24),
  lamps: [
    { x: 820, y: 330, z: 300, radius: 330, color: light("#ffdca0", 1.5), haze: 0.5 },
    { x: 820, y: 700, z: 200, radius: 300, color: light("#ffc47a", 0.8), haze: 0.1 },
  ],
  layers: [
    { ...brightHall({ floor: 690 }, -100), blur: 2 },
    {
      z: -40,
      relief: 5,
      blur: 1,
      round: 5,
      rim: 2,
      lamps: 0.6,
      paint: (p) => faces(p, 20, 1600, 560, 2, 44, 820, "small"),
    },
    {
      z: 60,
      relief: 6,
      round: 11,
      rim: 2.8,
      paint: (p) => {
        figure(p, 820, 1010, 2.5, SALT_LADY, {
          left: [-14, -124],
          right: [18, -124],
          gaze: -0.3,
          brow: 0.4,
          mouth: "open",
        });
        bag(p, 826, 740);
      },
    },
    {
      z: 150,
      relief: 6,
      round: 9,
      rim: 2.8,
      lamps: 0.7,
      paint: (p) => {
        backs(p, 20, 560, 740, 62);
        backs(p, 1080, 1640, 740, 62);
        backs(p, -40, 1660, 846, 76);
      },
    },
    {
      z: 210,
      paint: (p) => {
        motes(p, 820, 420, 420, 90, "#ffe6b8");
        glow(p, 820, 380, 420, "#ffdca0", 0.08);
      },
    },
  ],
};

function bag(p: Plate, x: number, y: number): void {
  const { c } = p;
  at(p, x, y, 1, 0.02, () => {
    line(c, "M-46 -30C-50 -96 50 -96 46 -30", "#3a2420", 12);
    solid(p, "M-86 -34Q0 -52 86 -34L98 76Q0 92 -98 76Z", "#5a3428");
    line(c, "M-84 -30Q0 -46 84 -30", "#e6bd66", 9);
    disc(c, 0, -42, 12, "#f6d88a");
    line(c, "M-80 0L-86 64", "rgba(255,226,190,.3)", 6);
    for (const dx of [-48, 48]) disc(c, dx, -60, 22, "#d9a884", 19);
  });
}
