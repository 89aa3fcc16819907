import { formatNumber } from "../../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  form: "Tus palabras",
  publicNote:
    "Todas las personas de tus sesiones leen estas palabras. Quien lee en otro idioma las ve como las escribiste. Nunca cambian un enigma y nunca se convierten en enlaces.",
  saving: "Guardando",
  save: "Guardar tus palabras",
  tooLong: (max) => `Usa como mucho ${formatNumber(max)} caracteres.`,
  count: (used, max) => `${formatNumber(used)} de ${formatNumber(max)}`,
  preview: {
    title: "Dónde las lee tu equipo",
    view: "Pantalla",
    views: { desktop: "Ordenador", phone: "Móvil" },
    frame: (scene) => `La escena «${scene}» con tus palabras`,
    where: (act, scene) => `${act}: ${scene}`,
    onCard: "Una persona lo tiene en una carta y lo lee en voz alta.",
    failed: "No se ha podido cargar la vista previa. Tus palabras no se han perdido.",
  },
  loading: "Cargando la historia",
  none: "Esta aventura todavía no tiene sitio para palabras tuyas.",
};
