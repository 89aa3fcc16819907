import { light } from "../../kit/palette.ts";
import { disc } from "../../kit/plate.ts";
import type { Layer, Scene } from "../../kit/scene.ts";
import { motes } from "../../painters/air.ts";
import { cone, lampArm, onaLamp } from "../../painters/lamp.ts";
import { vine } from "../../painters/leaves.ts";
import { pipes, tunnel } from "../../painters/room.ts";
import { porthole } from "../../painters/window.ts";

/** Ona's lamp on its arm, in a beam of this strength. */
export const ona = (beam: number, pose: { tilt: number; lit: number }): Layer => ({
  z: 60,
  relief: 6,
  round: 18,
  paint: (p) => {
    lampArm(p, "1440,40 1290,150 1130,96 1062,300", 17);
    cone(p, 1010, 440, 560, 330, 0.16, "#ffc56a", beam);
    motes(p, 960, 600, 360, 60, "#ffcf8a");
    onaLamp(p, 1025, 392, 1.75, pose);
  },
});

/** Ona: one amber lamp in a long dark corridor, looking down like someone shy. */
export const scene: Scene = {
  seed: 33,
  sky: { top: light("dark"), low: light("dark"), stars: 0 },
  ambient: light("#4c587e", 0.4),
  lamps: [
    { x: 1010, y: 470, z: 120, radius: 300, color: light("#ffab4a", 3), haze: 1 },
    { x: 420, y: 380, z: -60, radius: 200, color: light("#7fa7d8", 0.35) },
  ],
  layers: [
    {
      z: 0,
      relief: 5,
      paint: (p) => {
        tunnel(p, {
          x: 470,
          y: 400,
          w: 1250,
          h: 640,
          ribs: 6,
          depth: 7.5,
          wall: "#7c88a6",
          floor: "#8a725e",
        });
        porthole(p, 470, 390, 52, { lit: 0.05 });
        pipes(p, 520, 320, 1700, -60, 3, 15);
        disc(p.e, 470, 480, 3, "rgba(255,184,77,.5)");
      },
      mist: { color: light("#54506e", 0.5), amount: 0.42, band: [470, 300] },
    },
    ona(0.34, { tilt: 0.24, lit: 1 }),
    {
      z: 200,
      blur: 3,
      relief: 8,
      rim: 2.4,
      ambient: 1,
      paint: (p) => {
        vine(p, 1640, 900, 1470, 380, 90, { leaves: 13, size: 96, rich: true });
        vine(p, 1560, 940, 1290, 690, -20, { leaves: 7, size: 80 });
      },
    },
  ],
};
