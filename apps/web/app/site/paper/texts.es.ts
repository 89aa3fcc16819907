import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  description: (title) => `${title} de Lantern Hour: qué se ha medido y probado, y cómo.`,
  onThisPage: "En esta página",
  security: "Seguridad",
  accessibility: "Accesibilidad",
};
