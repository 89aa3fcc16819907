import { light } from "../../kit/palette.ts";
import { along, disc, fill, line, type Plate, pairs, solid } from "../../kit/plate.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { glassRoom } from "../../painters/great-lamp.ts";
import { lantern, salt } from "../../painters/harbor.ts";
import { planks } from "../../painters/quay.ts";

/** The board of the keeper's box: its front from close by, with an empty panel for the clock and the figures. */
export const scene: Scene = {
  seed: 7731,
  exposure: 1.14,
  vignette: 0.55,
  sky: { top: light("#0a161d"), low: light("#3a5860"), stars: 0 },
  ambient: light("#6d9096", 0.32),
  lamps: [
    { x: 1320, y: 560, z: 240, radius: 420, color: light("lantern", 2), haze: 0.5 },
    { x: 560, y: 120, z: 300, radius: 560, color: light("lantern", 0.9), haze: 0.1 },
    { x: 20, y: 640, z: 200, radius: 260, color: light("lantern", 1.2), haze: 0.4 },
  ],
  layers: [
    {
      z: -80,
      relief: 5,
      blur: 3,
      paint: (p) => glassRoom(p, 640, 330),
      mist: { color: light("#6d8c92", 0.3), amount: 0.3, band: [300, 300] },
    },
    {
      z: 0,
      relief: 6,
      paint: (p) => {
        planks(p, -20, 1620, 812, 930, 136, "#4c4e44");
        line(p.c, "M-20 812H1620", "#a3a38c", 7);
      },
    },
    { z: 70, relief: 6, round: 6, rim: 1.8, paint: front },
    {
      z: 140,
      relief: 6,
      round: 8,
      rim: 1.8,
      paint: (p) => {
        lantern(p, 1330, 470, 3.6);
        glow(p, 1330, 680, 340, salt.gold, 0.22);
        motes(p, 600, 400, 520, 50, "#ffe0a0");
      },
    },
  ],
};

/** A chest of dark wood with corners and bands of brass. */
function front(p: Plate): void {
  const { c, next } = p;
  solid(p, "M84 176H1096V900H84Z", along(c, 0, 176, 0, 900, ["#75502f", "#3b2415"]));
  for (let i = 0; i < 90; i++)
    line(
      c,
      `M${between(next, 90, 900)} ${between(next, 186, 896)}q90 ${between(next, -5, 5)} ${between(next, 100, 210)} 0`,
      "rgba(24,10,4,.24)",
      2.4,
    );
  solid(p, "M64 128H1116L1096 182H84Z", along(c, 0, 128, 0, 182, ["#8d6238", "#5a3a20"]));
  line(c, "M66 130H1114", "rgba(255,236,190,.6)", 4);
  solid(p, "M78 176H1102V194H78Z", along(c, 0, 176, 0, 194, ["#f2d690", "#8a6428"]));
  fill(c, "M150 214H1030V642H150Z", "#2a190e");
  line(c, "M150 642V214H1030", "rgba(6,2,0,.7)", 8);
  line(c, "M152 642H1030V216", "rgba(255,220,150,.35)", 4);
  for (const [x, y] of pairs("84,194 1096,194 84,900 1096,900")) {
    const [dx, dy] = [x < 500 ? 1 : -1, y < 500 ? 1 : -1];
    solid(p, `M${x} ${y}h${56 * dx}l${-16 * dx} ${40 * dy}l${-40 * dx} ${16 * dy}Z`, "#c39a4c");
    for (const d of [14, 36]) disc(c, x + dx * d, y + dy * (50 - d), 4, "#5d421a");
  }
  for (const x of [118, 1062]) {
    solid(p, `M${x - 12} 250h24v360h-24Z`, along(c, x - 12, 0, x + 12, 0, ["#f0d08a", "#7d5a24"]));
    for (const y of [270, 430, 590]) disc(c, x, y, 6, "#5d421a");
  }
}
