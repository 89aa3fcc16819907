import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  empty: {
    title: "Todavía no hay sesiones",
    text: "Un crédito es una plaza, y las seis primeras son gratis. Elige una aventura y una hora. Nosotros enviamos tus invitaciones y conducimos la sesión, y solo pagas por quienes vienen.",
    action: "Planificar tu primera sesión",
  },
  noDate: "Sin fecha",
  noAdventure: "Sin aventura",
  create: "Nueva sesión",
  clocks: {
    at: (moment, city, offset) => `${moment} en ${city} (${offset})`,
    yours: (moment) => `Para ti: ${moment}`,
    skipped: (requested, actual) =>
      `Esa noche se adelantan los relojes, así que las ${requested} no existen. Empieza a las ${actual}.`,
    twice: (requested, offset) =>
      `Esa noche se atrasan los relojes, así que las ${requested} llegan dos veces. Empieza a las de ${offset}.`,
  },
  notLoaded: {
    title: "Falta esta parte de la página",
    text: "Puede que se haya interrumpido tu conexión. Vuelve a cargar la página para continuar.",
    submit: "Volver a cargar",
  },
  edit: "Cambiar los datos",
  editTitle: "Cambiar título y nota",
  autopilot: "El piloto automático",
  host: "Una persona como guía",
  seeInvitation: "Ver la invitación",
  calendar: "Archivo de calendario",
  openReport: "Abrir el informe",
};
