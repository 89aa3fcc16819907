import { light } from "../../kit/palette.ts";
import { along, circle, cut, hoop, line, poly, wear } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { motes } from "../../painters/air.ts";
import { cellDoor } from "../../painters/cell-door.ts";
import { frameVines } from "../../painters/garden.ts";
import { reflection } from "../../painters/reflection.ts";
import { pipes, plates } from "../../painters/room.ts";

/** From left to right: the room, where its door stands, and how near. The outer ones stand nearer. */
const DOORS = [
  ["garden", 226, 520, 1.12],
  ["bed", 508, 500, 1],
  ["memory", 796, 492, 0.94],
  ["dish", 1084, 500, 1],
  ["kitchen", 1366, 520, 1.12],
] as const;
const FLOOR = 506;

/** The doors, with so many power cells for garden, bed, memory, dish and kitchen. */
export function doors(cells: readonly number[], share = 0.05): Scene {
  const brightness = cells.map((n) => Math.min(1, share + n * 0.22));
  const all = DOORS.map(([room, x, y, scale], i) => ({
    room,
    x,
    y,
    scale,
    cells: cells[i] ?? 0,
    lit: brightness[i] ?? 0,
  }));
  return {
    seed: 71,
    exposure: 1.18,
    sky: {
      top: light("#050a1a"),
      low: light("#15254a"),
      sun: [-0.6, 0.5, 0.3],
      planet: { x: 800, y: -70, radius: 150, axis: [0.2, 0.93, 0.24], ring: [1.3, 2.6], light: 0.8 },
      nebulae: [{ x: 800, y: 60, radius: 320, color: light("#5b4f8a", 0.4) }],
    },
    ambient: light("#4f5c84", 0.42),
    lamps: all.flatMap(({ x, y, scale, lit }) => [
      {
        x,
        y: y - 240 * scale,
        z: 120,
        radius: 60 + 130 * lit,
        color: light("lamp", 0.3 + 2.3 * lit),
        haze: 0.5,
      },
      { x, y: y + 90, z: 240, radius: 190, flat: 2.6, color: light("lamp", 0.1 + 1.2 * lit), haze: 0.1 },
    ]),
    layers: [
      {
        z: -40,
        relief: 6,
        paint: (p) => {
          const { c } = p;
          plates(p, -10, -10, 1620, 530, 9, 4, "#66748f");
          wear(p, 0, 0, 1600, 520, 220, 0.07);
          // A long skylight, and ribs that carry it.
          cut(p, circle(800, 30, 520, 96));
          hoop(c, 800, 30, 530, "#2a3452", 26, 106);
          hoop(c, 800, 30, 540, "rgba(220,232,252,.35)", 3, 116);
          for (const dx of [-300, -100, 100, 300])
            line(c, `M${800 + dx} -10L${800 + dx * 1.04} 124`, "#2a3452", 12);
          for (const x of [82, 368, 652, 940, 1226, 1512]) {
            line(c, `M${x} 0V${FLOOR}`, "#222b48", 26);
            line(c, `M${x - 8} 0V${FLOOR}`, "rgba(226,236,252,.2)", 4);
            for (const y of [170, 300, 430]) line(c, `M${x} ${y}h.1`, "#9aa6c0", 7);
          }
          pipes(p, -10, 156, 1610, 156, 3, 14);
          c.fillStyle = along(c, 0, 0, 0, 520, [
            "rgba(6,9,24,.35)",
            [0.5, "rgba(6,9,24,0)"],
            "rgba(6,9,24,.4)",
          ]);
          c.fillRect(0, 0, 1600, 520);
        },
        mist: { color: light("#5f6a86", 0.4), amount: 0.24, band: [300, 260] },
      },
      {
        z: 0,
        relief: 4,
        paint: (p) => {
          const { c } = p;
          poly(c, `-10,${FLOOR} 1610,${FLOOR} 1610,910 -10,910`, "#57504f");
          for (let i = -9; i <= 9; i++)
            line(c, `M${800 + i * 96} ${FLOOR}L${800 + i * 250} 910`, "rgba(14,10,20,.5)", 3);
          for (const y of [536, 580, 646, 744, 860]) line(c, `M-10 ${y}H1610`, "rgba(14,10,20,.36)", 2.4);
          reflection(p, FLOOR + 12, 0.13, () => {
            for (const { x, y, scale, ...door } of all) cellDoor(p, x, y, scale, door);
          });
          c.fillStyle = along(c, 0, FLOOR, 0, 910, [
            "rgba(6,8,20,.45)",
            [0.14, "rgba(6,8,20,0)"],
            "rgba(6,8,20,.62)",
          ]);
          c.fillRect(0, FLOOR, 1600, 404);
        },
        mist: { color: light("#6a5a58", 0.4), amount: 0.22, band: [520, 120] },
      },
      {
        z: 40,
        relief: 6,
        rim: 1.6,
        paint: (p) => {
          for (const { x, y, scale, ...door } of all) {
            cellDoor(p, x, y, scale, door);
            if (door.lit > 0.3) motes(p, x, y - 130, 150, 10, "#ffcf8a");
          }
        },
      },
      frameVines(40, 120),
    ],
  };
}

/** Five lamps over five small doors, before a cell is placed. */
export const scene = doors([0, 0, 0, 0, 0], 0.34);
