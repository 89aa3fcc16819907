/** Colors of the card that replaces a missing picture. A stored scorecard has no palette. */
export const palette = { space: "#0b1b33", shadow: "#3a3160", ice: "#bfe3f2", amber: "#ffb84d" };
