import { mix } from "../kit/palette.ts";
import { along, around, at, disc, fill, line, type Plate, pairs, poly, solid } from "../kit/plate.ts";
import { between, pick } from "../kit/random.ts";

export interface Hall {
  wall: string;
  /** Foot of the wall. */
  floor: number;
  /** Pictures in the frames: the hall of a collector has none. */
  pictures?: boolean;
  /** Middles of the frames that hang here, with their width and height. */
  frames?: readonly (readonly [number, number, number, number])[];
  /** Middles of the pilasters. */
  pilasters?: readonly number[];
}

/** A hall of the museum from the front: paper, pilasters, frames, paneling and a floor of wood. */
export function hall(p: Plate, o: Hall): void {
  const { c, next } = p;
  c.fillStyle = along(c, 0, 0, 0, o.floor, [
    mix(o.wall, "#05080c", 0.3),
    [0.5, o.wall],
    mix(o.wall, "#05080c", 0.18),
  ]);
  c.fillRect(0, 0, 1600, o.floor);
  for (let x = -40; x < 1640; x += 54)
    for (let y = 60; y < o.floor - 110; y += 76) {
      fill(c, `M${x + 27} ${y}q16 20 0 40q-16 -20 0 -40Z`, "rgba(240,214,160,.09)");
      fill(c, `M${x} ${y + 38}q9 12 0 24q-9 -12 0 -24Z`, "rgba(240,214,160,.06)");
    }
  c.fillStyle = mix(o.wall, "#f2d8a0", 0.2);
  c.fillRect(0, 0, 1600, 34);
  for (let x = 0; x < 1600; x += 40) disc(c, x + 20, 44, 9, mix(o.wall, "#f2d8a0", 0.3), 7);
  line(c, "M0 34H1600", "#d9ae5c", 5);
  for (const f of o.frames ?? []) frame(p, ...f, o.pictures ?? true);
  for (const x of o.pilasters ?? []) pilaster(p, x, o.floor, mix(o.wall, "#f2dcb0", 0.34));
  const rail = o.floor - 96;
  c.fillStyle = "#5d3d28";
  c.fillRect(0, rail, 1600, 96);
  for (let x = 10; x < 1600; x += 132) {
    fill(c, `M${x} ${rail + 22}h112v56h-112Z`, "#4c3020");
    line(c, `M${x} ${rail + 78}v-56h112`, "rgba(10,4,2,.5)", 3);
    line(c, `M${x + 4} ${rail + 78}h108v-52`, "rgba(255,224,176,.2)", 2.4);
  }
  line(c, `M0 ${rail + 2}H1600`, "rgba(255,224,170,.55)", 5);
  parquet(p, o.floor);
  c.fillStyle = along(c, 0, o.floor, 0, o.floor + 26, ["rgba(8,4,6,.6)", "rgba(8,4,6,0)"]);
  c.fillRect(0, o.floor, 1600, 26);
  for (let i = 0; i < 8; i++)
    line(c, `M${between(next, 0, 1500)} ${o.floor + 2}h90`, "rgba(255,220,160,.1)", 2);
}

function parquet(p: Plate, top: number): void {
  const { c, next } = p;
  c.fillStyle = "#54361f";
  c.fillRect(0, top, 1600, 900 - top);
  for (let row = 0, y = top; y < 900; row++) {
    const h = 9 + row * 5;
    const w = 150 + row * 34;
    for (let x = -between(next, 0, w); x < 1600; x += w) {
      poly(
        c,
        `${x},${y} ${x + w - 3},${y} ${x + w - 3},${y + h - 2} ${x},${y + h - 2}`,
        pick(next, ["#7f5533", "#6f4729", "#8d623d", "#77502f"]),
      );
      line(c, `M${x + 10} ${y + h * 0.5}h${w * 0.6}`, "rgba(40,18,8,.2)", 1.4);
    }
    line(c, `M0 ${y}H1600`, "rgba(255,224,176,.1)", 1.4);
    y += h;
  }
}

function frame(p: Plate, x: number, y: number, w: number, h: number, picture: boolean): void {
  const { c } = p;
  at(p, x, y, 1, 0, () => {
    const box = (m: number) => `M${-w / 2 + m} ${-h / 2 + m}h${w - 2 * m}v${h - 2 * m}h${-(w - 2 * m)}Z`;
    fill(c, `M${-w / 2 + 12} ${-h / 2 + 16}h${w}v${h}h${-w}Z`, "rgba(4,6,10,.35)");
    line(c, `M${-w * 0.3} ${-h / 2}L0 ${-h / 2 - 40}L${w * 0.3} ${-h / 2}`, "rgba(226,190,110,.5)", 2.4);
    solid(p, box(0), "#8a6530");
    line(c, box(5), "#e0b660", 6);
    line(c, box(15), "#6d4a1c", 5);
    fill(c, box(18), picture ? "#2c4a52" : "#1b2a30");
    if (picture) {
      c.save();
      c.clip(new Path2D(box(18)));
      painted(p, w - 36, h - 36);
      c.restore();
    } else
      fill(
        c,
        `M${-w / 2 + 18} ${-h / 2 + 18}h${w - 36}L${-w / 2 + 18} ${h / 2 - 18}Z`,
        "rgba(160,200,210,.06)",
      );
    line(c, box(19), "rgba(255,232,180,.35)", 2);
  });
}

/** A small picture: somebody's portrait, a boat at sea, fruit, or a hill. */
function painted(p: Plate, w: number, h: number): void {
  const { c, next } = p;
  const kind = Math.floor(next() * 4);
  const sky = pick(next, ["#c98a6a", "#5d7f86", "#d8b078", "#6a5a70"]);
  c.fillStyle = along(c, 0, -h / 2, 0, h / 2, [mix(sky, "#101820", 0.3), sky]);
  c.fillRect(-w / 2, -h / 2, w, h);
  if (kind === 0) {
    const coat = pick(next, ["#6a2c34", "#23414a", "#4a4a30"]);
    fill(
      c,
      `M${-w * 0.34} ${h / 2}C${-w * 0.34} ${h * 0.14} ${w * 0.34} ${h * 0.14} ${w * 0.34} ${h / 2}Z`,
      coat,
    );
    disc(c, 0, -h * 0.04, w * 0.14, "#d0a080", h * 0.15);
    fill(
      c,
      `M${-w * 0.16} ${-h * 0.04}C${-w * 0.2} ${-h * 0.28} ${w * 0.2} ${-h * 0.28} ${w * 0.16} ${-h * 0.04}Q0 ${-h * 0.16} ${-w * 0.16} ${-h * 0.04}Z`,
      "#3a2620",
    );
  } else if (kind === 1) {
    c.fillStyle = "#23505c";
    c.fillRect(-w / 2, h * 0.12, w, h / 2);
    fill(c, `M${-w * 0.22} ${h * 0.16}H${w * 0.22}L${w * 0.14} ${h * 0.28}H${-w * 0.14}Z`, "#6a3428");
    fill(c, `M0 ${h * 0.12}V${-h * 0.3}L${w * 0.2} ${h * 0.12}Z`, "#f0dcb8");
  } else if (kind === 2) {
    c.fillStyle = "#4a2f22";
    c.fillRect(-w / 2, h * 0.2, w, h);
    for (const [dx, tone] of [
      [-0.2, "#c7402f"],
      [0, "#d9a441"],
      [0.2, "#e0795a"],
    ] as const)
      disc(c, dx * w, h * 0.14, w * 0.12, tone);
  } else {
    fill(
      c,
      `M${-w / 2} ${h / 2}V${h * 0.1}Q${-w * 0.1} ${-h * 0.26} ${w / 2} ${h * 0.16}V${h / 2}Z`,
      "#46604a",
    );
    disc(c, w * 0.2, -h * 0.22, w * 0.08, "#f6dca0");
  }
}

function pilaster(p: Plate, x: number, foot: number, color: string): void {
  const { c } = p;
  solid(
    p,
    `M${x - 34} ${foot}V34H${x + 34}V${foot}Z`,
    along(c, x - 34, 0, x + 34, 0, [mix(color, "#fff4d8", 0.16), [0.5, color], mix(color, "#0a0a10", 0.4)]),
  );
  for (const dx of [-18, -6, 6, 18]) line(c, `M${x + dx} 100V${foot - 40}`, "rgba(20,14,10,.28)", 3);
  solid(p, `M${x - 46} 84V54H${x + 46}V84L${x + 36} 96H${x - 36}Z`, "#cfa255");
  for (const s of [-1, 1]) disc(c, x + s * 34, 74, 11, "#f0cb80");
  solid(p, `M${x - 46} ${foot}V${foot - 34}H${x + 46}V${foot}Z`, mix(color, "#0a0a10", 0.14));
}

/** A chandelier of brass with candles, 300 wide at scale 1, its middle at (x, y). */
export function chandelier(p: Plate, x: number, y: number, scale: number, lit: number, swing = 0): void {
  const { c, e } = p;
  at(p, x, y - 260 * scale, scale, swing, () =>
    at(p, 0, 260, 1, 0, () => {
      line(c, "M0 -600V-70", "#8a6026", 6);
      solid(p, "M-12 -80H12L20 -20L8 60L0 76L-8 60L-20 -20Z", "#c99642");
      for (const [w, h] of pairs("146,0 92,26"))
        line(
          c,
          `M${-w} ${h - 10}C${-w * 0.8} ${h + 56} ${-w * 0.3} ${h + 40} 0 ${h + 10}C${w * 0.3} ${h + 40} ${w * 0.8} ${h + 56} ${w} ${h - 10}`,
          "#d9a84c",
          8,
        );
      for (const [dx, dy] of pairs("-146,-14 -92,12 -36,26 36,26 92,12 146,-14")) {
        solid(p, `M${dx - 13} ${dy}h26l-6 11h-14Z`, "#e6bd66");
        solid(p, `M${dx - 5} ${dy}v-30h10v30Z`, "#fff0d0");
        if (lit > 0) {
          disc(e, dx, dy - 42, 7, `rgba(255,236,180,${0.95 * lit})`, 13);
          disc(
            e,
            dx,
            dy - 40,
            46,
            around(e, dx, dy - 40, 46, [`rgba(255,206,120,${0.5 * lit})`, "rgba(255,190,90,0)"]),
          );
        }
      }
      for (let i = -3; i <= 3; i++) {
        disc(c, i * 30, 66 - Math.abs(i) * 8, 5, "#fff2d0", 8);
        if (lit > 0) disc(e, i * 30, 66 - Math.abs(i) * 8, 2.4, `rgba(255,244,214,${0.8 * lit})`, 4);
      }
    }),
  );
}

/** Gold light that a bright hall leaves on its floor. */
export function shine(
  { e, next }: Plate,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  count: number,
  color = "255,196,104",
): void {
  for (let i = 0; i < count; i++)
    disc(
      e,
      between(next, x0, x1),
      between(next, y0, y1),
      between(next, 12, 70),
      `rgba(${color},${between(next, 0.015, 0.07)})`,
      2.2,
    );
}
