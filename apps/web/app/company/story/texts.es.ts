import { formatNumber } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  sub: "Pon algunas palabras tuyas en una aventura. Si dejas un campo vacío, la historia usa las suyas.",
  adventure: "Aventura",
  loading: "Cargando la historia",
  form: "Tus palabras",
  none: "Esta aventura todavía no tiene sitio para palabras tuyas.",
  count: (used, max) => `${formatNumber(used)} de ${formatNumber(max)}`,
  tooLong: (max) => `Usa como mucho ${formatNumber(max)} caracteres.`,
  publicNote:
    "Todas las personas de tus sesiones leen estas palabras. Nunca cambian un enigma y nunca se convierten en enlaces.",
  save: "Guardar tus palabras",
  saving: "Guardando",
  saved: "Tus palabras están guardadas",
  savedText: "Las tendrán las sesiones que confirmes a partir de ahora.",
  savedSession: "Esta sesión tiene ahora sus propias palabras",
  preview: {
    title: "Dónde las lee tu equipo",
    view: "Pantalla",
    views: { desktop: "Ordenador", phone: "Móvil" },
    frame: (scene) => `La escena «${scene}» con tus palabras`,
    where: (act, scene) => `${act}: ${scene}`,
    onCard: "Una persona lo tiene en una carta y lo lee en voz alta.",
    failed: "No se ha podido cargar la vista previa. Tus palabras no se han perdido.",
  },
  session: {
    title: "Palabras para esta sesión",
    sub: (name) => `Tus propias palabras en ${name}, solo para esta sesión.`,
    company: "Esta sesión tiene las palabras de tu empresa. Si cambias una, la sesión tendrá las suyas.",
    own: "Esta sesión tiene sus propias palabras.",
    pinned:
      "Una sesión confirmada mantiene las palabras con las que se confirmó, salvo que las cambies aquí.",
    reset: "Usar las palabras de la empresa",
    resetDone: "Esta sesión vuelve a tener las palabras de la empresa",
    none: "Otras aventuras sí lo tienen.",
    closed: "Sus palabras ya no se pueden cambiar",
    closedText: "Esta sesión ha empezado o ha terminado.",
    back: "Volver a la sesión",
    link: "Tus palabras en la historia",
  },
};
