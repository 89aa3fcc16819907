import { count } from "../../../i18n/es/phrases.ts";
import type { actionTexts as english } from "./action-texts.ts";

const invitations = (n: number) => count(n, "invitación", "invitaciones");

export const actionTexts: typeof english = {
  actions: {
    finish: "Terminar el borrador",
    addAttendees: "Añadir asistentes",
    confirm: "Confirmar la sesión",
    invite: (n) => `Enviar ${invitations(n)}`,
    open: "Abrir",
    openLive: "Abrir la sesión",
    results: "Ver el informe",
    menu: (title) => `Más acciones para ${title}`,
    copyLink: "Copiar el enlace de la sesión",
    rehearse: "Ensayar",
    startNow: "Empezar ahora",
    cancel: "Cancelar la sesión…",
    remove: "Borrar el borrador…",
    duplicate: "Duplicar",
    planAgain: "Planificar otra vez",
    archive: "Archivar",
    unarchive: "Desarchivar",
    undo: "Deshacer",
  },
  done: {
    confirmed: "Sesión confirmada",
    confirmedText: (n) => `${count(n, "plaza reservada", "plazas reservadas")}.`,
    invited: "Invitaciones enviadas",
    invitedText: (n) => `${count(n, "correo", "correos")} en camino.`,
    cancelled: "Sesión cancelada",
    deleted: "Borrador eliminado",
    attendees: "Asistentes actualizados",
    updated: "Sesión actualizada",
    date: "Fecha actualizada",
    copied: "Enlace copiado",
    archived: "Sesión archivada",
    unarchived: "Sesión desarchivada",
    revoked: "Enlace anulado",
    revokedText: "La próxima invitación llevará uno nuevo.",
    duplicated: "Copiada en un nuevo borrador",
    duplicatedText: "Tiene a las mismas personas y todavía no tiene fecha.",
  },
  copyFailed: "Tu navegador no ha dejado copiar. Este es el enlace:",
};
