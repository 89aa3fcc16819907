import { light } from "../../kit/palette.ts";
import { around, disc, type Plate, triples } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { COATS, type Hat, walker } from "../../painters/crew.ts";
import { giantSpoon } from "../../painters/giant-spoon.ts";
import { museum } from "../../painters/museum.ts";
import { chimneyStack, roof } from "../../painters/roofs.ts";
import { houses, ridge } from "../../painters/town.ts";

const HATS: readonly Hat[] = ["brim", "curls", "cap", "bun", "none", "scarf"];
/** The ridge they walk on, a little uphill to the right. */
const ridgeY = (x: number) => 742 - (x - 100) * 0.075;

/** Six people carry the spoon over moonlit roofs toward the golden museum. */
export const scene: Scene = {
  seed: 7041,
  exposure: 1.2,
  sky: {
    top: light("#071a26"),
    low: light("#2b6673"),
    nebulae: [
      { x: 1130, y: 420, radius: 620, color: light("#d98a5a", 0.42) },
      { x: 330, y: 170, radius: 520, color: light("#3d7f92", 0.35) },
    ],
  },
  ambient: light("#6b8ea6", 0.42),
  lamps: [
    { x: 270, y: 60, z: 420, radius: 1700, color: light("#cfe2f4", 1.5), haze: 0.1 },
    { x: 1130, y: 450, z: -40, radius: 330, color: light("#ffb85e", 1.5), haze: 0.7 },
    { x: 1130, y: 480, z: 160, radius: 420, color: light("#ffb760", 0.7), haze: 0 },
  ],
  layers: [
    {
      z: -320,
      paint: (p) => {
        fullMoon(p, 262, 176, 74);
        ridge(p, 700, 170, "#24515e", 230);
      },
      mist: { color: light("#7fb0b8", 0.35), amount: 0.5, band: [660, 110] },
    },
    {
      z: -220,
      relief: 3,
      paint: (p) => {
        ridge(p, 660, 40, "#1d4450", 160);
        houses(p, -20, 740, { ground: 690, low: 26, high: 60, width: 38, lit: 0.42, color: "#3d6270" });
        houses(p, 1470, 1640, { ground: 660, low: 30, high: 70, width: 42, lit: 0.4, color: "#3d6270" });
      },
      mist: { color: light("#88b2ae", 0.3), amount: 0.34, band: [680, 70] },
    },
    {
      z: -100,
      relief: 4,
      rim: 1.4,
      paint: (p) => {
        museum(p, 1130, 640, 0.72, { clock: [7, 40], lit: 0.8, banners: true });
        glow(p, 1130, 500, 420, "#ffb85a", 0.11, 0.7);
      },
      mist: { color: light("#e0a060", 0.3), amount: 0.18, band: [640, 60] },
    },
    {
      z: -10,
      relief: 4,
      rim: 1.5,
      paint: (p) => {
        houses(p, -20, 1640, { ground: 812, low: 70, high: 130, width: 92, lit: 0.5, color: "#365766" });
      },
      mist: { color: light("#7aa4a8", 0.3), amount: 0.25, band: [760, 60] },
    },
    {
      z: 80,
      relief: 5,
      rim: 1.4,
      paint: (p) => {
        chimneyStack(p, 72, 760, 74, 150, 2);
        chimneyStack(p, 1490, 650, 84, 120, 3);
        roof(p, [-40, ridgeY(-40) + 8], [1640, ridgeY(1640) + 8], 320, "#4c6f86");
      },
    },
    {
      z: 150,
      relief: 5,
      round: 6,
      rim: 2.6,
      paint: (p) => {
        for (let i = 0; i < 6; i++) {
          const x = 250 + i * 150;
          walker(p, x, ridgeY(x) + 4, 0.92 + (i % 3) * 0.035, 0, {
            coat: COATS[i] as string,
            hat: HATS[i] as Hat,
            hands: 168,
            step: i % 2 ? 30 : 22,
            broad: i === 2 ? 1.15 : 1,
          });
        }
        const angle = Math.atan(-0.075);
        giantSpoon(p, 690, ridgeY(690) - 158, 1.06, angle);
      },
    },
    { z: 200, paint: (p) => motes(p, 1100, 480, 420, 60, "#ffd596") },
  ],
};

function fullMoon({ e }: Plate, x: number, y: number, r: number): void {
  disc(
    e,
    x,
    y,
    r * 2.6,
    around(e, x, y, r * 2.6, ["rgba(190,220,236,.3)", [0.5, "rgba(150,196,216,.09)"], "rgba(150,196,216,0)"]),
  );
  disc(e, x, y, r, "rgba(226,232,220,.52)");
  for (const [dx, dy, s] of triples("-22,-14,16 18,20,20 22,-28,10 -18,30,9"))
    disc(e, x + dx, y + dy, s, "rgba(120,150,160,.3)");
}
