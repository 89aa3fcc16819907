import { light } from "../../kit/palette.ts";
import {
  along,
  circle,
  cut,
  disc,
  fill,
  hoop,
  line,
  type Plate,
  pairs,
  poly,
  solid,
  wear,
} from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { motes } from "../../painters/air.ts";
import { pendant, shelf } from "../../painters/cabin.ts";
import { spoonDrawer } from "../../painters/furniture.ts";
import { vine } from "../../painters/leaves.ts";
import { moss } from "../../painters/moss.ts";
import { pipes, plates } from "../../painters/room.ts";
import { spoon } from "../../painters/spoons.ts";

export interface Kitchen {
  /** Where Moss looks: 1 is away from the drawer. */
  look: number;
  /** Moss holds a spoon up. */
  holds?: boolean;
}

/** Lumo's kitchen with its empty spoon drawer, and Moss beside it. */
export function kitchen({ look, holds = false }: Kitchen): Scene {
  return {
    seed: 53,
    exposure: 1.18,
    sky: {
      top: light("#060b1c"),
      low: light("#1c2c56"),
      sun: [-0.6, 0.5, 0.35],
      planet: { x: 300, y: 240, radius: 96, axis: [0.3, 0.88, 0.24], ring: [1.35, 2.3], light: 0.9 },
      nebulae: [{ x: 260, y: 200, radius: 300, color: light("#5b4f8a", 0.4) }],
    },
    ambient: light("#505c80", 0.42),
    lamps: [
      { x: 800, y: 250, z: 170, radius: 470, color: light("lamp", 2.3), haze: 0.7 },
      { x: 800, y: 800, z: 300, radius: 460, flat: 2.6, color: light("lamp", 0.8), haze: 0.1 },
      { x: 1490, y: 470, z: 90, radius: 130, color: light("#ff8a4a", 1.2), haze: 0.4 },
    ],
    layers: [
      {
        z: 0,
        relief: 5,
        paint: (p) => {
          const { c } = p;
          plates(p, -10, -10, 1620, 440, 10, 5, "#74808f");
          wear(p, 0, 0, 1600, 420, 260, 0.08);
          window(p);
          // The wall bends over to a ceiling with ribs.
          for (const x of [92, 520, 1090, 1560]) {
            line(c, `M${x} -10V420`, "#2a3350", 22);
            line(c, `M${x - 7} -10V420`, "rgba(226,236,252,.22)", 4);
          }
          pipes(p, -10, 24, 1610, 24, 3, 15);
          c.fillStyle = along(c, 0, 0, 0, 200, ["rgba(6,9,24,.6)", "rgba(6,9,24,0)"]);
          c.fillRect(0, 0, 1600, 200);
          shelf(p, 1130, 210, 390);
          shelf(p, 1130, 330, 250);
        },
        mist: { color: light("#6a5a58", 0.35), amount: 0.2 },
      },
      {
        z: 30,
        relief: 6,
        rim: 1.4,
        paint: (p) => {
          rail(p);
          kettle(p, 1488, 404);
          counter(p);
        },
      },
      {
        z: 70,
        relief: 6,
        paint: (p) => {
          pendant(p, 800, -10, 190, 1.1);
          spoonDrawer(p, 690, 560, 1.02, 11);
          motes(p, 800, 360, 460, 60, "#ffcf8a");
        },
      },
      {
        z: 100,
        relief: 7,
        round: 30,
        rim: 2.2,
        paint: (p) => moss(p, 1196, 742, 1.9, look, holds),
      },
      {
        z: 220,
        blur: 5,
        relief: 10,
        rim: 2.4,
        paint: (p) => {
          vine(p, -30, -30, 190, 300, -60, { leaves: 9, size: 130 });
          vine(p, -20, 940, 120, 640, 40, { leaves: 6, size: 150 });
        },
      },
    ],
  };
}

function window(p: Plate): void {
  const { c } = p;
  cut(p, circle(300, 226, 132));
  hoop(c, 300, 226, 146, "#232c48", 30);
  hoop(c, 300, 226, 156, "rgba(220,232,252,.4)", 4);
  for (let i = 0; i < 16; i++) {
    const a = (i * Math.PI) / 8;
    disc(c, 300 + Math.cos(a) * 146, 226 + Math.sin(a) * 146, 4.6, "#c6cfe2");
  }
  solid(p, "M150 366H450V384H150Z", "#8d6a4e");
  for (const [x, h] of pairs("200,40 262,52 388,44")) {
    solid(p, `M${x - 20} ${366 - h * 0.6}H${x + 20}L${x + 15} 366H${x - 15}Z`, "#a8603f");
    for (const dx of [-14, 0, 14])
      fill(
        c,
        `M${x} ${366 - h * 0.6}Q${x + dx * 2.2} ${366 - h * 1.1} ${x + dx} ${366 - h * 1.9}Q${x + dx * 0.2} ${366 - h * 1.2} ${x} ${366 - h * 0.6}Z`,
        "#4f7d5a",
      );
  }
}

/** Cups and ladles on a rail, and one hook that is bare. */
function rail(p: Plate): void {
  const { c } = p;
  line(c, "M546 250H1064", "#8d6a4e", 9);
  line(c, "M546 247H1064", "rgba(255,236,204,.4)", 2);
  const tones = ["#c9b79a", "#5f86a0", "#c98a5a", "#8a9a78"];
  for (let i = 0; i < 9; i++) {
    const x = 574 + i * 58;
    if (i === 3 || i === 4) continue;
    line(c, `M${x} 252q7 8 0 16`, "#c6cfe2", 3);
    if (i % 2 === 0) {
      const tone = tones[(i / 2) % 4] as string;
      solid(p, `M${x - 17} 272H${x + 17}L${x + 14} 308Q${x} 314 ${x - 14} 308Z`, tone);
      line(c, `M${x + 15} 280q15 6 -1 20`, tone, 4.6);
    } else {
      line(c, `M${x} 268V318`, "#9aa6c0", 5);
      disc(c, x, 328, 15, "#9aa6c0", 12);
      disc(c, x - 3, 325, 7, "rgba(255,250,240,.4)", 5);
    }
  }
}

function kettle(p: Plate, x: number, y: number): void {
  const { c, e } = p;
  solid(p, `M${x - 84} ${y}H${x + 130}V${y + 24}H${x - 84}Z`, "#2c3450");
  for (let i = 0; i < 9; i++) disc(e, x - 28 + i * 9, y - 2, 3, "rgba(255,140,70,.5)", 5);
  solid(
    p,
    `M${x - 56} ${y - 6}C${x - 66} ${y - 60} ${x - 36} ${y - 84} ${x} ${y - 84}C${x + 36} ${y - 84} ${x + 66} ${y - 60} ${x + 56} ${y - 6}Z`,
    along(c, x - 60, 0, x + 60, 0, ["#d0a070", [0.4, "#9a6a48"], "#4a3230"]),
  );
  solid(p, `M${x - 50} ${y - 44}L${x - 96} ${y - 78}L${x - 84} ${y - 84}L${x - 44} ${y - 62}Z`, "#8a6044");
  line(c, `M${x - 36} ${y - 82}C${x - 30} ${y - 128} ${x + 30} ${y - 128} ${x + 36} ${y - 82}`, "#3a2c34", 9);
  disc(c, x, y - 88, 8, "#d7b98a");
  for (let i = 0; i < 3; i++)
    line(e, `M${x - 96 - i * 8} ${y - 92}q-14 -24 0 -46q12 -24 -4 -48`, "rgba(255,240,220,.06)", 9 + i * 5);
}

function counter(p: Plate): void {
  const { c } = p;
  poly(c, "-20,404 1620,404 1620,446 -20,446", along(c, 0, 404, 0, 446, ["#b58a62", "#6e4e3a"]));
  line(c, "M-20 406H1620", "rgba(255,236,204,.55)", 4);
  solid(p, "M-20 446H1620V700H-20Z", along(c, 0, 446, 0, 700, ["#4a4a5e", "#33344a"]));
  for (let i = 0; i < 7; i++) {
    const x = 20 + i * 240;
    if (i === 2 || i === 3) continue;
    line(c, `M${x} 470H${x + 210}V640H${x}Z`, "rgba(10,10,24,.55)", 4);
    line(c, `M${x + 3} 474H${x + 206}`, "rgba(226,236,252,.16)", 2);
    line(c, `M${x + 84} 500H${x + 126}`, "#d7b98a", 7);
  }
  // A spoon that somebody has drawn on the cupboard, to count by.
  spoon(p, 150, 560, 0.8, 0.3);
  poly(c, "-20,700 1620,700 1620,910 -20,910", "#4d4448");
  for (let i = -8; i <= 8; i++) line(c, `M${800 + i * 110} 700L${800 + i * 210} 910`, "rgba(10,8,18,.5)", 3);
  for (const y of [728, 780, 860]) line(c, `M-20 ${y}H1620`, "rgba(10,8,18,.34)", 2.4);
  c.fillStyle = along(c, 0, 690, 0, 910, ["rgba(6,8,20,.6)", [0.2, "rgba(6,8,20,.1)"], "rgba(6,8,20,.6)"]);
  c.fillRect(-20, 690, 1640, 220);
}

/** An empty spoon drawer, and a robot that looks the other way. */
export const scene = kitchen({ look: 1 });
