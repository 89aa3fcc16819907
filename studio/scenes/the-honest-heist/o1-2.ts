import { light } from "../../kit/palette.ts";
import { along, fill, line, type Plate, solid } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { ropes } from "../../painters/gallery.ts";
import { frame, painting } from "../../painters/the-long-table.ts";

/** The Long Table: a street, a table, forty-one chairs, and a lot of sky. */
export const scene: Scene = {
  seed: 7012,
  exposure: 1.15,
  vignette: 0.55,
  sky: { top: light("#060d12"), low: light("#060d12"), stars: 0 },
  ambient: light("#7f8f90", 0.3),
  lamps: [
    { x: 800, y: 40, z: 240, radius: 520, color: light("#ffe2ac", 2), haze: 0.3 },
    { x: 330, y: 60, z: 220, radius: 330, color: light("#ffd592", 0.9), haze: 0.3 },
    { x: 1270, y: 60, z: 220, radius: 330, color: light("#ffd592", 0.9), haze: 0.3 },
  ],
  layers: [
    { z: -40, relief: 3, paint: wall },
    { z: 20, relief: 3, paint: painting },
    { z: 40, relief: 8, round: 10, rim: 1.8, paint: frame },
    {
      z: 150,
      blur: 1,
      relief: 7,
      round: 6,
      rim: 2,
      paint: (p) => ropes(p, [190, 600, 1010, 1420], 884),
    },
    {
      z: 180,
      paint: (p) => {
        motes(p, 800, 260, 620, 60, "#fff0c4");
        for (const x of [330, 800, 1270]) {
          lamp(p, x, 96);
          glow(p, x, 112, 240, "#ffd88c", 0.14, 0.7);
        }
      },
    },
  ],
};

function wall(p: Plate): void {
  const { c } = p;
  c.fillStyle = along(c, 0, 0, 0, 760, ["#7c2a32", "#a43a40"]);
  c.fillRect(0, 0, 1600, 780);
  for (let x = -30; x < 1640; x += 60)
    for (let y = 10; y < 740; y += 84)
      fill(c, `M${x + 30} ${y}q20 26 0 52q-20 -26 0 -52Z`, "rgba(255,190,150,.08)");
  c.fillStyle = "#4e2a1c";
  c.fillRect(0, 742, 1600, 26);
  line(c, "M0 744H1600", "rgba(255,224,170,.5)", 3);
  for (let i = 0; i < 9; i++) {
    c.fillStyle = i % 2 ? "#6c472c" : "#7a5233";
    c.fillRect(0, 768 + i * 16, 1600, 15);
  }
}

function lamp(p: Plate, x: number, y: number): void {
  const { c, e } = p;
  line(c, `M${x} 0V${y - 30}`, "#8a6026", 7);
  solid(p, `M${x - 90} ${y - 30}h180v20h-180Z`, "#c99642");
  e.fillStyle = "rgba(255,236,190,.9)";
  e.fillRect(x - 84, y - 10, 168, 6);
}
