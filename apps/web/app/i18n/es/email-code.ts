import type { emailCode as english } from "../en/email-code.ts";

/** How to prove who one is by a code: on the join page, and on the page of a participant's own data. */
export const emailCode: typeof english = {
  title: "Recibir un código por correo",
  request: "Enviarme un código",
  sent: (email) =>
    `Si ${email} está en la lista, ya le hemos enviado un código. Puede tardar un minuto y sirve durante diez.`,
  label: "Código del correo",
  confirm: "Confirmar",
  another: "Enviar otro código",
  needCode: "Escribe el código del correo.",
  emailLabel: "El correo en el que recibiste la invitación",
  needEmail: "Escribe tu correo electrónico.",
  emailLetters:
    "No podemos enviar correos a direcciones con letras como ñ o é antes de la @. Usa otra dirección.",
  failed: "No ha funcionado. Inténtalo otra vez.",
};
