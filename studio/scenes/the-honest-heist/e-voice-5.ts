import { light } from "../../kit/palette.ts";
import { at, fill, line, type Plate, solid } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { motes } from "../../painters/air.ts";
import { BRAM, SALT_LADY } from "../../painters/cast.ts";
import { NIGHT_SKY } from "../../painters/gala.ts";
import { blueLight } from "../../painters/receipt.ts";
import { bowl, candle, loaf, tableAcross } from "../../painters/street-table.ts";
import { frame, painting } from "../../painters/the-long-table.ts";

/** One Voice, Then Two: beside the salt. */
export const scene: Scene = {
  seed: 7525,
  exposure: 1.15,
  vignette: 0.58,
  sky: NIGHT_SKY,
  ambient: light("#8a94b4", 0.34),
  lamps: [
    { x: 800, y: 120, z: 240, radius: 520, color: light("#7fb0ff", 1.5), haze: 0.3 },
    { x: 800, y: 620, z: 320, radius: 460, color: light("#ffd090", 1.5), haze: 0.1 },
  ],
  layers: [
    {
      z: -60,
      relief: 4,
      paint: ({ c }) => {
        c.fillStyle = "#7c2a32";
        c.fillRect(0, 0, 1600, 900);
        for (let x = -30; x < 1640; x += 60)
          for (let y = 10; y < 740; y += 84)
            fill(c, `M${x + 30} ${y}q20 26 0 52q-20 -26 0 -52Z`, "rgba(255,190,150,.08)");
      },
    },
    {
      z: 0,
      relief: 3,
      blur: 1.2,
      paint: (p) => at(p, 800, 330, 1.3, 0, () => at(p, -800, -400, 1, 0, () => painting(p))),
    },
    {
      z: 20,
      relief: 8,
      round: 10,
      rim: 1.8,
      blur: 1,
      paint: (p) => at(p, 800, 330, 1.3, 0, () => at(p, -800, -400, 1, 0, () => frame(p))),
    },
    { z: 40, paint: (p) => blueLight(p, 800, 130, 760, 0.15) },
    {
      z: 90,
      relief: 6,
      round: 11,
      rim: 2.8,
      paint: (p) => {
        figure(p, 620, 1020, 2.7, SALT_LADY, {
          left: [-16, -112],
          right: [62, -120],
          gaze: 0.8,
          tilt: 0.08,
          mouth: "smile",
        });
        figure(p, 1000, 1030, 2.8, BRAM, {
          left: [-24, -112],
          right: [16, -110],
          gaze: -0.7,
          tilt: -0.08,
          mouth: "smile",
          brow: 0.5,
        });
      },
    },
    {
      z: 140,
      relief: 6,
      round: 7,
      rim: 2,
      paint: (p) => {
        tableAcross(p, -60, 1660, 714, 830);
        salt(p, 800, 772);
        bowl(p, 520, 796, 66, "#5b5486");
        bowl(p, 1100, 796, 66, "#2f6fde");
        candle(p, 330, 770, 1.6);
        candle(p, 1330, 770, 1.6);
        loaf(p, 1480, 800, 1.2);
      },
    },
    { z: 210, paint: (p) => motes(p, 800, 420, 680, 100, "#e4ecff") },
  ],
};

function salt(p: Plate, x: number, y: number): void {
  const { c } = p;
  at(p, x, y, 1.3, 0, () => {
    solid(p, "M-34 0C-40 -24 -30 -44 -24 -52H24C30 -44 40 -24 34 0Q0 8 -34 0Z", "#2f7480");
    fill(c, "M-24 -52Q0 -72 24 -52Q0 -44 -24 -52Z", "#ffffff");
    line(c, "M-26 -46C-34 -30 -32 -14 -28 -6", "rgba(220,250,250,.6)", 5);
    c.fillStyle = "#fff4e0";
    c.font = "italic 600 20px Georgia, serif";
    c.textAlign = "center";
    c.fillText("salt", 2, -14);
    line(c, "M10 -56L42 -84", "#c9a06a", 6);
  });
}
