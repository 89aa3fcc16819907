import type { toastLabels as english } from "../en/start.ts";

export const loading = "Wird geladen";

export const noScript =
  "Diese Seite braucht JavaScript. Bitte erlaube es in deinem Browser und lade die Seite neu.";

export const oldBrowser =
  "Dein Browser ist für diese Seite zu alt. Bitte nutze Chrome 116, Edge 121, Firefox 128, Safari 17.4 oder eine neuere Version.";

export const toastLabels: typeof english = { area: "Meldungen", close: "Meldung schließen" };
