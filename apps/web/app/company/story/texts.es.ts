import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  sub: "Pon algunas palabras tuyas en una aventura. Si dejas un campo vacío, la historia usa las suyas.",
  adventure: "Aventura",
  saved: "Tus palabras están guardadas",
  savedText: "Las tendrán las sesiones que confirmes a partir de ahora.",
};
