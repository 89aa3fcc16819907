import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  sub: "Aquí seguirás dentro. Cerraremos tu sesión en todos los demás dispositivos.",
};
