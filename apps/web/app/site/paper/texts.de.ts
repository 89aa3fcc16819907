import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  description: (title) => `${title} von Lantern Hour: was gemessen und getestet wurde, und wie.`,
  onThisPage: "Auf dieser Seite",
  security: "Sicherheit",
  accessibility: "Barrierefreiheit",
};
