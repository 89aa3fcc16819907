import { light } from "../../kit/palette.ts";
import { along, at, disc, fill, line, type Plate, solid } from "../../kit/plate.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { NIGHT_SKY } from "../../painters/gala.ts";
import { giantSpoon } from "../../painters/giant-spoon.ts";

/** A new card for the case. */
export const scene: Scene = {
  seed: 7406,
  exposure: 1.15,
  vignette: 0.7,
  sky: NIGHT_SKY,
  ambient: light("#b08a80", 0.24),
  lamps: [
    { x: 960, y: 380, z: 340, radius: 480, color: light("#ffe0ae", 2.1), haze: 0.15 },
    { x: 160, y: 180, z: 300, radius: 420, color: light("#ffb870", 0.8), haze: 0.1 },
  ],
  layers: [
    { z: 0, relief: 9, round: 6, paint: velvet },
    { z: 60, relief: 7, round: 14, rim: 2, paint: (p) => giantSpoon(p, -130, 300, 2.3, 0.05) },
    {
      z: 100,
      relief: 5,
      rim: 2,
      paint: (p) => {
        card(p, 1180, 616, 1.5, -0.06, false);
        card(p, 800, 770, 0.8, 0.22, true);
        pencil(p);
      },
    },
    {
      z: 180,
      paint: (p) => {
        motes(p, 960, 420, 620, 60, "#ffe2b4");
        glow(p, 1180, 600, 420, "#ffe0a8", 0.07);
      },
    },
  ],
};

function velvet({ c, next }: Plate): void {
  c.fillStyle = along(c, 0, 0, 1600, 900, ["#7c2029", [0.5, "#a5323c"], "#701a24"]);
  c.fillRect(0, 0, 1600, 900);
  for (let i = 0; i < 26; i++) {
    const y = between(next, -60, 960);
    const path = `M-20 ${y}C${between(next, 300, 600)} ${y + between(next, -120, 120)} ${between(next, 900, 1200)} ${y + between(next, -120, 120)} 1620 ${y + between(next, -90, 90)}`;
    line(c, path, `rgba(${next() < 0.5 ? "30,4,10" : "255,150,140"},.09)`, between(next, 26, 80));
  }
  for (let i = 0; i < 3000; i++) {
    c.fillStyle = `rgba(${next() < 0.5 ? "40,6,12" : "255,190,180"},.06)`;
    c.fillRect(next() * 1600, next() * 900, 2, 6);
  }
  line(c, "M-20 858H1620", "#d9a84c", 16);
  for (let x = 0; x < 1600; x += 22) line(c, `M${x} 866v30`, "#c99642", 8);
}

function card(p: Plate, x: number, y: number, scale: number, angle: number, old: boolean): void {
  const { c, e } = p;
  at(p, x, y, scale, angle, () => {
    fill(c, "M-150 -90H158V104H-142Z", "rgba(20,2,6,.4)");
    solid(p, "M-154 -98H154V98H-154Z", old ? "#e8d8b4" : "#fff8ea");
    line(c, "M-140 -84H140V84H-140Z", old ? "rgba(140,100,60,.3)" : "rgba(201,150,66,.5)", 3);
    if (old) {
      c.font = "italic 600 44px Georgia, serif";
      c.textAlign = "center";
      c.fillStyle = "rgba(42,26,20,.75)";
      c.fillText("Back soon", 0, 14);
      line(c, "M-96 4L104 -6", "rgba(165,50,60,.85)", 6);
    } else {
      e.fillStyle = "rgba(255,246,224,.08)";
      e.fillRect(-154, -98, 308, 196);
      for (const dy of [-30, 10, 50]) line(c, `M-110 ${dy}H110`, "rgba(60,80,110,.22)", 2);
    }
  });
}

function pencil(p: Plate): void {
  const { c } = p;
  at(p, 1390, 800, 1.3, -0.34, () => {
    fill(c, "M-150 8H120V30H-150Z", "rgba(20,2,6,.35)");
    solid(p, "M-150 -14H96V14H-150Z", along(c, 0, -14, 0, 14, ["#ffe08a", [0.5, "#e0a83c"], "#9a6a1c"]));
    solid(p, "M-150 -14L-192 0L-150 14Z", "#f2d8b0");
    fill(c, "M-178 -5L-192 0L-178 5Z", "#1f2a3a");
    solid(p, "M96 -14H112V14H96Z", "#c9ccd4");
    solid(p, "M112 -14H132Q140 0 132 14H112Z", "#d98e84");
    disc(c, -60, -6, 30, "rgba(255,255,255,.25)", 2);
  });
}
