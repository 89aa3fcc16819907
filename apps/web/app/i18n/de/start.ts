import type { toastLabels as english } from "../en/start.ts";

export const loading = "Wird geladen";

export const noScript =
  "Diese Seite braucht JavaScript. Bitte erlaube es in deinem Browser und lade die Seite neu.";

export const toastLabels: typeof english = { area: "Meldungen", close: "Meldung schließen" };
