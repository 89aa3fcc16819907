/** Texts that participants see outside of the live pages, from areas that are otherwise English. */
import type { errors as englishErrors } from "../en/errors.ts";
import type { readinessBoard as englishBoard } from "../en/readiness-board.ts";
import type { shell as englishShell } from "../en/shell.ts";
import type { ui as englishUi } from "../en/ui.ts";
import type { yourData as englishData } from "../en/your-data.ts";
import { loading } from "../loading.ts";

type Errors = typeof englishErrors;

export const errors: Pick<Errors, "timeout" | "server" | "unknown" | "failed" | "offline" | "screen"> = {
  timeout: "La respuesta tarda demasiado. Inténtalo otra vez.",
  server: "Error del servidor. Inténtalo otra vez más tarde.",
  unknown: "Ha ocurrido un error desconocido",
  failed: (status) => `La petición ha fallado con el estado ${status}`,
  offline: "No se puede conectar con el servidor. Comprueba tu conexión.",
  screen: {
    toLogin: "Ir al acceso",
    toHome: "Llévame al inicio",
    pageNotFound: (path) => `Página no encontrada: ${path}`,
    titles: {
      401: "La sesión ha caducado",
      404: "¡Vaya! No encontramos esta página",
      500: "El servidor tiene un mal día",
      other: "Algo ha salido mal",
    },
    messages: {
      401: "Vuelve a entrar para continuar",
      500: "Nuestro servidor necesita un abrazo… y quizá un reinicio",
      other: "Hasta los mejores tropiezan a veces",
    },
  },
};

export const shell: Pick<typeof englishShell, "newBuild"> = {
  newBuild: {
    title: "Hay una versión nueva",
    text: "Recarga cuando te venga bien. No perderás nada de lo que has guardado.",
    reload: "Recargar",
  },
};

export const ui: Pick<typeof englishUi, "skip" | "loading" | "close" | "cancel" | "more" | "tryAgain"> = {
  skip: "Saltar al contenido",
  loading: loading.es,
  close: "Cerrar",
  cancel: "Cancelar",
  more: "Más",
  tryAgain: "Intentarlo otra vez",
};

export const ownData: (typeof englishData)["own"] = {
  title: "Tus datos",
  intro:
    "Esto es lo que guardamos de ti: tu nombre y tu correo, las sesiones a las que te invitaron, tus respuestas, lo que escribiste y tus resúmenes.",
  needLink: "Abre esta página desde el enlace de tu invitación, para que sepamos quién eres.",
  needProof:
    "Tus datos son solo para ti. Abre esta página desde el enlace de tu invitación o deja que te enviemos un código por correo.",
  download: "Descargar mis datos",
  remove: "Borrar mis datos",
  confirmTitle: "¿Borrar todo lo tuyo?",
  confirmText:
    "Borramos al momento y para siempre tu nombre y tu correo, tus plazas en próximas sesiones, lo que escribiste y el acceso a tus resúmenes. Los resultados de tu equipo se quedan, sin tu nombre.",
  cancel: "Conservarlo",
  confirm: "Borrar para siempre",
  done: "Hemos borrado tus datos",
  doneText: "Ya no tenemos tu nombre ni tu correo. Los enlaces de correos anteriores ya no funcionan.",
  link: "Tus datos",
};

export const textForIt: (typeof englishBoard)["it"] = {
  title: "Para tu departamento de informática",
  hint: "Algunas redes de oficina bloquean las sesiones en directo. Este texto dice qué hay que permitir.",
  copy: "Copiar este texto",
  copied: "Texto copiado",
  loading: "Cargando las direcciones",
  intro: (title, day) =>
    `El ${day}, personas de la empresa participarán en «${title}», una sesión de Lantern Hour en el navegador. Hay que permitir lo siguiente:`,
  introAny:
    "Personas de la empresa participarán en una sesión de Lantern Hour en el navegador. Hay que permitir lo siguiente:",
  pages: (host, ports, protocol) =>
    `- ${host}, ${protocol}, puerto ${ports}: páginas (HTTPS) y conexión en directo (WebSocket, que un proxy no debe cortar)`,
  relay: (host, ports, protocol) =>
    `- ${host}, ${protocol}, puerto ${ports}: audio y vídeo por repetidor (TURN)`,
  direct: (ports, protocol) =>
    `- ${protocol} saliente, puertos ${ports}: audio y vídeo directos entre participantes (WebRTC)`,
  withRelay: "Si no se pueden permitir conexiones directas, basta con el repetidor.",
  noRelay:
    "Si no se pueden permitir conexiones directas, se puede participar con retratos y chat, sin audio.",
  outro: (address) => `Para probarlo, basta con abrir ${address} en un navegador de esa red.`,
  soon: "día por decidir",
};
