import { along, around, circle, disc, fill, line, type Plate, solid } from "../kit/plate.ts";
import { between, pick } from "../kit/random.ts";

/** The stone wall of the museum from close by, down to y. */
export function stoneWall(p: Plate, y: number): void {
  const { c, next } = p;
  c.fillStyle = "#6f6a68";
  c.fillRect(0, 0, 1600, y);
  for (let row = 0; row * 74 < y; row++)
    for (let i = -1; i < 13; i++) {
      c.fillStyle = pick(next, ["#8d857c", "#847c76", "#978d82", "#7d7672"]);
      c.fillRect(i * 140 + (row % 2) * 70 + 3, row * 74 + 3, 134, 68);
      line(c, `M${i * 140 + (row % 2) * 70 + 6} ${row * 74 + 6}h128`, "rgba(255,246,226,.2)", 3);
    }
  for (let i = 0; i < 70; i++)
    disc(
      c,
      next() * 1600,
      next() * y,
      between(next, 20, 120),
      `rgba(${next() < 0.6 ? "30,34,44" : "255,240,210"},.05)`,
      between(next, 12, 50),
    );
  solid(p, `M0 ${y - 56}H1600V${y}H0Z`, "#5a5654");
  line(c, `M0 ${y - 55}H1600`, "rgba(255,240,214,.35)", 4);
}

/** A tall lit window with an arch and the shapes of guests; w wide, from `top` to `foot` around x. */
export function galaWindow(p: Plate, x: number, top: number, foot: number, w: number): void {
  const { c, e, next } = p;
  const arch = `M${x - w / 2} ${foot}V${top + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${top + w / 2}V${foot}Z`;
  line(c, arch, "#b8aa94", 40);
  solid(p, arch, "#7a4a20");
  e.save();
  e.clip(new Path2D(arch));
  e.fillStyle = along(e, 0, top, 0, foot, ["rgba(255,226,150,.6)", "rgba(255,176,86,.55)"]);
  e.fillRect(x - w / 2, top, w, foot - top);
  e.globalCompositeOperation = "destination-out";
  const people = Array.from({ length: Math.round(w / 52) }, (_, i) => {
    const gx = x - w / 2 + 30 + i * 52 + between(next, -6, 6);
    const gy = foot - between(next, 90, 130);
    return `${circle(gx, gy, 20, 23)}M${gx - 34} ${foot}C${gx - 34} ${gy + 20} ${gx + 34} ${gy + 20} ${gx + 34} ${foot}Z`;
  });
  fill(e, people.join(""), "rgba(0,0,0,.82)");
  e.restore();
  const bars = `M${x} ${top}V${foot}M${x - w / 2} ${top + w / 2}H${x + w / 2}M${x - w / 2} ${(top + w / 2 + foot) / 2}H${x + w / 2}`;
  e.save();
  e.globalCompositeOperation = "destination-out";
  line(e, bars, "#000", 9);
  e.restore();
  line(c, bars, "#4c3420", 9);
  solid(p, `M${x - w / 2 - 40} ${foot}H${x + w / 2 + 40}V${foot + 28}H${x - w / 2 - 40}Z`, "#b8aa94");
  line(c, `M${x - w / 2 - 38} ${foot + 2}H${x + w / 2 + 38}`, "rgba(255,240,206,.8)", 4);
  disc(
    e,
    x,
    (top + foot) / 2,
    w * 1.5,
    around(e, x, (top + foot) / 2, w * 1.5, ["rgba(255,200,110,.14)", "rgba(255,190,90,0)"]),
  );
}

/** A round bush of leaves, r wide. */
export function bush(p: Plate, x: number, y: number, r: number, color = "#3a5a3a"): void {
  const { c, next } = p;
  solid(
    p,
    `M${x - r} ${y}C${x - r * 1.2} ${y - r * 1.1} ${x - r * 0.3} ${y - r * 1.5} ${x} ${y - r * 1.2}C${x + r * 0.4} ${y - r * 1.5} ${x + r * 1.2} ${y - r} ${x + r} ${y}Z`,
    color,
  );
  for (let i = 0; i < r * 1.6; i++) {
    const a = next() * Math.PI;
    const d = Math.sqrt(next()) * r;
    const lx = x + Math.cos(a) * d;
    const ly = y - Math.sin(a) * d * 1.15;
    const turn = next() * 6;
    c.fillStyle = pick(next, ["#4a6d42", "#33502f", "#5e8c4a", "#2a4230"]);
    c.beginPath();
    c.ellipse(lx, ly, r * 0.11 + 3, r * 0.05 + 2, turn, 0, Math.PI * 2);
    c.fill();
  }
}

/** Grass of a garden at night, from y down. */
export function lawn(p: Plate, y: number): void {
  const { c, next } = p;
  c.fillStyle = along(c, 0, y, 0, 900, ["#34483a", "#1e2c26"]);
  c.fillRect(0, y, 1600, 900 - y);
  for (let i = 0; i < 900; i++) {
    const gy = between(next, y + 4, 900);
    const h = 6 + ((gy - y) / (900 - y)) * 18;
    line(
      c,
      `M${next() * 1600} ${gy}q${between(next, -4, 4)} ${-h * 0.6} ${between(next, -7, 7)} ${-h}`,
      pick(next, ["#47603f", "#2c3f32", "#567548"]),
      2.4,
    );
  }
}
