import { along, disc, line, type Plate, solid } from "../kit/plate.ts";

/** Velvet ropes between brass posts at these x, 160 high, that go on beyond both ends. */
export function ropes(p: Plate, posts: readonly number[], y: number): void {
  const first = posts[0] ?? 0;
  const last = posts.at(-1) ?? 0;
  const ends = [...(first < 400 ? [first - 410] : []), ...posts, ...(last > 1200 ? [last + 410] : [])];
  for (const [i, x1] of ends.entries()) {
    const x0 = ends[i - 1];
    if (x0 === undefined) continue;
    const path = `M${x0} ${y - 160}C${x0 + (x1 - x0) * 0.3} ${y - 50} ${x0 + (x1 - x0) * 0.7} ${y - 50} ${x1} ${y - 160}`;
    line(p.c, path, "#4c1a1f", 30);
    line(p.c, path, "#a83a3e", 22);
    line(p.c, path, "rgba(255,190,170,.3)", 5);
  }
  for (const x of posts) post(p, x, y);
}

function post(p: Plate, x: number, y: number): void {
  const { c } = p;
  solid(
    p,
    `M${x - 10} ${y}V${y - 160}H${x + 10}V${y}Z`,
    along(c, x - 10, 0, x + 10, 0, ["#f6d48c", [0.5, "#c18f3e"], "#6d4a1c"]),
  );
  solid(p, `M${x - 38} ${y + 6}Q${x} ${y - 22} ${x + 38} ${y + 6}Z`, "#a97c36");
  disc(c, x, y - 168, 19, "#8a6026");
  disc(c, x - 3, y - 171, 15, "#e6b860");
  disc(c, x - 7, y - 176, 5, "#fff2cc");
}
