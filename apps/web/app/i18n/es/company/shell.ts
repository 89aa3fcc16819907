import type { CompanyTexts } from "../../dashboard-texts.ts";
import { count } from "../phrases.ts";

/** What every page of the dashboard has around it. */
const frame: CompanyTexts["company/shell"] = {
  mainNav: "Principal",
  home: "Inicio",
  sessions: "Sesiones",
  participants: "Participantes",
  people: "Personas",
  insights: "Análisis",
  billing: "Facturación",
  team: "Administración",
  settings: "Ajustes de empresa",
  credits: (free) => `${free} disponibles`,
  noCompany: {
    title: "Gestionas la plataforma",
    text: "Esta cuenta no pertenece a ninguna empresa, así que no tiene sesiones ni facturación.",
    open: "Abrir la consola",
  },
  verify: {
    title: "Confirma tu dirección de correo",
    text: (email) =>
      `Hemos enviado un enlace a ${email}. Mientras tanto puedes echar un vistazo y guardar borradores. Después podrás confirmar sesiones e invitar a gente.`,
    resend: "Enviarlo otra vez",
    sent: "El correo está en camino",
    sentText: (email) => `Mira en la bandeja de entrada de ${email}.`,
  },
};

const finder: CompanyTexts["company/shell/finder"] = {
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

const account: CompanyTexts["shell"] = {
  console: "Consola",
  account: "Cuenta",
  profile: "Tu perfil",
  password: "Cambiar la contraseña",
  find: "Buscar (Ctrl+K)",
  logOut: "Salir",
  logOutOfEverything: "Salir de todo en este dispositivo",
};

const find: CompanyTexts["shell/finder"] = {
  title: "Buscar",
  label: "Una página, una acción, un nombre o un título",
  pages: "Páginas",
  actions: "Acciones",
  sessions: "Sesiones",
  people: "Personas",
  companies: "Empresas",
  searching: "Buscando…",
  failed: "No hemos podido buscar en tus listas. Las páginas y las acciones siguen aquí.",
  count: (n) => (n === 0 ? "No hay resultados." : count(n, "resultado", "resultados")),
};

const notifications: CompanyTexts["shell/notifications"] = {
  title: "Notificaciones",
  bell: (unread) => (unread > 0 ? `Notificaciones, ${count(unread, "nueva", "nuevas")}` : "Notificaciones"),
  readAll: "Marcar todo como leído",
  remove: (title) => `Quitar «${title}»`,
  isNew: "Nueva",
  none: "Todavía no hay nada. Aquí verás novedades sobre respuestas, créditos e informes.",
  failed: "No hemos podido cargar tus notificaciones.",
};

export const shell = {
  "company/shell": frame,
  "company/shell/finder": finder,
  shell: account,
  "shell/finder": find,
  "shell/notifications": notifications,
} satisfies Partial<CompanyTexts>;
