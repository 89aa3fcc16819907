import { light } from "../../kit/palette.ts";
import { along, inside, line, type Plate } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow, motes } from "../../painters/air.ts";
import { AMARA, BRAM, CREW, LENA, PIA, SALT_LADY, TOMO } from "../../painters/cast.ts";
import { chair } from "../../painters/chair.ts";
import { bowl, candle, cobbles, lanterns, loaf, posy, tableAcross } from "../../painters/street-table.ts";
import { houses } from "../../painters/town.ts";

const crew = (i: number) => CREW[i] as (typeof CREW)[number];

/** The Long Table, outside, with everybody. */
export const scene: Scene = {
  seed: 7515,
  exposure: 1.18,
  vignette: 0.5,
  sky: {
    top: light("#123a6a"),
    low: light("#4a86b8"),
    nebulae: [
      { x: 500, y: 160, radius: 620, color: light("#2f6fde", 0.55) },
      { x: 1200, y: 240, radius: 620, color: light("#e0945a", 0.25) },
    ],
  },
  ambient: light("#8a94a8", 0.42),
  lamps: [
    { x: 800, y: 140, z: 300, radius: 620, color: light("#ffcb80", 1.8), haze: 0.3 },
    { x: 240, y: 640, z: 260, radius: 330, color: light("#ffb45c", 1), haze: 0.2 },
    { x: 1360, y: 640, z: 260, radius: 330, color: light("#ffb45c", 1), haze: 0.2 },
  ],
  layers: [
    {
      z: -260,
      relief: 3,
      paint: (p) => {
        houses(p, -40, 1640, { ground: 560, low: 150, high: 250, width: 130, lit: 0.6, color: "#5a7290" });
        cobbles(p, 556, "#5a5452", "#9a7a66");
      },
      mist: { color: light("#d8a878", 0.35), amount: 0.3, band: [520, 120] },
    },
    {
      z: -100,
      paint: (p) => {
        lanterns(p, -40, 30, 540, 60, 60, 6, 20);
        lanterns(p, 540, 60, 1080, 60, 60, 6, 20);
        lanterns(p, 1080, 60, 1640, 30, 60, 6, 20);
        for (const x of [540, 1080]) line(p.c, `M${x} 48V640`, "#3a2a26", 9);
        lanterns(p, -40, 200, 1640, 200, 60, 15, 13);
      },
    },
    {
      z: 40,
      relief: 6,
      round: 8,
      rim: 2.4,
      paint: (p) => inside(p.c, "M0 0H1600V690H0Z", () => people(p)),
    },
    {
      z: 100,
      relief: 6,
      round: 6,
      rim: 2,
      paint: (p) => {
        tableAcross(p, -60, 1660, 620, 706);
        for (const [i, x] of [90, 420, 790, 1140, 1490].entries())
          bowl(p, x, 668, 44, ["#2f7480", "#c25a54", "#2f6fde", "#5e8c4a", "#e0a04a"][i] as string);
        bowl(p, 340, 590, 42, "#e0a04a");
        bowl(p, 1052, 578, 42, "#5b5486");
        loaf(p, 610, 668, 0.9);
        posy(p, 960, 664, 0.9);
        loaf(p, 1310, 672, 0.9);
        for (const x of [240, 520, 880, 1230]) candle(p, x, 660, 1.1);
      },
    },
    {
      z: 170,
      relief: 6,
      round: 8,
      rim: 2.4,
      paint: (p) => {
        const y = 1040;
        figure(p, 210, y, 1.66, crew(1), { back: true, right: [50, -190], left: [-44, -150], tilt: 0.08 });
        figure(p, 610, y, 1.6, crew(4), { back: true, left: [-60, -180] });
        figure(p, 1020, y, 1.64, crew(5), { back: true, right: [70, -216], left: [-40, -150] });
        figure(
          p,
          1420,
          y,
          1.6,
          { coat: "#3a4a6a", head: "cap", trim: "#26333f", skin: 2 },
          { back: true, left: [-56, -170] },
        );
        for (const [x, color] of [
          [210, "#c25a54"],
          [610, "#e0a04a"],
          [1020, "#5e8c4a"],
          [1420, "#f28c7e"],
        ] as const)
          chair(p, x, 960, 1.25, color);
      },
    },
    {
      z: 210,
      paint: (p) => {
        motes(p, 800, 400, 760, 120, "#ffdca0");
        glow(p, 790, 470, 240, "#8fb8ff", 0.07);
        p.e.fillStyle = along(p.e, 0, 0, 0, 300, ["rgba(47,111,222,.1)", "rgba(47,111,222,0)"]);
        p.e.fillRect(0, 0, 1600, 300);
      },
    },
  ],
};

/** Those who sit behind the table, from the left. */
function people(p: Plate): void {
  const y = 830;
  figure(p, 90, y, 1.5, crew(0), { right: [60, -160], gaze: 0.8, mouth: "open" });
  figure(p, 258, y, 1.46, LENA, { left: [-50, -160], right: [30, -140], gaze: -0.7 });
  figure(p, 420, y, 1.5, TOMO, { left: [-26, -146], right: [56, -150], gaze: 0.6 });
  figure(p, 596, y, 1.52, PIA, { left: [-46, -150], right: [60, -176], gaze: 0.9 });
  figure(p, 790, y, 1.56, BRAM, {
    left: [10, -164],
    right: [44, -146],
    gaze: -0.4,
    brow: 0.5,
    mouth: "smile",
  });
  figure(p, 970, y, 1.5, AMARA, { left: [-52, -170], right: [40, -140], gaze: -0.8 });
  figure(p, 1140, y, 1.48, crew(3), { left: [-40, -150], right: [54, -158], gaze: 0.7, mouth: "open" });
  figure(p, 1316, y, 1.46, SALT_LADY, { left: [-52, -156], right: [30, -140], gaze: -0.5 });
  figure(p, 1490, y, 1.52, crew(2), { left: [-20, -200], right: [44, -140], gaze: -0.8, mouth: "open" });
}
