import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  saved: "Esta sesión tiene ahora sus propias palabras",
  title: "Palabras para esta sesión",
  sub: (name) => `Tus propias palabras en ${name}, solo para esta sesión.`,
  company: "Esta sesión tiene las palabras de tu empresa. Si cambias una, la sesión tendrá las suyas.",
  own: "Esta sesión tiene sus propias palabras.",
  pinned: "Una sesión confirmada mantiene las palabras con las que se confirmó, salvo que las cambies aquí.",
  reset: "Usar las palabras de la empresa",
  resetDone: "Esta sesión vuelve a tener las palabras de la empresa",
  elsewhere: "Otras aventuras sí lo tienen.",
  closed: "Sus palabras ya no se pueden cambiar",
  closedText: "Esta sesión ha empezado o ha terminado.",
  back: "Volver a la sesión",
};
