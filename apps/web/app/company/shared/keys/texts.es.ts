import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  scopeNames: {
    "sessions:read": "Leer sesiones",
    "sessions:write": "Planificar y cambiar sesiones",
    people: "Leer y cambiar participantes",
    reports: "Leer informes y análisis",
    directory: "Mantener al día los participantes como directorio de la empresa",
  },
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
