import { mix } from "../kit/palette.ts";
import { along, disc, fill, inside, line, type Plate, poly, solid } from "../kit/plate.ts";

const WOOD = "#6d4c3c";

/** A staircase seen from its side: `steps` steps of `run` by `rise`, up to the right from (x, y). */
export function stairs(p: Plate, x: number, y: number, run: number, rise: number, steps: number): void {
  const { c, next } = p;
  const [ex, ey] = [x + steps * run, y - steps * rise];
  // the wall below the steps, with its panels
  solid(p, `M${x} ${y}L${ex} ${ey}V${y}Z`, along(c, 0, ey, 0, y, ["#4d3d40", "#5b4540"]));
  inside(c, `M${x} ${y}L${ex} ${ey}V${y}Z`, () => {
    for (let i = 2; i < steps; i += 2) {
      const px = x + (i + 1) * run;
      const top = y - (i + 1) * rise + rise * 1.6;
      const low = y - 34;
      if (low - top < 50) continue;
      const w = run * 1.7;
      const panel = `M${px} ${top}L${px + w} ${top - (w / run) * rise}V${low}H${px}Z`;
      fill(c, panel, "#48363a");
      line(c, panel, "rgba(8,8,20,.6)", 4);
      line(
        c,
        `M${px + 4} ${low - 3}H${px + w - 4}V${top - (w / run) * rise + 6}`,
        "rgba(255,230,200,.14)",
        2,
      );
    }
    c.fillStyle = "#3c2d30";
    c.fillRect(x, y - 22, ex - x, 22);
  });
  for (let i = steps - 1; i >= 0; i--) {
    const sx = x + i * run;
    const sy = y - i * rise;
    c.fillStyle = along(c, 0, sy - rise, 0, sy, ["#2e2228", mix(WOOD, "#2e2228", 0.4)]);
    c.fillRect(sx, sy - rise, run + 2, rise);
    c.fillStyle = mix(WOOD, next() < 0.5 ? "#8a644c" : "#4d362e", next() * 0.4);
    c.fillRect(sx - 10, sy - rise - 7, run + 14, 11);
    c.fillStyle = "rgba(255,236,206,.25)";
    c.fillRect(sx - 10, sy - rise - 7, run + 14, 2);
  }
  // the cheek, a board that follows the slope
  line(c, `M${x + 4} ${y - 4}L${ex} ${ey + rise - 4}`, "#241a20", 30);
  line(c, `M${x + 4} ${y - 6}L${ex} ${ey + rise - 6}`, WOOD, 24);
  line(c, `M${x + 4} ${y - 15}L${ex} ${ey + rise - 15}`, "rgba(255,236,206,.2)", 3);
}

/** Rail and balusters for the same stairs, with a turned newel post at the foot. */
export function banister(p: Plate, x: number, y: number, run: number, rise: number, steps: number): void {
  const { c } = p;
  const high = rise * 3.1;
  for (let i = 0; i < steps * 2; i++) {
    const bx = x + run * 0.6 + i * run * 0.5;
    const foot = y - ((bx - x) / run) * rise - 6;
    const top = foot - high + 8;
    line(c, `M${bx} ${foot}V${top}`, "#4a342e", 7);
    disc(c, bx, foot - high * 0.3, 7.5, "#5d4236", 15);
    disc(c, bx, foot - high * 0.62, 5.5, "#5d4236", 22);
    line(c, `M${bx - 2} ${foot}V${top}`, "rgba(255,232,200,.12)", 1.6);
  }
  const [ex, ey] = [x + steps * run, y - steps * rise - high];
  line(c, `M${x} ${y - high}L${ex} ${ey}`, "#2c1f22", 22);
  line(c, `M${x} ${y - high - 1}L${ex} ${ey - 1}`, "#7d5640", 17);
  line(c, `M${x} ${y - high - 6}L${ex} ${ey - 6}`, "rgba(255,240,214,.3)", 3);
  newel(p, x - 8, y, high + 34);
}

function newel(p: Plate, x: number, y: number, h: number): void {
  const { c } = p;
  const tone = along(c, x - 24, 0, x + 24, 0, ["#8a6248", [0.5, "#6b4838"], "#3a2628"]);
  solid(p, `M${x - 24} ${y + 6}V${y - h * 0.36}H${x + 24}V${y + 6}Z`, tone);
  solid(
    p,
    `M${x - 17} ${y - h * 0.36}C${x - 26} ${y - h * 0.5} ${x - 12} ${y - h * 0.6} ${x - 15} ${y - h * 0.76}H${x + 15}C${x + 12} ${y - h * 0.6} ${x + 26} ${y - h * 0.5} ${x + 17} ${y - h * 0.36}Z`,
    tone,
  );
  solid(p, `M${x - 22} ${y - h * 0.74}V${y - h}H${x + 22}V${y - h * 0.74}Z`, tone);
  disc(c, x, y - h - 18, 22, tone);
  poly(
    c,
    [
      [x - 28, y - h - 2],
      [x + 28, y - h - 2],
      [x + 24, y - h + 7],
      [x - 24, y - h + 7],
    ],
    "#7d5a46",
  );
}
