import { formatNumber } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  sub: "Con una clave, tus propios programas pueden planificar sesiones y mantener al día tu lista de participantes.",
  docs: "Documentación (en inglés)",
  loading: "Cargando las claves",
  ownersOnly: "Solo una persona titular puede crear claves.",
  none: "Todavía no hay claves.",
  add: "Crear una clave",
  name: "Nombre",
  nameHint: "El programa que la usa, por ejemplo «Directorio de personas».",
  scopes: "Lo que puede hacer la clave",
  expiry: "Caduca",
  expiries: {
    never: "Nunca",
    days: (days) => (days === 365 ? "En un año" : `En ${formatNumber(days)} días`),
  },
  submit: "Crear clave",
  submitting: "Creando…",
  added: "Clave creada",
  keyTitle: "Tu nueva clave",
  keyText:
    "Cópiala ahora en tu programa: solo la mostramos una vez y guardamos solo lo necesario para reconocerla.",
  key: "Clave",
};
