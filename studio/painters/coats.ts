import { along, at, disc, fill, line, type Plate, solid, triples } from "../kit/plate.ts";

interface Drape {
  long: boolean;
  color: string;
  pattern: "plain" | "dots" | "stripes" | "checks";
  ink: string;
}

/** The six coats in the order of their hooks. */
export const COATS: readonly Drape[] = [
  { long: true, color: "#2f7480", pattern: "dots", ink: "#fff4e0" },
  { long: false, color: "#e7cfa4", pattern: "stripes", ink: "#c25a54" },
  { long: true, color: "#efe6d6", pattern: "plain", ink: "#cbbfa8" },
  { long: false, color: "#8d4a52", pattern: "checks", ink: "#f2c46a" },
  { long: true, color: "#48703f", pattern: "stripes", ink: "#d9e0b0" },
  { long: false, color: "#f28c7e", pattern: "dots", ink: "#fff4e0" },
];

/** A coat that hangs from a hook at (x, y): 190 wide, 470 high if it is long, otherwise 300. */
export function drape(p: Plate, x: number, y: number, { long, color, pattern, ink }: Drape): void {
  const { c } = p;
  const h = long ? 480 : 300;
  at(p, x, y, 1, 0, () => {
    const sleeve = (side: 1 | -1) =>
      `M${side * 58} 34C${side * 92} 80 ${side * 96} 170 ${side * 92} 232H${side * 54}C${side * 58} 170 ${side * 56} 110 ${side * 40} 70Z`;
    const body = `M0 -6C-26 -2 -58 14 -66 44C-60 110 -62 ${h * 0.6} -84 ${h}C-40 ${h + 18} -18 ${h + 4} 0 ${h + 10}C20 ${h + 20} 48 ${h + 8} 84 ${h}C62 ${h * 0.6} 60 110 66 44C58 14 26 -2 0 -6Z`;
    for (const side of [-1, 1] as const) {
      solid(p, sleeve(side), color);
      printed(p, sleeve(side), pattern, ink, h);
      fill(c, `M${side * 92} 216V232H${side * 54}V216Z`, "rgba(20,12,20,.4)");
      line(c, sleeve(side), "rgba(18,12,22,.35)", 2);
    }
    solid(p, body, color);
    printed(p, body, pattern, ink, h);
    // folds
    c.save();
    c.clip(new Path2D(body));
    for (const [dx, bend, dark] of triples("-52,-16,0.34 -24,-10,0.26 20,10,0.3 50,18,0.36")) {
      line(
        c,
        `M${dx * 0.7} 60C${dx} ${h * 0.4} ${dx + bend * 0.4} ${h * 0.7} ${dx + bend} ${h + 20}`,
        `rgba(16,10,22,${dark})`,
        13,
      );
      line(
        c,
        `M${dx * 0.7 + 11} 70C${dx + 11} ${h * 0.4} ${dx + 11 + bend * 0.4} ${h * 0.7} ${dx + 11 + bend} ${h + 20}`,
        "rgba(255,246,226,.16)",
        9,
      );
    }
    c.fillStyle = along(c, 0, h * 0.5, 0, h + 20, ["rgba(14,8,22,0)", "rgba(14,8,22,.4)"]);
    c.fillRect(-120, 0, 240, h + 30);
    c.restore();
    line(c, `M0 30V${h + 8}`, "rgba(18,12,22,.6)", 3);
    fill(c, "M0 34L-34 4C-22 -6 -10 -8 0 -6Z", "rgba(255,250,236,.25)");
    fill(c, "M0 34L34 4C22 -6 10 -8 0 -6Z", "rgba(18,10,22,.3)");
    line(c, "M-34 4L0 34L34 4", "rgba(18,12,22,.55)", 3);
    for (let i = 0; i < (long ? 5 : 3); i++) {
      disc(c, 12, 70 + i * 62, 6.5, "#3a2a20");
      disc(c, 11, 69 + i * 62, 4.6, "#e8cf98");
    }
    for (const side of [-1, 1] as const)
      line(c, `M${side * 24} ${h * 0.56}h${side * 30}`, "rgba(18,12,22,.5)", 4);
    line(c, "M-8 -4C-8 -16 8 -16 8 -4", "rgba(40,26,20,.9)", 4);
  });
}

function printed({ c }: Plate, path: string, pattern: Drape["pattern"], ink: string, h: number): void {
  c.save();
  c.clip(new Path2D(path));
  if (pattern === "dots")
    for (let row = 0; row * 30 < h + 40; row++)
      for (let i = -4; i <= 4; i++) disc(c, i * 30 + (row % 2) * 15, row * 30, 6.5, ink);
  if (pattern === "stripes" || pattern === "checks")
    for (let i = -5; i <= 5; i++)
      line(c, `M${i * 20} -10L${i * 24} ${h + 30}`, ink, pattern === "checks" ? 4 : 7);
  if (pattern === "checks")
    for (let row = 0; row * 24 < h + 40; row++) line(c, `M-120 ${row * 24}H120`, ink, 4);
  c.restore();
}
