import type { Texts } from "../texts.ts";

export const channels: Texts["channels"] = {
  reminder: (title, day, start, city) => `Recordatorio: ${title} empieza el ${day} a las ${start} (${city}).`,
  lobby: (at) => `La sala de espera abre a las ${at}. Tu enlace personal está en tu invitación.`,
  recap: (title, people, teams) =>
    `${title} ha terminado: ${people} ${people === 1 ? "persona" : "personas"} en ${teams} ${teams === 1 ? "equipo" : "equipos"}.`,
  first: (names, points) => `Más puntos: ${names} con ${points}.`,
  report: "Abrir el informe",
  teamPage: (story, ending) => `Un equipo jugó ${story} y llegó a «${ending}».`,
  openTeamPage: "Ver la página del equipo",
  test: "Este es un mensaje de prueba de Lantern Hour. Aquí aparecerán los recordatorios y los resúmenes.",
};
