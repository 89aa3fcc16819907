import { along, at, disc, fill, hoop, line, type Plate, solid } from "../kit/plate.ts";
import { between } from "../kit/random.ts";

export const MOTIFS = ["boat", "sun", "leaf", "key", "bird", "star"] as const;
export type Motif = (typeof MOTIFS)[number];

/** A fern whose stems spread from (x, y); about 300 wide at scale 1. `lie` turns it onto its side. */
export function fern(p: Plate, x: number, y: number, scale: number, lie = 0): void {
  const { c, next } = p;
  at(p, x, y, scale, lie, () => {
    for (let i = 0; i < 13; i++) {
      const a = -Math.PI / 2 + (i - 6) * 0.23;
      const length = between(next, 130, 190);
      const [ex, ey] = [Math.cos(a) * length, Math.sin(a) * length + Math.abs(i - 6) * 12];
      const [mx, my] = [Math.cos(a) * length * 0.5, Math.sin(a) * length * 0.75 - 14];
      line(c, `M0 0Q${mx} ${my} ${ex} ${ey}`, "#35562e", 5);
      for (let k = 2; k < 13; k++) {
        const t = k / 13;
        const bx = 2 * t * (1 - t) * mx + t * t * ex;
        const by = 2 * t * (1 - t) * my + t * t * ey;
        const turn = Math.atan2(2 * (1 - t) * my + 2 * t * (ey - my), 2 * (1 - t) * mx + 2 * t * (ex - mx));
        for (const s of [-1, 1])
          at(p, bx, by, 1.15 - t * 0.75, turn + s * 1.05, () =>
            solid(p, "M0 -4C14 -10 32 -8 42 0C32 6 14 6 0 4Z", k % 3 ? "#5e8c4a" : "#77a65a"),
          );
      }
    }
  });
}

/** A lump of earth and roots below a fern without its pot. */
export function roots(p: Plate, x: number, y: number, scale: number, turn = 0): void {
  const { c, next } = p;
  at(p, x, y, scale, turn, () => {
    solid(p, "M-62 -6C-50 -24 50 -24 62 -6C60 50 40 84 0 86C-40 84 -60 50 -62 -6Z", "#4a3022");
    for (let i = 0; i < 26; i++)
      line(
        c,
        `M${between(next, -46, 46)} ${between(next, -6, 40)}q${between(next, -14, 14)} 16 ${between(next, -10, 10)} 34`,
        next() < 0.5 ? "#2e1c14" : "#8a6a4c",
        2.4,
      );
  });
}

/** The painted pot while it was whole, 130 wide and 150 high at scale 1. */
export function pot(p: Plate, x: number, y: number, scale: number): void {
  const { c } = p;
  at(p, x, y, scale, 0, () => {
    const body = "M-66 -150H66L50 -8Q0 6 -50 -8Z";
    solid(p, body, along(c, -66, 0, 66, 0, ["#f6e4c0", [0.5, "#e6c894"], "#9a7446"]));
    c.save();
    c.clip(new Path2D(body));
    c.fillStyle = "#2f7480";
    c.fillRect(-70, -116, 140, 72);
    c.restore();
    for (const [i, name] of (["sun", "leaf", "key"] as const).entries())
      motif(p, name, -38 + i * 38, -80, 15);
    solid(p, "M-76 -166H76V-140H-76Z", "#c9824a");
    line(c, "M-74 -164H74", "rgba(255,240,210,.6)", 4);
  });
}

const SHARDS = [
  "M-70 -96L58 -104L44 -20L66 74L-40 102L-78 20Z",
  "M-64 -92L20 -104L72 -60L56 96L-30 88L-72 30Z",
  "M-78 -80L66 -98L52 0L70 84L-26 104L-56 16Z",
  "M-52 -104L70 -88L78 26L40 98L-66 90L-48 -10Z",
  "M-72 -70L10 -104L68 -84L60 60L0 102L-70 88L-58 10Z",
  "M-60 -102L54 -96L76 -10L58 92L-72 96L-46 6Z",
] as const;

/** One of the six broken pieces of the pot, about 150 wide at scale 1. */
export function shard(p: Plate, index: number, x: number, y: number, scale: number, turn: number): void {
  const { c } = p;
  const path = SHARDS[index % 6] as string;
  at(p, x, y, scale, turn, () => {
    at(p, 7, 10, 1, 0, () => fill(c, path, "rgba(20,6,6,.35)"));
    at(p, 4, 6, 1, 0, () => solid(p, path, "#9a5a32"));
    solid(p, path, along(c, -70, -90, 70, 90, ["#f8e8c8", "#d8b680"]));
    c.save();
    c.clip(new Path2D(path));
    c.fillStyle = "#2f7480";
    c.fillRect(-90, -50, 180, 104);
    c.fillStyle = "#c25a54";
    c.fillRect(-90, -66, 180, 9);
    c.fillRect(-90, 60, 180, 9);
    for (let i = -5; i <= 5; i++) disc(c, i * 17, 84, 4.5, "#2f7480");
    c.restore();
    motif(p, MOTIFS[index % 6] as Motif, 0, 2, 34);
    line(c, path, "rgba(120,66,34,.7)", 4);
  });
}

/** A sign of the pot, painted in cream, r wide to each side. */
export function motif(p: Plate, name: Motif, x: number, y: number, r: number): void {
  const { c } = p;
  const ink = "#fff0d0";
  at(p, x, y, r / 30, 0, () => {
    if (name === "boat") {
      fill(c, "M-28 8H28L18 24H-18Z", ink);
      fill(c, "M-2 2V-28L22 2ZM-6 2V-20L-20 2Z", "#f2c46a");
    } else if (name === "sun") {
      disc(c, 0, 0, 14, "#f2c46a");
      for (let i = 0; i < 8; i++)
        line(
          c,
          `M${Math.cos(i * 0.785) * 19} ${Math.sin(i * 0.785) * 19}L${Math.cos(i * 0.785) * 28} ${Math.sin(i * 0.785) * 28}`,
          "#f2c46a",
          4,
        );
    } else if (name === "leaf") {
      fill(c, "M-24 18C-26 -14 2 -28 26 -22C26 4 8 26 -24 18Z", "#a8cc7a");
      line(c, "M-28 24Q-6 4 16 -14", "#3f6a38", 3);
    } else if (name === "key") {
      hoop(c, -14, 0, 10, ink, 6);
      line(c, "M-4 0H26M18 0V12M26 0V10", ink, 6);
    } else if (name === "bird") {
      fill(c, "M-28 4Q-10 -20 8 -8Q16 -18 28 -10L18 -2Q8 20 -12 14L-24 22Z", "#f28c7e");
      disc(c, 14, -8, 2.2, "#2a1a14");
    } else fill(c, "M0 -28L8 -9L28 -8L12 5L18 25L0 13L-18 25L-12 5L-28 -8L-8 -9Z", "#ffe08a");
  });
}
