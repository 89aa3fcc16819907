import { light } from "../../kit/palette.ts";
import { disc, line, type Plate } from "../../kit/plate.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { tomato } from "../../painters/kitchen.ts";
import { newspaper } from "../../painters/newspaper.ts";

/** Button gets a medal. */
export const scene: Scene = {
  seed: 7554,
  exposure: 1.2,
  vignette: 0.62,
  sky: { top: light("#100a08"), low: light("#100a08"), stars: 0 },
  ambient: light("#b0a08c", 0.34),
  lamps: [
    { x: 640, y: 260, z: 380, radius: 620, color: light("#ffe6bc", 1.9), haze: 0.15 },
    { x: 1560, y: 120, z: 300, radius: 460, color: light("#a8d0dc", 0.9), haze: 0.1 },
  ],
  layers: [
    { z: 0, relief: 4, paint: boards },
    { z: 40, relief: 3, rim: 1.6, paint: (p) => newspaper(p, 790, 470, 1.12, -0.09) },
    {
      z: 110,
      relief: 6,
      round: 9,
      rim: 2.2,
      paint: (p) => {
        tomato(p, 190, 640, 78);
        tomato(p, 330, 770, 64);
        tomato(p, 1420, 240, 70);
        cup(p, 1390, 660);
      },
    },
    {
      z: 200,
      paint: (p) => {
        motes(p, 700, 360, 680, 60, "#fff0d4");
        glow(p, 640, 260, 620, "#ffe0b0", 0.05);
      },
    },
  ],
};

function boards({ c, next }: Plate): void {
  for (let i = 0; i < 6; i++) {
    c.fillStyle = ["#8a5836", "#996542", "#7d4f30"][i % 3] as string;
    c.fillRect(0, i * 152, 1600, 150);
    for (let k = 0; k < 34; k++)
      line(
        c,
        `M${between(next, -40, 1500)} ${i * 152 + between(next, 6, 144)}q${between(next, 60, 160)} ${between(next, -6, 6)} ${between(next, 160, 340)} 0`,
        `rgba(${next() < 0.6 ? "50,26,14" : "255,222,170"},.15)`,
        2.4,
      );
  }
}

function cup(p: Plate, x: number, y: number): void {
  const { c } = p;
  disc(c, x + 10, y + 14, 138, "rgba(20,8,6,.4)", 132);
  disc(c, x, y, 132, "#2f7480", 126);
  disc(c, x, y, 118, "#3f8894", 112);
  disc(c, x, y, 84, "#fff4e0", 80);
  disc(c, x, y, 72, "#7a4420", 68);
  disc(c, x - 20, y - 18, 24, "rgba(255,226,180,.3)", 15);
  line(c, `M${x + 80} ${y + 20}q54 16 44 54`, "#fff4e0", 19);
  line(c, `M${x - 150} ${y + 130}L${x + 20} ${y + 176}`, "#c9ccd4", 12);
  disc(c, x + 36, y + 180, 30, "#d8dce4", 18, 0.26);
}
