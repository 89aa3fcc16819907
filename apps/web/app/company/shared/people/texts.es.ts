import { count } from "../../../i18n/es/phrases.ts";
import { formatNumber } from "../../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

const people = (n: number) => count(n, "persona", "personas");

export const texts: typeof english = {
  loading: "Cargando tus participantes",
  removing: {
    title: (name) => `¿Quitar a ${name}?`,
    titleMany: (n) => `¿Quitar a ${people(n)}?`,
    looking: "Comprobando las próximas sesiones",
    seats: (n) =>
      n === 1
        ? "Hay una plaza reservada en una próxima sesión. La liberamos y avisamos por correo si ya hubo invitación:"
        : `Hay ${formatNumber(n)} plazas reservadas en próximas sesiones. Las liberamos y avisamos por correo a quienes ya invitaste:`,
    more: (n) => `y ${formatNumber(n)} más`,
    text: "Dejan de estar en tus participantes y en todas las sesiones que no han empezado. Lo que hicieron en sesiones pasadas se conserva, sin su nombre.",
    cancel: "Mantener",
    submit: "Quitar",
  },
  removed: (name) => `Se ha quitado a ${name}`,
  removedMany: (n) => `Se ha quitado a ${people(n)}`,
  undo: "Deshacer",
  grouping: {
    title: (n) => `Añadir ${people(n)} a un grupo`,
    text: "Un grupo es un nombre para una lista de personas. Puedes elegirlo entero al planificar una sesión.",
    which: "Grupo",
    another: "Un grupo nuevo",
    name: "Nombre del grupo nuevo",
    submit: "Añadir al grupo",
    saved: (name, n) => `${name} tiene ${people(n)}`,
  },
  edit: { title: (name) => `Editar a ${name}`, save: "Guardar", saved: "Participante actualizado" },
  firstName: "Nombre",
  lastName: "Apellidos",
  email: "Correo",
  department: "Departamento",
  office: "Oficina",
  zone: "Zona horaria",
  zoneHint: "Para que los correos digan el comienzo en su hora local.",
  language: "Idioma",
  languageHint: "Para sus correos y páginas, y para las historias que se cuentan en él.",
  ofSession: "El de cada sesión",
  pasteLabel: "Una persona por línea",
};
