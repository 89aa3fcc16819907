import { light } from "../../kit/palette.ts";
import { along, at, fill, line, poly, solid } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { motes } from "../../painters/air.ts";
import { beanLeaf } from "../../painters/leaves.ts";

/** The relay's logbook, open, with a dry bean leaf between the pages. */
export const scene: Scene = {
  seed: 120,
  exposure: 1.1,
  sky: { top: light("dark"), low: light("dark"), stars: 0 },
  ambient: light("#4f5878", 0.36),
  lamps: [{ x: 1120, y: 200, z: 260, radius: 560, color: light("#ffb868", 1.9), haze: 0.4 }],
  layers: [
    {
      z: 0,
      relief: 4,
      paint: ({ c, next }) => {
        for (let i = 0; i < 8; i++) {
          poly(
            c,
            `-20,${i * 118 - 20} 1620,${i * 118 - 40} 1620,${i * 118 + 78} -20,${i * 118 + 98}`,
            `hsl(${24 + next() * 5},${24 + next() * 6}%,${27 + next() * 6}%)`,
          );
          for (let k = 0; k < 16; k++)
            line(
              c,
              `M${next() * 1400} ${i * 118 + next() * 96 - 20}q120 ${next() * 12 - 6} ${200 + next() * 160} -4`,
              "rgba(20,10,10,.22)",
              1.6,
            );
          line(c, `M-20 ${i * 118 - 20}L1620 ${i * 118 - 40}`, "rgba(10,6,10,.7)", 4);
        }
      },
    },
    {
      z: 50,
      relief: 6,
      round: 24,
      paint: (p) => {
        const { c, next } = p;
        at(p, 840, 470, 1.16, -0.05, () => {
          fill(c, "M-520 -300H520L556 330H-556Z", "rgba(6,5,12,.5)");
          solid(
            p,
            "M-500 -300C-330 -326 -150 -320 0 -286C150 -320 330 -326 500 -300L530 300C350 276 160 284 0 318C-160 284 -350 276 -530 300Z",
            "#6a3f34",
          );
          solid(
            p,
            "M-484 -296C-330 -318 -150 -312 0 -276V302C-160 270 -340 264 -510 286Z",
            along(c, -500, 0, 0, 0, ["#e8d8b6", [0.82, "#d8c39c"], "#9a8262"]),
          );
          solid(
            p,
            "M484 -296C330 -318 150 -312 0 -276V302C160 270 340 264 510 286Z",
            along(c, 0, 0, 500, 0, ["#a58d6c", [0.16, "#e6d5b2"], "#efe2c4"]),
          );
          for (const side of [-1, 1]) {
            for (let i = 0; i < 13; i++) {
              const y = -236 + i * 38;
              let path = `M${side < 0 ? -446 : 60} ${y - side * 6}`;
              const end = i === 12 ? 120 : 300 + next() * 80;
              for (let x = 0; x < end; x += 12) path += `q3 ${-3 - next() * 9} 12 ${next() * 3 - 1.5}`;
              line(c, path, "rgba(58,49,80,.62)", 2.6);
            }
          }
          line(c, "M0 -276V302", "rgba(40,24,20,.5)", 6);
          beanLeaf(p, 70, 120, 330, -0.62, "#8a8a4a");
          line(c, "M70 120L30 164", "#6a6a3a", 7);
        });
        motes(p, 1000, 360, 480, 50, "#ffcf8a");
      },
    },
  ],
};
