import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Protege tu cuenta",
  heading: "Un paso más para tu cuenta",
  intro: (company) =>
    `${company} exige un segundo paso al entrar. Añade una llave de acceso o una aplicación de autenticación. Solo se hace una vez.`,
  goOn: "Continuar",
};
