import { fade } from "../kit/palette.ts";
import { along, around, at, disc, hoop, line, type Plate, poly, solid } from "../kit/plate.ts";

const STONE = "#d6c3a0";
const SHADOW = "#6e6154";

interface Museum {
  /** Hours and minutes of the clock over the door. */
  clock: readonly [number, number];
  /** How bright the windows are. */
  lit: number;
  /** Banners beside the door, for the gala. */
  banners?: boolean;
}

/** The museum of Pomelo from the front: 1000 wide and 620 high at scale 1, the foot of its steps at (x, y). */
export function museum(p: Plate, x: number, y: number, scale: number, o: Museum): void {
  const { c } = p;
  at(p, x, y, scale, 0, () => {
    for (const side of [-1, 1] as const) wing(p, side, o.lit);
    steps(p);
    solid(p, "M-230 -70H230V-390H-230Z", wall(p, -390, -70));
    for (const [i, dx] of [-150, 150].entries()) tall(p, dx, -100, 62, 210, o.lit * (i === 0 ? 0.9 : 1));
    door(p, o.lit);
    for (const dx of [-214, -104, 104, 214]) column(p, dx);
    pediment(p);
    dial(p, 0, -452, 40, o.clock);
    if (o.banners) for (const dx of [-290, 290]) banner(p, dx);
    c.fillStyle = along(c, 0, -72, 0, -40, ["rgba(10,8,20,.5)", "rgba(10,8,20,0)"]);
    c.fillRect(-260, -72, 520, 32);
  });
}

function wall({ c }: Plate, top: number, foot: number) {
  return along(c, 0, top, 0, foot, [STONE, "#a58f74"]);
}

function wing(p: Plate, side: 1 | -1, lit: number): void {
  const { c, next } = p;
  const edge = side * 480;
  solid(p, `M${side * 220} -60H${edge}V-320H${side * 220}Z`, wall(p, -320, -60));
  for (let row = 0; row < 9; row++)
    line(c, `M${side * 222} ${-80 - row * 28}H${edge}`, "rgba(60,44,36,.16)", 1.4);
  poly(
    c,
    [
      [side * 214, -318],
      [edge + side * 16, -318],
      [edge + side * 16, -338],
      [side * 214, -338],
    ],
    "#e4d4b2",
  );
  poly(
    c,
    [
      [side * 214, -338],
      [edge + side * 8, -338],
      [edge - side * 30, -384],
      [side * 214, -384],
    ],
    "#41606a",
  );
  for (let i = 0; i < 7; i++)
    line(c, `M${side * (232 + i * 36)} -340L${side * (230 + i * 33)} -382`, "rgba(200,232,240,.22)", 2);
  for (let i = 0; i < 3; i++) tall(p, side * (282 + i * 72), -92, 44, 170, lit * (0.7 + next() * 0.4));
  solid(p, `M${side * 220} -60H${edge + side * 6}V-84H${side * 220}Z`, SHADOW);
}

/** A tall window with an arch, its light, and the dark shapes of guests in it. */
function tall(p: Plate, x: number, foot: number, w: number, h: number, lit: number): void {
  const { c, e, next } = p;
  const path = `M${x - w / 2} ${foot}V${foot - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${foot - h + w / 2}V${foot}Z`;
  solid(p, path, "#3a2413");
  line(c, path, "#efe0bd", 7);
  e.save();
  e.clip(new Path2D(path));
  e.fillStyle = along(e, 0, foot - h, 0, foot, [
    fade("#ffd27a", 0.75 * lit),
    [0.6, fade("#ffbf58", 0.62 * lit)],
    fade("#ff9a3c", 0.5 * lit),
  ]);
  e.fillRect(x - w, foot - h - 10, w * 2, h + 10);
  // a chandelier, and heads of guests
  disc(e, x, foot - h * 0.72, w * 0.2, fade("#fff4d0", 0.5 * lit));
  e.globalCompositeOperation = "destination-out";
  for (let i = 0; i < 3; i++) {
    const gx = x + (next() - 0.5) * w * 0.9;
    const gh = h * (0.24 + next() * 0.1);
    disc(e, gx, foot - gh, w * 0.11, "rgba(0,0,0,.7)");
    disc(e, gx, foot, w * 0.2, "rgba(0,0,0,.7)", gh * 0.82);
  }
  e.restore();
  e.save();
  e.globalCompositeOperation = "destination-out";
  const bars = `M${x} ${foot - h}V${foot}M${x - w / 2} ${foot - h * 0.32}H${x + w / 2}M${x - w / 2} ${foot - h * 0.64}H${x + w / 2}`;
  line(e, bars, "#000", 3);
  e.restore();
  line(c, bars, "#5a4630", 3);
}

function steps(p: Plate): void {
  const { c } = p;
  for (let i = 0; i < 6; i++) {
    const w = 330 - i * 16;
    poly(
      c,
      [
        [-w, -i * 12],
        [w, -i * 12],
        [w - 4, -i * 12 - 12],
        [-w + 4, -i * 12 - 12],
      ],
      i % 2 ? "#b8a583" : "#cdb995",
    );
    line(c, `M${-w} ${-i * 12 - 11}H${w}`, "rgba(255,240,206,.5)", 1.6);
  }
}

function door(p: Plate, lit: number): void {
  const { c, e } = p;
  const path = "M-52 -70V-250A52 52 0 0 1 52 -250V-70Z";
  solid(p, path, "#4a2a14");
  e.save();
  e.clip(new Path2D(path));
  e.fillStyle = along(e, 0, -300, 0, -70, [fade("#fff0c0", 0.95 * lit), fade("#ffb850", 0.7 * lit)]);
  e.fillRect(-60, -310, 120, 250);
  e.restore();
  line(c, path, "#e7d5ae", 12);
  // a red carpet that comes down the steps
  poly(c, "-34,-72 34,-72 62,0 -62,0", "#b5443f");
  line(c, "M-34 -72L-62 0M34 -72L62 0", "#f0c163", 3);
}

function column(p: Plate, x: number): void {
  const { c } = p;
  solid(
    p,
    `M${x - 19} -74L${x - 16} -376H${x + 16}L${x + 19} -74Z`,
    along(c, x - 20, 0, x + 20, 0, ["#f3e6c8", [0.4, "#d2bf9b"], "#77685a"]),
  );
  for (const dx of [-10, -3, 4, 11])
    line(c, `M${x + dx} -84L${x + dx * 0.86} -368`, "rgba(60,44,36,.3)", 1.8);
  c.fillStyle = "#ead9b4";
  c.fillRect(x - 25, -388, 50, 14);
  c.fillRect(x - 26, -82, 52, 14);
}

function pediment(p: Plate): void {
  const { c } = p;
  c.fillStyle = "#dccaa4";
  c.fillRect(-262, -414, 524, 28);
  line(c, "M-262 -413H262", "rgba(255,244,216,.8)", 3);
  solid(p, "M-276 -414L0 -540L276 -414Z", "#c6b18b");
  solid(p, "M-214 -424L0 -522L214 -424Z", "#8d7a63");
  line(c, "M-276 -415L0 -540L276 -415", "#f3e5c2", 9);
}

function dial(p: Plate, x: number, y: number, r: number, [hours, minutes]: readonly [number, number]): void {
  const { c, e } = p;
  disc(c, x, y, r + 7, "#7a5a2c");
  hoop(c, x, y, r + 5, "#f6d27e", 4);
  disc(c, x, y, r, "#fff4da");
  disc(e, x, y, r, around(e, x, y, r, [fade("#fff0c8", 0.75), fade("#ffd684", 0.5)]));
  const hand = (turn: number, length: number, width: number) => {
    const a = turn * Math.PI * 2 - Math.PI / 2;
    const path = `M${x} ${y}L${x + Math.cos(a) * length} ${y + Math.sin(a) * length}`;
    e.save();
    e.globalCompositeOperation = "destination-out";
    line(e, path, "#000", width);
    e.restore();
    line(c, path, "#2a1a14", width);
  };
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    disc(c, x + Math.cos(a) * r * 0.82, y + Math.sin(a) * r * 0.82, 2.4, "#3a2a1c");
  }
  hand((hours + minutes / 60) / 12, r * 0.5, 5);
  hand(minutes / 60, r * 0.76, 3.4);
}

function banner(p: Plate, x: number): void {
  const { c } = p;
  solid(p, `M${x - 26} -310H${x + 26}V-130L${x} -150L${x - 26} -130Z`, "#c25a54");
  line(c, `M${x - 26} -310V-130L${x} -150L${x + 26} -130V-310`, "#f2c46a", 3);
  disc(c, x, -236, 14, "#ffe7b4", 18);
  line(c, `M${x} -222V-176`, "#ffe7b4", 6);
}
