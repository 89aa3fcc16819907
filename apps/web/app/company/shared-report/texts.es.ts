import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Informe de la sesión",
  loading: "Cargando el informe",
  from: (company, day) => `Compartido por ${company}. El enlace caduca el ${day}.`,
  protectedTitle: "Este informe tiene contraseña",
  protectedText: "La persona que te envió el enlace puede decirte la contraseña.",
  password: "Contraseña",
  open: "Abrir el informe",
  opening: "Abriendo…",
  endedTitle: "Este enlace no abre ningún informe",
  endedText: "Ha caducado, se anuló o está incompleto. Pide uno nuevo a la persona que te lo envió.",
};
