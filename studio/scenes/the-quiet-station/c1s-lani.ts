import { light } from "../../kit/palette.ts";
import { along, at, disc, hoop, line, poly, solid } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { motes } from "../../painters/air.ts";
import { pendant, shelf } from "../../painters/cabin.ts";
import { seated } from "../../painters/profile.ts";
import { window } from "../../painters/town.ts";

/** Lani alone by a small radio, her hand on her heart. */
export const scene: Scene = {
  seed: 108,
  exposure: 1.15,
  sky: { top: light("dark"), low: light("dark"), stars: 0 },
  ambient: light("#4f5878", 0.38),
  lamps: [
    { x: 800, y: 330, z: 130, radius: 430, color: light("lamp", 2.2), haze: 0.7 },
    { x: 690, y: 590, z: 120, radius: 170, color: light("#ffd894", 1.4), haze: 0.5 },
  ],
  layers: [
    {
      z: 0,
      relief: 4,
      paint: (p) => {
        const { c, e, next } = p;
        c.fillStyle = along(c, 0, 0, 0, 700, ["#4c5270", "#6a6270"]);
        c.fillRect(0, 0, 1600, 720);
        for (let i = 0; i < 60; i++) line(c, `M${i * 27} 0V700`, "rgba(14,14,34,.12)", 1.5);
        for (let i = 0; i < 70; i++) disc(c, next() * 1600, next() * 660, 6, "rgba(255,236,210,.05)");
        c.fillStyle = "#141c36";
        c.fillRect(210, 140, 300, 330);
        for (let i = 0; i < 40; i++)
          disc(e, 220 + next() * 280, 150 + next() * 250, 0.8 + next(), `rgba(220,235,255,${next() * 0.8})`);
        for (let i = 0; i < 9; i++) window(p, 226 + i * 32, 410 + (i % 3) * 14, 11, i % 3 === 1);
        line(c, "M210 140H510V470H210ZM360 140V470M210 300H510", "#8a7460", 14);
        poly(c, "180,120 250,120 226,500 176,500", "#7a4a44");
        poly(c, "470,120 540,120 546,500 494,500", "#7a4a44");
        shelf(p, 1270, 260, 300);
        shelf(p, 1270, 390, 300);
      },
      mist: { color: light("#6a5a58", 0.35), amount: 0.2 },
    },
    {
      z: 60,
      relief: 7,
      round: 30,
      rim: 2.6,
      paint: (p) =>
        seated(p, 1050, 388, 2.05, { skin: 0, tone: "#3a2a2c", cloth: "#4a5f8a", trim: "#c9744e" }),
    },
    {
      z: 40,
      relief: 6,
      paint: (p) => {
        const { c, e } = p;
        poly(c, "380,690 1420,690 1560,900 240,900", "#8a6850");
        for (let i = 0; i < 5; i++)
          line(c, `M${360 - i * 26} ${720 + i * 40}H${1440 + i * 26}`, "rgba(30,16,14,.28)", 2.5);
        line(c, "M380 691H1420", "rgba(255,236,204,.5)", 4);
        at(p, -410, 0, 1, 0, () => {
          solid(
            p,
            "M980 560Q980 530 1010 530H1190Q1220 530 1220 560V690H980Z",
            along(c, 0, 530, 0, 690, ["#a2684a", "#5a3830"]),
          );
          for (let i = 0; i < 7; i++) line(c, `M1004 ${572 + i * 14}H1086`, "rgba(30,16,14,.5)", 4);
          disc(c, 1154, 590, 32, "#3a2820");
          disc(e, 1154, 590, 27, "rgba(255,206,120,.6)");
          line(c, "M1154 590L1140 568", "#2a1a16", 3);
          for (const x of [1126, 1180]) hoop(c, x, 654, 11, "#e0c090", 5);
          line(c, "M1200 530L1262 420", "#9aa6be", 4);
          disc(e, 1262, 418, 4, "rgba(255,220,160,.7)");
        });
        solid(p, "M470 640H540L532 708H478Z", "#c9b79a");
      },
    },
    {
      z: 70,
      paint: (p) => {
        pendant(p, 800, -10, 210, 1.1);
        motes(p, 800, 460, 360, 50, "#ffcf8a");
      },
    },
  ],
};
