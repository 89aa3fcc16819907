import { mix } from "../kit/palette.ts";
import { along, line, type Plate, poly, solid } from "../kit/plate.ts";

/** A roof toward us, lit by the moon: tiles between the ridge from (x0, y0) to (x1, y1) and an eave `depth` below. */
export function roof(
  p: Plate,
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  depth: number,
  color: string,
): void {
  const { c, next } = p;
  const flare = depth * 0.35;
  const path = `M${x0} ${y0}L${x1} ${y1}L${x1 + flare} ${y1 + depth}L${x0 - flare} ${y0 + depth}Z`;
  solid(p, path, mix(color, "#0a1022", 0.35));
  c.save();
  c.clip(new Path2D(path));
  const rows = Math.max(5, Math.round(depth / 22));
  for (let r = 0; r < rows; r++) {
    const t = r / rows;
    const left = [x0 - flare * t, y0 + depth * t] as const;
    const right = [x1 + flare * t, y1 + depth * t] as const;
    const size = 22 + t * 12;
    const count = Math.ceil((right[0] - left[0]) / size);
    for (let i = 0; i <= count; i++) {
      const u = (i + (r % 2) * 0.5) / count;
      const tx = left[0] + (right[0] - left[0]) * u;
      const ty = left[1] + (right[1] - left[1]) * u;
      const tone = mix(color, next() < 0.5 ? "#dfe9f6" : "#0a1022", next() * 0.22);
      solid(
        p,
        `M${tx - size * 0.5} ${ty}h${size}v${size * 0.55}q${-size * 0.5} ${size * 0.5} ${-size} 0Z`,
        along(c, 0, ty, 0, ty + size, [mix(tone, "#0a1022", 0.3), tone]),
      );
    }
  }
  c.restore();
  line(c, `M${x0} ${y0}L${x1} ${y1}`, mix(color, "#0a1022", 0.2), 17);
  line(c, `M${x0} ${y0 - 5}L${x1} ${y1 - 5}`, "rgba(226,238,255,.55)", 4);
}

/** A chimney of bricks with its pots, the middle of its foot at (x, y). */
export function chimneyStack(p: Plate, x: number, y: number, w: number, h: number, pots = 2): void {
  const { c, next } = p;
  for (let i = 0; i < pots; i++) {
    const px = x - w / 2 + (w * (i + 0.5)) / pots;
    poly(
      c,
      [
        [px - 9, y - h],
        [px + 9, y - h],
        [px + 7, y - h - 28],
        [px - 7, y - h - 28],
      ],
      "#7d4f44",
    );
  }
  solid(p, `M${x - w / 2} ${y}V${y - h}H${x + w / 2}V${y}Z`, "#5d4148");
  for (let r = 0; r * 14 < h; r++)
    for (let i = 0; i < 4; i++) {
      c.fillStyle = mix("#7b5350", next() < 0.5 ? "#c0806c" : "#33242e", next() * 0.5);
      c.fillRect(x - w / 2 + ((i + (r % 2) * 0.5) * w) / 4, y - h + r * 14 + 1, Math.min(w / 4 - 2, w), 12);
    }
  c.clearRect(x + w / 2 + 0.5, y - h, w, h);
  c.fillStyle = "#8b6660";
  c.fillRect(x - w / 2 - 6, y - h - 8, w + 12, 12);
}
