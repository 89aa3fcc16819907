import { formatNumber } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  sub: "Varias sesiones planificadas juntas para las mismas personas.",
  loading: "Cargando tus series",
  columns: { series: "Serie", next: "Próxima sesión", played: "Jugadas" },
  over: "Todas jugadas",
  played: (played, of) => `${formatNumber(played)} de ${formatNumber(of)}`,
  none: {
    title: "Todavía no hay series",
    text: "Planifica de dos a seis sesiones para las mismas personas. Los equipos se mezclan para que todos conozcan a alguien nuevo, y preguntamos a cada equipo qué ha sido de lo que acordó.",
  },
};
