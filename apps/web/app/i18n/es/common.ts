import { Role } from "@lantern/contract/roles";
import type { CommonTexts } from "../dashboard-texts.ts";
import { count } from "./phrases.ts";

const access: CommonTexts["api/access"] = {
  unauthenticated: "Hay que entrar de nuevo",
  invalidLogin: "La respuesta no es válida",
  expiredTitle: "Tu acceso ha caducado",
  expired: "Te hemos desconectado por inactividad.",
  credentialsRequired: "Faltan los datos de tu cuenta para cifrar el acceso",
  decrypt: "No se ha podido descifrar el acceso. Vuelve a entrar.",
  tokenVersion: "Este acceso es de una versión anterior. Vuelve a entrar.",
};

const signIn: CommonTexts["api/access/sign-in"] = {
  login: "No se ha podido entrar",
  social: "No se ha podido entrar con esa cuenta",
  invalidSocial: "La respuesta del proveedor no es válida",
  microsoftNotConfigured: "La entrada con Microsoft no está configurada",
  microsoftFailed: "No se ha podido preparar la entrada con Microsoft",
  microsoftBusy: "Ya hay una entrada con Microsoft en marcha. Termínala en su ventana.",
  passkeyNotUsed: "No se ha usado ninguna llave de acceso. Inténtalo otra vez o entra de otra manera.",
  passkeyTooLong:
    "La ventana de la llave de acceso no ha terminado en un minuto. Inténtalo otra vez o entra de otra manera.",
  storageBlocked:
    "Tu navegador bloquea las cookies y los datos de sitios. Para entrar, permítelos en este sitio y recarga la página.",
  passkeyThere: "Este dispositivo ya tiene una llave de acceso para tu cuenta.",
};

const social: CommonTexts["api/access/social"] = {
  names: {
    microsoft: "Cuenta de Microsoft del trabajo o del centro educativo",
    google: "Google",
    linkedin: "LinkedIn",
    facebook: "Facebook",
  },
  group: "Con una cuenta que ya tienes",
  or: "o con tu correo",
  local:
    "Sustitutos locales: no hay claves, así que estos botones abren una página de acceso de este equipo.",
  waiting: (name) => `Continúa en la ventana de ${name}.`,
  blocked:
    "Tu navegador ha bloqueado la ventana. Permite las ventanas emergentes de este sitio y vuelve a intentarlo.",
  cancelled: "Se ha cancelado la entrada. No ha cambiado nada.",
  closed: "Se ha cerrado la ventana. No ha cambiado nada.",
  nothingChanged: "No ha cambiado nada. Inténtalo otra vez o entra con tu correo.",
  finishing: "Entrando",
  notYet: "Todavía no has entrado",
  unknown: "Esta entrada empezó en otra ventana. Inténtalo otra vez.",
  back: "Volver al acceso",
};

const fields: CommonTexts["forms/field"] = {
  ownPassword: {
    label: "Tu contraseña",
    none: "No tienes contraseña, así que esto solo funciona durante los diez minutos después de entrar. Si hace más tiempo, sal y vuelve a entrar primero.",
  },
  terms: {
    accept: "Acepto las",
    terms: "condiciones",
    read: "y he leído la",
    privacy: "nota de privacidad",
  },
};

const forms: CommonTexts["forms"] = {
  errors: {
    validation: "Revisa los datos e inténtalo otra vez.",
    validationTitle: "Hay datos por corregir",
  },
};

const help: CommonTexts["help"] = {
  launcher: "Ayuda",
  title: "Ayuda",
  close: "Cerrar",
  search: "Buscar en las preguntas",
  none: "No hay respuestas. Escríbenos aquí abajo.",
  all: "Todas las preguntas y guías (en inglés)",
  write: "Escríbenos",
  name: "Tu nombre",
  email: "Tu correo",
  message: "Tu mensaje",
  send: "Enviar",
  sent: "Hemos recibido tu mensaje y te hemos enviado una confirmación por correo.",
  consent: {
    title: "¿Podemos cargar el chat de ayuda?",
    text: "Respondemos a las preguntas en un chat de Intercom. Vería tu dirección de red y las páginas que abres, y guardaría cookies. Si lo prefieres, puedes usar nuestra propia ayuda.",
    yes: "Cargar el chat",
    no: "No, gracias",
    given: "Has permitido el chat de Intercom en este navegador.",
    refused: "Has rechazado el chat de Intercom en este navegador.",
    again: "Volver a preguntarme",
  },
};

const ui: CommonTexts["ui"] = {
  optional: "(opcional)",
  chooseDay: "Elige un día",
  searchZone: "Busca una ciudad o un país",
  showZones: "Ver las zonas horarias",
  noZone: "No hay ninguna zona horaria. Prueba con la ciudad grande más cercana.",
  showPassword: "Mostrar la contraseña",
  hidePassword: "Ocultar la contraseña",
  copy: "Copiar",
  copyOf: (label) => `Copiar: ${label}`,
  copied: "Copiado",
  done: "Hecho",
  leave: {
    title: "¿Salir sin guardar?",
    text: "Todavía no has guardado los cambios.",
    cancel: "Quedarme aquí",
    leave: "Salir",
  },
  list: {
    couldNotLoad: "No hemos podido cargar esto",
    showMore: "Ver más",
  },
  sessions: {
    states: {
      draft: "Borrador",
      confirmed: "Confirmada",
      live: "En directo",
      completed: "Terminada",
      cancelled: "Cancelada",
    },
    inArchive: (state) => `${state}, archivada`,
  },
};

const roles: Record<number, string> = {
  [Role.ADMIN]: "ADMIN",
  [Role.CONSUMER_ADMIN]: "Titular de la empresa",
  [Role.CONSUMER_ADMIN_SUB]: "Subadministración",
};

const ago: CommonTexts["i18n/format"] = {
  ahead: (days, hours, minutes) => {
    if (days > 0) return `dentro de ${count(days, "día", "días")}${hours > 0 ? ` y ${hours} h` : ""}`;
    if (hours > 0) return `dentro de ${hours} h${minutes > 0 ? ` y ${minutes} min` : ""}`;
    return `dentro de ${minutes} min`;
  },
  now: "ahora mismo",
  minute: "hace un minuto",
};

/** What the dashboard shares with other surfaces. */
export const common: CommonTexts = {
  "api/access": access,
  "api/access/sign-in": signIn,
  "api/access/social": social,
  forms,
  "forms/field": fields,
  help,
  "i18n/error-text": async () => (await import("./administrator-errors.ts")).errorTexts,
  "i18n/format": ago,
  ui,
  "ui/role-name": (userTypeId) => roles[userTypeId] ?? "Usuario",
};
