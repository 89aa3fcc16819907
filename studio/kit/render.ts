import { Passes, type Target } from "./gl.ts";
import { HEIGHT, type Plate, pen, plate, WIDTH } from "./plate.ts";
import type { Layer, Scene } from "./scene.ts";
import { FINISH, SHRINK, SPREAD } from "./shaders/finish.ts";
import { LAMPS, LAYER } from "./shaders/layer.ts";
import { SPACE } from "./shaders/space.ts";

const GLOW_STEPS = 7;

/** Renders a scene to a canvas of the given width (16:9). The same scene and width give the same picture. */
export function render(scene: Scene, width: number): HTMLCanvasElement {
  const scale = width / WIDTH;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.round(HEIGHT * scale);
  const passes = new Passes(canvas);
  let front = passes.target(canvas.width, canvas.height);
  let back = passes.target(canvas.width, canvas.height);
  drawSky(passes, front, scene);
  scene.layers.forEach((layer, index) => {
    drawLayer(passes, back, front, scene, layer, scale, scene.seed * 31 + index);
    [front, back] = [back, front];
  });
  const glow = glowOf(passes, front);
  passes.run(
    FINISH,
    null,
    {
      exposure: scene.exposure ?? 1,
      bloom: scene.bloom ?? 1,
      vignette: scene.vignette ?? 0.5,
      seed: scene.seed,
      grain: 0.011,
    },
    { below: front.texture, glow: glow.texture },
  );
  return canvas;
}

/** Draws the sky of a scene over the whole target. */
export function drawSky(passes: Passes, target: Target, { sky, seed }: Scene): void {
  const dust = Array.from({ length: 4 }, (_, i) => sky.nebulae?.[i]);
  const { planet } = sky;
  passes.run(SPACE, target, {
    top: sky.top,
    low: sky.low,
    stars: sky.stars ?? 1,
    seed: seed % 97,
    sun: sky.sun ?? [-0.7, 0.5, 0.5],
    axis: planet?.axis ?? [0, 1, 0.3],
    ring: planet?.ring ?? [1.4, 2.4],
    planet: planet ? [planet.x, planet.y, planet.radius, planet.light ?? 1] : [0, 0, 1, 0],
    "dust[]": dust.flatMap((n) => (n ? [n.x, n.y, n.radius, 0] : [0, 0, 0, 0])),
    "dustColor[]": dust.flatMap((n) => (n ? [...n.color, 0] : [0, 0, 0, 0])),
  });
}

/** Lays one layer, lit, over the picture below it. */
export function drawLayer(
  passes: Passes,
  target: Target,
  below: Target,
  scene: Scene,
  layer: Layer,
  scale: number,
  seed: number,
): void {
  const painted = focus(paint(layer, scale, seed), layer.blur ?? 0, scale);
  const relief = layer.relief ?? 6;
  const color = passes.upload(painted.c.canvas);
  const own = passes.upload(painted.e.canvas);
  const form = passes.upload(soften(painted.c, relief * 0.5 * scale));
  const round = layer.round ?? 0;
  const bulk = round > 0 ? passes.upload(soften(painted.c, round * 0.6 * scale)) : form;
  const lamps = Array.from({ length: LAMPS }, (_, i) => scene.lamps[i]);
  const around = layer.ambient ?? 1;
  passes.run(
    LAYER,
    target,
    {
      "lamp[]": lamps.flatMap((l) => (l ? [l.x, l.y, l.z, l.radius] : [0, 0, 0, 1])),
      "lampColor[]": lamps.flatMap((l) => (l ? [...l.color, l.haze ?? 1] : [0, 0, 0, 0])),
      "lampShape[]": lamps.flatMap((l) => [l?.flat ?? 1, 0, 0, 0]),
      ambient: scene.ambient.map((v) => v * around),
      z: layer.z,
      share: layer.lamps ?? 1,
      lamps: scene.lamps.length,
      relief,
      round,
      rim: layer.rim ?? 1,
      seed: seed % 89,
      mist: layer.mist ? [...layer.mist.color, layer.mist.amount] : [0, 0, 0, 0],
      band: layer.mist?.band ?? [0, 0],
    },
    { below: below.texture, color, own, form, bulk },
  );
  for (const texture of new Set([color, own, form, bulk])) passes.release(texture);
}

function paint(layer: Layer, scale: number, seed: number): Plate {
  const fresh = plate(scale, seed);
  layer.paint(fresh);
  return fresh;
}

function focus(painted: Plate, blur: number, scale: number): Plate {
  if (blur === 0) return painted;
  const soft = (g: Plate["c"]) => {
    const result = pen(scale);
    result.setTransform(1, 0, 0, 1, 0, 0);
    result.filter = `blur(${blur * scale}px)`;
    result.drawImage(g.canvas, 0, 0);
    return result;
  };
  return { ...painted, c: soft(painted.c), e: soft(painted.e) };
}

/** A blurred copy: its slopes stand for the roundness of the shapes. */
function soften(g: Plate["c"], radius: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = g.canvas.width;
  canvas.height = g.canvas.height;
  const copy = canvas.getContext("2d") as CanvasRenderingContext2D;
  copy.filter = `blur(${radius}px)`;
  copy.drawImage(g.canvas, 0, 0);
  return canvas;
}

/** The glow around bright parts, at several widths. */
function glowOf(passes: Passes, picture: Target): Target {
  const steps: Target[] = [];
  let from = picture;
  for (let i = 0; i < GLOW_STEPS; i++) {
    const to = passes.target(Math.max(2, from.width >> 1), Math.max(2, from.height >> 1));
    passes.run(SHRINK, to, { texel: [0.5 / from.width, 0.5 / from.height] }, { below: from.texture });
    steps.push(to);
    from = to;
  }
  let sum = from;
  for (let i = GLOW_STEPS - 2; i >= 0; i--) {
    const finer = steps[i] as Target;
    const to = passes.target(finer.width, finer.height);
    const texel = [1 / sum.width, 1 / sum.height];
    passes.run(SPREAD, to, { texel, weight: 0.85 }, { below: sum.texture, finer: finer.texture });
    sum = to;
  }
  return sum;
}
