import type { SharedMessages } from "../messages.ts";
import { errorCodes } from "./error-codes.ts";
import { loading } from "./start.ts";

const errors: SharedMessages["errors"] = {
  byCode: errorCodes,
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

const shell: SharedMessages["shell"] = {
  newBuild: {
    title: "Hay una versión nueva",
    text: "Recarga cuando te venga bien. No perderás nada de lo que has guardado.",
    reload: "Recargar",
  },
};

const ui: SharedMessages["ui"] = {
  skip: "Saltar al contenido",
  loading,
  close: "Cerrar",
  cancel: "Cancelar",
  more: "Más",
  tryAgain: "Intentarlo otra vez",
};

export const shared: SharedMessages = { errors, shell, ui };
