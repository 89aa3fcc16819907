import { limits } from "@lantern/contract/limits";
import { formatNumber } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Participante",
  added: (day) => `En la lista desde el ${day}`,
  edit: "Editar",
  remove: "Quitar…",
  fromDirectory:
    "Tu directorio mantiene al día los datos de esta persona. Puede sobrescribir lo que cambies aquí.",
  left: (day) =>
    `Tu directorio dice que esta persona se fue el ${day}. No está en ninguna lista, y solo tu directorio puede recuperarla. Borramos sus datos a los ${formatNumber(limits.leaverDays)} días.`,
  history: "Sesiones",
  historyLoading: "Cargando sus sesiones",
  noHistory: "Ninguna sesión todavía. Añade a esta persona cuando planifiques la próxima.",
  noHistoryOfLeaver: "No ha estado en ninguna sesión.",
  columns: { session: "Sesión", when: "Cuándo", rsvp: "Respuesta", came: "Asistencia" },
  noDate: "Sin fecha",
  rsvpSince: (moment) => `desde ${moment}`,
  came: "Asistió",
  away: "No vino",
  toCome: "Próxima",
  cancelled: "Cancelada",
};
