import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Elige una contraseña nueva",
  heading: "Elige una contraseña nueva",
  intro: "Cerraremos tu acceso en todos los demás dispositivos.",
  submit: "Guardar la contraseña",
  busy: "Guardando tu contraseña",
  done: "Contraseña cambiada",
  doneText: "Entra con la nueva.",
  expired: "Pedir otro enlace",
};
