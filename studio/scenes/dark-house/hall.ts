import { light } from "../../kit/palette.ts";
import { along, disc, line, type Plate, pairs, solid } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { boards, drawerTable, frame, fuseBox, hallWall, slitDoor, spill } from "../../painters/hall.ts";
import { banister, stairs } from "../../painters/stairs.ts";

const GLOW = "#ffb45a";

/** The hall: what one sees is what a line of light below a door lets one see. */
export const scene: Scene = {
  seed: 431,
  exposure: 1.3,
  vignette: 0.6,
  sky: { top: light("dark"), low: light("dark"), stars: 0 },
  ambient: light("#47568a", 0.34),
  lamps: [
    { x: 560, y: 672, z: 90, radius: 250, flat: 1.5, color: light("#ffae5a", 2.2), haze: 0.7 },
    { x: 600, y: 760, z: 60, radius: 330, flat: 3, color: light("#ffae5a", 2.6), haze: 0.1 },
    { x: 1290, y: 120, z: 170, radius: 420, color: light("#a9c2f4", 0.75), haze: 0.3 },
    { x: 190, y: 300, z: 320, radius: 330, color: light("#a9c2f4", 0.5), haze: 0 },
  ],
  layers: [
    {
      z: 0,
      relief: 5,
      paint: (p) => {
        hallWall(p, 640);
        moonWindow(p, 1330, 150);
        frame(p, 862, 214, 190, 130, -0.03);
        fuseBox(p, 270, 372);
        slitDoor(p, 560, 642, 210, 420, GLOW);
        p.c.fillStyle = along(p.c, 0, 0, 0, 300, ["rgba(5,7,18,.6)", "rgba(5,7,18,0)"]);
        p.c.fillRect(0, 0, 1600, 300);
      },
      mist: { color: light("#54507a", 0.3), amount: 0.16 },
    },
    {
      z: 20,
      relief: 4,
      paint: (p) => {
        boards(p, 640, 620);
        spill(p, 560, 644, 214, 250, GLOW);
        glow(p, 560, 650, 240, GLOW, 0.12, 0.35);
      },
    },
    {
      z: 70,
      relief: 6,
      rim: 1.8,
      paint: (p) => stairs(p, 850, 742, 66, 50, 13),
    },
    { z: 110, relief: 6, round: 8, rim: 2.2, paint: (p) => banister(p, 850, 770, 66, 50, 13) },
    {
      z: 130,
      paint: (p) => motes(p, 560, 600, 300, 50, "#ffcf8a"),
    },
    {
      z: 200,
      blur: 1.5,
      relief: 8,
      round: 10,
      rim: 2.6,
      paint: (p) => drawerTable(p, 170, 900, 1.02),
    },
  ],
};

/** The window on the landing: a little of the night. */
function moonWindow(p: Plate, x: number, y: number): void {
  solid(p, `M${x - 92} ${y + 152}V${y - 110}Q${x} ${y - 210} ${x + 92} ${y - 110}V${y + 152}Z`, "#4a4046");
  const pane = `M${x - 74} ${y + 136}V${y - 100}Q${x} ${y - 184} ${x + 74} ${y - 100}V${y + 136}Z`;
  solid(p, pane, "#101a38");
  p.e.fillStyle = along(p.e, 0, y - 180, 0, y + 140, ["rgba(50,76,140,.2)", "rgba(96,124,190,.27)"]);
  p.e.fill(new Path2D(pane));
  for (const [dx, dy] of pairs("-40,-70 28,-110 50,20 -16,70"))
    disc(p.e, x + dx, y + dy, 2, "rgba(236,244,255,.8)");
  p.e.save();
  p.e.globalCompositeOperation = "destination-out";
  const bars = `M${x} ${y - 170}V${y + 136}M${x - 74} ${y - 60}H${x + 74}M${x - 74} ${y + 40}H${x + 74}`;
  line(p.e, bars, "#000", 7);
  p.e.restore();
  line(p.c, bars, "#3a3038", 7);
}
