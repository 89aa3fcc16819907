import type { Language } from "@lantern/contract/languages";

/** Shown before any texts have loaded, so it is not part of the catalog. */
export const loading: Record<Language, string> = { en: "Loading", es: "Cargando" };
