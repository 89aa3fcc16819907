import { light } from "../../kit/palette.ts";
import { along, at, disc, hoop, line, type Plate, pairs, poly, triples, wear } from "../../kit/plate.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { motes } from "../../painters/air.ts";
import { roundDoor } from "../../painters/door.ts";
import { cone, lampArm, onaLamp } from "../../painters/lamp.ts";
import { vine } from "../../painters/leaves.ts";
import { ROOMS } from "../../painters/paper.ts";
import { pipes, plates } from "../../painters/room.ts";

/** A door in one of three walls: its middle, its radius, and how narrow its wall makes it. */
const DOORS = [
  { room: "garden", x: 290, y: 392, r: 186, narrow: 0.66, glow: "#cdeb92" },
  { room: "bed", x: 800, y: 372, r: 152, narrow: 1, glow: "#bfe6fa" },
  { room: "memory", x: 1310, y: 392, r: 186, narrow: 0.66, glow: "#ffd894" },
] as const;

/** Three shut doors; Ona may open only one. */
export const scene: Scene = {
  seed: 63,
  exposure: 1.16,
  sky: { top: light("dark"), low: light("dark"), stars: 0 },
  ambient: light("#4f5c84", 0.4),
  lamps: [
    { x: 1000, y: 190, z: 260, radius: 470, color: light("lamp", 2.1), haze: 0.7 },
    { x: 800, y: 760, z: 300, radius: 380, flat: 2.6, color: light("lamp", 0.8), haze: 0.1 },
    ...DOORS.map(({ x, y, r, glow }) => ({
      x,
      y: y + r + 30,
      z: 70,
      radius: 180,
      flat: 1.8,
      color: light(glow, 1.3),
      haze: 0.7,
    })),
  ],
  layers: [
    {
      z: 0,
      relief: 6,
      paint: (p) => {
        hall(p);
        for (const { room, x, y, r, narrow, glow } of DOORS)
          inWall(p, x, y, narrow, () => {
            roundDoor(p, 0, 0, r, { open: 0, light: glow, strength: 1, sill: 1 });
            disc(p.c, 0, -r * 1.56, 38, "#232c4a");
            hoop(p.c, 0, -r * 1.56, 38, "#c9a878", 4);
            at(p, 0, -r * 1.56, 22, 0, () => line(p.c, ROOMS[room], "#f6e2b4", 0.16));
          });
      },
      mist: { color: light("#6a6a74", 0.35), amount: 0.22, band: [600, 200] },
    },
    {
      z: 40,
      relief: 6,
      rim: 1.6,
      paint: (p) => {
        // What each room lets out.
        for (const [x, top, bow] of triples("92,150,40 128,560,-30 470,250,-46 440,520,30"))
          vine(p, x, 700, x + bow, top, bow, { leaves: 9, size: 62, rich: true });
        vine(p, 120, 190, 460, 176, -50, { leaves: 12, size: 56, rich: true });
        frost(p);
        drawers(p);
        for (const { x, y, r, glow } of DOORS) {
          p.e.save();
          p.e.filter = "blur(12px)";
          const w = r * 0.5;
          const out = (x - 800) * 0.12;
          poly(
            p.e,
            [
              [x - w, y + r * 1.02],
              [x + w, y + r * 1.02],
              [x + w * 2 - out, 860],
              [x - w * 2 - out, 860],
            ],
            along(p.e, 0, y + r, 0, 860, [`${glow}40`, `${glow}00`]),
          );
          p.e.restore();
        }
      },
    },
    {
      z: 130,
      relief: 6,
      round: 14,
      rim: 2,
      paint: (p) => {
        lampArm(p, "1222,-40 1148,40 1072,6 1056,84", 13);
        cone(p, 1050, 168, 520, 300, 0, "#ffc56a", 0.16);
        onaLamp(p, 1050, 136, 1.15, { tilt: 0.2, lit: 1 });
        motes(p, 800, 400, 420, 60, "#ffcf8a");
      },
    },
  ],
};

function inWall(p: Plate, x: number, y: number, narrow: number, draw: () => void): void {
  at(p, x, y, 1, 0, () => {
    for (const g of [p.c, p.e]) g.scale(narrow, 1);
    draw();
  });
}

/** Three walls of an eight-sided hall, its ceiling and its floor. */
function hall(p: Plate): void {
  const { c } = p;
  c.fillStyle = "#1a2140";
  c.fillRect(-10, -10, 1620, 920);
  plates(p, 520, 70, 560, 530, 4, 5, "#6c7a96");
  for (const side of [-1, 1]) {
    c.save();
    c.translate(800 + side * 280, 0);
    c.transform(side, side * side * 0.14, 0, 1, 0, 0);
    c.translate(0, 0);
    plates(p, 0, 40, 560, 586, 4, 5, "#5c6884");
    c.restore();
    line(c, `M${800 + side * 280} 40V620`, "#1d2644", 26);
    line(c, `M${800 + side * 280 - 8} 40V620`, "rgba(226,236,252,.24)", 4);
  }
  poly(c, "-10,-10 1610,-10 1610,60 1080,84 520,84 -10,60", "#1a2140");
  pipes(p, 520, 92, 1080, 92, 3, 12);
  poly(c, "520,598 1080,598 1620,700 1620,910 -20,910 -20,700", "#62514a");
  for (let i = -8; i <= 8; i++) line(c, `M${800 + i * 64} 598L${800 + i * 190} 910`, "rgba(14,10,18,.48)", 3);
  for (const y of [628, 676, 744, 836]) line(c, `M-10 ${y}H1610`, "rgba(14,10,18,.3)", 2.4);
  wear(p, 0, 60, 1600, 840, 240, 0.07);
  c.fillStyle = along(c, 0, 560, 0, 910, ["rgba(6,8,20,.5)", [0.2, "rgba(6,8,20,0)"], "rgba(6,8,20,.6)"]);
  c.fillRect(-10, 560, 1620, 350);
}

/** Frost that grows from the rim of the middle door. */
function frost({ c, next }: Plate): void {
  for (let i = 0; i < 190; i++) {
    const a = next() * Math.PI * 2;
    const r = 176 + next() ** 2 * 60;
    const [x, y] = [800 + Math.cos(a) * r, 372 + Math.sin(a) * r];
    for (const turn of [-0.7, 0, 0.7])
      line(
        c,
        `M${x} ${y}l${Math.cos(a + turn) * 12} ${Math.sin(a + turn) * 12}`,
        `rgba(214,238,255,${0.12 + next() * 0.3})`,
        1.6,
      );
  }
}

/** Small brass drawers around the third door. */
function drawers({ c, next }: Plate): void {
  for (const [x0, n] of pairs("1108,1 1462,3"))
    for (let i = 0; i < n; i++)
      for (let j = 0; j < 9; j++) {
        const [x, y] = [x0 + i * 44, 196 + j * 46 + (x0 - 1080) * 0.13 + i * 6];
        c.fillStyle = `hsl(${28 + between(next, -4, 6)},32%,${34 + next() * 10}%)`;
        c.fillRect(x, y, 38, 38);
        line(c, `M${x} ${y}h38`, "rgba(255,236,204,.3)", 2);
        line(c, `M${x} ${y + 38}h38`, "rgba(10,8,18,.6)", 3);
        disc(c, x + 19, y + 22, 4, "#e2c48a");
      }
}
