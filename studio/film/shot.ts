import type { Pen } from "../kit/plate.ts";
import type { Scene } from "../kit/scene.ts";

/** Direction of the camera: a shift in picture units (near plates move more) and how far it has come closer. */
export interface View {
  x: number;
  y: number;
  /** 0 shows the whole picture except a margin; 0.1 enlarges it by a tenth. */
  zoom: number;
}

/**
 * One shot of a film: a still scene with movement. Everything is a pure function of `t`, the seconds since the shot
 * began, and `length`, the seconds it has in the script.
 */
export interface Shot {
  /** Versions of the picture, with the same number of layers: lamps on, lamps off. */
  states: readonly Scene[];
  /** The version to show: 1.5 is halfway from the second to the third. Default: the first. */
  state?(t: number, length: number): number;
  view(t: number, length: number): View;
  /** Paints light that moves independently (dust, sparks), again for each frame. */
  air?(pen: Pen, t: number, length: number): void;
  /** Depth of the air, as a layer's z. Default: 0. */
  airZ?: number;
  /** Brightness. Default: 1. */
  exposure?(t: number, length: number): number;
}

/** Eases from 0 to 1 between two times. */
export function ease(t: number, from: number, to: number): number {
  const x = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return x * x * (3 - 2 * x);
}

/** A slow flicker between -1 and 1, as of a flame; `pace` is the approximate number of swings in ten seconds. */
export function sway(t: number, pace: number, phase = 0): number {
  const x = (t * pace * Math.PI) / 5 + phase;
  return Math.sin(x) * 0.55 + Math.sin(x * 1.7 + 1.3) * 0.3 + Math.sin(x * 2.9 + 4) * 0.15;
}

/** A camera that moves from one view to another over the whole shot, at an even pace except at both ends. */
export function glide(from: View, to: View): (t: number, length: number) => View {
  return (t, length) => {
    const x = (t + 1) / (length + 2);
    const part = (a: number, b: number) => a + (b - a) * x;
    return { x: part(from.x, to.x), y: part(from.y, to.y), zoom: part(from.zoom, to.zoom) };
  };
}
