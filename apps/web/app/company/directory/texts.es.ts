import { limits } from "@lantern/contract/limits";
import { count } from "../../i18n/es/phrases.ts";
import { formatNumber } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  sub: "El directorio de tu empresa, como Entra ID u Okta, mantiene al día tu lista de participantes por SCIM 2.0.",
  ownersOnly: "Solo una persona titular puede conectar el directorio.",
  loading: "Cargando el directorio",
  connect: "Conecta tu directorio",
  connectText:
    "Escribe esta dirección y un token en tu directorio. Las personas nuevas aparecen entonces en tu lista con su departamento y su oficina, y quitamos a quienes se van de la lista y de las próximas sesiones.",
  address: "Dirección",
  tokens: "Tokens",
  tokensText:
    "Un token solo sirve para el directorio. Deja de funcionar cuando se va la persona titular que lo creó.",
  noTokens: "Todavía no hay ningún token.",
  tokenName: "Directorio",
  make: "Crear un token",
  makeTitle: "¿Crear un token?",
  makeText:
    "Quien lo tenga puede añadir, cambiar y quitar personas. Avisaremos por correo a todos los propietarios.",
  made: "Token creado",
  tokenTitle: "Tu nuevo token",
  tokenText:
    "Cópialo ahora en tu directorio. Solo lo mostramos una vez y guardamos solo lo necesario para reconocerlo.",
  token: "Token",
  state: "Estado",
  never: "Tu directorio todavía no se ha conectado.",
  lastSeen: (moment) => `Última conexión de tu directorio: ${moment}.`,
  people: (n) =>
    n === 0
      ? "Todavía no ha enviado a nadie."
      : `Mantiene al día a ${count(n, "participante", "participantes")}.`,
  left: (n) =>
    `${n === 1 ? "1 persona se ha ido y ya no está" : `${formatNumber(n)} personas se han ido y ya no están`} en tu lista. Borramos sus datos a los ${formatNumber(limits.leaverDays)} días.`,
};
