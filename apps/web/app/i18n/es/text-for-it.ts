import type { textForIt as english } from "../en/text-for-it.ts";

/** What a company's network must allow, for its IT department. */
export const textForIt: typeof english = {
  title: "Para tu departamento de informática",
  hint: "Algunas redes de oficina bloquean las sesiones en directo. Este texto dice qué hay que permitir.",
  copy: "Copiar este texto",
  copied: "Texto copiado",
  loading: "Cargando las direcciones",
  intro: (title, day) =>
    `El ${day}, personas de la empresa participarán en «${title}», una sesión de Lantern Hour en el navegador. Hay que permitir lo siguiente:`,
  introAny:
    "Personas de la empresa participarán en una sesión de Lantern Hour en el navegador. Hay que permitir lo siguiente:",
  pages: (host, ports, protocol) =>
    `- ${host}, ${protocol}, puerto ${ports}: páginas (HTTPS) y conexión en directo (WebSocket, que un proxy no debe cortar)`,
  relay: (host, ports, protocol) =>
    `- ${host}, ${protocol}, puerto ${ports}: audio y vídeo por repetidor (TURN)`,
  direct: (ports, protocol) =>
    `- ${protocol} saliente, puertos ${ports}: audio y vídeo directos entre participantes (WebRTC)`,
  withRelay: "Si no se pueden permitir conexiones directas, basta con el repetidor.",
  noRelay:
    "Si no se pueden permitir conexiones directas, se puede participar con retratos y chat, sin audio.",
  outro: (address) => `Para probarlo, basta con abrir ${address} en un navegador de esa red.`,
  soon: "día por decidir",
};
