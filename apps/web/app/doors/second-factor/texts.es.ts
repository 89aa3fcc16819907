import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Escribe tu código",
  heading: "Un paso más",
  intro: "Abre tu aplicación de autenticación y escribe las seis cifras que muestra para Lantern Hour.",
  introBoth:
    "Usa tu llave de acceso, o escribe las seis cifras que tu aplicación de autenticación muestra para Lantern Hour.",
  introPasskey: "Usa tu llave de acceso. ¿No la tienes a mano? Escribe uno de tus códigos de recuperación.",
  passkey: "Usar una llave de acceso",
  code: "Código",
  hint: "¿Has perdido el dispositivo? Escribe uno de tus códigos de recuperación.",
  submit: "Entrar",
  busy: "Entrando",
  back: "Volver al acceso",
};
