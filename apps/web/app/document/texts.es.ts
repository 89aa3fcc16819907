import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  siteDescription:
    "Aventuras con historia para equipos que trabajan a distancia: colaboración en directo, decisiones en forma de juego y una conexión de verdad, en una hora.",
};
