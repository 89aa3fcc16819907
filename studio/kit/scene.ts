import type { Plate } from "./plate.ts";

/** Three numbers: linear light, or a direction. */
export type Triple = [number, number, number];

/** A point of light at x, y (picture units, 1600 by 900) and z (toward us; plates have a z of their own). */
export interface Lamp {
  x: number;
  y: number;
  z: number;
  /** Distance at which a quarter of the light is left. Very large for the sun. */
  radius: number;
  color: Triple;
  /** How flat its light lies: 3 for a pool on a floor, 1 (the default) for a round glow. */
  flat?: number;
  /** How much of it hangs in the mist. Default: 1. */
  haze?: number;
}

/** A soft patch of colored dust in the sky. */
interface Nebula {
  x: number;
  y: number;
  radius: number;
  color: Triple;
}

/** The ringed planet. Lengths in picture units; `axis` is the ring's normal, `ring` its edges in planet radii. */
interface Planet {
  x: number;
  y: number;
  radius: number;
  axis: Triple;
  ring: [number, number];
  /** Strength of the sunlight on it. Default: 1. */
  light?: number;
}

export interface Sky {
  top: Triple;
  low: Triple;
  /** Strength of the stars; 0 for rooms. */
  stars?: number;
  nebulae?: readonly Nebula[];
  sun?: Triple;
  planet?: Planet;
}

/** Mist that lies before a plate: it takes light from the lamps. */
interface Mist {
  color: Triple;
  amount: number;
  /** Middle and half height of the band; by default the whole picture. */
  band?: [number, number];
}

/** One depth of the picture: what is painted, and how light falls on it. */
export interface Layer {
  /** Height toward us: light with a smaller z comes from behind and draws only edges. */
  z: number;
  /** Share of the surrounding light it takes. Default: 1. */
  ambient?: number;
  /** Share of the lamps' light it takes. Default: 1. */
  lamps?: number;
  /** How far its small shapes stand out, in picture units (default 6). */
  relief?: number;
  /** How far the whole body bulges, in picture units (default 0): for hulls and figures. */
  round?: number;
  /** Strength of the light on its edges. Default: 1. */
  rim?: number;
  /** Out of focus by this many picture units. */
  blur?: number;
  mist?: Mist;
  paint(plate: Plate): void;
}

/** A picture: sky, lamps and layers from back to front. */
export interface Scene {
  seed: number;
  sky: Sky;
  ambient: Triple;
  lamps: readonly Lamp[];
  layers: readonly Layer[];
  /** Brightness before the tone curve. Default: 1. */
  exposure?: number;
  /** Strength of the glow around bright things. Default: 1. */
  bloom?: number;
  /** Darkening of the corners. Default: 0.5. */
  vignette?: number;
}
