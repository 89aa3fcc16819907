import type { Language } from "@lantern/contract/languages";

/** Labels of the toast area. Apart from the catalog, because pages without it show toasts too. */
export const toastLabels: Record<Language, { area: string; close: string }> = {
  en: { area: "Messages", close: "Close message" },
  es: { area: "Avisos", close: "Cerrar el aviso" },
};
