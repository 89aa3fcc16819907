import { fade, ink, mix } from "../kit/palette.ts";
import { along, around, at, inside, line, type Plate, poly } from "../kit/plate.ts";
import { between } from "../kit/random.ts";

const BEAM = "#4a3530";

/** A beam from one point to another, with a lit upper edge and grain. */
export function beam(p: Plate, x0: number, y0: number, x1: number, y1: number, width: number): void {
  const { c } = p;
  c.lineCap = "butt";
  for (const [color, w, dy] of [
    ["rgba(6,8,20,.5)", width + 3, 1],
    [mix(BEAM, "#6b4a3a", p.next() * 0.5), width, 0],
    ["rgba(255,232,200,.1)", width * 0.22, -width * 0.3],
  ] as const) {
    c.strokeStyle = color;
    c.lineWidth = w;
    c.stroke(new Path2D(`M${x0} ${y0 + dy}L${x1} ${y1 + dy}`));
  }
}

/** Plaster between beams: uneven, older toward the ground. */
export function plaster(p: Plate, path: string, top: number, bottom: number): void {
  const { c, next } = p;
  c.fillStyle = along(c, 0, top, 0, bottom, ["#8f8578", [0.7, "#857a6e"], "#6a6058"]);
  c.fill(new Path2D(path));
  inside(c, path, () => {
    for (let i = 0; i < 260; i++) {
      c.fillStyle = next() < 0.5 ? "rgba(40,34,40,.07)" : "rgba(255,244,220,.05)";
      c.fillRect(
        between(next, -320, 720),
        between(next, top, bottom),
        between(next, 8, 50),
        between(next, 2, 10),
      );
    }
  });
}

/** A storey of half-timbering: sill and plate, posts, a middle rail, and braces in the outer fields. */
export function storey(p: Plate, x0: number, x1: number, top: number, bottom: number, fields: number): void {
  const step = (x1 - x0) / fields;
  const middle = top + (bottom - top) * 0.56;
  for (const i of [0, fields - 1]) {
    const left = x0 + i * step;
    const lean = i === 0 ? 1 : -1;
    const foot = i === 0 ? left : left + step;
    beam(p, foot + lean * step * 0.08, bottom - 8, foot + lean * step * 0.9, top + 10, 11);
  }
  beam(p, x0, middle, x1, middle, 10);
  for (let i = 0; i <= fields; i++) beam(p, x0 + i * step, top, x0 + i * step, bottom, i % fields ? 11 : 15);
  beam(p, x0 - 4, top + 5, x1 + 4, top + 5, 13);
  beam(p, x0 - 4, bottom - 5, x1 + 4, bottom - 5, 13);
}

export interface Casement {
  /** 0 dark to 1 bright. */
  lit: number;
  /** Something to paint behind the glass, in picture units from the middle of the window. */
  within?: (p: Plate) => void;
  shutters?: boolean;
}

/** A wooden window with six panes, its middle at (x, y): it mirrors the night, or gives warm light through curtains. */
export function casement(p: Plate, x: number, y: number, w: number, h: number, o: Casement): void {
  const { c, e } = p;
  at(p, x, y, 1, 0, () => {
    if (o.shutters)
      for (const side of [-1, 1]) shutter(p, (side * (w + w * 0.52)) / 2 + side * 6, w * 0.5, h);
    const [l, t] = [-w / 2, -h / 2];
    c.fillStyle = "#2c2024";
    c.fillRect(l - 8, t - 8, w + 16, h + 16);
    c.fillStyle = along(c, l, t, -l, -t, [
      mix("#2c3f6c", "#5a3a1a", o.lit),
      [0.5, mix("#111b38", "#4a2e16", o.lit)],
      mix("#223158", "#3a2412", o.lit),
    ]);
    c.fillRect(l, t, w, h);
    const glass = `M${l} ${t}H${-l}V${-t}H${l}Z`;
    inside(c, glass, () =>
      inside(e, glass, () => {
        if (o.lit > 0) {
          e.fillStyle = around(e, 0, h * 0.12, h * 0.8, [
            fade("#fff3cf", 0.92 * o.lit),
            [0.4, fade("#ffcf80", 0.74 * o.lit)],
            fade(ink.amber, 0.4 * o.lit),
          ]);
          e.fillRect(l, t, w, h);
          for (const side of [-1, 1]) curtain(p, side * (w / 2), t, side * -w * 0.26, h);
        }
        o.within?.(p);
      }),
    );
    e.save();
    e.globalCompositeOperation = "destination-out";
    const bars = `M0 ${t}V${-t}M${l} ${t + h / 3}H${-l}M${l} ${t + (h * 2) / 3}H${-l}`;
    line(e, bars, "#000", w * 0.05);
    e.restore();
    line(c, bars, "#241a1e", w * 0.055);
    c.fillStyle = "#6a5142";
    c.fillRect(l - 14, -t + 7, w + 28, 8);
    c.fillStyle = "rgba(8,8,18,.5)";
    c.fillRect(l - 12, -t + 15, w + 24, 5);
  });
}

/** A half drawn curtain lets less light through, in folds. */
function curtain({ e }: Plate, x: number, y: number, w: number, h: number): void {
  e.save();
  e.globalCompositeOperation = "destination-out";
  e.fillStyle = along(e, x, 0, x + w, 0, [
    "rgba(0,0,0,.5)",
    [0.25, "rgba(0,0,0,.28)"],
    [0.45, "rgba(0,0,0,.46)"],
    [0.7, "rgba(0,0,0,.24)"],
    "rgba(0,0,0,.42)",
  ]);
  e.fill(new Path2D(`M${x} ${y}H${x + w}Q${x + w * 0.9} ${y + h * 0.6} ${x + w * 0.45} ${y + h}H${x}Z`));
  e.restore();
}

function shutter({ c }: Plate, x: number, w: number, h: number): void {
  c.fillStyle = along(c, x - w / 2, 0, x + w / 2, 0, ["#4a5a58", "#2f3c40"]);
  c.fillRect(x - w / 2, -h / 2 - 4, w, h + 8);
  for (let y = -h / 2 + 6; y < h / 2 - 4; y += 9)
    line(c, `M${x - w / 2 + 5} ${y}H${x + w / 2 - 5}`, "rgba(8,10,22,.42)", 2.4);
  line(c, `M${x - w / 2} ${-h / 2 - 4}H${x + w / 2}`, "rgba(226,236,250,.2)", 2);
}

/** A slope of roof tiles between a lower and an upper edge. */
export function tiles(
  p: Plate,
  [x0, x1, y]: readonly [number, number, number],
  [u0, u1, v]: readonly [number, number, number],
  rows: number,
): void {
  const { c, next } = p;
  for (let j = rows - 1; j >= 0; j--) {
    const [a, b] = [j / rows, (j + 1.15) / rows];
    const left = x0 + (u0 - x0) * a;
    const right = x1 + (u1 - x1) * a;
    const width = (right - left) / Math.round((right - left) / 21);
    for (let x = left; x < right - 1; x += width) {
      const [yl, yh] = [y + (v - y) * a, y + (v - y) * Math.min(1, b)];
      const shift =
        ((u0 - x0) * (1 - (x - left) / (right - left)) + (u1 - x1) * ((x - left) / (right - left))) / rows;
      const tone = mix("#5a4a52", next() < 0.5 ? "#2e2a3c" : "#7a5a54", next() * 0.5);
      poly(
        c,
        [
          [x, yl],
          [x + width * 0.5, yl + 4],
          [x + width, yl],
          [x + width + shift, yh],
          [x + shift, yh],
        ],
        tone,
      );
      line(c, `M${x} ${yl}L${x + width * 0.5} ${yl + 4}L${x + width} ${yl}`, "rgba(8,8,20,.55)", 2);
    }
  }
}
