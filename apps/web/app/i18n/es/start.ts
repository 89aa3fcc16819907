import type { toastLabels as english } from "../en/start.ts";

export const loading = "Cargando";

export const noScript = "Esta página necesita JavaScript. Permítelo en tu navegador y vuelve a cargarla.";

export const oldBrowser =
  "Tu navegador es demasiado antiguo para esta página. Usa Chrome 116, Edge 121, Firefox 128, Safari 17.4 o una versión más reciente.";

export const toastLabels: typeof english = { area: "Avisos", close: "Cerrar el aviso" };
