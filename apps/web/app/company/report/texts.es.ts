import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: (session) => `Informe: ${session}`,
  sessions: "Sesiones",
  share: "Compartir",
  pdf: "Descargar PDF",
  slides: "Descargar diapositivas",
  csv: "Descargar CSV",
  tables: { attendance: "Asistencia", teams: "Equipos", decisions: "Decisiones" },
  loading: "Cargando el informe",
  none: {
    title: "Todavía no hay informe",
    text: "El informe está listo cuando termina la sesión. Se queda aquí también después de que borremos el chat.",
    back: "Volver a la sesión",
  },
};
