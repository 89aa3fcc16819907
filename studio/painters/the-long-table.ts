import { along, at, disc, fill, inside, line, type Plate, poly, solid } from "../kit/plate.ts";
import { between, pick } from "../kit/random.ts";

/** Where the picture is; move and scale it with `at`. */
export const FRAME = { x: 130, y: 130, w: 1340, h: 520 };
/** Chairs behind and before the table, 41 in all, and the one before it on which nobody sits. */
const CHAIRS = [20, 21] as const;
const EMPTY = 14;

/** Flat and a little naive, as forty-one families paint: only the sky has depth. */
export function painting(p: Plate): void {
  const { c, next } = p;
  const { x, y, w, h } = FRAME;
  inside(c, `M${x} ${y}h${w}v${h}h${-w}Z`, () => {
    c.fillStyle = along(c, 0, y, 0, y + h * 0.62, ["#1d4fb4", [0.6, "#2f6fde"], "#9cc0f4"]);
    c.fillRect(x, y, w, h);
    for (let i = 0; i < 260; i++) {
      const sy = y + next() * h * 0.6;
      line(
        c,
        `M${x + next() * w} ${sy}q${between(next, 20, 60)} ${between(next, -12, 12)} ${between(next, 60, 140)} ${between(next, -6, 6)}`,
        `rgba(${next() < 0.5 ? "255,255,255" : "20,60,170"},${between(next, 0.06, 0.2)})`,
        between(next, 3, 9),
      );
    }
    for (let hx = x - 20; hx < x + w; ) {
      const hw = between(next, 70, 120);
      const hh = between(next, 110, 190);
      const tone = pick(next, ["#f2b48e", "#f6d9a8", "#d98a78", "#e7c4a0", "#9fb7a2"]);
      const foot = y + h * 0.7;
      fill(
        c,
        `M${hx} ${foot}V${foot - hh}L${hx + hw / 2} ${foot - hh - 46}L${hx + hw} ${foot - hh}V${foot}Z`,
        tone,
      );
      fill(
        c,
        `M${hx - 6} ${foot - hh + 4}L${hx + hw / 2} ${foot - hh - 52}L${hx + hw + 6} ${foot - hh + 4}L${hx + hw / 2} ${foot - hh - 34}Z`,
        "#a3493c",
      );
      for (let k = 0; k < 4; k++) {
        c.fillStyle = "#3c5a6c";
        c.fillRect(hx + hw * (k % 2 ? 0.58 : 0.2), foot - hh + 22 + Math.floor(k / 2) * 50, 18, 26);
      }
      hx += hw;
    }
    c.fillStyle = "#d8bc92";
    c.fillRect(x, y + h * 0.7, w, h * 0.3);
    for (let i = 0; i < 120; i++)
      disc(
        c,
        x + next() * w,
        y + h * 0.71 + next() * h * 0.29,
        between(next, 6, 16),
        `rgba(120,88,56,${between(next, 0.06, 0.18)})`,
        5,
      );
    diners(p, 0);
    const top = y + h * 0.8;
    poly(
      c,
      [
        [x + 40, top],
        [x + w - 40, top],
        [x + w - 10, top + 42],
        [x + 10, top + 42],
      ],
      "#a8693a",
    );
    line(c, `M${x + 40} ${top + 1}H${x + w - 40}`, "#e0a56c", 4);
    for (let i = 0; i < 30; i++) {
      const bx = x + 60 + i * 42;
      disc(c, bx, top + 18 + (i % 2) * 9, 13, "#fff4e0", 6);
      disc(c, bx, top + 16 + (i % 2) * 9, 9, pick(next, ["#d2432f", "#e0a04a", "#7a9c4a"]), 3.5);
    }
    disc(c, x + w / 2, top + 4, 46, "#5a5a62", 24);
    disc(c, x + w / 2, top - 6, 46, "#c9663f", 14);
    diners(p, 1);
  });
}

/** People on both sides of the table, each on a chair of another color. */
function diners(p: Plate, side: 0 | 1): void {
  const { c, next } = p;
  const { x, y, w, h } = FRAME;
  const count = CHAIRS[side];
  for (let i = 0; i < count; i++) {
    const gx = x + 70 + (i * (w - 140)) / (count - 1);
    const gy = y + h * (side ? 0.96 : 0.79);
    const chair = pick(next, ["#1f5c66", "#c25a54", "#5e8c4a", "#e0a04a", "#5b5486", "#f28c7e"]);
    const empty = side === 1 && i === EMPTY;
    at(p, gx, gy, empty ? 1.15 : 1, 0, () => {
      const coat = pick(next, ["#2c4a5c", "#8d4a52", "#6d7c4a", "#b98a3a", "#46508a", "#d9a58a"]);
      if (!empty) {
        fill(c, "M-19 6C-19 -34 19 -34 19 6Z", coat);
        disc(c, 0, -38, 12, pick(next, ["#d9a884", "#b98060", "#8a5a42", "#e8c0a0"]));
        if (next() < 0.4)
          fill(
            c,
            "M-20 -42C-8 -48 8 -48 20 -42L10 -46C8 -62 -8 -62 -10 -46Z",
            pick(next, ["#6d3b34", "#d8b46a", "#3c5a6c"]),
          );
        else
          fill(
            c,
            "M-13 -38C-14 -56 14 -56 13 -38C6 -46 -6 -46 -13 -38Z",
            pick(next, ["#2b1c22", "#6a4028", "#c9c0b4"]),
          );
      }
      if (side === 1) {
        line(c, "M-17 18V-24H17V18M-17 -10H17", empty ? "#fff4e0" : chair, empty ? 6 : 5);
      }
    });
  }
}

/** Its gold frame with a brass plate below. */
export function frame(p: Plate): void {
  const { c } = p;
  const { x, y, w, h } = FRAME;
  const ring = (out: number, color: string, width: number) =>
    line(c, `M${x - out} ${y - out}h${w + out * 2}v${h + out * 2}h${-(w + out * 2)}Z`, color, width);
  ring(26, "#6d4a1c", 56);
  ring(36, "#c99642", 26);
  ring(16, "#e6b860", 16);
  ring(4, "#8a6026", 10);
  for (let i = 0; i <= 32; i++)
    for (const fy of [y - 28, y + h + 28]) disc(c, x - 20 + (i * (w + 40)) / 32, fy, 9, "#f2d28a");
  for (let i = 1; i < 12; i++)
    for (const fx of [x - 28, x + w + 28]) disc(c, fx, y + (i * h) / 12, 9, "#f2d28a");
  for (const fx of [x - 26, x + w + 26])
    for (const fy of [y - 26, y + h + 26]) disc(c, fx, fy, 30, "#d9a84c");
  solid(p, `M700 ${y + h + 62}h200v46h-200Z`, "#c99642");
  line(c, `M730 ${y + h + 78}h140M760 ${y + h + 94}h80`, "#5a3a14", 5);
}
