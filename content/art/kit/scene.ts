import type { Plate } from "./plate.ts";

/** Three numbers: linear light, or a direction. */
export type Triple = [number, number, number];

/** A point of light at x, y (picture units, 1600 by 900) and z (towards us; plates have a z of their own). */
export interface Lamp {
  x: number;
  y: number;
  z: number;
  /** Distance at which a quarter of the light is left. Very large for the sun. */
  radius: number;
  colour: Triple;
  /** How flat its light lies: 3 for a pool on a floor, 1 (unless told) for a round glow. */
  flat?: number;
  /** How much of it hangs in the mist, 1 unless told. */
  haze?: number;
}

/** A soft patch of coloured dust in the sky. */
export interface Nebula {
  x: number;
  y: number;
  radius: number;
  colour: Triple;
}

/** The ringed planet. Lengths in picture units; `axis` is the ring's normal, `ring` its edges in planet radii. */
export interface Planet {
  x: number;
  y: number;
  radius: number;
  axis: Triple;
  ring: [number, number];
  /** Strength of the sunlight on it; 1 unless told. */
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
export interface Mist {
  colour: Triple;
  amount: number;
  /** Middle and half height of the band; the whole picture when left out. */
  band?: [number, number];
}

/** One depth of the picture: what is painted, and how light falls on it. */
export interface Layer {
  /** Height towards us: light with a smaller z comes from behind and draws only edges. */
  z: number;
  /** Share of the surrounding light it takes, 1 unless told. */
  ambient?: number;
  /** Share of the lamps' light it takes, 1 unless told. */
  lamps?: number;
  /** How far its small shapes stand out, in picture units (6 unless told). */
  relief?: number;
  /** How far the whole body bulges, in picture units (0 unless told): for hulls and figures. */
  round?: number;
  /** Strength of the light on its edges, 1 unless told. */
  rim?: number;
  /** Out of focus by this many picture units. */
  blur?: number;
  mist?: Mist;
  paint(plate: Plate): void;
}

/** A picture: sky, lamps and layers from back to front. */
export interface Scene {
  /** Name of the file, and of `art` in the pack. */
  id: string;
  alt: string;
  seed: number;
  sky: Sky;
  ambient: Triple;
  lamps: readonly Lamp[];
  layers: readonly Layer[];
  /** Brightness before the tone curve, 1 unless told. */
  exposure?: number;
  /** Strength of the glow around bright things, 1 unless told. */
  bloom?: number;
  /** Darkening of the corners, 0.5 unless told. */
  vignette?: number;
}
