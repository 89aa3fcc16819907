import { along, at, fill, line, type Plate, pairs, solid } from "../kit/plate.ts";
import { between } from "../kit/random.ts";

const NAMES = [
  "Ines. The onions",
  "Osk. The bread",
  "Mara. The salt",
  "Pell. Two fish",
  "Juno. The pepper",
  "Tam. The pot",
  "Wim. Carrots",
  "Lea. Firewood",
  "Bo. One egg",
] as const;
export const LAST = "Bram. All the blue";

/** The handle of the spoon from close by, 1600 long and 230 high at scale 1, the middle at (x, y); two rows of carved names, the last one near the right end. `lit` of them (0 to 1) glow. */
export function carvedNames(
  p: Plate,
  x: number,
  y: number,
  scale: number,
  angle: number,
  lit: number,
  last = 1,
): void {
  const { c, e, next } = p;
  at(p, x, y, scale, angle, () => {
    const path =
      "M-1100 -104C-500 -96 200 -100 640 -120C760 -126 860 -150 960 -190L1200 -230V230L960 190C860 150 760 126 640 120C200 100 -500 96 -1100 104Z";
    solid(p, path, along(c, 0, -180, 0, 180, ["#eeb67c", [0.3, "#cb8c54"], [0.72, "#94592f"], "#573018"]));
    c.save();
    c.clip(new Path2D(path));
    for (let i = 0; i < 70; i++) {
      const gy = between(next, -190, 190);
      const bend = between(next, -16, 16);
      line(
        c,
        `M-1100 ${gy * 0.5}C-400 ${gy * 0.5 + bend} 300 ${gy * 0.55 - bend} 700 ${gy * 0.66}S1000 ${gy} 1200 ${gy * 1.2}`,
        next() < 0.6 ? "rgba(70,34,14,.24)" : "rgba(255,222,170,.2)",
        between(next, 1.5, 5),
      );
    }
    for (const [kx, ky] of pairs("-420,52 330,-62"))
      for (const r of [10, 18, 27]) {
        c.strokeStyle = "rgba(70,34,14,.35)";
        c.lineWidth = 3;
        c.beginPath();
        c.ellipse(kx, ky, r * 1.8, r * 0.6, 0, 0, Math.PI * 2);
        c.stroke();
      }
    c.restore();
    line(c, "M-1100 -98C-500 -90 200 -94 640 -114C760 -120 860 -144 960 -184", "rgba(255,236,196,.6)", 7);
    for (let row = 0; row < 2; row++)
      for (let i = 0; i < 4; i++) {
        const name = NAMES[(i * 2 + row) % NAMES.length] as string;
        carve(p, name, -806 + i * 302 + row * 56, -28 + row * 72, 38, i / 5 < lit ? 1 : 0);
      }
    carve(p, LAST, 610, 12, 62, last);
    if (last > 0) line(e, "M350 40H872", `rgba(255,214,130,${0.35 * last})`, 5);
    fill(c, "M350 36h522v7H350Z", "rgba(60,26,10,.7)");
  });
}

function carve(p: Plate, text: string, x: number, y: number, size: number, glow: number): void {
  const { c, e } = p;
  for (const g of [c, e]) {
    g.font = `600 ${size}px Georgia, serif`;
    g.textAlign = "center";
  }
  c.fillStyle = "rgba(255,226,176,.5)";
  c.fillText(text, x + 1.5, y + 2.5);
  c.fillStyle = "#43200c";
  c.fillText(text, x, y);
  if (glow <= 0) return;
  e.fillStyle = `rgba(255,206,110,${0.85 * glow})`;
  e.fillText(text, x, y);
}
