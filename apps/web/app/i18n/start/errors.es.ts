import type { errors as english } from "./errors.ts";

/** What every page of the dashboard has from its start. Participants have the names of errors as well. */
export const errors: typeof english = {
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
