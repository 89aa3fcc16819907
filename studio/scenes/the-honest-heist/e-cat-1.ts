import { light } from "../../kit/palette.ts";
import { fill, line, type Plate, poly, solid } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { button } from "../../painters/button.ts";
import { COATS, type Hat, walker } from "../../painters/crew.ts";
import { moon } from "../../painters/moon.ts";
import { bush, galaWindow, lawn, stoneWall } from "../../painters/museum-wall.ts";
import { houses } from "../../painters/town.ts";

const HATS: readonly Hat[] = ["curls", "none", "bun", "cap", "scarf", "brim"];

/** Nobody saw you. Almost nobody. */
export const scene: Scene = {
  seed: 7551,
  exposure: 1.25,
  vignette: 0.68,
  sky: { top: light("#061723"), low: light("#2a5a66") },
  ambient: light("#54748c", 0.42),
  lamps: [
    { x: 1190, y: 640, z: 120, radius: 240, color: light("#ffc468", 1.8), haze: 0.4 },
    { x: 240, y: 60, z: 400, radius: 1400, color: light("#bcd8ec", 1.1), haze: 0.1 },
  ],
  layers: [
    { z: -300, paint: (p) => moon(p, 150, 110, 54) },
    {
      z: -200,
      relief: 3,
      paint: (p) =>
        houses(p, -30, 560, { ground: 720, low: 70, high: 150, width: 92, lit: 0.4, color: "#3d6070" }),
      mist: { color: light("#7fb0b8", 0.35), amount: 0.4, band: [680, 110] },
    },
    {
      z: -20,
      relief: 5,
      rim: 1.3,
      paint: (p) => {
        p.c.save();
        p.c.beginPath();
        p.c.rect(520, 0, 1080, 900);
        p.c.clip();
        stoneWall(p, 720);
        p.c.restore();
        line(p.c, "M520 0V720", "rgba(226,240,250,.5)", 6);
        galaWindow(p, 700, 60, 360, 150);
        galaWindow(p, 940, 60, 360, 150);
        galaWindow(p, 1480, 60, 360, 150);
        door(p);
      },
    },
    { z: 10, relief: 5, paint: (p) => lawn(p, 704) },
    {
      z: 20,
      paint: (p) => {
        p.e.fillStyle = "rgba(255,206,120,.35)";
        p.e.fill(new Path2D("M1180 716L1190 716L1060 900H960Z"));
      },
    },
    {
      z: 40,
      relief: 6,
      round: 6,
      rim: 2,
      paint: (p) => {
        bush(p, 480, 730, 110);
        bush(p, 860, 726, 80);
        bush(p, 1500, 730, 110);
        bush(p, 90, 720, 100, "#2c4634");
      },
    },
    {
      z: 90,
      relief: 5,
      round: 7,
      rim: 2.8,
      paint: (p) => {
        for (let i = 0; i < 6; i++)
          walker(p, 150 + i * 132, 806 + (i % 2) * 16, 0.92, -0.06, {
            coat: COATS[i] as string,
            hat: HATS[i] as Hat,
            hands: 150 - (i % 3) * 16,
            step: 32,
            side: -1,
            broad: i === 3 ? 1.15 : 1,
          });
        button(p, 1320, 760, 0.62, "sit", -1);
      },
    },
    { z: 190, blur: 3, relief: 8, rim: 2, paint: (p) => bush(p, 1540, 960, 220, "#1c2e26") },
    {
      z: 210,
      paint: (p) => {
        motes(p, 500, 560, 620, 50, "#d4e8c0");
        glow(p, 1186, 560, 160, "#ffc46a", 0.14);
      },
    },
  ],
};

/** A narrow door that is nearly shut, two steps, and a lamp that is out. */
function door(p: Plate): void {
  const { c, e } = p;
  solid(p, "M1090 716V400H1280V716Z", "#b8aa94");
  fill(c, "M1108 716V418H1262V716Z", "#1c1410");
  e.fillStyle = "rgba(255,220,140,.95)";
  e.fillRect(1176, 420, 9, 296);
  poly(c, "1108,418 1176,422 1176,716 1108,716", "#3a5a52");
  poly(c, "1186,418 1262,418 1262,716 1186,716", "#3a5a52");
  for (const x of [1120, 1200]) line(c, `M${x} 450h46v100h-46ZM${x} 580h46v110h-46Z`, "rgba(10,24,22,.6)", 4);
  line(c, "M1176 420V716", "rgba(255,220,140,.9)", 4);
  solid(p, "M1060 716H1310V742H1060ZM1030 742H1340V772H1030Z", "#7d766e");
  line(c, "M1062 718H1308M1032 744H1338", "rgba(255,240,206,.5)", 4);
}
