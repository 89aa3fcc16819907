import { light } from "../../kit/palette.ts";
import { along, disc, fill, line, type Plate, pairs, solid } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow, motes } from "../../painters/air.ts";
import { BRAM } from "../../painters/cast.ts";
import { NIGHT_SKY } from "../../painters/gala.ts";
import { giantSpoon } from "../../painters/giant-spoon.ts";
import { passage } from "../../painters/passage.ts";

/** A man in the dark, and a door behind which everybody laughs. */
export const scene: Scene = {
  seed: 7420,
  exposure: 1.2,
  vignette: 0.75,
  sky: NIGHT_SKY,
  ambient: light("#4c6680", 0.3),
  lamps: [
    { x: 800, y: 690, z: 40, radius: 260, flat: 2.4, color: light("#ffc068", 2), haze: 0.2 },
    { x: 600, y: 240, z: 220, radius: 420, color: light("#9cc4e4", 1.1), haze: 0.5 },
    { x: 120, y: 760, z: 260, radius: 300, color: light("#ffb45c", 0.9), haze: 0.2 },
  ],
  layers: [
    {
      z: -60,
      relief: 5,
      paint: (p) =>
        passage(p, { far: [500, 150, 1100, 680], wall: "#3a5064", runner: "#5c2430", lamps: [0, 0, 0, 0] }),
    },
    { z: -30, relief: 6, rim: 1.6, paint: door },
    {
      z: 60,
      relief: 6,
      round: 9,
      rim: 3,
      paint: (p) => {
        figure(p, 800, 800, 1.5, BRAM, {
          left: [-14, -118],
          right: [16, -118],
          eyes: "down",
          brow: 1,
          mouth: "small",
          tilt: 0.06,
        });
        hat(p, 800, 628);
      },
    },
    { z: 130, relief: 7, round: 11, rim: 2.2, paint: (p) => giantSpoon(p, -90, 720, 0.98, -0.18) },
    {
      z: 200,
      paint: (p) => {
        motes(p, 700, 460, 420, 70, "#d4e4f4");
        p.e.fillStyle = "rgba(170,205,240,.05)";
        p.e.fill(new Path2D("M420 -10H560L960 820H700Z"));
      },
    },
  ],
};

/** Two wings with panels; the gala shows as a line below them and through the keyhole. */
function door(p: Plate): void {
  const { c, e } = p;
  line(c, "M606 680V226H994V680", "#6a4a2c", 26);
  solid(p, "M614 680V234H986V680Z", along(c, 0, 234, 0, 680, ["#3c2a22", "#503626"]));
  for (const x of [640, 820])
    for (const [y, h] of pairs("262,180 474,170")) {
      fill(c, `M${x} ${y}h140v${h}h-140Z`, "#3a2820");
      line(c, `M${x} ${y + h}v${-h}h140`, "rgba(0,0,0,.5)", 4);
      line(c, `M${x + 3} ${y + h}h137v${-h}`, "rgba(255,214,160,.22)", 3);
    }
  line(c, "M800 234V680", "#1c120e", 5);
  for (const dx of [-22, 22]) disc(c, 800 + dx, 466, 10, "#e0b660");
  disc(e, 800, 500, 3, "rgba(255,230,160,.95)", 8);
  e.fillStyle = "rgba(255,216,130,.95)";
  e.fillRect(616, 676, 368, 6);
  glow(p, 800, 690, 360, "#ffc46a", 0.4, 0.2);
  glow(p, 800, 500, 46, "#ffd894", 0.4);
}

function hat(p: Plate, x: number, y: number): void {
  disc(p.c, x, y, 54, "#23262f", 12);
  solid(
    p,
    `M${x - 34} ${y}C${x - 38} ${y - 54} ${x + 38} ${y - 54} ${x + 34} ${y}Q${x} ${y + 10} ${x - 34} ${y}Z`,
    "#343a4a",
  );
  line(p.c, `M${x - 34} ${y - 6}Q${x} ${y + 4} ${x + 34} ${y - 6}`, "#8d2f3a", 8);
  for (const s of [-1, 1]) disc(p.c, x + s * 44, y + 2, 13, "#e8c0a0", 11);
}
