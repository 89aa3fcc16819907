import { along, at, disc, fill, line, type Plate, pairs, poly, solid } from "../kit/plate.ts";
import { giantSpoon } from "./giant-spoon.ts";

interface Showcase {
  /** What the small card says; no card without it. */
  card?: readonly [string, string];
  spoon?: boolean;
  /** Opacity of the reflections on the glass; 0 for an open case. */
  glass?: number;
}

/** The long case of the spoon: 990 wide and 530 high at scale 1, the middle of its foot at (x, y). */
export function showcase(p: Plate, x: number, y: number, scale: number, o: Showcase): void {
  at(p, x, y, scale, 0, () => at(p, -800, -790, 1, 0, () => draw(p, o)));
}

function draw(p: Plate, o: Showcase): void {
  const { c, e } = p;
  const glass = o.glass ?? 1;
  solid(p, "M330 770H1270L1240 640H360Z", "#5b3a24");
  solid(p, "M306 790H1294V768H306Z", "#7a5232");
  line(c, "M306 769H1294", "rgba(255,224,176,.6)", 4);
  for (const x of [440, 640, 840, 1040]) {
    poly(c, `${x - 8},664 ${x + 130},664 ${x + 136},744 ${x - 14},744`, "#4a2e1c");
    line(c, `M${x - 8} 664H${x + 130}`, "rgba(240,196,106,.35)", 3);
  }
  solid(p, "M352 640H1248L1216 560H384Z", "#9c2f38");
  for (let i = 0; i < 20; i++)
    line(c, `M${380 + i * 44} 638q10 -40 ${(i - 10) * -1.4} -74`, "rgba(255,150,140,.12)", 9);
  line(c, "M352 640H1248", "#d9a84c", 6);
  at(p, 800, 602, 0.78, 0, () => {
    fill(
      c,
      "M-500 0C-506 -14 -480 -18 -462 -14C-300 -9 0 -10 250 -12C300 -14 316 -26 360 -32C430 -38 500 -24 500 0C500 24 430 38 360 32C316 26 300 14 250 12C0 10 -300 9 -462 14C-480 18 -506 14 -500 0Z",
      "rgba(60,10,20,.85)",
    );
    if (o.spoon) giantSpoon(p, 0, -14, 0.98, 0);
    else
      line(
        c,
        "M-496 6C-300 12 0 12 250 14C300 16 316 28 360 34C430 40 496 26 500 4",
        "rgba(255,180,160,.4)",
        3,
      );
  });
  if (o.card) card(p, o.card);
  line(c, "M372 640V300H1228V640M372 300L404 262H1196L1228 300M404 262V300M1196 262V300", "#b88a4a", 9);
  line(c, "M374 640V302H1226V640", "rgba(255,248,224,.7)", 3);
  if (glass === 0) return;
  e.fillStyle = `rgba(190,230,236,${0.035 * glass})`;
  e.fillRect(376, 304, 848, 334);
  for (const [x, w] of pairs("600,60 690,18 1150,44")) {
    e.fillStyle = `rgba(220,244,250,${0.07 * glass})`;
    e.fill(new Path2D(`M${x} 304h${w}L${x + w - 150} 638h${-w}Z`));
  }
  disc(e, 404, 300, 5, "rgba(255,250,230,.9)");
  disc(e, 1196, 300, 5, "rgba(255,250,230,.9)");
}

function card(p: Plate, [first, second]: readonly [string, string]): void {
  const { c, e } = p;
  at(p, 800, 540, 1, -0.03, () => {
    solid(p, "M-66 -44H66V36H-66Z", "#fff4e0");
    e.fillStyle = "rgba(255,244,216,.05)";
    e.fillRect(-66, -44, 132, 80);
    c.fillStyle = "#2a1a14";
    c.font = "italic 600 30px Georgia, serif";
    c.textAlign = "center";
    c.fillText(first, 0, -8);
    c.fillText(second, 0, 22);
    fill(c, "M-20 36L0 60L20 36Z", "rgba(30,14,10,.4)");
  });
}

/** A cone of light from (x, -10) that ends `half` wide on both sides at y. */
export function beam({ e }: Plate, x: number, top: number, y: number, half: number, strength = 0.3): void {
  e.fillStyle = along(e, 0, 0, 0, y, [
    `rgba(255,240,200,${strength})`,
    [0.7, `rgba(255,226,170,${strength / 3})`],
    "rgba(255,220,160,0)",
  ]);
  e.fill(new Path2D(`M${x - top} -10H${x + top}L${x + half} ${y}H${x - half}Z`));
}
