import { ink, light } from "../../kit/palette.ts";
import { along, fill, inside, line, wear } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { iceDust } from "../../painters/ice.ts";
import { type Sign, sign } from "../../painters/signs.ts";
import { porthole } from "../../painters/window.ts";

const SIX: readonly Sign[] = ["circle", "triangle", "square", "star", "moon", "waves"];
const HULL = "M-20 300C300 170 620 132 900 136C1200 140 1440 178 1620 236V920H-20Z";

/** Close to the hull: six windows with so many bars of light each. */
export function windows(bars: readonly number[], bright: number): Scene {
  return {
    seed: 44,
    sky: {
      top: light("#050a18"),
      low: light("#15254a"),
      sun: [-0.6, 0.5, 0.3],
      planet: { x: 1230, y: 60, radius: 210, axis: [0.28, 0.9, 0.2], ring: [1.3, 2.4], light: 0.7 },
      nebulae: [{ x: 300, y: 120, radius: 420, color: light("#4b3f72", 0.3) }],
    },
    ambient: light("#5c6c98", 0.42),
    lamps: [
      { x: 1150, y: -300, z: 200, radius: 900, color: light("#cfe0ff", 0.75), haze: 0.1 },
      ...SIX.map((_, i) => ({
        x: 190 + i * 244,
        y: 372,
        z: 60,
        radius: 105,
        color: light("window", 1.2 * bright),
        haze: 0.5,
      })),
    ],
    layers: [
      { z: -100, paint: (p) => iceDust(p, 0, 40, 1600, 240, 130, 0.6) },
      {
        z: 0,
        relief: 5,
        round: 30,
        paint: (p) => {
          const { c } = p;
          fill(c, HULL, along(c, 0, 130, 0, 900, ["#c3cee2", [0.1, "#8f9cba"], [0.5, "#6f7c9c"], "#3c4768"]));
          inside(c, HULL, () => {
            for (let i = 0; i < 8; i++) {
              const x = 68 + i * 244;
              line(
                c,
                `M${x} 100Q${x + (x - 800) * 0.02} 500 ${x + (x - 800) * 0.05} 920`,
                "rgba(12,18,42,.5)",
                4,
              );
              line(
                c,
                `M${x + 4} 100Q${x + 4 + (x - 800) * 0.02} 500 ${x + 4 + (x - 800) * 0.05} 920`,
                "rgba(236,243,255,.2)",
                1.6,
              );
            }
            line(
              c,
              "M-20 340C300 212 620 172 900 176C1200 180 1440 216 1620 274M-20 640C400 570 1200 560 1620 620",
              "rgba(12,18,42,.4)",
              3,
            );
            line(c, "M-20 662C400 592 1200 582 1620 642", "rgba(232,106,74,.4)", 9);
            c.font = "700 92px Georgia, serif";
            c.textAlign = "center";
            c.fillStyle = "rgba(226,236,252,.42)";
            c.fillText("L U M O", 800, 786);
            for (const x of [240, 1360]) {
              line(c, `M${x - 76} 850V716Q${x} 690 ${x + 76} 716V850`, "rgba(12,18,42,.55)", 7);
              line(c, `M${x - 70} 850V722Q${x} 698 ${x + 70} 722V850`, "rgba(236,243,255,.22)", 3);
              line(c, `M${x + 34} 780v30`, "#2a3452", 9);
            }
            line(c, "M420 860H1180", "#2a3452", 13);
            line(c, "M420 855H1180", "rgba(236,243,255,.35)", 4);
            for (const x of [440, 620, 800, 980, 1160]) line(c, `M${x} 860v40`, "#2a3452", 10);
            c.fillStyle = along(c, 0, 560, 0, 900, ["rgba(6,10,28,0)", "rgba(6,10,28,.3)"]);
            c.fillRect(0, 560, 1600, 340);
          });
          wear(p, 0, 150, 1600, 700, 260, 0.09);
          SIX.forEach((name, i) => {
            const x = 190 + i * 244;
            porthole(p, x, 372, 66, {
              lit: bright * 0.36,
              within: ({ e }) => {
                for (let k = 0; k < (bars[i] ?? 0); k++)
                  line(
                    e,
                    `M${-0.58 + 0.06 * Math.abs(k - 2)} ${0.62 - k * 0.3}H${0.58 - 0.06 * Math.abs(k - 2)}`,
                    "rgba(255,226,160,.95)",
                    0.15,
                  );
              },
            });
            sign(p, name, x, 506, 17, ink.ice);
          });
        },
      },
    ],
  };
}

/** Close to the hull: six windows answer in soft light. The lower half stays calm behind the dials. */
export const scene = windows([1, 1, 1, 1, 1, 1], 0.5);
