/** The palette of the story; every scene mixes from these seven and the neutrals below them. */
export const ink = {
  night: "#0b1b33",
  violet: "#4b3f72",
  ice: "#bfe3f2",
  amber: "#ffb84d",
  pearl: "#fff4d6",
  leaf: "#2f7d5b",
  coral: "#e86a4a",
  /** Metal of hull and walls: a neutral that takes the colour of the light. */
  steel: "#8692ad",
  shade: "#2a3350",
  wood: "#9a7354",
  paper: "#efe2c4",
} as const;

/** A hex colour with an opacity, as a CSS colour. */
export function fade(hex: string, alpha: number): string {
  const n = Number.parseInt(hex.slice(1), 16);
  return `rgba(${n >> 16},${(n >> 8) & 255},${n & 255},${alpha})`;
}

/** A colour between two hex colours; 0 is the first. */
export function mix(from: string, to: string, share: number): string {
  const a = Number.parseInt(from.slice(1), 16);
  const b = Number.parseInt(to.slice(1), 16);
  const part = (shift: number) => {
    const x = (a >> shift) & 255;
    return Math.round(x + (((b >> shift) & 255) - x) * share);
  };
  return `#${((part(16) << 16) | (part(8) << 8) | part(0)).toString(16).padStart(6, "0")}`;
}

/** A hex colour as linear light, with a strength; what the shaders work in. */
export function light(hex: string, strength = 1): [number, number, number] {
  const n = Number.parseInt(hex.slice(1), 16);
  const part = (shift: number) => (((n >> shift) & 255) / 255) ** 2.2 * strength;
  return [part(16), part(8), part(0)];
}
