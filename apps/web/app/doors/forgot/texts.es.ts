import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Cambia tu contraseña",
  heading: "Una contraseña nueva",
  intro: "Si tienes una cuenta, te enviaremos un enlace por correo. Sirve durante una hora.",
  submit: "Enviarme un enlace",
  busy: "Enviando",
  doneHeading: "Mira tu correo",
  done: (email) => `Si ${email} tiene una cuenta, ya hay un enlace en camino. Sirve durante una hora.`,
  back: "Volver al acceso",
};
