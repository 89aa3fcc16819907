import { fade, ink, mix } from "../kit/palette.ts";
import { along, around, at, cut, disc, fill, hoop, line, type Plate, poly, solid } from "../kit/plate.ts";
import { between, pick } from "../kit/random.ts";
import { beanLeaf } from "./leaves.ts";

/** A wide window with round corners cut through the wall, its frame and its posts. */
export function wideWindow(
  p: Plate,
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  posts: number,
): void {
  const { c } = p;
  const shape = (m: number) =>
    `M${x + r} ${y - m}H${x + w - r}A${r + m} ${r + m} 0 0 1 ${x + w + m} ${y + r}V${y + h - r}A${r + m} ${r + m} 0 0 1 ${x + w - r} ${y + h + m}H${x + r}A${r + m} ${r + m} 0 0 1 ${x - m} ${y + h - r}V${y + r}A${r + m} ${r + m} 0 0 1 ${x + r} ${y - m}Z`;
  fill(c, shape(40), along(c, 0, y - 40, 0, y + h + 40, ["#2a3350", "#141a32"]));
  fill(c, shape(30), along(c, x, y, x + w, y + h, ["#7f8ba8", [0.5, "#566180"], "#8a7b74"]));
  fill(c, shape(11), "#1a2140");
  cut(p, shape(0));
  for (let i = 1; i < posts; i++) {
    const px = x + (w * i) / posts;
    line(c, `M${px} ${y - 6}V${y + h + 6}`, "#1a2140", 22);
    line(c, `M${px} ${y - 6}V${y + h + 6}`, "#5d6886", 13);
    line(c, `M${px + 4} ${y}V${y + h}`, "rgba(255,226,186,.3)", 2.5);
  }
  for (let i = 0; i < 22; i++) {
    disc(c, x + (w * (i + 0.5)) / 22, y - 20, 3, "rgba(14,18,40,.7)");
    disc(c, x + (w * (i + 0.5)) / 22, y + h + 20, 3, "rgba(14,18,40,.7)");
  }
}

/** A hanging lamp with a wide shade; the light itself is a lamp of the scene. */
export function pendant(p: Plate, x: number, top: number, y: number, scale: number): void {
  const { c, e } = p;
  line(c, `M${x} ${top}V${y - 40 * scale}`, "#15101a", 4 * scale);
  at(p, x, y, scale, 0, () => {
    disc(c, 0, 6, 78, "#5a3a22", 15);
    disc(
      e,
      0,
      7,
      76,
      around(e, 0, 8, 78, ["rgba(255,246,216,1)", [0.4, fade(ink.amber, 0.95)], fade("#d87a2c", 0.6)]),
      13,
    );
    disc(e, 0, 12, 17, "rgba(255,250,232,1)", 14);
    solid(
      p,
      "M-82 6C-74 -22 -40 -42 -14 -52H14C40 -42 74 -22 82 6C50 -8 -50 -8 -82 6Z",
      along(c, -82, 0, 82, 0, ["#8a4d36", [0.45, "#5f3530"], "#33202a"]),
    );
    line(c, "M-82 6C-50 -8 50 -8 82 6", fade("#ffe2ae", 0.6), 2.5);
    solid(p, "M-13 -50H13V-64H-13Z", "#2c2028");
  });
}

/** A wooden chair from behind, with a cushion; 120 wide at scale 1, its feet at (x, y). */
export function chair(p: Plate, x: number, y: number, scale: number, angle: number, cushion: string): void {
  const { c } = p;
  at(p, x, y, scale, 0, () => {
    c.transform(1, 0, angle, 1, 0, 0);
    for (const sx of [-48, 48]) line(c, `M${sx} -92L${sx * 1.12} 0`, "#4a3328", 11);
    line(c, "M-50 -40H50", "#3d2a24", 8);
    solid(p, "M-62 -112H62L56 -88H-56Z", cushion);
    line(c, "M-60 -110H60", mix(cushion, "#fff0d0", 0.4), 3);
    for (const sx of [-54, 54]) line(c, `M${sx} -100Q${sx * 1.1} -170 ${sx * 0.94} -232`, "#6d4c38", 12);
    solid(
      p,
      "M-60 -226C-40 -258 40 -258 60 -226L54 -190C30 -206 -30 -206 -54 -190Z",
      along(c, -60, -250, 60, -190, ["#7e5a42", "#5a3e30"]),
    );
    for (const sx of [-30, -10, 10, 30]) line(c, `M${sx} -200L${sx * 0.95} -112`, "#5f4232", 7);
    line(c, "M-56 -230C-36 -254 36 -254 56 -230", "rgba(255,228,184,.35)", 2.5);
  });
}

/** A desk with dials and small lights along its front. */
export function desk(p: Plate, x: number, y: number, w: number, h: number): void {
  const { c, e, next } = p;
  poly(
    c,
    `${x - 20},${y + 44} ${x + 18},${y} ${x + w - 18},${y} ${x + w + 20},${y + 44}`,
    along(c, 0, y, 0, y + 44, ["#6a5a58", "#8f735e"]),
  );
  c.fillStyle = along(c, 0, y + 44, 0, y + h, ["#48506e", "#20284a"]);
  c.fillRect(x - 20, y + 44, w + 40, h - 44);
  line(c, `M${x - 20} ${y + 45}H${x + w + 20}`, "rgba(255,232,196,.42)", 3);
  for (let px = x + 24; px < x + w - 40; px += between(next, 52, 92)) {
    const kind = next();
    const py = y + 76;
    if (kind < 0.45) {
      disc(c, px, py, 19, "#151b36");
      hoop(c, px, py, 19, "#8792ae", 3.4);
      const a = between(next, -2.4, -0.8);
      line(c, `M${px} ${py}L${px + Math.cos(a) * 13} ${py + Math.sin(a) * 13}`, "#ffd9a0", 2.2);
      disc(e, px, py, 16, fade("#ffcf8a", 0.09));
    } else if (kind < 0.75) {
      for (let k = 0; k < 3; k++) {
        line(c, `M${px - 14 + k * 14} ${py - 16}V${py + 16}`, "#141a34", 5);
        disc(c, px - 14 + k * 14, py + between(next, -12, 12), 6, "#a9866a");
      }
    } else {
      for (let k = 0; k < 4; k++)
        disc(
          e,
          px - 18 + k * 12,
          py,
          3.2,
          fade(pick(next, [ink.amber, "#8fd8c0", ink.coral, ink.ice]), 0.55),
        );
    }
  }
}

/** A shelf with mugs, books, a plant: people live here. */
export function shelf(p: Plate, x: number, y: number, w: number): void {
  const { c, next } = p;
  c.fillStyle = along(c, 0, y, 0, y + 14, ["#9a7354", "#4a3428"]);
  c.fillRect(x, y, w, 13);
  let px = x + 10;
  while (px < x + w - 34) {
    const kind = next();
    if (kind < 0.5) {
      const bw = between(next, 9, 17);
      const bh = between(next, 40, 64);
      c.fillStyle = mix(pick(next, ["#7a3f38", "#35566b", "#4b3f72", "#6d6a48", "#8a6a44"]), "#10142a", 0.15);
      c.fillRect(px, y - bh, bw, bh);
      c.fillStyle = "rgba(255,236,200,.4)";
      c.fillRect(px + 2, y - bh + 8, bw - 4, 3);
      px += bw + 1.5;
    } else if (kind < 0.82) {
      const tone = pick(next, ["#c9b79a", "#b2614a", "#5f8a8a"]);
      fill(c, `M${px} ${y - 26}H${px + 24}L${px + 21} ${y}H${px + 3}Z`, tone);
      hoop(c, px + 26, y - 14, 7, tone, 3.4);
      px += 40;
    } else {
      fill(c, `M${px} ${y - 24}H${px + 30}L${px + 25} ${y}H${px + 5}Z`, "#a35f42");
      for (let k = 0; k < 6; k++)
        beanLeaf(
          p,
          px + 15,
          y - 24,
          between(next, 22, 38),
          -Math.PI / 2 + between(next, -1.3, 1.3),
          "#3d8f63",
        );
      px += 48;
    }
  }
}

/** A sheet of notes pinned to the wall. */
export function note(p: Plate, x: number, y: number, w: number, h: number, angle: number): void {
  at(p, x, y, 1, angle, () => {
    p.c.fillStyle = mix(ink.paper, "#b08f6a", p.next() * 0.5);
    p.c.fillRect(0, 0, w, h);
    for (let i = 0; i < h / 9 - 2; i++)
      line(p.c, `M6 ${12 + i * 9}H${w - 6 - p.next() * w * 0.5}`, "rgba(50,40,60,.45)", 1.6);
    disc(p.c, w / 2, 3, 3, ink.coral);
  });
}
