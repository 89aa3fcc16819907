import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  unauthenticated: "Hay que entrar de nuevo",
  invalidLogin: "La respuesta no es válida",
  expiredTitle: "Tu acceso ha caducado",
  expired: "Te hemos desconectado por inactividad.",
  credentialsRequired: "Faltan los datos de tu cuenta para cifrar el acceso",
  decrypt: "No se ha podido descifrar el acceso. Vuelve a entrar.",
  tokenVersion: "Este acceso es de una versión anterior. Vuelve a entrar.",
};
