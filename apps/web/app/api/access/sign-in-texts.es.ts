import type { texts as english } from "./sign-in-texts.ts";

export const texts: typeof english = {
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
