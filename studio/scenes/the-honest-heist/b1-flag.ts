import { light } from "../../kit/palette.ts";
import { along, at, disc, fill, line, type Plate, solid } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow, motes } from "../../painters/air.ts";
import { CREW } from "../../painters/cast.ts";
import { COATS, type Hat, walker } from "../../painters/crew.ts";
import { guests } from "../../painters/crowd.ts";
import { museum } from "../../painters/museum.ts";
import { cobbles } from "../../painters/street-table.ts";

/** The flag people at the steps. */
export const scene: Scene = {
  seed: 7212,
  exposure: 1.15,
  vignette: 0.55,
  sky: {
    top: light("#061723"),
    low: light("#2a5a66"),
    nebulae: [{ x: 800, y: 330, radius: 760, color: light("#c98252", 0.4) }],
  },
  ambient: light("#8a8a94", 0.4),
  lamps: [
    { x: 800, y: 430, z: 200, radius: 520, color: light("#ffbe6c", 1.2), haze: 0.4 },
    { x: 800, y: 840, z: 200, radius: 560, flat: 2.4, color: light("#ffb75e", 1.2), haze: 0.1 },
    { x: 120, y: -300, z: 500, radius: 2200, color: light("#bcd8ec", 0.7), haze: 0 },
  ],
  layers: [
    {
      z: -20,
      relief: 5,
      rim: 1.3,
      paint: (p) => {
        museum(p, 800, 712, 1.72, { clock: [7, 45], lit: 0.8 });
        glow(p, 800, 480, 560, "#ffb85a", 0.08, 0.8);
      },
    },
    {
      z: 20,
      relief: 4,
      paint: (p) => {
        cobbles(p, 704, "#4c4a4c", "#8a7a68");
        fill(p.c, "M694 706H906L1080 900H520Z", "#a83a3a");
        line(p.c, "M694 706L520 900M906 706L1080 900", "#e0ad56", 7);
      },
    },
    {
      z: 60,
      relief: 6,
      round: 8,
      rim: 2.2,
      paint: (p) => {
        pole(p, 1230, 740);
        guests(p, [
          [60, 780, 1.2, { gaze: 0.8 }],
          [150, 800, 1.24, { gaze: 0.8, right: [30, -196], mouth: "open" }],
          [250, 778, 1.18, { gaze: 0.7, mouth: "small" }],
          [1380, 786, 1.22, { gaze: -0.8, left: [-24, -190], mouth: "open" }],
          [1470, 800, 1.26, { gaze: -0.8 }],
          [1560, 782, 1.22, { gaze: -0.9 }],
        ]);
        figure(
          p,
          1110,
          790,
          1.36,
          { coat: "#7a2a34", head: "guard", skin: 2, cut: "uniform", broad: 1.1 },
          { left: [-40, -110], right: [70, -262], gaze: -0.5, brow: -0.3, mouth: "open" },
        );
      },
    },
    {
      z: 120,
      relief: 6,
      round: 8,
      rim: 2.4,
      paint: (p) => {
        for (const [i, [x, y, hands, hat]] of (
          [
            [420, 862, 150, "curls"],
            [580, 868, 136, "cap"],
            [760, 866, 124, "scarf"],
            [920, 862, 112, "none"],
          ] as const
        ).entries())
          walker(p, x, y, 1.16, i * 0.05, {
            coat: COATS[i] as string,
            hat: hat as Hat,
            hands,
            step: 30,
            broad: i === 1 ? 1.15 : 1,
          });
        flag(p, 690, 708);
      },
    },
    {
      z: 140,
      relief: 6,
      round: 8,
      rim: 2.2,
      paint: (p) =>
        figure(p, 280, 880, 1.3, CREW[3] as (typeof CREW)[number], {
          left: [-30, -130],
          right: [64, -170],
          gaze: 0.7,
          brow: 0.8,
          mouth: "flat",
          stride: 6,
        }),
    },
    { z: 200, paint: (p) => motes(p, 800, 460, 680, 80, "#ffd596") },
  ],
};

function pole(p: Plate, x: number, y: number): void {
  const { c } = p;
  solid(
    p,
    `M${x - 7} ${y}L${x - 5} -20H${x + 5}L${x + 7} ${y}Z`,
    along(c, x - 7, 0, x + 7, 0, ["#f4ead4", "#8a7a68"]),
  );
  solid(p, `M${x - 40} ${y}H${x + 40}L${x + 28} ${y - 40}H${x - 28}Z`, "#8a8278");
  line(c, `M${x + 12} 0C${x + 22} 300 ${x + 18} 520 ${x + 8} 640`, "rgba(240,226,200,.6)", 3);
}

/** The town flag around something long: it sags in the middle, and a wooden end looks out. */
function flag(p: Plate, x: number, y: number): void {
  const { c } = p;
  at(p, x, y, 1, 0.07, () => {
    solid(p, "M-470 -14C-480 -20 -500 -12 -500 2C-500 14 -480 20 -470 14Z", "#a8693a");
    solid(
      p,
      "M-470 -30C-200 -34 -60 -20 100 -24C220 -34 300 -52 380 -46C430 -40 430 46 380 50C300 54 220 36 100 32C-60 34 -200 30 -470 26Z",
      along(c, 0, -46, 0, 50, ["#fff6e0", [0.5, "#e8d4a8"], "#8f7a58"]),
    );
    for (let i = 0; i < 11; i++) {
      const dx = -440 + i * 76;
      fill(
        c,
        `M${dx} -32L${dx + 34} -32L${dx + 78} 34L${dx + 44} 34Z`,
        i % 2 ? "rgba(31,106,120,.9)" : "rgba(194,90,84,.85)",
      );
    }
    for (const dx of [-380, -180, 30, 220]) line(c, `M${dx} -34Q${dx + 12} 0 ${dx} 34`, "#d9a84c", 9);
    disc(c, 398, 2, 20, "#d8bc88", 44);
    disc(c, 400, 2, 12, "#8a5430", 30);
    fill(c, "M60 30C70 80 40 110 64 150L120 136C108 100 124 70 110 30Z", "#1f6a78");
  });
}
