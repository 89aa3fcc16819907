import type { Texts } from "../current.ts";
import type { SharedMessages } from "../messages.ts";
import { loading } from "./start.ts";

/** What every page of the dashboard has from its start. Participants have the names of errors as well. */
export const errors: SharedMessages["errors"] = {
  // What an error is called loads with the first one.
  byCode: {},
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
      401: "Tu acceso ha caducado",
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

export const shell: SharedMessages["shell"] = {
  newBuild: {
    title: "Hay una versión nueva",
    text: "Recarga cuando te venga bien. No perderás nada de lo que has guardado.",
    reload: "Recargar",
  },
};

export const ui: SharedMessages["ui"] = {
  skip: "Saltar al contenido",
  loading,
  close: "Cerrar",
  cancel: "Cancelar",
  more: "Más",
  tryAgain: "Intentarlo otra vez",
};

export const startTexts: Texts = { language: "es", areas: {}, shared: null };
