import { light } from "../../kit/palette.ts";
import { along, around, disc, fill, inside, line, type Plate, wear } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { onaLamp } from "../../painters/lamp.ts";
import { vine } from "../../painters/leaves.ts";
import { porthole } from "../../painters/window.ts";

const HULL = "M-20 250C300 150 620 120 900 124C1200 128 1440 160 1620 208V920H-20Z";

/** Far inside the fifth window hangs Ona's lamp. */
function farLamp(p: Plate): void {
  disc(
    p.e,
    0.1,
    0.2,
    0.9,
    around(p.e, 0.06, 0.1, 0.9, ["rgba(255,190,90,.5)", [0.5, "rgba(255,170,70,.16)"], "rgba(255,160,60,0)"]),
  );
  line(p.c, "M.06 -1V-.3", "#2a2030", 0.03);
  onaLamp(p, 0.06, -0.06, 0.0052, { tilt: 0.25, lit: 1 });
  vine(p, -0.8, 1.1, -0.5, -0.2, -0.2, { leaves: 5, size: 0.34, color: "#1f5a4c" });
}

/** Six windows in the dark, one warm lamp far inside: the place of the title. */
export const scene: Scene = {
  seed: 48,
  sky: {
    top: light("space"),
    low: light("#0d1932"),
    nebulae: [{ x: 400, y: 80, radius: 420, color: light("nebula", 0.25) }],
  },
  ambient: light("indoors", 0.2),
  lamps: [
    { x: 500, y: -400, z: 160, radius: 900, color: light("#cfdcff", 0.5), haze: 0.1 },
    { x: 1170, y: 430, z: 70, radius: 170, color: light("window", 1.5), haze: 0.8 },
  ],
  layers: [
    {
      z: 0,
      relief: 5,
      round: 30,
      paint: (p) => {
        const { c } = p;
        fill(c, HULL, along(c, 0, 120, 0, 900, ["#b4c0d6", [0.1, "#7f8ca9"], [0.6, "#5b6786"], "#2c3656"]));
        inside(c, HULL, () => {
          for (let i = 0; i < 8; i++) {
            const x = 66 + i * 245;
            line(c, `M${x} 90Q${x} 500 ${x + (x - 800) * 0.05} 920`, "rgba(12,18,42,.55)", 4);
            line(
              c,
              `M${x + 4} 90Q${x + 4} 500 ${x + 4 + (x - 800) * 0.05} 920`,
              "rgba(236,243,255,.16)",
              1.6,
            );
          }
          line(c, "M-20 610C400 560 1200 552 1620 596", "rgba(12,18,42,.4)", 3);
        });
        wear(p, 0, 120, 1600, 760, 240, 0.09);
        for (let i = 0; i < 6; i++)
          porthole(p, 190 + i * 245, 420, 88, i === 4 ? { lit: 0.07, within: farLamp } : {});
      },
      mist: { color: light("#3a4566", 0.4), amount: 0.35, band: [800, 200] },
    },
  ],
};
