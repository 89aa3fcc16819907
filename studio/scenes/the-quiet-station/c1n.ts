import { light } from "../../kit/palette.ts";
import { along, disc, line, poly } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { ridge, window } from "../../painters/town.ts";

/** A dark street; in one kitchen the light was left on. */
export const scene: Scene = {
  seed: 107,
  exposure: 1.15,
  sky: {
    top: light("#040813"),
    low: light("#1a2440"),
    stars: 0.9,
    nebulae: [{ x: 900, y: 140, radius: 460, color: light("nebula", 0.3) }],
  },
  ambient: light("#56658c", 0.32),
  lamps: [
    { x: 1105, y: 560, z: 120, radius: 190, color: light("lamp", 2.4), haze: 0.8 },
    { x: 1000, y: 800, z: 240, radius: 260, flat: 3, color: light("#ffae60", 1.6), haze: 0.2 },
  ],
  layers: [
    {
      z: -200,
      paint: (p) => ridge(p, 560, 160, "#26324f", 220),
      mist: { color: light("#56658c", 0.35), amount: 0.5, band: [540, 110] },
    },
    {
      z: 0,
      relief: 5,
      paint: (p) => {
        const { c, next } = p;
        const row = [
          [-40, 300, 250],
          [262, 260, 330],
          [524, 300, 270],
          [826, 470, 300],
          [1298, 360, 350],
        ] as const;
        for (const [x, w, h] of row) {
          const top = 700 - h;
          const tone = ["#4f5876", "#5a5266", "#4a5a6e", "#6a5a58", "#4c4f6c"][
            row.findIndex((r) => r[0] === x)
          ] as string;
          c.fillStyle = along(c, 0, top, 0, 700, [tone, "#262c46"]);
          c.fillRect(x, top, w, h);
          poly(
            c,
            [
              [x - 18, top + 2],
              [x + w + 18, top + 2],
              [x + w - 40, top - 110],
              [x + 40, top - 110],
            ],
            "#232a46",
          );
          line(
            c,
            `M${x - 18} ${top}L${x + 40} ${top - 110}H${x + w - 40}L${x + w + 18} ${top}`,
            "rgba(206,222,250,.32)",
            3,
          );
          for (let k = 0; k < 8; k++)
            line(c, `M${x - 4 + k * 4} ${top - 14 - k * 12}H${x + w + 4 - k * 4}`, "rgba(10,14,34,.35)", 2);
          c.fillStyle = "#2a2f4a";
          c.fillRect(x + w * 0.7, top - 160, 34, 80);
          for (let k = 0; k < 3; k++) if (x !== 826) window(p, x + 40 + k * (w / 3.3), top + 60, 46, false);
          if (x !== 826) {
            c.fillStyle = "#1c2240";
            c.fillRect(x + w / 2 - 28, 590, 56, 110);
          }
        }
        window(p, 880, 470, 52, false);
        window(p, 1060, 500, 92, true);
        line(c, "M1050 634H1164", "#8a6a52", 9);
        disc(c, 1090, 618, 13, "#5f8a5a");
        c.fillStyle = "#3a2c2c";
        c.fillRect(930, 560, 74, 140);
        for (let k = 0; k < 120; k++) {
          c.fillStyle = `rgba(${next() < 0.5 ? "8,10,24" : "255,230,200"},${next() * 0.08})`;
          c.fillRect(next() * 1600, 380 + next() * 320, 8 + next() * 24, 2);
        }
      },
      mist: { color: light("#5f6680", 0.35), amount: 0.3, band: [680, 120] },
    },
    {
      z: 30,
      relief: 4,
      paint: (p) => {
        const { c, next } = p;
        poly(c, "-10,700 1610,700 1610,910 -10,910", "#4a4f62");
        poly(c, "-10,700 1610,700 1610,722 -10,722", "#5f6478");
        for (let k = 0; k < 420; k++)
          disc(
            c,
            next() * 1600,
            726 + next() ** 0.7 * 180,
            6 + next() * 14,
            `rgba(${next() < 0.5 ? "10,12,28" : "230,220,210"},${next() * 0.13})`,
            2.5 + next() * 3,
          );
        c.fillStyle = along(c, 0, 700, 0, 900, ["rgba(8,10,26,0)", "rgba(8,10,26,.5)"]);
        c.fillRect(0, 700, 1600, 200);
        for (let k = 0; k < 26; k++) {
          p.e.fillStyle = `rgba(255,190,110,${0.13 * next()})`;
          p.e.fillRect(1040 + next() * 120 - k * 1.2, 730 + k * 6, 30 + next() * 80, 2.2);
        }
      },
    },
    {
      z: 120,
      relief: 5,
      rim: 2,
      paint: (p) => {
        line(p.c, "M330 900V410Q330 360 380 360H402", "#2a2f48", 12);
        line(p.c, "M384 360H432L424 384H392Z", "#2a2f48", 6);
        glow(p, 1105, 570, 240, "#ffc46a", 0.12);
      },
    },
  ],
};
