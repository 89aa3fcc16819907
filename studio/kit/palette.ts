/** The palette of the story: every scene mixes these seven colors and the neutrals below them. */
export const ink = {
  night: "#0b1b33",
  violet: "#4b3f72",
  ice: "#bfe3f2",
  amber: "#ffb84d",
  pearl: "#fff4d6",
  leaf: "#2f7d5b",
  coral: "#e86a4a",
  /** Metal of hull and walls: a neutral color that shows the color of the light. */
  steel: "#8692ad",
  shade: "#2a3350",
  wood: "#9a7354",
  paper: "#efe2c4",
} as const;

/** A hex color with an opacity, as a CSS color. */
export function fade(hex: string, alpha: number): string {
  const n = Number.parseInt(hex.slice(1), 16);
  return `rgba(${n >> 16},${(n >> 8) & 255},${n & 255},${alpha})`;
}

/** A color between two hex colors; 0 is the first. */
export function mix(from: string, to: string, share: number): string {
  const a = Number.parseInt(from.slice(1), 16);
  const b = Number.parseInt(to.slice(1), 16);
  const part = (shift: number) => {
    const x = (a >> shift) & 255;
    return Math.round(x + (((b >> shift) & 255) - x) * share);
  };
  return `#${((part(16) << 16) | (part(8) << 8) | part(0)).toString(16).padStart(6, "0")}`;
}

/** A darker tone of a hex color: this share of its light. */
export function dark(color: string, share: number): string {
  return mix("#000000", color, share);
}

/** Lights that many pictures share: change one here, and it changes in all of them. */
const LIGHTS = {
  /** An oil lantern in the fog of Saltmere, and a lamp in its rooms. */
  lantern: "#ffc45e",
  oil: "#ffb850",
  /** The fog itself: a bank of it, what lies over the water, what is near. */
  bank: "#7d9a9b",
  fog: "#8aa6a8",
  nearFog: "#9ab4b4",
  /** A lamp on board of Lumo, its windows from outside, and what its rooms have without a lamp. */
  lamp: "#ffb25a",
  window: "#ffb04a",
  indoors: "#4b5a80",
  haze: "#53669a",
  /** Pip, and the others of its kind. */
  pip: "#ffe3a0",
  family: "#a9dcf5",
  /** The sky over the ring, behind a window, and dust in it. */
  space: "#04070f",
  dark: "#05070f",
  nebula: "#4b4a72",
  amber: ink.amber,
} as const;

/** A color, by its name or in hex, as linear light with a strength: the unit of the shaders. */
export function light(color: keyof typeof LIGHTS | `#${string}`, strength = 1): [number, number, number] {
  const hex = color in LIGHTS ? LIGHTS[color as keyof typeof LIGHTS] : color;
  const n = Number.parseInt(hex.slice(1), 16);
  const part = (shift: number) => (((n >> shift) & 255) / 255) ** 2.2 * strength;
  return [part(16), part(8), part(0)];
}
