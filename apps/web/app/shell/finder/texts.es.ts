import { count } from "../../i18n/es/phrases.ts";
import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Buscar",
  label: "Una página, una acción, un nombre o un título",
  pages: "Páginas",
  actions: "Acciones",
  sessions: "Sesiones",
  people: "Personas",
  companies: "Empresas",
  answers: "Preguntas y respuestas",
  searching: "Buscando…",
  failed: "No hemos podido buscar en tus listas. Las páginas y las acciones siguen aquí.",
  count: (n) => (n === 0 ? "No hay resultados." : count(n, "resultado", "resultados")),
};
