import { fade, mix } from "../kit/palette.ts";
import { along, around, at, disc, fill, hoop, line, type Plate, poly, solid } from "../kit/plate.ts";
import { between } from "../kit/random.ts";

/** A papered wall with a panelled dado down to the floor line. */
export function hallWall(p: Plate, floor: number): void {
  const { c, next } = p;
  const dado = floor - 210;
  c.fillStyle = "#4d5468";
  c.fillRect(-10, -10, 1620, floor + 20);
  for (let x = -10, i = 0; x < 1610; x += 46, i++) {
    c.fillStyle = i % 2 ? "rgba(20,26,46,.2)" : "rgba(226,232,250,.04)";
    c.fillRect(x, -10, 46, dado + 10);
    for (let y = 20 + (i % 2) * 36; y < dado - 20; y += 72) {
      disc(c, x + 23, y, 5, "rgba(214,208,196,.12)", 11);
      line(c, `M${x + 12} ${y + 14}Q${x + 23} ${y + 4} ${x + 34} ${y + 14}`, "rgba(214,208,196,.1)", 2);
    }
  }
  c.fillStyle = "#54433f";
  c.fillRect(-10, dado, 1620, 220);
  for (let x = 12; x < 1600; x += 132) {
    c.fillStyle = mix("#4b3a38", "#5f4a42", next());
    c.fillRect(x, dado + 32, 108, 130);
    line(c, `M${x} ${dado + 162}V${dado + 32}H${x + 108}`, "rgba(8,8,20,.55)", 3);
    line(c, `M${x + 3} ${dado + 162}H${x + 108}V${dado + 34}`, "rgba(255,234,206,.15)", 2);
  }
  c.fillStyle = "#6b5246";
  c.fillRect(-10, dado - 8, 1620, 18);
  c.fillRect(-10, floor - 30, 1620, 34);
  line(c, `M-10 ${dado - 7}H1610M-10 ${floor - 29}H1610`, "rgba(255,236,210,.25)", 2);
}

/** Floorboards that run toward us from the wall. */
export function boards(p: Plate, floor: number, vanish: number): void {
  const { c, next } = p;
  c.fillStyle = "#2c201e";
  c.fillRect(-10, floor, 1620, 910 - floor);
  for (let i = -26; i < 26; i++) {
    const far = vanish + i * 62;
    const near = vanish + i * 128;
    poly(
      c,
      `${far},${floor} ${far + 61},${floor} ${near + 126},910 ${near},910`,
      `hsl(${20 + next() * 8},${18 + next() * 8}%,${25 + next() * 8}%)`,
    );
    for (let k = 0; k < 3; k++) {
      const t = next();
      const y = floor + t * (910 - floor);
      const x = far + (near - far) * t;
      line(c, `M${x + 4} ${y}h${54 + t * 60}`, "rgba(8,6,14,.5)", 1.6);
    }
  }
}

/** A panelled door in its frame, its foot at (x, y), with light below it and in its keyhole. */
export function slitDoor(p: Plate, x: number, y: number, w: number, h: number, glow: string): void {
  const { c, e } = p;
  at(p, x, y, 1, 0, () => {
    const half = w / 2;
    solid(p, `M${-half - 30} 0V${-h - 32}H${half + 30}V0Z`, "#5c463e");
    line(c, `M${-half - 30} 0V${-h - 32}H${half + 30}V0`, "rgba(255,236,210,.2)", 3);
    solid(p, `M${-half - 40} ${-h - 32}H${half + 40}L${half + 34} ${-h - 50}H${-half - 34}Z`, "#6d5246");
    c.fillStyle = "#0c0a12";
    c.fillRect(-half, -h, w, h);
    c.fillStyle = along(c, -half, 0, half, 0, ["#6a4c3e", "#523a34"]);
    c.fillRect(-half + 4, -h + 4, w - 8, h - 13);
    for (const [px, py, pw, ph] of [
      [-0.38, -0.94, 0.33, 0.4],
      [0.05, -0.94, 0.33, 0.4],
      [-0.38, -0.45, 0.33, 0.37],
      [0.05, -0.45, 0.33, 0.37],
    ] as const) {
      c.fillStyle = "#4a3430";
      c.fillRect(px * w, py * h, pw * w, ph * h);
      line(c, `M${px * w} ${(py + ph) * h}V${py * h}H${(px + pw) * w}`, "rgba(8,6,14,.6)", 4);
      line(c, `M${px * w + 2} ${(py + ph) * h}H${(px + pw) * w}V${py * h + 2}`, "rgba(255,232,204,.18)", 2);
    }
    disc(c, half - 24, -h * 0.46, 9, "#c9a05e");
    fill(c, `M${half - 32} ${-h * 0.43}h16v40h-16Z`, "#a8844e");
    e.fillStyle = fade("#fff0c8", 0.95);
    e.fillRect(-half + 5, -9, w - 10, 7);
    e.fillStyle = along(e, 0, -40, 0, 0, [fade(glow, 0), fade(glow, 0.3)]);
    e.fillRect(-half + 5, -40, w - 10, 38);
    e.fillStyle = along(e, 0, -h, 0, 0, [fade(glow, 0.1), fade(glow, 0.6)]);
    e.fillRect(half - 4, -h + 4, 2.4, h - 8);
    disc(e, half - 24, -h * 0.405, 3, "#fff0c8");
    disc(
      e,
      half - 24,
      -h * 0.405,
      22,
      around(e, half - 24, -h * 0.405, 22, [fade(glow, 0.4), fade(glow, 0)]),
    );
  });
}

/** Light that runs out from below a door over the floor toward us. */
export function spill(p: Plate, x: number, y: number, w: number, reach: number, glow: string): void {
  const { e } = p;
  e.save();
  e.filter = "blur(16px)";
  e.fillStyle = along(e, 0, y, 0, y + reach, [fade(glow, 0.5), [0.3, fade(glow, 0.22)], fade(glow, 0)]);
  e.fill(new Path2D(`M${x - w / 2} ${y}H${x + w / 2}L${x + w * 0.95} ${y + reach}H${x - w * 0.95}Z`));
  e.restore();
}

/** A fuse box with its little door open and six small lamps, all dark. */
export function fuseBox(p: Plate, x: number, y: number): void {
  const { c } = p;
  at(p, x, y, 1, 0, () => {
    line(c, "M0 -70V-420", "#2e3244", 9);
    line(c, "M-2 -70V-420", "rgba(226,236,250,.2)", 2);
    solid(p, "M-78 -72H78V72H-78Z", "#3a4156");
    solid(p, "M-68 -62H68V62H-68Z", "#232a3e");
    solid(p, "M78 -72L132 -60V84L78 72Z", "#4b536a");
    for (let i = 0; i < 6; i++) {
      const [lx, ly] = [-42 + (i % 3) * 42, -26 + Math.floor(i / 3) * 52];
      disc(c, lx, ly, 15, "#171c2c");
      disc(c, lx, ly, 11, around(c, lx - 3, ly - 4, 13, ["#8a8478", "#3d3a40"]));
      hoop(c, lx, ly, 13, "#77809a", 2.4);
    }
  });
}

/** A framed picture, too dark to make out. */
export function frame(p: Plate, x: number, y: number, w: number, h: number, tilt = 0): void {
  const { c } = p;
  at(p, x, y, 1, tilt, () => {
    c.fillStyle = "rgba(6,8,20,.4)";
    c.fillRect(-w / 2 + 5, -h / 2 + 8, w, h);
    c.fillStyle = "#8a6a48";
    c.fillRect(-w / 2, -h / 2, w, h);
    c.fillStyle = along(c, 0, -h / 2, 0, h / 2, ["#3a4a62", [0.6, "#4a5a5e"], "#2f3a36"]);
    c.fillRect(-w / 2 + 12, -h / 2 + 12, w - 24, h - 24);
    fill(
      c,
      `M${-w / 2 + 12} ${h * 0.2}Q${-w * 0.1} ${-h * 0.12} ${w / 2 - 12} ${h * 0.16}V${h / 2 - 12}H${-w / 2 + 12}Z`,
      "#26332f",
    );
    line(c, `M${-w / 2 + 2} ${-h / 2 + 2}H${w / 2 - 2}`, "rgba(255,240,214,.35)", 2.4);
  });
}

/** A small table with one drawer open, a candle without a flame on it. */
export function drawerTable(p: Plate, x: number, y: number, scale: number): void {
  const { c, next } = p;
  at(p, x, y, scale, 0, () => {
    for (const lx of [-128, 112]) solid(p, `M${lx} -190H${lx + 18}L${lx + 13} 0H${lx + 5}Z`, "#4c362f");
    solid(p, "M-140 -250H140V-178H-140Z", "#5d4438");
    solid(p, "M-158 -268H158L150 -250H-150Z", "#7d5c48");
    line(c, "M-156 -267H156", "rgba(255,238,210,.35)", 3);
    c.fillStyle = "#140e12";
    c.fillRect(-92, -240, 184, 50);
    solid(p, "M-102 -228H102V-168H-102Z", "#6d5040");
    fill(c, "M-92 -240H92L102 -228H-102Z", "#2c201e");
    line(c, "M-102 -227H102", "rgba(255,238,210,.3)", 2.4);
    disc(c, 0, -198, 9, "#c9a05e");
    for (let i = 0; i < 4; i++) line(c, `M${-70 + i * 30} -236l${between(next, 10, 22)} 7`, "#cbb890", 4);
    // the candle
    solid(p, "M52 -276H112C110 -264 54 -264 52 -276Z", "#a8844e");
    hoop(c, 116, -274, 9, "#a8844e", 4);
    solid(p, "M72 -272V-346C76 -352 88 -352 92 -346V-272Z", "#d8ccb0");
    line(c, "M82 -350Q84 -358 80 -364", "#1c1822", 3);
  });
}
