import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Completa tu perfil",
  heading: "Algunos datos sobre ti",
  intro: "Mostramos las horas en tu zona horaria.",
  submit: "Guardar y continuar",
};
