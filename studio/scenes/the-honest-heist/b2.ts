import { light } from "../../kit/palette.ts";
import { along, at, disc, fill, line, type Plate, pairs, solid } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow, motes } from "../../painters/air.ts";
import { CREW } from "../../painters/cast.ts";
import { giantSpoon } from "../../painters/giant-spoon.ts";
import { cellar, sack, shelves, tinLamp } from "../../painters/store-room.ts";

/** A store room: six people on flour sacks, one spoon, one map. */
export const scene: Scene = {
  seed: 7220,
  exposure: 1.2,
  vignette: 0.62,
  sky: { top: light("#0d0b0b"), low: light("#0d0b0b"), stars: 0 },
  ambient: light("#a89482", 0.28),
  lamps: [
    { x: 800, y: 190, z: 280, radius: 480, color: light("#ffd894", 2.2), haze: 0.5 },
    { x: 90, y: 420, z: 200, radius: 300, color: light("#8fb8c4", 0.7), haze: 0.2 },
  ],
  layers: [
    {
      z: -60,
      relief: 5,
      paint: (p) => {
        cellar(p, 700);
        shelves(p, 60, 500, [190, 330, 470]);
        shelves(p, 1100, 1540, [190, 330, 470]);
      },
    },
    {
      z: 20,
      relief: 6,
      round: 8,
      rim: 1.8,
      paint: (p) => {
        for (let i = 0; i < 9; i++) sack(p, 110 + i * 174, 846, 1.36, (i % 3) * 0.05 - 0.05);
        sack(p, 60, 640, 1.1, 0.08);
        sack(p, 1546, 650, 1.1, -0.06);
      },
    },
    {
      z: 60,
      relief: 6,
      round: 9,
      rim: 2.3,
      paint: (p) => {
        const y = 946;
        const crew = (i: number) => CREW[i] as (typeof CREW)[number];
        figure(p, 210, y, 1.62, crew(0), { left: [-40, -120], right: [30, -118], gaze: 0.9, eyes: "down" });
        figure(p, 440, y, 1.56, crew(1), { left: [-30, -118], right: [86, -140], gaze: 0.8, mouth: "open" });
        figure(p, 680, y, 1.6, crew(3), {
          left: [-26, -120],
          right: [14, -196],
          gaze: 0.2,
          eyes: "down",
          brow: 0.4,
          mouth: "small",
        });
        figure(p, 920, y, 1.64, crew(2), { left: [-30, -122], right: [34, -122], gaze: -0.2, eyes: "down" });
        figure(p, 1160, y, 1.58, crew(5), {
          left: [-90, -142],
          right: [34, -118],
          gaze: -0.8,
          mouth: "open",
        });
        figure(p, 1390, y, 1.6, crew(4), {
          left: [-20, -190],
          right: [24, -186],
          gaze: -0.9,
          brow: 0.7,
          mouth: "small",
        });
      },
    },
    { z: 110, relief: 7, round: 10, rim: 2, paint: (p) => giantSpoon(p, 830, 776, 1.5, 0.01) },
    { z: 140, relief: 4, rim: 2, paint: map },
    {
      z: 176,
      blur: 1.6,
      relief: 7,
      round: 8,
      rim: 2,
      paint: (p) => {
        for (const [x, s] of pairs("90,1.1 270,0.9 430,1 1180,1 1340,0.9 1520,1.15"))
          sack(p, x, 1000, s, 0.03);
      },
    },
    {
      z: 190,
      paint: (p) => {
        tinLamp(p, 800, 116);
        motes(p, 800, 420, 560, 130, "#fff2dc");
        glow(p, 800, 140, 380, "#ffd08a", 0.2);
      },
    },
  ],
};

/** Twelve rooms with their doors, on paper that bends over the spoon. */
function map(p: Plate): void {
  const { c, e } = p;
  at(p, 800, 790, 1, -0.015, () => {
    fill(c, "M-306 -84L322 -92L342 120L-318 126Z", "rgba(10,4,4,.4)");
    solid(
      p,
      "M-316 -100C-200 -116 200 -116 312 -102L330 106C200 92 -200 92 -330 108Z",
      along(c, 0, -110, 0, 108, ["#fff4dc", [0.4, "#f0deb8"], "#d0b888"]),
    );
    e.fillStyle = "rgba(255,240,206,.06)";
    e.fill(new Path2D("M-316 -100C-200 -116 200 -116 312 -102L330 106C200 92 -200 92 -330 108Z"));
    for (const x of [-158, 0, 158]) line(c, `M${x} -108L${x * 1.04} 98`, "rgba(110,80,50,.25)", 5);
    for (let r = 0; r < 3; r++)
      for (let i = 0; i < 4; i++) {
        const x = -262 + i * 134;
        const y = -84 + r * 60;
        line(c, `M${x} ${y}h118v48h-118Z`, "#4a3424", 3.4);
        if (i < 3) line(c, `M${x + 118} ${y + 18}v12`, "#f0deb8", 7);
        if (r < 2 && (i + r) % 2) line(c, `M${x + 50} ${y + 48}h18`, "#f0deb8", 7);
        if (i === 3 && r === 0) {
          line(c, `M${x + 20} ${y + 24}h56`, "#c25a54", 6);
          disc(c, x + 86, y + 24, 13, "#c25a54", 9);
        } else line(c, `M${x + 22} ${y + 18}h40M${x + 22} ${y + 30}h26`, "rgba(74,52,36,.35)", 3);
      }
  });
}
