import { light } from "../../kit/palette.ts";
import { at, line, type Plate, poly } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes, ripples } from "../../painters/air.ts";
import { roundDoor } from "../../painters/door.ts";
import { beanLeaf } from "../../painters/leaves.ts";
import { livingLight, oldLights } from "../../painters/pip.ts";
import { pipes, tunnel } from "../../painters/room.ts";
import { porthole } from "../../painters/window.ts";

export interface Guest {
  /** Where the old light is, and its size. */
  x: number;
  y: number;
  size: number;
  /** Where it came along. */
  trail: readonly (readonly [number, number])[];
  /** How far the garden at the end has opened. */
  garden?: number;
  /** A door has banged: the place of the sound. */
  bang?: readonly [number, number];
}

/** The middle of the corridor's end. */
const END = { x: 1060, y: 292 };

/** A long corridor from the open dock door to the garden, with one old light in it. */
export function quietWay(g: Guest): Scene {
  const calm = g.bang ? 0.62 : 1;
  const garden = g.garden ?? 0.25;
  return {
    seed: 88,
    exposure: 1.16,
    sky: {
      top: light("#081226"),
      low: light("#16264a"),
      nebulae: [{ x: 240, y: 300, radius: 260, color: light("#6fa2c8", 0.5) }],
    },
    ambient: light("#56688f", 0.36 * (g.bang ? 0.86 : 1)),
    lamps: [
      { x: g.x, y: g.y, z: 60, radius: 60 + g.size * 5.2, color: light("family", 2.3 * calm), haze: 0.9 },
      { x: g.x, y: 640, z: 160, radius: 330, flat: 2.6, color: light("family", 1 * calm), haze: 0.1 },
      { x: 250, y: 330, z: 30, radius: 330, color: light("#8fc0e0", 1.2), haze: 0.7 },
      {
        x: END.x,
        y: END.y,
        z: -120,
        radius: 90 + 170 * garden,
        color: light("#cdeb92", 0.6 + 2 * garden),
        haze: 0.9,
      },
      { x: 1400, y: 250, z: 60, radius: 190, color: light("amber", g.bang ? 0.4 : 1.3), haze: 0.6 },
    ],
    layers: [
      {
        z: -200,
        paint: (p) =>
          oldLights(
            p,
            24,
            (t) => [
              90 + ((t * 7.7) % 1) * 330,
              130 + t * 400,
              (0.4 + ((t * 3.3) % 1) * 0.6) * (g.bang ? 0.7 : 1),
            ],
            15,
          ),
      },
      {
        z: 0,
        relief: 6,
        paint: (p) => {
          tunnel(p, { ...END, w: 1560, h: 800, ribs: 6, depth: 9, wall: "#7482a0", floor: "#6f7e9c" });
          farDoor(p, garden);
          pipes(p, 1180, 214, 1700, -80, 3, 16);
          at(p, 250, 340, 1, 0, () => {
            for (const d of [p.c, p.e]) d.scale(0.74, 1);
            roundDoor(p, 0, 0, 236, { open: 0.8, light: "#8fcdf0", strength: 0.3, through: true });
          });
          for (const [x, y, r, lit] of [
            [1246, 272, 30, 0],
            [1400, 250, 56, g.bang ? 0.06 : 0.5],
            [888, 282, 22, 0.3],
          ] as const)
            at(p, x, y, 1, 0, () => {
              for (const d of [p.c, p.e]) d.scale(0.62, 1);
              porthole(p, 0, 0, r, { lit, cross: lit > 0 });
            });
        },
        mist: { color: light("#6f93b4", 0.4), amount: 0.4, band: [380, 280] },
      },
      {
        z: 40,
        paint: (p) => {
          for (const [i, [x, y]] of g.trail.entries())
            glow(p, x, y, 20 + (i / g.trail.length) * g.size * 0.7, "#a9dcf5", (0.1 + i * 0.03) * calm);
          glow(p, g.x, g.y, g.size * 7, "#a9dcf5", 0.18 * calm);
          if (g.bang) ripples(p, g.bang[0], g.bang[1], 50, 46, 6, "#ffb27a", 0.34);
          livingLight(p, g.x, g.y, g.size, g.bang ? -0.34 : 0.42, "#a4d8f4", 0.56 * calm);
          motes(p, g.x, g.y + 40, 420, 60, "#bfe3f2");
        },
      },
      {
        z: 200,
        blur: 3,
        relief: 8,
        rim: 2,
        paint: (p) => {
          line(p.c, "M-20 760C300 736 520 742 700 780", "#26304e", 22);
          line(p.c, "M-20 752C300 728 520 734 700 772", "rgba(226,236,252,.2)", 5);
          for (const x of [60, 250, 440, 630]) line(p.c, `M${x} 752V920`, "#26304e", 16);
        },
      },
    ],
  };
}

/** The garden at the end: a round door that lets out green light and a leaf. */
function farDoor(p: Plate, open: number): void {
  roundDoor(p, END.x, END.y, 66, {
    open: open * 0.9,
    light: "#cdeb92",
    strength: 0.25 + 0.4 * open,
    sill: 0.7,
  });
  if (open < 0.5) return;
  beanLeaf(p, END.x + 16, END.y + 58, 70, -0.9);
  beanLeaf(p, END.x + 50, END.y + 34, 58, -2.1);
  p.e.save();
  p.e.filter = "blur(10px)";
  poly(
    p.e,
    [
      [END.x - 40, END.y + 70],
      [END.x + 44, END.y + 70],
      [END.x + 190, 700],
      [END.x - 200, 700],
    ],
    "rgba(205,235,146,.07)",
  );
  p.e.restore();
}

/** One old light has come in at the dock. All of it stands high: the map that is played on lies below. */
export const scene = quietWay({
  x: 640,
  y: 330,
  size: 44,
  trail: [
    [330, 350],
    [400, 320],
    [470, 344],
    [540, 322],
    [592, 334],
  ],
});
