import { count } from "../../i18n/es/phrases.ts";
import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Notificaciones",
  bell: (unread) => (unread > 0 ? `Notificaciones, ${count(unread, "nueva", "nuevas")}` : "Notificaciones"),
  readAll: "Marcar todo como leído",
  remove: (title) => `Quitar «${title}»`,
  isNew: "Nueva",
  none: "Todavía no hay nada. Aquí verás novedades sobre respuestas, créditos e informes.",
  failed: "No hemos podido cargar tus notificaciones.",
};
