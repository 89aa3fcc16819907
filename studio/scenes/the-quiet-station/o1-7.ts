import { ink, light } from "../../kit/palette.ts";
import { line, type Plate, triples } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";

const PEAKS = [980, 1110, 1240];

/** One flat line of sound, and three small peaks on it. */
function trace({ e }: Plate): void {
  let path = "M-20 450";
  for (const x of PEAKS)
    path += `L${x - 26} 450Q${x - 14} 450 ${x - 8} 400T${x} 316Q${x + 4} 400 ${x + 10} 520T${x + 30} 450`;
  for (const [width, alpha, blur] of triples("26,0.05,12 9,0.2,4 3.4,0.75,0")) {
    e.filter = blur ? `blur(${blur}px)` : "none";
    line(e, `${path}L1620 450`, `rgba(255,236,190,${alpha})`, width);
  }
  e.filter = "none";
}

/** On day three we heard three taps. */
export const scene: Scene = {
  seed: 31,
  sky: {
    top: light("#03050b"),
    low: light("#070d1c"),
    stars: 0.25,
    nebulae: [{ x: 1110, y: 450, radius: 560, color: light("#4b4a62", 0.2) }],
  },
  ambient: [0, 0, 0],
  lamps: [],
  layers: [
    {
      z: 0,
      paint: (p) => {
        for (let i = 0; i < 33; i++) line(p.e, `M${i * 50} 446V454`, "rgba(191,227,242,.14)", 1.4);
        for (let i = 1; i < 6; i++) line(p.e, `M0 ${i * 150}H1600`, "rgba(191,227,242,.035)", 1.2);
        trace(p);
        for (const x of PEAKS) glow(p, x, 420, 120, ink.amber, 0.1);
        motes(p, 1110, 450, 620, 110, "#fff4d6");
      },
    },
  ],
};
