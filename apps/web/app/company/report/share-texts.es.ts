import { formatNumber } from "../../i18n/format.ts";
import type { shareTexts as english } from "./share-texts.ts";

export const shareTexts: typeof english = {
  title: "Compartir este informe",
  text: "Quien tenga el enlace puede leer este informe, con los nombres que contiene, hasta que el enlace caduque. No necesita cuenta y no puede cambiar nada.",
  loading: "Cargando los enlaces",
  links: "Enlaces a este informe",
  ends: (day) => `Caduca el ${day}`,
  password: "con contraseña",
  opened: (moment) => `se abrió por última vez: ${moment}`,
  notOpened: "todavía no se ha abierto",
  revoke: "Anular",
  revokeOf: (day) => `Anular el enlace que caduca el ${day}`,
  revokeNow: "Anularlo",
  revoked: "Enlace anulado",
  another: "Crear otro enlace",
  end: "El enlace caduca",
  days: (days) => (days === 365 ? "En un año" : `En ${formatNumber(days)} días`),
  passwordField: "Contraseña",
  passwordHint: "Envíala por otra vía que el enlace, por ejemplo por teléfono.",
  make: "Crear enlace",
  making: "Creando…",
  made: "Enlace creado",
  link: "Tu nuevo enlace",
  once: "Cópialo ahora: solo lo mostramos una vez.",
};
