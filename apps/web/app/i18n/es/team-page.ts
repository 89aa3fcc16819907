import type { teamPage as english } from "../en/team-page.ts";
import { conjunction } from "./phrases.ts";

/** The public page of a team, and how its people share it. */
export const teamPage: typeof english = {
  title: "La página de un equipo",
  loading: "Abriendo la página",
  missing: "Esta página no existe",
  missingText:
    "El enlace está incompleto o la página del equipo ya ha terminado. Aún puedes jugar una escena.",
  failed: "No hemos podido abrir esta página",
  again: "Intentarlo otra vez",
  a: "Un equipo",
  names: conjunction,
  playedIn: (month) => `Jugado en ${month}`,
  roadText: (steps, ending) => `El camino del equipo: ${conjunction(steps)}. Su desenlace: ${ending}.`,
  chosen: "Lo que hizo el equipo",
  award: "El premio del equipo",
  lastWord: "La última palabra del equipo",
  play: {
    title: "¿Qué habrías hecho tú?",
    text: "Juega una escena: cinco minutos con tres personas más, en tu navegador y sin cuenta.",
    button: "Jugar una escena",
    about: (story) => `Sobre «${story}»`,
  },
  footer:
    "Alguien del equipo ha compartido esta página. Solo muestra el nombre de pila de quien lo ha activado, y nada sobre dónde trabaja el equipo.",
  product: "Lantern Hour: una hora, una historia, un equipo",
  share: {
    title: "Comparte la página de tu equipo",
    intro:
      "Una página para quien tenga su enlace: el desenlace, el camino con lo que no se eligió, el premio y la última palabra del equipo. No muestra nada sobre tu empresa, y un nombre de pila solo si esa persona lo activa.",
    submit: "Compartir la página de tu equipo",
    busy: "Creando la página",
    link: "Enlace a la página de tu equipo",
    copy: "Copiar el enlace",
    copied: "Enlace copiado",
    copyForChannel: "Copiar para Slack o Teams",
    postCopied: "Texto y enlace copiados",
    message: (story, ending, share, url) =>
      `«${share}» Así terminó ${story} para nuestro equipo: ${ending}. ¿Qué habrías hecho tú? ${url}`,
    post: "Publicar en el canal de tu empresa",
    posted: "Publicado en el canal de tu empresa",
    open: "Abrir la página",
    name: (first) => `Mostrar mi nombre, ${first}, en la página`,
    nameHint: "Solo tú puedes activar tu nombre. Cada persona del equipo decide sobre el suyo.",
    until: (day) => `La página termina el ${day}.`,
    end: "Terminar la página",
    endTitle: "¿Terminar la página de tu equipo?",
    endText: "El enlace deja de funcionar al momento. Una página nueva tiene un enlace nuevo.",
    cancel: "Mantenerla",
    ended: "Hemos terminado la página de tu equipo.",
    needProof: "Para compartir la página, abre tu resumen con el enlace de tu correo.",
  },
};
