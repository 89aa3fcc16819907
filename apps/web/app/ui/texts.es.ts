import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  optional: "(opcional)",
  chooseDay: "Elige un día",
  calendar: {
    next: "Mes siguiente",
    previous: "Mes anterior",
    today: (day) => `Hoy, ${day}`,
    selected: (day) => `${day}, elegido`,
  },
  searchZone: "Busca una ciudad o un país",
  showZones: "Ver las zonas horarias",
  noZone: "No hay ninguna zona horaria. Prueba con la ciudad grande más cercana.",
  showPassword: "Mostrar la contraseña",
  hidePassword: "Ocultar la contraseña",
  copy: "Copiar",
  copyOf: (label) => `Copiar: ${label}`,
  copied: "Copiado",
  done: "Hecho",
  leave: {
    title: "¿Salir sin guardar?",
    text: "Todavía no has guardado los cambios.",
    cancel: "Quedarme aquí",
    leave: "Salir",
  },
  list: {
    couldNotLoad: "No hemos podido cargar esto",
    showMore: "Ver más",
    search: "Buscar",
    sort: "Ordenar por",
    none: "Aquí no hay nada todavía.",
    noMatch: (search) => `Nada coincide con «${search}».`,
    clear: "Ver todo",
    count: (number, more) => (more ? `Los primeros ${number}` : `${number} en total`),
  },
  sessions: {
    states: {
      draft: "Borrador",
      confirmed: "Confirmada",
      live: "En directo",
      completed: "Terminada",
      cancelled: "Cancelada",
    },
    inArchive: (state) => `${state}, archivada`,
  },
};
