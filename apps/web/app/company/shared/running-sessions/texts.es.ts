import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  open: "Abrir la consola de guía",
  lead: (session) => `${session} está en directo`,
  leadText: "Mira cada equipo, responde a quien pide ayuda, pausa o alarga la sesión.",
};
