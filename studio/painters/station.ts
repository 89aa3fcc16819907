import { fade, ink } from "../kit/palette.ts";
import {
  along,
  around,
  at,
  circle,
  disc,
  fill,
  hoop,
  inside,
  line,
  type Plate,
  pairs,
  poly,
  wear,
} from "../kit/plate.ts";
import { dish } from "./dish.ts";
import { vine } from "./leaves.ts";
import { porthole } from "./window.ts";

export interface Station {
  /** How bright each of the six windows is, left to right. */
  windows: readonly number[];
  /** Light in the garden dome. */
  garden: number;
  /** The garden door stands open by this share. */
  open?: number;
}

const HULL =
  "M-250 -6C-250 -52 -212 -74 -160 -76H150C214 -76 262 -46 268 0C262 48 214 78 150 78H-160C-212 78 -250 46 -250 -6Z";

/** Lumo from the side: a hull with six round windows under a glass garden. About 900 wide at scale 1. */
export function station(p: Plate, x: number, y: number, scale: number, angle: number, o: Station): void {
  at(p, x, y, scale, angle, () => {
    panels(p, -250, 12, -1);
    panels(p, 268, 12, 1);
    mast(p);
    tanks(p);
    garden(p, o.garden);
    hull(p);
    o.windows.forEach((lit, i) => {
      porthole(p, -172 + i * 68, 6, 19, { lit, cross: i % 2 === 1 });
    });
  });
}

function hull(p: Plate): void {
  const { c } = p;
  fill(
    c,
    HULL,
    along(c, 0, -78, 0, 80, ["#c3cde0", [0.16, "#a2aec8"], [0.5, "#77839f"], [0.8, "#414c6c"], "#1f2745"]),
  );
  inside(c, HULL, () => {
    for (const x of [-206, -104, 32, 168, 224]) {
      line(c, `M${x} -80Q${x + 10} 0 ${x} 80`, "rgba(16,22,46,.55)", 2.4);
      line(c, `M${x + 3} -80Q${x + 13} 0 ${x + 3} 80`, "rgba(240,246,255,.2)", 1.2);
    }
    line(c, "M-250 -40H270M-250 50H270", "rgba(16,22,46,.32)", 1.6);
    fill(c, "M-250 54H270V64H-250Z", fade(ink.coral, 0.5));
    for (let i = 0; i < 58; i++) disc(c, -226 + i * 8.4, -46, 1.1, "rgba(16,22,46,.4)");
    for (let i = 0; i < 16; i++) {
      c.fillStyle = p.next() < 0.5 ? "rgba(20,28,56,.16)" : "rgba(240,246,255,.12)";
      c.fillRect(-230 + p.next() * 460, -70 + p.next() * 120, 20 + p.next() * 46, 10 + p.next() * 24);
    }
    for (const [hx, hw] of pairs("-196,60 60,74")) {
      c.fillStyle = "rgba(22,30,58,.28)";
      c.fillRect(hx, -66, hw, 16);
      for (let k = 0; k < hw / 6; k++) line(c, `M${hx + 4 + k * 6} -64V-52`, "rgba(240,246,255,.16)", 1.4);
    }
    line(c, "M-240 34C-190 40 -60 40 30 36S200 38 250 32", "rgba(200,212,232,.34)", 2.6);
    line(c, "M-240 37C-190 43 -60 43 30 39S200 41 250 35", "rgba(12,16,38,.5)", 2);
    c.font = "600 17px sans-serif";
    c.fillStyle = "rgba(18,24,50,.62)";
    c.fillText("L U M O", 140, -54);
    c.fillStyle = along(c, 0, 30, 0, 84, ["rgba(6,9,26,0)", "rgba(6,9,26,.66)"]);
    c.fillRect(-260, 20, 540, 64);
  });
  wear(p, -240, -70, 500, 140, 120, 0.1);
  for (const x of [-236, 250]) disc(c, x, 6, 5, "rgba(16,22,46,.5)");
  line(c, "M-208 -78H-140M150 -78H206", "#d9e2f0", 2.4);
  // outer door under the hull, with its collar
  fill(c, "M-70 76H40L28 104H-58Z", along(c, 0, 76, 0, 106, ["#5f6b8a", "#262f50"]));
  fill(c, "M-56 104H26V114H-56Z", "#8b97b2");
  line(c, "M-40 80L-34 102M24 80L18 102M-8 80V102", "rgba(12,16,36,.5)", 2);
}

function garden(p: Plate, light: number): void {
  const { c, e, next } = p;
  const dome = "M-150 -70C-150 -176 -86 -214 -8 -214C72 -214 132 -176 132 -70Z";
  fill(c, dome, along(c, 0, -214, 0, -70, ["#22405a", "#16323c"]));
  inside(c, dome, () =>
    inside(e, dome, () => {
      disc(
        e,
        -6,
        -96,
        160,
        around(e, -6, -100, 160, [
          fade("#ffe9a8", 0.85 * light),
          [0.22, fade("#d8d272", 0.5 * light)],
          [0.55, fade("#4b9a63", 0.24 * light)],
          fade("#123c40", 0.1 * light),
        ]),
        130,
      );
      for (let i = 0; i < 30; i++) {
        const root = -150 + (i / 29) * 284;
        const edge = Math.abs(root + 8) / 150;
        const height = Math.sqrt(Math.max(0, 1 - edge * edge)) * 138;
        const reach = height * (edge < 0.3 ? 0.2 : 0.5 + next() * 0.5);
        const color = next() < 0.5 ? "#2f7d5b" : "#1f5550";
        vine(p, root, -66, root + (next() - 0.5) * 40, -70 - reach, (next() - 0.5) * 40, {
          leaves: 5,
          size: 27,
          color,
        });
        if (next() < 0.45)
          vine(p, root, -72 - height, root + (next() - 0.5) * 30, -72 - height * 0.72, 8, {
            leaves: 3,
            size: 22,
            color,
          });
      }
      disc(
        e,
        -6,
        -104,
        30,
        around(e, -6, -104, 30, [
          fade("#fffbe8", light),
          [0.22, fade("#fff0bb", 0.9 * light)],
          fade("#ffd27a", 0),
        ]),
      );
    }),
  );
  c.fillStyle = along(c, -150, -200, 130, -70, [
    "rgba(214,232,255,.34)",
    [0.3, "rgba(214,232,255,.06)"],
    [0.8, "rgba(8,14,40,.1)"],
    "rgba(8,14,40,.42)",
  ]);
  c.fill(new Path2D(dome));
  for (const rib of [
    "M-150 -70C-150 -176 -86 -214 -8 -214C72 -214 132 -176 132 -70",
    "M-96 -70C-94 -160 -50 -204 -8 -214C34 -204 78 -160 80 -70M-8 -70V-214",
    "M-146 -112H128M-126 -160H108",
  ]) {
    line(c, rib, "#5d6a88", 4);
    line(c, rib, "rgba(226,238,252,.55)", 1.2);
  }
  line(c, "M-132 -104C-126 -152 -104 -182 -66 -198", "rgba(226,240,255,.5)", 5);
  fill(c, "M-166 -86H146L154 -66H-174Z", along(c, 0, -88, 0, -66, ["#d2dbea", "#59657f"]));
}

function panels(p: Plate, x: number, y: number, side: 1 | -1): void {
  const { c } = p;
  line(c, `M${x} ${y}H${x + side * 190}`, "#59657f", 9);
  line(c, `M${x} ${y - 2}H${x + side * 190}`, "#b8c4d8", 2);
  for (const k of [0, 1]) {
    const x0 = x + side * (44 + k * 84);
    const x1 = x0 + side * 72;
    const lift = side * 7;
    poly(
      c,
      `${x0},${y - 88} ${x1},${y - 88 - lift} ${x1},${y + 92 - lift} ${x0},${y + 92}`,
      along(c, x0, y - 90, x1, y + 90, ["#566a94", [0.5, "#35456c"], "#1f2a4a"]),
    );
    for (let i = 0; i <= 8; i++)
      line(
        c,
        `M${x0} ${y - 88 + i * 22.5}L${x1} ${y - 88 - lift + i * 22.5}`,
        i % 8 ? "rgba(150,178,226,.32)" : "#a9b8d4",
        i % 8 ? 1 : 3,
      );
    for (let i = 0; i <= 3; i++) {
      const xi = x0 + ((x1 - x0) * i) / 3;
      line(
        c,
        `M${xi} ${y - 88 - (lift * i) / 3}V${y + 92 - (lift * i) / 3}`,
        i % 3 ? "rgba(150,178,226,.32)" : "#a9b8d4",
        i % 3 ? 1 : 3,
      );
    }
  }
}

function mast(p: Plate): void {
  line(p.c, "M206 -70L206 -176M196 -74L206 -130L216 -74", "#6f7b98", 4);
  line(p.c, "M205 -70L205 -176", "#c9d4e6", 1.4);
  dish(p, 206, -176, 0.62, -0.5);
  line(p.c, "M-206 -70V-128M-206 -110L-190 -122M-206 -96L-222 -112", "#8b97b2", 3);
  disc(p.e, -206, -131, 3.4, fade(ink.coral, 0.7));
}

function tanks(p: Plate): void {
  const { c } = p;
  for (const x of [-132, 88, 150]) {
    disc(c, x, 86, 30, around(c, x - 9, 76, 44, ["#aab6cf", [0.5, "#616d8c"], "#222b4a"]));
    hoop(c, x, 86, 29, "rgba(14,18,40,.5)", 1.4);
    line(c, `M${x - 29} 88Q${x} 97 ${x + 29} 88`, "rgba(14,18,40,.5)", 1.6);
  }
  inside(c, circle(0, 0, 400), () => line(c, "M-120 104H170", "#4a5674", 6));
}
