import { light } from "../../kit/palette.ts";
import { along, disc, fill, line, type Plate, poly, solid } from "../../kit/plate.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { COATS, type Hat, walker } from "../../painters/crew.ts";
import { cobbles } from "../../painters/street-table.ts";
import { houses } from "../../painters/town.ts";

const HATS: readonly Hat[] = ["curls", "cap", "bun", "none", "scarf", "brim"];
/** Where each of the six is while they trip, from the last to the first: x, y, lean. */
const FALLS = [
  [478, 734, 0.02],
  [588, 738, 0.08],
  [702, 738, 0.2],
  [828, 742, 0.42],
  [946, 748, 0.66],
  [1092, 772, 1.02],
] as const;

/** The best crew in town, seen from a dark hall, and the step. */
export const scene: Scene = {
  seed: 7017,
  exposure: 1.2,
  vignette: 0.5,
  sky: {
    top: light("#0c2430"),
    low: light("#3a6f7a"),
    nebulae: [{ x: 800, y: 420, radius: 620, color: light("#e09a5a", 0.4) }],
  },
  ambient: light("#5d7f8c", 0.4),
  lamps: [
    { x: 700, y: 250, z: -40, radius: 420, color: light("#ffc164", 2.6), haze: 0.8 },
    { x: 780, y: 720, z: 140, radius: 520, flat: 2.4, color: light("#ffb55c", 1.3), haze: 0.1 },
    { x: 1180, y: 420, z: 60, radius: 300, color: light("#ffbe66", 0.8), haze: 0.5 },
    { x: 60, y: 340, z: 330, radius: 380, color: light("#c9845a", 1.1), haze: 0 },
    { x: 1560, y: 420, z: 330, radius: 380, color: light("#c9845a", 1.1), haze: 0 },
  ],
  layers: [
    {
      z: -220,
      relief: 4,
      rim: 1.3,
      paint: (p) =>
        houses(p, 240, 1380, { ground: 640, low: 200, high: 330, width: 170, lit: 0.55, color: "#4d6a76" }),
      mist: { color: light("#d8a066", 0.35), amount: 0.4, band: [560, 150] },
    },
    { z: -120, relief: 4, paint: (p) => cobbles(p, 636, "#6a6258", "#8a7460") },
    {
      z: -40,
      relief: 5,
      rim: 2,
      paint: (p) => {
        lamp(p, 690, 660);
        glow(p, 690, 230, 330, "#ffc878", 0.34);
      },
    },
    {
      z: 30,
      relief: 5,
      round: 7,
      rim: 3,
      paint: (p) => {
        for (const [i, [x, y, lean]] of FALLS.entries())
          walker(p, x, y, 1.16, lean, {
            coat: COATS[i] as string,
            hat: HATS[i] as Hat,
            hands: i > 2 ? 150 + i * 14 : 120,
            step: 26 + i * 5,
            broad: i === 1 ? 1.15 : 1,
            free: i < 2,
          });
        hat(p);
      },
    },
    { z: 70, relief: 5, rim: 1.6, paint: step },
    { z: 140, relief: 5, rim: 1.5, paint: frame },
    { z: 200, paint: (p) => motes(p, 760, 460, 480, 70, "#ffdc9c") },
  ],
};

function lamp(p: Plate, x: number, y: number): void {
  const { c, e } = p;
  solid(p, `M${x - 6} ${y}L${x - 5} 300H${x + 5}L${x + 6} ${y}Z`, "#20262e");
  solid(p, `M${x - 24} ${y}Q${x} ${y - 50} ${x + 24} ${y}Z`, "#20262e");
  solid(p, `M${x - 30} 216L${x - 20} 300H${x + 20}L${x + 30} 216Z`, "#6a4a1c");
  solid(p, `M${x - 38} 216L${x} 176L${x + 38} 216Z`, "#242a32");
  e.fillStyle = "rgba(255,222,150,.95)";
  e.fill(new Path2D(`M${x - 24} 222L${x - 16} 294H${x + 16}L${x + 24} 222Z`));
  line(c, `M${x} 218V298`, "#241c14", 3);
}

/** The hat of the first of them is already inside. */
function hat(p: Plate): void {
  disc(p.c, 1218, 640, 46, "#6d3b34", 14, 0.5);
  solid(p, "M1192 640C1186 598 1236 590 1246 632Z", "#7d463c");
  line(p.c, "M1150 560q34 4 50 34M1132 600q26 2 38 20", "rgba(255,240,210,.5)", 4);
}

function step(p: Plate): void {
  const { c } = p;
  poly(c, "330,742 1270,742 1330,790 270,790", "#8c8274");
  solid(p, "M270 790H1330V842H270Z", "#5d564e");
  line(c, "M272 791H1328", "rgba(255,232,190,.75)", 5);
  for (const x of [470, 700, 960, 1160]) line(c, `M${x} 796v40`, "rgba(20,14,12,.4)", 3);
  fill(c, "M760 744q40 -5 90 2l-6 12q-40 -6 -80 0Z", "#a89a84");
}

/** The dark hall on this side: door posts, a mat, coats and an umbrella. */
function frame(p: Plate): void {
  const { c, next } = p;
  const inner = "M0 0H1600V900H0ZM306 96Q800 20 1294 96V842H306Z";
  c.save();
  c.clip(new Path2D(inner), "evenodd");
  c.fillStyle = along(c, 0, 0, 1600, 0, ["#1b1a20", [0.5, "#2c2526"], "#1b1a20"]);
  c.fillRect(0, 0, 1600, 900);
  for (let x = 0; x < 1600; x += 52) line(c, `M${x} 0V840`, "rgba(255,210,160,.05)", 12);
  c.fillStyle = "#15131a";
  c.fillRect(0, 842, 1600, 60);
  c.restore();
  line(c, "M290 860V92Q800 10 1310 92V860", "#4c3426", 42);
  line(c, "M310 850V100Q800 30 1290 100V850", "rgba(255,206,140,.5)", 5);
  poly(c, "470,852 1130,852 1210,900 390,900", "#6a3a30");
  for (let i = 0; i < 60; i++)
    line(c, `M${between(next, 420, 1180)} ${between(next, 856, 896)}h14`, "rgba(255,210,150,.14)", 3);
  solid(p, "M96 300C60 330 54 520 44 640H176C168 520 164 330 124 300Z", "#23303a");
  solid(p, "M196 320C176 340 168 470 164 560H244C240 470 236 340 216 320Z", "#3a2a2e");
  line(c, "M60 292H250", "#6d4a2c", 12);
  solid(p, "M1400 560L1384 850H1470L1456 560Z", "#2c2f38");
  line(c, "M1428 580V330C1428 296 1468 296 1466 330", "#5a3a24", 9);
  solid(p, "M1420 560L1412 380Q1428 350 1444 380L1438 560Z", "#46323a");
}
