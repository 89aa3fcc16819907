import type { deviceFindings as english } from "../en/device-findings.ts";

/** What may be wrong with camera, microphone and call, and what to do about it. */
export const deviceFindings: typeof english = {
  "mic-denied":
    "El navegador está bloqueando el micrófono. Para permitirlo, usa el icono a la izquierda de la barra de direcciones.",
  "mic-missing": "No encontramos ningún micrófono. Conecta uno y lo usaremos enseguida.",
  "mic-busy": "Otro programa está usando tu micrófono. Ciérralo e inténtalo otra vez.",
  "mic-unsupported":
    "Este navegador no permite usar el micrófono en las páginas. El chat y todo lo demás funcionan.",
  "mic-muted": "Tienes el micrófono apagado.",
  "cam-denied":
    "El navegador está bloqueando la cámara. Para permitirla, usa el icono a la izquierda de la barra de direcciones.",
  "cam-missing": "No encontramos ninguna cámara. En su lugar se ve tu retrato.",
  "cam-busy": "Otro programa está usando tu cámara. Ciérralo e inténtalo otra vez.",
  "cam-unsupported": "Este navegador no permite usar la cámara en las páginas. En su lugar se ve tu retrato.",
  "film-muted": "Hay una película en marcha. Los micrófonos están apagados hasta que termine.",
  "mates-lost": "Aún no hay conexión con todo tu equipo. Estamos en ello.",
  "weak-line": "Tu conexión es débil, así que damos prioridad al audio.",
};
