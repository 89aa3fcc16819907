import { randomNumbers } from "@lantern/engine/random";
import { fade } from "../../../kit/palette.ts";
import { along, around, disc, hoop, type Pen, WIDTH } from "../../../kit/plate.ts";
import { between } from "../../../kit/random.ts";
import { shine } from "../../living.ts";
import { ease, sway } from "../../shot.ts";

/** What moves in nearly every picture of Saltmere: fog, light on water, flames and a beam. */

export interface Fog {
  seed: number;
  /** Middle of the band and half its height. */
  y: number;
  half: number;
  /** Picture units a second. */
  speed: number;
  strength?: number;
  color?: string;
  count?: number;
}

/** A band of fog that moves on, thicker here and thinner there. */
export function fog(pen: Pen, t: number, of: Fog): void {
  const next = randomNumbers(of.seed);
  const span = WIDTH + 1000;
  const count = of.count ?? 7;
  for (let i = 0; i < count; i++) {
    const own = between(next, 0.7, 1.3);
    const x = ((((i + next()) / count) * span + of.speed * own * t) % span) - 500;
    const y = of.y + between(next, -0.5, 0.5) * of.half;
    const wide = between(next, 300, 520);
    const strength = (of.strength ?? 0.16) * between(next, 0.5, 1) * (1 + 0.2 * sway(t, 2, i));
    pen.save();
    pen.translate(x, y);
    pen.scale(1, of.half / wide);
    const color = of.color ?? "#a9c0c0";
    disc(
      pen,
      0,
      0,
      wide,
      around(pen, 0, 0, wide, [fade(color, strength), [0.5, fade(color, strength * 0.55)], fade(color, 0)]),
    );
    pen.restore();
  }
}

interface Glints {
  seed: number;
  x: number;
  /** The far edge of the water and the near one. */
  y: number;
  until: number;
  /** Half the width at the far edge and at the near one. */
  half: readonly [number, number];
  count?: number;
  color?: string;
  strength?: number;
}

/** A light on small waves: each glint comes, drifts a little and goes. */
export function glints(pen: Pen, t: number, of: Glints): void {
  const next = randomNumbers(of.seed);
  for (let i = 0; i < (of.count ?? 60); i++) {
    const near = next() ** 1.3;
    const half = of.half[0] + (of.half[1] - of.half[0]) * near;
    const [x, y] = [of.x + between(next, -1, 1) * half, of.y + near * (of.until - of.y)];
    const swing = Math.sin(t * between(next, 0.8, 2) + next() * 6.3);
    if (swing <= 0.1) continue;
    const strength = (of.strength ?? 0.4) * (swing - 0.1);
    disc(pen, x + swing * 7, y, 5 + 20 * near, fade(of.color ?? "#ffcf8a", strength), 1 + near);
  }
}

/** The restless light of a flame. */
export function flame(pen: Pen, t: number, x: number, y: number, r: number, phase = 0, strength = 0.4): void {
  shine(
    pen,
    x + 2 * sway(t, 9, phase),
    y,
    r * (1 + 0.06 * sway(t, 7, phase)),
    "#ffc766",
    strength * (1 + 0.3 * sway(t, 8, phase)),
  );
}

const WEDGES = 14;

/** A beam from a lamp: it points down at angle 0 and to the right at a quarter turn. */
export function beam(
  pen: Pen,
  x: number,
  y: number,
  length: number,
  spread: number,
  angle: number,
  strength: number,
  color = "#fff1d0",
): void {
  if (strength <= 0) return;
  pen.save();
  pen.translate(x, y);
  pen.rotate(-angle);
  // Many wedges inside one another, so that no edge of one can be seen.
  for (let i = 1; i <= WEDGES; i++) {
    const share = (1.7 * strength) / WEDGES;
    pen.fillStyle = along(pen, 0, 0, 0, length, [
      fade(color, share),
      [0.45, fade(color, share * 0.5)],
      fade(color, 0),
    ]);
    const wide = (spread * i) / WEDGES;
    pen.fill(new Path2D(`M${(-8 * i) / WEDGES} 0H${(8 * i) / WEDGES}L${wide} ${length}H${-wide}Z`));
  }
  pen.restore();
}

/** A ring that runs out over still water from a point, which began at this second. */
export function ring(
  pen: Pen,
  t: number,
  x: number,
  y: number,
  began: number,
  color: string,
  seconds = 4,
): void {
  const age = t - began;
  if (age <= 0 || age > seconds) return;
  const left = (1 - age / seconds) ** 1.6;
  for (let i = 0; i < 3; i++) {
    const r = 16 + age * 90 - i * 34;
    if (r > 0) hoop(pen, x, y, r, fade(color, left * (0.5 - i * 0.14)), 2.4, r * 0.17);
  }
}

/** Steam or breath that rises from a point. */
export function steam(pen: Pen, t: number, x: number, y: number, seed: number, strength = 0.2): void {
  const next = randomNumbers(seed);
  for (let i = 0; i < 9; i++) {
    const age = (t * between(next, 0.16, 0.26) + i / 9) % 1;
    const drift = between(next, -26, 26);
    const r = 20 + 60 * age;
    shine(
      pen,
      x + drift * age + 12 * sway(t, 3, i),
      y - 190 * age,
      r,
      "#d8dedb",
      strength * ease(age, 0, 0.2) * (1 - age),
    );
  }
}
