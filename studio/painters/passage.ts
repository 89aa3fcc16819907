import { mix } from "../kit/palette.ts";
import { along, around, at, disc, fill, inside, line, type Plate, pairs, poly, solid } from "../kit/plate.ts";
import { between, pick } from "../kit/random.ts";
import { SKINS } from "./heads.ts";

interface Passage {
  /** The wall at the far end: left, top, right, bottom. */
  far: readonly [number, number, number, number];
  wall: string;
  runner: string;
  /** Which of the wall lamps burn, from near to far; the others hang dark. */
  lamps: readonly (0 | 1)[];
}

type Point = readonly [number, number];

/** A long corridor of the museum that one looks along, with panels, frames, wall lamps and a runner. */
export function passage(p: Plate, o: Passage): void {
  const { c, next } = p;
  const [l, t, r, b] = o.far;
  /** A point on the left or right wall: depth 0 is near, 1 the far end; height 0 is the floor. */
  const on = (side: 1 | -1, depth: number, height: number): Point => {
    const near: Point = side < 0 ? [-260, 1060 - 1320 * height] : [1860, 1060 - 1320 * height];
    const end: Point = side < 0 ? [l, b - (b - t) * height] : [r, b - (b - t) * height];
    const k = 1 - 1 / (1 + depth * 5);
    const s = k / (1 - 1 / 6);
    return [near[0] + (end[0] - near[0]) * s, near[1] + (end[1] - near[1]) * s];
  };
  poly(c, `-260,-260 1860,-260 ${r},${t} ${l},${t}`, mix(o.wall, "#0a0a12", 0.45));
  poly(c, `-260,1060 1860,1060 ${r},${b} ${l},${b}`, "#5d3d26");
  for (let i = 0; i <= 20; i++) {
    const u = i / 20;
    line(c, `M${-260 + 2120 * u} 1060L${l + (r - l) * u} ${b}`, "rgba(24,12,8,.45)", 2.4);
  }
  for (let i = 0; i < 90; i++) {
    const u = next();
    const d = between(next, 0, 0.8);
    const a = on(-1, d, 0);
    const z = on(1, d, 0);
    const e0 = on(-1, d + 0.06, 0);
    const e1 = on(1, d + 0.06, 0);
    poly(
      c,
      [
        [a[0] + (z[0] - a[0]) * u, a[1]],
        [a[0] + (z[0] - a[0]) * (u + 0.05), a[1]],
        [e0[0] + (e1[0] - e0[0]) * (u + 0.05), e0[1]],
        [e0[0] + (e1[0] - e0[0]) * u, e0[1]],
      ],
      pick(next, ["rgba(255,214,160,.07)", "rgba(20,8,4,.16)"]),
    );
  }
  const at0 = (u: number): readonly [Point, Point] => [
    [-260 + 2120 * u, 1060],
    [l + (r - l) * u, b],
  ];
  const [a, ae] = at0(0.3);
  const [z, ze] = at0(0.7);
  poly(c, [a, z, ze, ae], o.runner);
  for (const [u, w] of pairs("0.32,7 0.68,7")) {
    const [n, f] = at0(u);
    line(c, `M${n[0]} ${n[1]}L${f[0]} ${f[1]}`, "#d9a84c", w);
  }
  for (const side of [-1, 1] as const) wallOf(p, o, (d, h) => on(side, d, h), side);
  poly(c, `${l},${t} ${r},${t} ${r},${b} ${l},${b}`, mix(o.wall, "#0a0a12", 0.12));
  line(c, `M${l} ${b - (b - t) * 0.28}H${r}`, "rgba(255,224,170,.35)", 3);
}

function wallOf(p: Plate, o: Passage, on: (depth: number, height: number) => Point, side: 1 | -1): void {
  const { c } = p;
  const quad = (d0: number, d1: number, h0: number, h1: number) => [
    on(d0, h0),
    on(d1, h0),
    on(d1, h1),
    on(d0, h1),
  ];
  const [x0] = on(0, 0);
  const [x1] = on(1, 0);
  poly(
    c,
    quad(0, 1, 0, 1),
    along(c, x0, 0, x1, 0, [mix(o.wall, "#0a0a12", 0.3), [0.7, o.wall], mix(o.wall, "#0a0a12", 0.25)]),
  );
  poly(c, quad(0, 1, 0, 0.28), "#4f3524");
  const path = (h: number) => {
    const [ax, ay] = on(0, h);
    const [bx, by] = on(1, h);
    return `M${ax} ${ay}L${bx} ${by}`;
  };
  line(c, path(0.28), "rgba(255,224,170,.55)", 6);
  line(c, path(0.03), "rgba(20,10,6,.7)", 9);
  line(c, path(0.93), "#c99a4c", 6);
  for (const d of [0.04, 0.11, 0.19, 0.29, 0.42, 0.6, 0.82]) {
    poly(c, quad(d, d + 0.05 + d * 0.12, 0.07, 0.24), "#40291b");
    const [q0, q1] = [on(d, 0.24), on(d + 0.05 + d * 0.12, 0.24)];
    line(c, `M${q0[0]} ${q0[1]}L${q1[0]} ${q1[1]}`, "rgba(255,220,170,.2)", 2);
  }
  for (const [i, d] of [0.05, 0.2, 0.43, 0.8].entries()) {
    const wide = 0.06 + d * 0.13;
    poly(c, quad(d, d + wide, 0.44, 0.78), "#9a7134");
    poly(
      c,
      quad(d + wide * 0.1, d + wide * 0.9, 0.47, 0.75),
      pick(p.next, ["#3a4e4c", "#4a3a40", "#5a4a34"]),
    );
    const [fx, fy] = on(d + wide * 0.5, 0.63);
    const r = Math.abs(fy - on(d + wide * 0.5, 0.7)[1]);
    const pane = quad(d + wide * 0.1, d + wide * 0.9, 0.47, 0.75);
    const thin = Math.min(r * 0.72, Math.abs((pane[1]?.[0] ?? 0) - (pane[0]?.[0] ?? 0)) * 0.3);
    inside(c, `M${pane.map((q) => q.join(" ")).join("L")}Z`, () => {
      fill(
        c,
        `M${fx - thin * 1.5} ${fy + r * 1.9}C${fx - thin * 1.5} ${fy + r * 0.7} ${fx + thin * 1.5} ${fy + r * 0.7} ${fx + thin * 1.5} ${fy + r * 1.9}Z`,
        pick(p.next, ["#8d4a52", "#2f5a60", "#7a5a34"]),
      );
      disc(c, fx, fy, thin * 0.8, pick(p.next, SKINS)[0], r * 0.8);
      fill(
        c,
        `M${fx - thin * 0.9} ${fy}C${fx - thin} ${fy - r * 1.3} ${fx + thin} ${fy - r * 1.3} ${fx + thin * 0.9} ${fy}Q${fx} ${fy - r * 0.6} ${fx - thin * 0.9} ${fy}Z`,
        "#3a2620",
      );
    });
    const place = d + wide + 0.04 + d * 0.06;
    const room = Math.abs(on(place + 0.035, 0.6)[0] - on(place - 0.035, 0.6)[0]);
    sconce(p, on(place, 0.62), on(place, 0.5), (o.lamps[i] ?? 0) === 1, side, room);
  }
}

/** A lamp on the wall, as narrow as its part of the wall looks from here. */
function sconce(p: Plate, top: Point, foot: Point, lit: boolean, side: 1 | -1, room: number): void {
  const { e } = p;
  const s = Math.abs(foot[1] - top[1]) / 60;
  const slim = Math.min(1, room / (44 * s));
  at(p, top[0] - side * 12 * s * slim, top[1], s, 0, () => {
    for (const g of [p.c, e]) g.scale(slim, 1);
    line(p.c, `M${side * 16} 50Q0 60 0 22`, "#b88a3c", 8);
    solid(p, "M-14 24H14L22 -26H-22Z", lit ? "#f6d8a0" : "#6d6458");
    if (!lit) return;
    e.fillStyle = "rgba(255,226,160,.85)";
    e.fill(new Path2D("M-12 22H12L19 -24H-19Z"));
    disc(
      e,
      0,
      -10,
      150,
      around(e, 0, -10, 150, ["rgba(255,200,110,.3)", [0.5, "rgba(255,180,90,.07)"], "rgba(255,180,90,0)"]),
    );
  });
}
