import type { formTexts as english } from "./form-texts.ts";

export const formTexts: typeof english = {
  REQUIRED: "Rellena este campo.",
  EMAIL: "Escribe una dirección de correo válida.",
  EMAIL_LETTERS:
    "No podemos enviar correos a direcciones con letras como ñ o é antes de la @. Escribe otra dirección.",
  ONE_NAME: "Escribe un nombre o un apellido.",
  TOO_LONG: ({ max }) => `Usa como mucho ${max} caracteres.`,
  TERMS: "Acepta las condiciones para continuar.",
  USER_013: "La contraseña necesita al menos 8 caracteres",
  USER_014: "Las contraseñas no coinciden",
};
