/**
 * Hashes of what a module draws instead of how it is written: every call to the canvases, and every number of the scene
 * around them. A module may move, be renamed or share more code with others, and its pictures are still up to date.
 */
import { createHash, type Hash } from "node:crypto";
import type { Shot } from "../film/shot.ts";
import type { Scene } from "../kit/scene.ts";

/** Positions in a shot, as shares of its length, at which its frames are compared. */
const FRAMES = 24;

let hash: Hash = createHash("sha256");
let objects = 0;
const put = (text: string) => void hash.update(`${text}\n`);

const ID = Symbol("id");
type Named = { [ID]?: string };

/** A value as text; what is drawn with, such as a gradient or a path, by its name. */
function textOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return typeof value === "function" ? "" : String(value);
  const id = (value as Named)[ID];
  if (id) return id;
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, inner]) => `${key}:${textOf(inner)}`).join()}}`;
}

/** An object of a canvas that puts every call and every assignment into the hash. */
function recorder(kind: string, own: object = {}): object {
  const id = `${kind}${objects++}`;
  return new Proxy<Record<string | symbol, unknown>>(
    { ...own, [ID]: id },
    {
      get(fields, name) {
        if (name in fields || typeof name === "symbol") return fields[name];
        return (...values: unknown[]) => {
          put(`${id}.${name}${textOf(values)}`);
          return name.startsWith("create") ? recorder(name) : undefined;
        };
      },
      set(fields, name, value) {
        put(`${id}.${String(name)}=${textOf(value)}`);
        fields[name] = value;
        return true;
      },
    },
  );
}

class RecordedPath {
  readonly [ID]: string;
  constructor(path: string) {
    this[ID] = `path(${path})`;
  }
}

/** Gives the modules of the kit a document whose canvases only record. */
Object.assign(globalThis, {
  Path2D: RecordedPath,
  document: {
    createElement: () => {
      const canvas = { getContext: () => recorder("canvas", { canvas, globalAlpha: 1 }) };
      return canvas;
    },
  },
});
const { pen, plate } = await import("../kit/plate.ts");

function drawn(draw: () => void): string {
  hash = createHash("sha256");
  objects = 0;
  draw();
  return hash.digest("hex").slice(0, 16);
}

function drawScene({ layers, ...scene }: Scene): void {
  put(textOf(scene));
  layers.forEach(({ paint, ...layer }, index) => {
    put(textOf(layer));
    // The renderer gives each layer these random numbers.
    paint(plate(1, scene.seed * 31 + index));
  });
}

/** Hash of everything that a picture shows, apart from the renderer. */
export const sceneHash = (scene: Scene): string => drawn(() => drawScene(scene));

/** The same of a shot: its versions, and the camera, the light and the air over its length. */
export const framesHash = (shot: Shot, seconds: number): string =>
  drawn(() => {
    shot.states.forEach(drawScene);
    put(String(shot.airZ ?? 0));
    const air = pen(1);
    for (let i = 0; i <= FRAMES; i++) {
      const t = (seconds * i) / FRAMES;
      put(textOf([shot.view(t, seconds), shot.exposure?.(t, seconds) ?? 1, shot.state?.(t, seconds) ?? 0]));
      shot.air?.(air, t, seconds);
    }
  });
