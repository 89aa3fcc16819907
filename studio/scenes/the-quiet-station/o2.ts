import { light } from "../../kit/palette.ts";
import { along, poly, wear } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { motes } from "../../painters/air.ts";
import { chair, desk, note, pendant, shelf, wideWindow } from "../../painters/cabin.ts";
import { person, TAVI } from "../../painters/people.ts";
import { pipes, plates } from "../../painters/room.ts";
import { station } from "../../painters/station.ts";

/** The relay's cabin: six chairs in lamplight, the crew's own, and Lumo far away in the window. */
export const scene: Scene = {
  seed: 21,
  exposure: 1.2,
  sky: {
    top: light("#060c1c"),
    low: light("#13213f"),
    sun: [-0.75, 0.4, 0.35],
    planet: { x: 860, y: 470, radius: 190, axis: [0.25, 0.9, 0.24], ring: [1.3, 2.4], light: 0.7 },
    nebulae: [{ x: 360, y: 240, radius: 380, color: light("nebula", 0.14) }],
  },
  ambient: light("#4c587e", 0.42),
  lamps: [
    { x: 1160, y: 330, z: 110, radius: 520, color: light("#ffb060", 2.6), haze: 0.8 },
    { x: 900, y: 800, z: 260, radius: 480, flat: 3.4, color: light("#ffae66", 1.2), haze: 0.2 },
    { x: 560, y: 300, z: -120, radius: 420, color: light("#b9d2f2", 0.55), haze: 0.2 },
  ],
  layers: [
    {
      z: -300,
      relief: 3,
      lamps: 0.45,
      paint: (p) => station(p, 292, 290, 0.27, -0.08, { windows: [0, 0, 0, 0.5, 0, 0], garden: 0.4 }),
    },
    {
      z: 0,
      relief: 5,
      paint: (p) => {
        const { c } = p;
        plates(p, -10, -10, 1620, 700, 9, 3, "#66718e");
        c.fillStyle = along(c, 0, 0, 0, 640, ["rgba(6,9,24,.6)", [0.3, "rgba(6,9,24,0)"]]);
        c.fillRect(0, 0, 1600, 640);
        pipes(p, -10, 26, 1610, 26, 3, 18);
        wideWindow(p, 130, 130, 900, 390, 90, 3);
        shelf(p, 1260, 300, 280);
        shelf(p, 1260, 420, 280);
        note(p, 1090, 440, 44, 54, -0.05);
        note(p, 1142, 452, 50, 44, 0.07);
        desk(p, 60, 560, 1180, 130);
        wear(p, 0, 60, 1600, 560, 160, 0.06);
      },
      mist: { color: light("#5a4a4a", 0.35), amount: 0.16 },
    },
    {
      z: 40,
      relief: 5,
      paint: ({ c, next }) => {
        poly(c, "-10,688 1610,688 1610,910 -10,910", "#2e211d");
        for (let i = 0; i < 16; i++) {
          const x0 = 800 + (i - 8) * 130;
          const x1 = 800 + (i - 8) * 250;
          poly(
            c,
            `${x0},690 ${x0 + 128},690 ${x1 + 246},910 ${x1},910`,
            `hsl(${24 + next() * 6},${16 + next() * 7}%,${24 + next() * 7}%)`,
          );
        }
        c.fillStyle = along(c, 0, 688, 0, 900, ["rgba(8,8,20,.55)", [0.25, "rgba(8,8,20,0)"]]);
        c.fillRect(0, 688, 1600, 220);
      },
    },
    { z: 170, relief: 7, round: 16, rim: 3, paint: (p) => person(p, 1345, 806, 430, TAVI, "mug", -1, 0.8) },
    {
      z: 90,
      paint: (p) => {
        pendant(p, 1160, -10, 300, 1);
        motes(p, 1160, 420, 330, 50, "#ffcf8a");
      },
    },
    {
      z: 190,
      relief: 7,
      rim: 3,
      ambient: 1,
      paint: (p) => {
        const colors = ["#8a4d3c", "#4b5f7a", "#6a5a3a", "#55406e", "#3e6a58", "#8a6a44"];
        const spots = [
          [330, 760, 0.86, 0.1],
          [560, 742, 0.8, 0.05],
          [790, 742, 0.8, -0.04],
          [1010, 766, 0.86, -0.1],
          [250, 920, 1.16, 0.12],
          [1120, 930, 1.2, -0.12],
        ] as const;
        spots.forEach(([x, y, s, lean], i) => {
          chair(p, x, y, s, lean, colors[i] as string);
        });
      },
    },
  ],
};
