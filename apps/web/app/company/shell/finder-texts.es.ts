import type { texts as english } from "./finder-texts.ts";

export const texts: typeof english = {
  series: "Series",
  audit: "Registro de cambios",
  worksCouncil: "Lo que medimos, en una página",
  keys: "Claves de API",
  directory: "Directorio",
  signOn: "Acceso único",
  webhooks: "Webhooks",
  story: "Tu historia",
  createSession: "Planificar una sesión",
  createSeries: "Planificar una serie",
  addPeople: "Añadir participantes",
  inviteAdministrator: "Invitar a alguien a la administración",
  credits: "Comprar créditos",
};
