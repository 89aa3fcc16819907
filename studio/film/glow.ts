import type { Passes, Target } from "../kit/gl.ts";
import { SHRINK, SPREAD } from "../kit/shaders/finish.ts";

const STEPS = 7;

/** The glow of a still, on targets that are reused for every frame. The finest step is left out: it is invisible in motion. */
export class Glow {
  readonly #passes: Passes;
  readonly #small: Target[] = [];
  readonly #mixed: Target[] = [];

  constructor(passes: Passes, picture: Target) {
    this.#passes = passes;
    for (let i = 1; i <= STEPS; i++) {
      const half = (side: number) => Math.max(2, side >> i);
      this.#small.push(passes.target(half(picture.width), half(picture.height)));
      this.#mixed.push(passes.target(half(picture.width), half(picture.height)));
    }
  }

  /** The glow around the bright parts of a picture. */
  of(picture: Target): Target {
    let from = picture;
    for (const to of this.#small) {
      this.#passes.run(SHRINK, to, { texel: [0.5 / from.width, 0.5 / from.height] }, { below: from.texture });
      from = to;
    }
    let sum = from;
    for (let i = STEPS - 2; i >= 1; i--) {
      const [to, finer] = [this.#mixed[i], this.#small[i]] as [Target, Target];
      const texel = [1 / sum.width, 1 / sum.height];
      this.#passes.run(SPREAD, to, { texel, weight: 0.85 }, { below: sum.texture, finer: finer.texture });
      sum = to;
    }
    return sum;
  }
}
