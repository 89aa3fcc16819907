import type { deviceFindings as english } from "../en/device-findings.ts";

/** What may be wrong with camera, microphone and call, and what to do about it. */
export const deviceFindings: typeof english = {
  "mic-denied":
    "Dein Browser sperrt das Mikrofon. Um es zu erlauben, klick auf das Symbol links in der Adresszeile.",
  "mic-missing": "Wir finden kein Mikrofon. Schließ eines an, dann verwenden wir es sofort.",
  "mic-busy": "Ein anderes Programm nutzt dein Mikrofon. Schließ es und versuch es dann noch einmal.",
  "mic-unsupported":
    "In diesem Browser können Seiten kein Mikrofon nutzen. Chat und alles andere funktionieren trotzdem.",
  "mic-muted": "Du bist stummgeschaltet.",
  "cam-denied":
    "Dein Browser sperrt die Kamera. Um sie zu erlauben, klick auf das Symbol links in der Adresszeile.",
  "cam-missing": "Wir finden keine Kamera. Stattdessen ist dein Porträt zu sehen.",
  "cam-busy": "Ein anderes Programm nutzt deine Kamera. Schließ es und versuch es dann noch einmal.",
  "cam-unsupported":
    "In diesem Browser können Seiten keine Kamera nutzen. Stattdessen ist dein Porträt zu sehen.",
  "film-muted": "Gerade läuft ein Film. Bis er endet, sind alle stummgeschaltet.",
  "mates-lost": "Du bist noch nicht mit allen verbunden. Wir arbeiten daran.",
  "weak-line": "Deine Verbindung ist schwach. Deshalb hat der Ton Vorrang vor dem Bild.",
};
