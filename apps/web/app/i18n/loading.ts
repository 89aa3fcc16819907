import type { Language } from "@lantern/contract/languages";

/** Said before any catalogue has come, so it stands apart from them. */
export const loading: Record<Language, string> = { en: "Loading", es: "Cargando" };
