import { fade, ink, mix } from "../kit/palette.ts";
import { along, around, at, disc, fill, hoop, line, type Plate, solid } from "../kit/plate.ts";
import { ROOMS } from "./paper.ts";

/** Sockets for power cells beside each door. */
const SOCKETS = 5;

interface CellDoor {
  room: keyof typeof ROOMS;
  /** Power cells in the sockets. */
  cells: number;
  /** How brightly the lamp burns. */
  lit: number;
}

/** A small arched door with its sign, a lamp over it, and a rack of power cells: 300 high at scale 1, its foot at (x, y). */
export function cellDoor(
  p: Plate,
  x: number,
  y: number,
  scale: number,
  { room, cells, lit }: CellDoor,
): void {
  const { c, e } = p;
  const arch = (m: number) => `M${-74 - m} 0V-168A${74 + m} ${74 + m} 0 0 1 ${74 + m} -168V0Z`;
  at(p, x, y, scale, 0, () => {
    solid(p, arch(20), along(c, -94, -240, 94, 0, ["#a7b2ca", [0.4, "#68748f"], "#323c5c"]));
    for (let i = 0; i <= 8; i++) {
      const a = Math.PI * (1 + i / 8);
      disc(c, Math.cos(a) * 84, -168 + Math.sin(a) * 84, 3.4, "#d7dfee");
    }
    for (const s of [-1, 1]) for (const dy of [-120, -70, -20]) disc(c, s * 84, dy, 3.4, "#c6cfe2");
    solid(p, arch(5), "#141b34");
    solid(p, arch(-2), along(c, 0, -242, 0, 0, ["#8a6a52", [0.5, "#6a5044"], "#3c2f38"]));
    for (const dx of [-46, -16, 16, 46]) line(c, `M${dx} -236V0`, "rgba(14,10,22,.42)", 3);
    for (const dy of [-96, -22]) {
      line(c, `M-72 ${dy}H72`, "#3a4262", 13);
      line(c, `M-72 ${dy - 5}H72`, "rgba(226,236,252,.3)", 2);
      for (const dx of [-60, 0, 60]) disc(c, dx, dy, 3.4, "#aab5cc");
    }
    disc(c, 0, -160, 43, "#2a2230");
    hoop(c, 0, -160, 41, "#c9a878", 5);
    disc(e, 0, -160, 38, fade(ink.amber, 0.04 + 0.12 * lit));
    at(p, 0, -160, 25, 0, () => line(c, ROOMS[room], mix("#8a7a5c", "#ffe9bc", lit), 0.16));
    disc(c, 56, -58, 8, "#d7b98a");
    line(e, "M-66 -1H66", fade("#ffd894", 0.1 + 0.34 * lit), 3);
    rack(p, cells);
    lamp(p, lit);
  });
}

/** A tube with five sockets on the wall to the right of the door. */
function rack(p: Plate, cells: number): void {
  const { c, e } = p;
  solid(
    p,
    "M112 -206Q112 -218 124 -218H138Q150 -218 150 -206V-62Q150 -50 138 -50H124Q112 -50 112 -62Z",
    along(c, 112, 0, 150, 0, ["#5a6682", [0.4, "#8a96b2"], "#2f3858"]),
  );
  line(c, "M131 -50V-8H96", "#3a3040", 6);
  for (let i = 0; i < SOCKETS; i++) {
    const cy = -74 - i * 30;
    const on = i < cells;
    disc(c, 131, cy, 12, "#141a30");
    if (on) {
      disc(e, 131, cy, 22, around(e, 131, cy, 22, [fade(ink.amber, 0.3), fade(ink.amber, 0)]));
      disc(e, 131, cy, 8.4, fade("#ffdf9a", 0.86));
      disc(e, 131, cy, 4, fade("#fffaf0", 0.9));
    } else hoop(c, 131, cy, 8, "rgba(160,176,210,.4)", 2);
  }
}

function lamp(p: Plate, lit: number): void {
  const { c, e } = p;
  line(c, "M0 -264V-300H-30", "#2a2438", 7);
  e.save();
  e.filter = "blur(9px)";
  fill(
    e,
    "M-20 -262H20L104 0H-104Z",
    along(e, 0, -262, 0, 0, [
      fade("#ffcf86", 0.24 * lit),
      [0.6, fade("#ffb25a", 0.09 * lit)],
      fade("#ffb25a", 0),
    ]),
  );
  e.restore();
  solid(
    p,
    "M-44 -262C-40 -300 -20 -316 0 -316C20 -316 40 -300 44 -262Q0 -274 -44 -262Z",
    along(c, -44, -300, 44, -262, ["#c08a5c", [0.5, "#8a5a3e"], "#472e2c"]),
  );
  disc(c, 0, -262, 41, "#3a2820", 9);
  disc(
    e,
    0,
    -261,
    41,
    around(e, 0, -260, 42, [
      fade("#fff3cf", lit),
      [0.5, fade(ink.amber, 0.8 * lit)],
      fade("#d97a2a", 0.4 * lit),
    ]),
    9,
  );
  disc(e, 0, -255, 13, fade("#fffaf0", lit));
}
