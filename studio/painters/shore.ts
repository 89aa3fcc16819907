import { fade, mix } from "../kit/palette.ts";
import { along, around, disc, fill, line, type Plate } from "../kit/plate.ts";
import { between } from "../kit/random.ts";

/** Dawn rose, which only the endings have. */
export const ROSE = "#e7a58f";

/** The light of dawn over the horizon: strongest at y, gone at y - height. */
export function dawn(p: Plate, y: number, height: number, color: string, strength: number): void {
  const { e } = p;
  e.fillStyle = along(e, 0, y, 0, y - height, [
    fade(color, strength),
    [0.35, fade(color, strength * 0.62)],
    fade(color, 0),
  ]);
  e.fillRect(-10, y - height, 1620, height + 2);
}

/** The sun and its light around it. */
export function sun(p: Plate, x: number, y: number, r: number): void {
  const { e } = p;
  disc(
    e,
    x,
    y,
    r * 5,
    around(e, x, y, r * 5, ["rgba(255,214,160,.42)", [0.4, "rgba(255,190,140,.16)"], "rgba(255,180,130,0)"]),
  );
  disc(e, x, y, r, "#fff0cc");
}

/** Long flat clouds that catch the light from below. */
export function cloudBands(p: Plate, top: number, bottom: number, color: string, count: number): void {
  const { e, next } = p;
  e.save();
  for (let i = 0; i < count; i++) {
    const y = between(next, top, bottom);
    const w = between(next, 240, 640);
    const x = between(next, -200, 1600);
    const h = between(next, 5, 15);
    e.filter = `blur(${between(next, 4, 9)}px)`;
    fill(
      e,
      `M${x} ${y}C${x + w * 0.3} ${y - h} ${x + w * 0.6} ${y - h * 1.4} ${x + w} ${y}C${x + w * 0.6} ${y + h * 0.5} ${x + w * 0.3} ${y + h * 0.6} ${x} ${y}Z`,
      fade(color, between(next, 0.18, 0.42)),
    );
  }
  e.restore();
}

/** Wet sand from `top` down, with ripples and `pools` that hold the color of the sky. */
export function wetSand(p: Plate, top: number, bottom: number, tone: string, sky: string, pools = 14): void {
  const { c, next } = p;
  c.fillStyle = along(c, 0, top, 0, bottom, [mix(tone, sky, 0.5), [0.3, tone], mix(tone, "#1a2420", 0.55)]);
  c.fillRect(-10, top, 1620, bottom - top + 10);
  for (let i = 0; i < 420; i++) {
    const share = next() ** 1.6;
    const y = top + 3 + share * (bottom - top);
    const w = 14 + share * between(next, 40, 130);
    const x = between(next, -60, 1620);
    line(
      c,
      `M${x} ${y}q${w / 2} ${-2 - share * 7} ${w} 0`,
      next() < 0.5 ? fade("#2c2e26", 0.1 + next() * 0.2) : fade("#f2e6c6", 0.06 + next() * 0.16),
      1 + share * 3,
    );
  }
  for (let i = 0; i < pools; i++) {
    const share = (i + next()) / pools;
    const y = top + 12 + share ** 1.5 * (bottom - top - 20);
    const w = 40 + share * between(next, 90, 210);
    const x = between(next, 0, 1600);
    const h = 3 + share * between(next, 8, 20);
    disc(c, x, y + 2, w + 4, fade("#20251f", 0.35), h + 2);
    disc(c, x, y, w, mix(sky, "#3b5a62", 0.25), h);
    line(c, `M${x - w * 0.6} ${y - h * 0.3}h${w * 0.9}`, fade("#fff2dc", 0.4), 1.6 + share * 2);
  }
}
