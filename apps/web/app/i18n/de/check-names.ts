/** Names of the points of the system check. Administrators read them too. */
export const checkNames = {
  browser: "Browser",
  storage: "Speicher",
  realtime: "Verbindung",
  clock: "Uhr",
  direct: "Ton und Bild direkt",
  relay: "Ton und Bild über Relay",
  autoplay: "Automatischer Ton",
  microphone: "Mikrofon",
  camera: "Kamera",
  speakers: "Lautsprecher",
};
