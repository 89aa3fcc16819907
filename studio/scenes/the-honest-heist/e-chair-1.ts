import { light } from "../../kit/palette.ts";
import { along, disc, fill, line, type Plate, pairs, solid, triples } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow, motes } from "../../painters/air.ts";
import { BRAM, CREW } from "../../painters/cast.ts";
import { NIGHT_SKY } from "../../painters/gala.ts";
import { giantSpoon } from "../../painters/giant-spoon.ts";
import { cellar, shelves, tinLamp } from "../../painters/store-room.ts";

const crew = (i: number) => CREW[i] as (typeof CREW)[number];

/** “Before you sign,” you say, “look.” */
export const scene: Scene = {
  seed: 7541,
  exposure: 1.2,
  vignette: 0.68,
  sky: NIGHT_SKY,
  ambient: light("#8a7c74", 0.26),
  lamps: [
    { x: 620, y: 240, z: 280, radius: 400, color: light("#ffd894", 2), haze: 0.5 },
    { x: 1400, y: 460, z: 40, radius: 300, color: light("#ffc468", 1.5), haze: 0.4 },
  ],
  layers: [
    {
      z: -60,
      relief: 5,
      paint: (p) => {
        cellar(p, 720);
        shelves(p, 40, 330, [200, 350, 500]);
      },
    },
    { z: -20, relief: 5, rim: 1.8, paint: door },
    {
      z: 50,
      relief: 6,
      round: 9,
      rim: 2.5,
      paint: (p) => {
        figure(p, 110, 896, 1.78, crew(4), { right: [30, -150], gaze: 0.8, brow: 0.5, mouth: "small" });
        figure(p, 310, 908, 1.74, crew(3), {
          left: [-14, -168],
          right: [16, -168],
          gaze: 0.9,
          brow: 0.8,
          mouth: "small",
        });
        figure(p, 530, 898, 1.82, crew(0), {
          left: [-30, -130],
          right: [80, -150],
          gaze: 0.9,
          mouth: "open",
        });
        figure(p, 880, 904, 1.92, BRAM, {
          left: [-16, -134],
          right: [20, -132],
          gaze: -0.7,
          eyes: "down",
          brow: 0.7,
          mouth: "small",
          tilt: -0.08,
        });
        figure(p, 1110, 906, 1.76, crew(5), {
          left: [-60, -150],
          right: [36, -110],
          gaze: -0.8,
          mouth: "smile",
        });
      },
    },
    { z: 110, relief: 7, round: 11, rim: 2.2, paint: (p) => giantSpoon(p, 640, 776, 1.2, -0.03) },
    {
      z: 200,
      paint: (p) => {
        tinLamp(p, 620, 130);
        motes(p, 640, 420, 460, 100, "#ffe6bc");
        glow(p, 620, 150, 330, "#ffd08a", 0.2);
      },
    },
  ],
};

/** A door of which half is open: gold, the heads of guests, and the noise one can see. */
function door(p: Plate): void {
  const { c, e } = p;
  solid(p, "M1270 760V230H1560V760Z", "#8a5a2c");
  e.fillStyle = along(e, 0, 240, 0, 760, ["rgba(255,226,150,.85)", "rgba(255,180,90,.5)"]);
  e.fillRect(1280, 240, 270, 520);
  e.save();
  e.globalCompositeOperation = "destination-out";
  for (const [x, y, r] of triples("1320,560,30 1400,590,34 1480,556,30 1540,600,32")) {
    disc(e, x, y, r, "rgba(0,0,0,.6)");
    fill(
      e,
      `M${x - r * 1.9} 760C${x - r * 1.9} ${y + r} ${x + r * 1.9} ${y + r} ${x + r * 1.9} 760Z`,
      "rgba(0,0,0,.6)",
    );
  }
  e.restore();
  line(c, "M1264 770V222H1570V770", "#3c2a20", 24);
  solid(p, "M1276 236L1420 196V836L1276 760Z", "#4c6856");
  for (const [t, b] of pairs("280,470 530,730"))
    line(c, `M1300 ${t}L1396 ${t - 26}V${b + 30}L1300 ${b}Z`, "rgba(14,30,24,.5)", 5);
  line(c, "M1420 196V836", "rgba(255,216,140,.95)", 6);
  disc(c, 1400, 520, 11, "#e0b660");
  fill(c, "M1420 836L1600 836V900H1380Z", "rgba(255,196,104,.25)");
}
