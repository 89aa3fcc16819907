import { formatNumber } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

const crumb = "Ajustes de empresa";

export const texts: typeof english = {
  title: "Claves de API",
  sub: "Con una clave, tus propios programas pueden planificar sesiones y mantener al día tu lista de participantes.",
  crumb,
  docs: "Documentación (en inglés)",
  loading: "Cargando las claves",
  ownersOnly: "Solo una persona titular puede crear claves.",
  none: "Todavía no hay claves.",
  add: "Crear una clave",
  name: "Nombre",
  nameHint: "El programa que la usa, por ejemplo «Directorio de personas».",
  scopes: "Lo que puede hacer la clave",
  scopeNames: {
    "sessions:read": "Leer sesiones",
    "sessions:write": "Planificar y cambiar sesiones",
    people: "Leer y cambiar participantes",
    reports: "Leer informes y análisis",
    directory: "Mantener al día los participantes como directorio de la empresa",
  },
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
  madeOn: (day) => `Creada el ${day}`,
  expiresOn: (day) => `caduca el ${day}`,
  expiredOn: (day) => `caducó el ${day}`,
  neverExpires: "no caduca",
  usedOn: (moment) => `último uso: ${moment}`,
  neverUsed: "sin usar",
  expired: "Caducada",
  revoke: "Anular",
  revokeOf: (name) => `Anular ${name}`,
  revokeTitle: (name) => `¿Anular «${name}»?`,
  revokeText: "El programa pierde el acceso al momento.",
  revoked: "Clave anulada",
};
