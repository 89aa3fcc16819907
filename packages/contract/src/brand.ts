/** Keeps text and outlines readable on a company's own color. Colors are `#rrggbb`. */

export const brandColor = /^#[0-9a-f]{6}$/;

/** Pure black: with a softer one there are colors on which neither text color is readable. */
const [dark, light] = ["#000000", "#ffffff"] as const;

/** Relative luminance, 0 to 1, as WCAG 2 defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colors, 1 to 21, as WCAG 2 defines it. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The text color with the higher contrast on this color. The contrast is always at least 4.5. */
export function inkOn(color: string): string {
  return contrast(color, light) >= contrast(color, dark) ? light : dark;
}

/** The color of an outline around this color on white: the color itself, or gray where its contrast is below 3. */
export function edgeOf(color: string): string {
  return contrast(color, light) >= 3 ? color : "#8a8f98";
}
