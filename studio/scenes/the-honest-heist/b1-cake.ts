import { light } from "../../kit/palette.ts";
import { along, at, disc, fill, line, type Plate, solid } from "../../kit/plate.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow, motes } from "../../painters/air.ts";
import { CREW } from "../../painters/cast.ts";
import { giantSpoon } from "../../painters/giant-spoon.ts";
import { pan, stove, table } from "../../painters/kitchen.ts";

/** The museum kitchen, and a cake with two ends. */
export const scene: Scene = {
  seed: 7211,
  exposure: 1.15,
  vignette: 0.55,
  sky: { top: light("#10100f"), low: light("#10100f"), stars: 0 },
  ambient: light("#b59c84", 0.3),
  lamps: [
    { x: 800, y: 120, z: 320, radius: 560, color: light("#ffdca6", 1.9), haze: 0.25 },
    { x: 1420, y: 640, z: 200, radius: 330, color: light("#ff8a3c", 1.1), haze: 0.25 },
    { x: 120, y: 300, z: 220, radius: 360, color: light("#ffc88a", 0.8), haze: 0.2 },
  ],
  layers: [
    { z: -20, relief: 4, paint: wall },
    {
      z: 30,
      relief: 6,
      rim: 1.8,
      paint: (p) => {
        line(p.c, "M40 84H1240", "#3a2c26", 12);
        line(p.c, "M40 81H1240", "#d9a84c", 5);
        for (let i = 0; i < 13; i++)
          pan(p, 90 + i * 92, 88, [40, 54, 34, 60, 44][i % 5] as number, between(p.next, -0.05, 0.05));
        stove(p, 1420, 790, 0.92);
      },
    },
    {
      z: 70,
      relief: 6,
      round: 9,
      rim: 2.2,
      paint: (p) => {
        const crew = (i: number) => CREW[i] as (typeof CREW)[number];
        figure(p, 190, 830, 1.5, crew(2), {
          left: [-30, -150],
          right: [10, -196],
          gaze: 0.9,
          eyes: "wide",
          mouth: "open",
        });
        figure(p, 350, 820, 1.44, crew(3), {
          left: [-14, -190],
          right: [14, -190],
          gaze: 0.9,
          brow: 0.8,
          mouth: "small",
        });
        figure(p, 1080, 822, 1.46, crew(1), {
          left: [-70, -176],
          right: [40, -120],
          gaze: -0.8,
          brow: 0.9,
          mouth: "open",
          eyes: "wide",
        });
        figure(p, 1230, 828, 1.48, crew(0), {
          left: [-16, -192],
          right: [30, -130],
          gaze: -0.9,
          brow: 0.8,
          mouth: "flat",
        });
        knife(p, 778, 424);
        figure(
          p,
          660,
          820,
          1.66,
          { coat: "#e8dcc6", head: "chef", skin: 2, broad: 1.2, cut: "apron", trim: "#fff6e6" },
          {
            left: [-64, -130],
            right: [70, -238],
            fingers: { right: "hold" },
            gaze: 0.25,
            brow: -0.6,
            mouth: "smile",
          },
        );
      },
    },
    { z: 110, relief: 6, rim: 1.6, paint: (p) => table(p, -60, 1660, 760) },
    { z: 126, relief: 6, round: 8, rim: 2, paint: (p) => giantSpoon(p, 960, 676, 1.32, 0) },
    { z: 140, relief: 6, round: 10, rim: 2, paint: cake },
    {
      z: 200,
      paint: (p) => {
        motes(p, 800, 420, 640, 90, "#ffe6bc");
        glow(p, 800, 40, 520, "#ffd08a", 0.16, 0.6);
      },
    },
  ],
};

function wall(p: Plate): void {
  const { c, next } = p;
  c.fillStyle = along(c, 0, 0, 0, 800, ["#8c6a4e", "#b08a62"]);
  c.fillRect(0, 0, 1600, 900);
  for (let row = 0; row < 12; row++)
    for (let i = 0; i < 30; i++) {
      c.fillStyle = `rgba(${next() < 0.2 ? "190,110,80" : "240,226,200"},${between(next, 0.35, 0.55)})`;
      c.fillRect(i * 56 - (row % 2) * 28 + 2, 300 + row * 42, 52, 38);
    }
  c.fillStyle = "#4c3428";
  c.fillRect(0, 800, 1600, 100);
  for (const x of [470, 960]) {
    solid(p, `M${x} 560V380Q${x + 60} 310 ${x + 120} 380V560Z`, "#5b3a26");
    fill(c, `M${x + 12} 548V386Q${x + 60} 330 ${x + 108} 386V548Z`, "#1c3a4c");
    glow(p, x + 60, 450, 80, "#5a9ab8", 0.3);
    line(c, `M${x + 60} 350V548M${x + 12} 450H${x + 108}`, "#7c563c", 7);
  }
}

function knife(p: Plate, x: number, y: number): void {
  at(p, x, y, 1.15, 0.5, () => {
    solid(p, "M-9 20H9V-40H-9Z", "#3a2418");
    solid(
      p,
      "M-12 -40H14L20 -190Q4 -170 -12 -150Z",
      along(p.c, -12, 0, 20, 0, ["#8a94a0", [0.5, "#f4f8fc"], "#aab4be"]),
    );
    disc(p.e, 10, -150, 5, "rgba(255,255,255,.8)");
  });
}

/** Cream, cherries, six pomelo slices; the handle of a spoon sticks out at the left end, its bowl at the right. */
function cake(p: Plate): void {
  const { c } = p;
  solid(
    p,
    "M330 728V628Q330 606 356 606H1430Q1456 606 1456 628V728Z",
    along(c, 0, 606, 0, 728, [
      "#fff6e4",
      [0.3, "#f4dcb4"],
      [0.34, "#c9824a"],
      [0.48, "#c9824a"],
      [0.52, "#fbe9cc"],
      [0.7, "#f4dcb4"],
      [0.74, "#b9703c"],
      "#a8602f",
    ]),
  );
  let drips = "M326 610Q326 588 356 588H1430Q1460 588 1460 610";
  for (let x = 1460; x > 330; x -= 54)
    drips += `q-8 ${between(p.next, 28, 62)} -27 ${between(p.next, 4, 12)}t-27 -8`;
  solid(p, `${drips}Z`, "#fffaf0");
  line(c, "M350 594H1436", "rgba(255,255,255,.9)", 5);
  for (let i = 0; i < 17; i++) {
    const x = 366 + i * 66;
    if (i % 3 === 1) {
      disc(c, x, 574, 30, "#e0795a", 26);
      disc(c, x, 574, 25, "#ffe0c4", 21);
      disc(c, x, 574, 21, "#f28c7e", 17);
      for (let k = 0; k < 3; k++)
        line(
          c,
          `M${x - Math.cos(k * 1.05) * 20} ${574 - Math.sin(k * 1.05) * 16}L${x + Math.cos(k * 1.05) * 20} ${574 + Math.sin(k * 1.05) * 16}`,
          "#ffe0c4",
          2.4,
        );
    } else {
      disc(c, x, 582, 24, "#fff6e6", 18);
      disc(c, x, 568, 16, "#fffaf0", 13);
      disc(c, x, 555, 10, "#c7402f");
      disc(c, x - 3, 551, 3, "rgba(255,240,230,.9)");
    }
  }
  solid(p, "M300 728H1490L1470 748H320Z", "#d8dce0");
  line(c, "M302 729H1488", "#ffffff", 4);
}
