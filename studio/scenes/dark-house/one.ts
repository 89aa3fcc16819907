import { light } from "../../kit/palette.ts";
import { circle, disc, line, type Plate, solid } from "../../kit/plate.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { timberHouse } from "../../painters/house.ts";
import { moon } from "../../painters/moon.ts";
import { ridge } from "../../painters/town.ts";
import { bareTree, fir } from "../../painters/trees.ts";

const SIZE = 2.5;
const [X, Y] = [1080, 1211];
const DARK = "#1a1014";

/** One window is enough: the same house from near by, and somebody with a candle. */
export const scene: Scene = {
  seed: 451,
  exposure: 1.15,
  sky: {
    top: light("#050b1c"),
    low: light("#22345a"),
    nebulae: [{ x: 200, y: 420, radius: 520, color: light("#4b5a86", 0.3) }],
  },
  ambient: light("#4c5f92", 0.4),
  lamps: [
    { x: -500, y: -700, z: 500, radius: 3000, color: light("#b9cdf2", 0.85), haze: 0.08 },
    { x: 655, y: 480, z: 120, radius: 190, color: light("#ffb45a", 3.1), haze: 0.7 },
    { x: 645, y: 640, z: 110, radius: 170, flat: 1.6, color: light("#ffae5a", 0.9), haze: 0.2 },
  ],
  layers: [
    {
      z: -300,
      paint: (p) => {
        moon(p, 170, 150, 36);
        ridge(p, 850, 260, "#233154", 240);
      },
      mist: { color: light("#7488b4", 0.4), amount: 0.6, band: [800, 140] },
    },
    {
      z: -160,
      blur: 2,
      relief: 4,
      paint: (p) => {
        for (let i = 0; i < 9; i++)
          fir(p, between(p.next, -40, 330), 930, between(p.next, 180, 380), "#1f3146");
      },
      mist: { color: light("#6a7eb0", 0.4), amount: 0.4, band: [840, 150] },
    },
    {
      z: 0,
      relief: 7,
      rim: 1.5,
      paint: (p) => {
        timberHouse(p, X, Y, SIZE, { lit: { upLeft: 1 }, within: { upLeft: somebody } });
        glow(p, 645, 470, 260, "#ffb45a", 0.15);
      },
      mist: { color: light("#5a6ca0", 0.3), amount: 0.14 },
    },
    {
      z: 240,
      blur: 3,
      relief: 8,
      rim: 2,
      paint: (p) => bareTree(p, -30, 1080, 290, "#2a2a3c", 0.12),
    },
  ],
};

/** Somebody at the window, in profile, with a candle: the room behind is dimmer than the flame. */
function somebody(p: Plate): void {
  const { c, e } = p;
  e.save();
  e.globalCompositeOperation = "destination-out";
  e.fillStyle = "rgba(0,0,0,.42)";
  e.fillRect(-30, -40, 60, 80);
  e.restore();
  glow(p, 18, 0, 36, "#ffd894", 0.5);
  solid(p, circle(-15, -9, 5.4), DARK);
  solid(
    p,
    "M-25 40C-25 25 -17 18 -9 15.6L-8.4 9C-15 5 -16.4 -8 -10 -14C-4 -19 6.4 -17 8 -9L8.4 -5.4L11.4 -.6L8.9 .9L9.4 3L8.6 4.4C9 7.6 5.4 8.8 2.4 8.2L2.6 14.6C9 17 12.4 23 13.4 29L17.6 25.6L22 27.4L21.4 31L14.4 40Z",
    DARK,
  );
  solid(p, "M17.2 9H21.2V28H17.2Z", "#cbb48a");
  disc(e, 19.2, 3.6, 1.9, "#fffbe8", 4.6);
  line(c, "M19.2 9V7", "#1a1014", 0.8);
}
