import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
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
