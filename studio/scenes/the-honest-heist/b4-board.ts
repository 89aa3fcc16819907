import { light } from "../../kit/palette.ts";
import { along, disc, fill, inside, line, type Plate, pairs, poly, solid } from "../../kit/plate.ts";
import { between, pick } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { bush, lawn } from "../../painters/museum-wall.ts";

const STONE = "#b7a283";
/** The left edges of the windows, and their tops. The story places the windows of the board in them. */
const COLUMNS = [60, 328, 596, 864] as const;
const ROWS = [200, 352, 504] as const;
const [W, H] = [236, 138] as const;

/** The board of the lights: the front of the museum with twelve empty windows, over the rail of the pulls. */
export const scene: Scene = {
  seed: 7421,
  exposure: 1.14,
  vignette: 0.5,
  sky: {
    top: light("#061520"),
    low: light("#24505e"),
    stars: 0.5,
    nebulae: [{ x: 1380, y: 300, radius: 520, color: light("#c98252", 0.3) }],
  },
  ambient: light("#6f8a9c", 0.34),
  lamps: [
    { x: 580, y: 300, z: 320, radius: 760, color: light("#ffc88a", 0.42), haze: 0.1 },
    { x: 580, y: 660, z: 260, radius: 620, flat: 2.4, color: light("#ffb45e", 0.7), haze: 0.1 },
    { x: 1420, y: -120, z: 480, radius: 1500, color: light("#bcd8ec", 0.7), haze: 0 },
  ],
  layers: [
    {
      z: -220,
      paint: ({ c, e }) => {
        disc(e, 1400, 190, 62, "rgba(226,232,220,.34)");
        disc(e, 1380, 180, 12, "rgba(120,150,160,.3)");
        fill(c, "M1120 900V620Q1260 560 1380 590T1620 560V900Z", "#1d3430");
      },
    },
    {
      z: -100,
      relief: 5,
      paint: (p) => {
        lawn(p, 690);
        bush(p, 1270, 760, 74);
        bush(p, 1440, 740, 96);
        bush(p, 1580, 790, 80);
      },
    },
    { z: 0, relief: 5, rim: 1.3, paint: front },
    { z: 60, relief: 7, round: 4, rim: 2, paint: rail },
    {
      z: 200,
      paint: (p) => {
        motes(p, 580, 420, 620, 70, "#ffe2b0");
        glow(p, 580, 640, 560, "#ffbe6a", 0.07, 0.5);
      },
    },
  ],
};

/** Three rows of four windows in stone, a roof above them. */
function front(p: Plate): void {
  const { c, next } = p;
  solid(p, "M6 150H1154V900H6Z", along(c, 0, 150, 0, 680, [STONE, "#8b7a66"]));
  for (let row = 0; row < 14; row++)
    for (let x = 6 + (row % 2) * -40; x < 1154; x += 82) {
      c.fillStyle = pick(next, ["rgba(255,240,210,.06)", "rgba(60,44,36,.07)", "rgba(60,44,36,.02)"]);
      c.fillRect(Math.max(6, x), 160 + row * 38, Math.min(79, 1151 - x), 35);
    }
  roof(p);
  for (const y of ROWS) {
    solid(p, `M0 ${y + H + 4}H1160V${y + H + 13}H0Z`, "#d9c7a2");
    line(c, `M0 ${y + H + 5}H1160`, "rgba(255,246,220,.7)", 2);
    for (const x of COLUMNS) surround(p, x, y);
  }
  for (const x of [6, 310, 578, 846, 1118]) {
    solid(
      p,
      `M${x} 164H${x + 36}V650H${x}Z`,
      along(c, x, 0, x + 36, 0, ["#e8d8b4", [0.5, "#c8b48e"], "#7d6c58"]),
    );
    for (const dx of [10, 18, 26]) line(c, `M${x + dx} 190V636`, "rgba(60,44,36,.28)", 2);
    solid(p, `M${x - 5} 164H${x + 41}V184H${x - 5}Z`, "#ecdcb8");
  }
}

/** Slates, and a gable over the middle. */
function roof(p: Plate): void {
  const { c } = p;
  const slates = "M-10 152L60 20H1100L1170 152Z";
  solid(p, slates, along(c, 0, 20, 0, 152, ["#2c4650", "#41606a"]));
  inside(c, slates, () => {
    for (let row = 0; row < 7; row++)
      for (let x = -10 + (row % 2) * 14; x < 1170; x += 28)
        line(c, `M${x} ${36 + row * 17}q14 14 28 0`, "rgba(200,232,240,.13)", 2);
  });
  solid(p, "M-16 148H1176V166H-16Z", "#e4d4b2");
  line(c, "M-16 149H1176", "rgba(255,248,226,.8)", 3);
  for (let x = 0; x < 1160; x += 32) solid(p, `M${x} 166h14v10h-14Z`, "#cbb890");
}

/** The stone around a window, and the dark behind its glass. */
function surround(p: Plate, x: number, y: number): void {
  const { c } = p;
  solid(p, `M${x - 13} ${y - 12}h${W + 26}v${H + 16}h${-(W + 26)}Z`, "#e0cfa9");
  line(c, `M${x - 12} ${y + H + 2}V${y - 11}h${W + 24}`, "rgba(255,248,222,.75)", 3);
  fill(c, `M${x - 3} ${y - 3}h${W + 6}v${H + 6}h${-(W + 6)}Z`, "#241a16");
  poly(
    c,
    `${x + W / 2 - 14},${y - 18} ${x + W / 2 + 14},${y - 18} ${x + W / 2 + 9},${y - 2} ${x + W / 2 - 9},${y - 2}`,
    "#f0e2c0",
  );
}

/** A board of dark wood with a rail of brass, from which the cords of the pulls hang. */
function rail(p: Plate): void {
  const { c, next } = p;
  solid(p, "M14 656H1146V900H14Z", along(c, 0, 656, 0, 900, ["#5a3822", "#2a1810"]));
  for (let i = 0; i < 70; i++)
    line(
      c,
      `M${between(next, 20, 900)} ${between(next, 690, 896)}q110 ${between(next, -4, 4)} ${between(next, 120, 240)} 0`,
      "rgba(24,10,4,.26)",
      2.4,
    );
  line(c, "M18 892V690H1142V892", "rgba(255,214,150,.22)", 3);
  solid(p, "M4 654H1156V676H4Z", along(c, 0, 654, 0, 676, ["#ffe3a0", [0.4, "#d9a84c"], "#7c5520"]));
  for (const [x, y] of pairs("10,665 1150,665")) disc(c, x, y, 17, "#e6bd66");
  for (let x = 88; x < 1140; x += 91) disc(c, x, 676, 9, "#8a6026");
}
