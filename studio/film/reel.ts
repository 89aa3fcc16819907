import { Passes, type Target } from "../kit/gl.ts";
import { HEIGHT, type Pen, pen, WIDTH } from "../kit/plate.ts";
import { drawLayer, drawSky } from "../kit/render.ts";
import type { Scene } from "../kit/scene.ts";
import { FINISH } from "../kit/shaders/finish.ts";
import { Glow } from "./glow.ts";
import { composeShader, EVEN, PACK } from "./shaders.ts";
import type { Shot, View } from "./shot.ts";

/** Pixels of a frame. */
const FRAME = { width: 1280, height: 720 };
/** Plates are larger than the frame, so that a moved one still fills it sharply. */
const PLATE_SCALE = 0.9;
/** Share of the picture that lies outside of the frame when the camera has not come closer. */
const MARGIN = 1.075;
const SKY_Z = -270;

/** Plates of one version of a shot: the sky, then the layers from back to front. */
type Plates = WebGLTexture[];

/**
 * Draws the frames of a shot. Its plates are painted and lit once, in linear light; a frame only moves them, combines
 * them and applies the last steps of a still.
 */
export class Reel {
  readonly canvas = document.createElement("canvas");
  readonly #shot: Shot;
  readonly #length: number;
  readonly #passes: Passes;
  readonly #plates: Plates[];
  readonly #sum: Target;
  readonly #glow: Glow;
  readonly #air: Pen;
  readonly #shader: string;

  constructor(shot: Shot, length: number) {
    Object.assign(this.canvas, FRAME);
    this.#shot = shot;
    this.#length = length;
    this.#passes = new Passes(this.canvas);
    this.#sum = this.#passes.target(FRAME.width, FRAME.height);
    this.#glow = new Glow(this.#passes, this.#sum);
    this.#air = pen(FRAME.width / WIDTH);
    const { layers } = this.#scene(0);
    const airZ = shot.airZ ?? 0;
    this.#shader = composeShader(layers.length, layers.filter(({ z }) => z <= airZ).length);
    this.#plates = this.#light();
  }

  /** Draws the frame at this many seconds into the shot. */
  draw(t: number): void {
    const { shot, length } = { shot: this.#shot, length: this.#length };
    const last = shot.states.length - 1;
    const state = Math.min(last, Math.max(0, shot.state?.(t, length) ?? 0));
    const from = Math.floor(state);
    const scene = this.#scene(from);
    const air = this.#passes.upload(this.#paintAir(t));
    const textures: Record<string, WebGLTexture> = { air };
    this.#plates[from]?.forEach((plate, i) => {
      textures[`p${i}`] = plate;
      textures[`q${i}`] = this.#plates[Math.min(last, from + 1)]?.[i] ?? plate;
    });
    const depths = [SKY_Z, ...scene.layers.map(({ z }) => z), shot.airZ ?? 0];
    const view = shot.view(t, length);
    this.#passes.run(
      this.#shader,
      this.#sum,
      { "move[]": depths.flatMap((z) => moved(view, z)), between: state - from },
      textures,
    );
    this.#develop(scene, t);
    this.#passes.release(air);
  }

  #develop(scene: Scene, t: number): void {
    const glow = this.#glow.of(this.#sum);
    const exposure = (scene.exposure ?? 1) * (this.#shot.exposure?.(t, this.#length) ?? 1);
    this.#passes.run(
      FINISH,
      null,
      {
        exposure,
        bloom: scene.bloom ?? 1,
        vignette: scene.vignette ?? 0.5,
        seed: scene.seed + Math.round(t * 24),
        grain: 0.006,
      },
      { below: this.#sum.texture, glow: glow.texture },
    );
  }

  #paintAir(t: number): HTMLCanvasElement {
    this.#air.clearRect(0, 0, WIDTH, HEIGHT);
    this.#shot.air?.(this.#air, t, this.#length);
    return this.#air.canvas;
  }

  #scene(index: number): Scene {
    const scene = this.#shot.states[index];
    if (!scene) throw new Error(`the shot has no version ${index}`);
    return scene;
  }

  /** Lights every version. A layer that several versions share under the same lamps is lit once. */
  #light(): Plates[] {
    const width = WIDTH * PLATE_SCALE;
    const height = HEIGHT * PLATE_SCALE;
    const fresh = () => this.#passes.target(width, height);
    const [black, white, onBlack, onWhite] = [fresh(), fresh(), fresh(), fresh()];
    this.#passes.run(EVEN, black, { light: 0 });
    this.#passes.run(EVEN, white, { light: 1 });
    const lit = new Map<unknown, { scene: Scene; plate: WebGLTexture }[]>();
    const once = (key: unknown, scene: Scene, make: () => WebGLTexture) => {
      const plates = lit.get(key) ?? [];
      const same = plates.find((one) => one.scene.lamps === scene.lamps && one.scene.sky === scene.sky);
      if (same) return same.plate;
      const plate = make();
      lit.set(key, [...plates, { scene, plate }]);
      return plate;
    };
    return this.#shot.states.map((scene) => [
      once(scene.sky, scene, () => {
        const sky = fresh();
        drawSky(this.#passes, sky, scene);
        return sky.texture;
      }),
      ...scene.layers.map((layer, index) =>
        once(layer, scene, () => {
          const seed = scene.seed * 31 + index;
          drawLayer(this.#passes, onBlack, black, scene, layer, PLATE_SCALE, seed);
          drawLayer(this.#passes, onWhite, white, scene, layer, PLATE_SCALE, seed);
          const packed = fresh();
          this.#passes.run(PACK, packed, {}, { black: onBlack.texture, white: onWhite.texture });
          return packed.texture;
        }),
      ),
    ]);
  }
}

/** Size and shift of a plate under a view: near plates move and grow more. */
function moved({ x, y, zoom }: View, z: number): [number, number, number, number] {
  const near = Math.min(1.8, Math.max(0.3, 1 + z / 380));
  const size = MARGIN + zoom * near;
  const most = (1 - 1 / size) / 2;
  const within = (shift: number) => Math.min(most, Math.max(-most, shift));
  return [size, within((x * near) / WIDTH), within((y * near) / HEIGHT), 0];
}
