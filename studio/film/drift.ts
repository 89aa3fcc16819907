import { randomNumbers } from "@lantern/engine/random";
import { fade } from "../kit/palette.ts";
import { disc, HEIGHT, type Pen, WIDTH } from "../kit/plate.ts";
import { between } from "../kit/random.ts";

export interface Drift {
  seed: number;
  count: number;
  color: string;
  /** Middle and reach, in picture units. */
  x: number;
  y: number;
  reach: number;
  /** Picture units a second. */
  speed: readonly [number, number];
  size?: readonly [number, number];
  strength?: number;
}

/** Dust that floats through the light. Each grain returns to its start and fades out before it does. */
export function drift(pen: Pen, t: number, of: Drift): void {
  const next = randomNumbers(of.seed);
  const [small, large] = of.size ?? [0.8, 2.4];
  for (let i = 0; i < of.count; i++) {
    const own = between(next, 0.5, 1.5);
    const x = turn(next() * WIDTH + of.speed[0] * own * t, WIDTH);
    const y = turn(next() * HEIGHT + of.speed[1] * own * t + Math.sin(t * own + i) * 6, HEIGHT);
    const size = between(next, small, large);
    const twinkle = 0.7 + 0.3 * Math.sin(t * own * 1.6 + i * 2.4);
    const far = Math.hypot(x - of.x, (y - of.y) * 1.3) / of.reach;
    const alpha = Math.max(0, 1 - far) * between(next, 0.2, 0.9) * twinkle * (of.strength ?? 1);
    if (alpha > 0.01) disc(pen, x, y, size, fade(of.color, alpha));
  }
}

const turn = (value: number, span: number) => ((value % span) + span) % span;
