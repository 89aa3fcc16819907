/** Names of the points of the system check. Administrators read them too. */
export const checkNames = {
  browser: "Navegador",
  storage: "Almacenamiento",
  realtime: "Conexión",
  clock: "Reloj",
  direct: "Audio y vídeo directos",
  relay: "Audio y vídeo por repetidor",
  autoplay: "Sonido automático",
  microphone: "Micrófono",
  camera: "Cámara",
  speakers: "Altavoces",
};
