import type { toastLabels as english } from "../en/start.ts";

export const loading = "Cargando";

export const noScript = "Esta página necesita JavaScript. Permítelo en tu navegador y vuelve a cargarla.";

export const toastLabels: typeof english = { area: "Avisos", close: "Cerrar el aviso" };
