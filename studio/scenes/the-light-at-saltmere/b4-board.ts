import { light } from "../../kit/palette.ts";
import { disc, fill, hoop, line, type Plate } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { lantern, salt } from "../../painters/harbor.ts";
import { handwriting, planks } from "../../painters/quay.ts";

/** The board of the drawer: the drawer with its letter above, and the top of the desk for the paper with the signs. */
export const scene: Scene = {
  seed: 7341,
  exposure: 1.12,
  vignette: 0.6,
  sky: { top: light("#0a1419"), low: light("#0a1419"), stars: 0 },
  ambient: light("#6d9096", 0.3),
  lamps: [
    { x: 1290, y: 400, z: 260, radius: 520, color: light("lantern", 2), haze: 0.5 },
    { x: 480, y: 330, z: 300, radius: 520, color: light("lantern", 0.8), haze: 0.1 },
  ],
  layers: [
    { z: -20, relief: 6, paint: drawers },
    { z: 60, relief: 6, round: 5, rim: 1.6, paint: openDrawer },
    {
      z: 100,
      relief: 6,
      paint: (p) => {
        planks(p, -20, 1620, 470, 930, 210, "#5d5c4c");
        line(p.c, "M-20 470H1620", "#b6b496", 8);
      },
    },
    {
      z: 150,
      relief: 6,
      rim: 1.6,
      paint: (p) => {
        line(p.c, "M1300 -20V150", "#141c1f", 9);
        lantern(p, 1300, 144, 3.3);
        glow(p, 1300, 344, 380, salt.gold, 0.2);
      },
    },
  ],
};

/** A wall of closed drawers with labels and rings. */
function drawers(p: Plate): void {
  const { c } = p;
  planks(p, -20, 1620, -20, 500, 330, "#44504a");
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 8; column++) {
      const [x, y] = [16 + column * 202, 10 + row * 152];
      fill(c, `M${x} ${y}h176v126h-176Z`, "#171f20");
      fill(c, `M${x + 6} ${y + 6}h164v114h-164Z`, (row + column) % 3 ? "#5f665a" : "#565e56");
      line(c, `M${x + 8} ${y + 8}h160`, "rgba(224,226,200,.3)", 3);
      fill(c, `M${x + 42} ${y + 22}h92v32h-92Z`, "#b9b7a2");
      line(c, `M${x + 54} ${y + 40}q8 -10 16 0t16 0t16 0t16 0`, "rgba(32,44,54,.7)", 2.4);
      hoop(c, x + 88, y + 84, 14, "#8d7d4c", 6);
      disc(c, x + 88, y + 69, 6, "#b7a668");
    }
}

/** The drawer for important things, pulled out, with the letter in it. */
function openDrawer(p: Plate): void {
  const { c } = p;
  fill(c, "M340 196H800L850 330H290Z", "#0c1213");
  handwriting(p, 570, 90, 250, 260, 0.05, 4);
  fill(c, "M340 196L290 330V460L340 330ZM800 196L850 330V460L800 330Z", "#3c443e");
  fill(c, "M280 326H860V480H280Z", "#6c7264");
  line(c, "M280 328H860", "#b9bda2", 6);
  line(c, "M296 346H844V480H296Z", "rgba(12,18,18,.5)", 4);
  fill(c, "M480 358H660V404H480Z", "#c9c6b0");
  line(c, "M500 386q10 -14 20 0t20 0t20 0t20 0t20 0t20 0", "rgba(32,44,54,.75)", 3.4);
}
