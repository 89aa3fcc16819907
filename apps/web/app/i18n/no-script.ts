import type { Language } from "@lantern/contract/languages";

/** Shown where a browser runs no scripts. Apart from the catalog, because only prerendered pages need it. */
export const noScript: Record<Language, string> = {
  en: "This page needs JavaScript. Please allow it in your browser, then reload the page.",
  es: "Esta página necesita JavaScript. Permítelo en tu navegador y vuelve a cargarla.",
};
