import { fade, light } from "../../kit/palette.ts";
import { along, disc, fill, line, type Plate, poly, solid } from "../../kit/plate.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { timberHouse, WINDOWS } from "../../painters/house.ts";
import { reflection } from "../../painters/reflection.ts";
import { houses, ridge } from "../../painters/town.ts";
import { bareTree } from "../../painters/trees.ts";

const HOUSE = { x: 806, y: 600, scale: 0.8 };
const LIT = { lit: { middle: 1 }, within: { middle: kitchen } };
const [wx, wy] = WINDOWS.middle;
/** The middle of the lit window in the picture. */
const LIGHT = { x: HOUSE.x + wx * HOUSE.scale, y: HOUSE.y + wy * HOUSE.scale };
const ROAD = 606;

/** A dark street; in one kitchen the light was left on. */
export const scene: Scene = {
  seed: 107,
  exposure: 1.5,
  sky: {
    top: light("#040813"),
    low: light("#24305a"),
    stars: 1,
    planet: { x: 1330, y: 120, radius: 26, axis: [0.3, 0.9, 0.22], ring: [1.3, 2.5], light: 0.9 },
    nebulae: [
      { x: 500, y: 140, radius: 460, color: light("#4b4a82", 0.4) },
      { x: 1250, y: 260, radius: 360, color: light("#3b5a8a", 0.25) },
    ],
  },
  ambient: light("#5c6c98", 0.36),
  lamps: [
    { x: 300, y: -500, z: 300, radius: 1300, color: light("#b9cdf5", 0.8), haze: 0.1 },
    { x: LIGHT.x, y: LIGHT.y, z: 120, radius: 190, color: light("lamp", 2.6), haze: 0.8 },
    { x: LIGHT.x - 30, y: 720, z: 240, radius: 240, flat: 2.4, color: light("#ffae60", 2), haze: 0.2 },
  ],
  layers: [
    {
      z: -200,
      relief: 3,
      paint: (p) => {
        ridge(p, 520, 170, "#26324f", 220);
        houses(p, -20, 1620, { ground: 560, low: 30, high: 74, width: 46, lit: 0, color: "#38436a" });
      },
      mist: { color: light("#56658c", 0.4), amount: 0.55, band: [540, 120] },
    },
    {
      z: -40,
      relief: 5,
      rim: 1.3,
      paint: (p) => {
        timberHouse(p, 150, 584, 0.66, { lit: {} });
        timberHouse(p, 1430, 588, 0.7, { lit: {} });
        bareTree(p, 560, 600, 130, "#20283f", -0.04);
      },
      mist: { color: light("#5f6c94", 0.35), amount: 0.4, band: [570, 90] },
    },
    {
      z: 0,
      relief: 5,
      rim: 1.5,
      paint: (p) => {
        smoke(p, HOUSE.x + 450, 200);
        timberHouse(p, HOUSE.x, HOUSE.y, HOUSE.scale, LIT);
        glow(p, LIGHT.x, LIGHT.y, 190, "#ffc46a", 0.2);
      },
    },
    {
      z: 20,
      relief: 4,
      paint: (p) => {
        const { c, e, next } = p;
        poly(c, `-10,${ROAD - 8} 1610,${ROAD - 8} 1610,910 -10,910`, "#454c66");
        reflection(p, ROAD + 6, 0.3, () => {
          timberHouse(p, 150, 584, 0.66, { lit: {} });
          timberHouse(p, 1430, 588, 0.7, { lit: {} });
          timberHouse(p, HOUSE.x, HOUSE.y, HOUSE.scale, LIT);
        });
        // Cobbles, flatter in the distance, with water between them.
        for (let row = 0; row < 17; row++) {
          const y = ROAD + 14 + row ** 1.62 * 3.2;
          const w = 20 + row * 5.4;
          for (let x = -40 + (row % 2) * w * 0.5; x < 1640; x += w)
            disc(
              c,
              x + between(next, -3, 3),
              y,
              w * 0.46,
              fade(next() < 0.5 ? "#0b1024" : "#8f9ab8", 0.08 + next() * 0.13),
              w * 0.15 + row * 0.28,
            );
        }
        for (let k = 0; k < 44; k++) {
          const t = next();
          e.fillStyle = `rgba(255,196,112,${0.2 * next() * (1 - t)})`;
          e.fillRect(
            LIGHT.x - 60 - t * 60 + next() * (90 + t * 120),
            ROAD + 24 + t * 230,
            24 + next() * 80,
            2 + t * 2,
          );
        }
        line(c, `M-10 ${ROAD - 6}H1610`, "rgba(206,222,250,.28)", 5);
        line(c, `M-10 ${ROAD + 2}H1610`, "rgba(8,10,26,.5)", 6);
      },
      mist: { color: light("#5f6c94", 0.3), amount: 0.24, band: [ROAD, 80] },
    },
    {
      z: 120,
      relief: 5,
      rim: 2.2,
      paint: (p) => {
        lamppost(p, 1176, 690);
        cat(p, 496, 596);
      },
    },
  ],
};

/** What stands in the window: a kettle, a plant, a curtain. */
function kitchen({ c, e }: Plate): void {
  const [x, y, w, h] = WINDOWS.middle;
  const [left, foot] = [x - w / 2, y + h / 2];
  fill(c, `M${left + 34} ${foot}v-14q8 -12 16 0v14Z`, "#5a3a30");
  fill(e, `M${left + 34} ${foot}v-14q8 -12 16 0v14Z`, "rgba(20,8,4,.75)");
  fill(
    e,
    `M${left + 8} ${foot}v-10h14v10ZM${left + 15} ${foot - 10}q-12 -10 -10 -22q8 4 10 16q2 -16 12 -20q2 14 -12 26Z`,
    "rgba(20,24,8,.7)",
  );
  for (const s of [0, 1])
    fill(
      e,
      `M${left + s * w} ${y - h / 2}h${s ? -18 : 18}q${s ? 8 : -8} 30 ${s ? 2 : -2} 62h${s ? 16 : -16}Z`,
      "rgba(120,40,30,.4)",
    );
}

/** A lamp post that is out. */
function lamppost({ c }: Plate, x: number, y: number): void {
  line(c, `M${x} ${y}V${y - 400}`, "#2c3350", 11);
  line(c, `M${x - 3} ${y}V${y - 400}`, "rgba(206,222,250,.25)", 2);
  line(
    c,
    `M${x - 22} ${y}H${x + 22}M${x - 12} ${y - 60}H${x + 12}M${x - 20} ${y - 372}H${x + 20}`,
    "#2c3350",
    9,
  );
  fill(
    c,
    `M${x - 26} ${y - 402}H${x + 26}L${x + 20} ${y - 466}H${x - 20}Z`,
    along(c, x - 26, 0, x + 26, 0, ["#4f5c84", "#242c48"]),
  );
  fill(c, `M${x - 30} ${y - 464}H${x + 30}L${x} ${y - 496}Z`, "#2c3350");
  line(c, `M${x} ${y - 402}V${y - 464}`, "#20273f", 4);
}

/** A cat on the step, that looks at the light. */
function cat(p: Plate, x: number, y: number): void {
  solid(
    p,
    `M${x - 16} ${y}C${x - 22} ${y - 30} ${x - 8} ${y - 46} ${x + 2} ${y - 48}L${x} ${y - 66}L${x + 9} ${y - 58}H${x + 16}L${x + 25} ${y - 66}L${x + 24} ${y - 46}C${x + 28} ${y - 30} ${x + 18} ${y - 20} ${x + 20} ${y}Z`,
    "#20263c",
  );
  line(p.c, `M${x - 14} ${y - 3}C${x - 44} ${y - 2} ${x - 44} ${y - 26} ${x - 34} ${y - 34}`, "#20263c", 7);
}

function smoke({ c, next }: Plate, x: number, y: number): void {
  c.save();
  c.filter = "blur(10px)";
  for (let i = 0; i < 24; i++) {
    const t = i / 24;
    disc(
      c,
      x + t * 130 + Math.sin(t * 7) * 22 + between(next, -6, 6),
      y - t * 190,
      10 + t * 34,
      fade("#a9aac4", 0.14 * (1 - t)),
    );
  }
  c.restore();
}
