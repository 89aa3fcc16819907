import type { errorTexts as english } from "./error-texts.ts";

export const errorTexts: typeof english = {
  buy: "Compra más créditos o planifica menos plazas.",
  buyByOwner: "Pide a una persona titular de la empresa que compre más, o planifica menos plazas.",
  unverified: (email) => `Usa el enlace del correo que enviamos a ${email}.`,
  resend: "Enviarlo otra vez",
  resent: "El correo está en camino",
};
