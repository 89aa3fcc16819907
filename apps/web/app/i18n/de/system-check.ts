import type { systemCheck as english } from "../en/system-check.ts";
import { checkNames } from "./check-names.ts";
import { deviceFindings } from "./device-findings.ts";

/** The system check of browser, devices and network. */
export const systemCheck: typeof english = {
  title: "Technik-Check",
  heading: "Ist alles bereit für deine Session?",
  intro:
    "Hier prüfen wir deinen Browser und deine Verbindung und, wenn du einen Knopf drückst, deine Geräte. Nichts wird verändert, und was du sagst oder zeigst, verlässt diese Seite nicht.",
  again: "Noch einmal prüfen",
  rsvp: "Zu- oder absagen",
  parts: checkNames,
  findings: deviceFindings,
  level: "Was dein Mikrofon hört",
  browserOk: "Dein Browser kann alles, was nötig ist.",
  browserBad:
    "Dein Browser ist zu alt, oder eine Einstellung ist aus. Bitte nimm ein aktuelles Chrome, Edge, Firefox oder Safari.",
  storageOk: "Dieser Tab kann sich deinen Platz merken.",
  storageBad:
    "Dieser Browser kann nichts speichern. Bitte verlass den privaten Modus oder erlaube Websitedaten.",
  realtimeOk: {
    socket: (ms) => `Antwortet in ${ms}\u00a0ms.`,
    stream: (ms) =>
      `Etwas in deinem Netz sperrt WebSocket. Deshalb nehmen wir Streaming. Antwortet in ${ms}\u00a0ms. Du kannst teilnehmen.`,
    poll: (ms) =>
      `Etwas in deinem Netz sperrt WebSocket und Streaming. Deshalb fragt diese Seite immer wieder nach Neuem. Antwortet in ${ms}\u00a0ms. Du kannst teilnehmen, nur etwas langsamer.`,
  },
  realtimeBad:
    "Wir haben drei Wege versucht, und keiner hat geklappt. Bitte versuch es in einem anderen Netz, oder gib den Text für die IT (weiter unten) an die weiter, die dieses Netz betreuen.",
  clockOk: "Deine Uhr geht richtig.",
  clockOff: (seconds) =>
    `Deine Uhr geht um ${seconds}\u00a0s falsch. Das macht nichts: Für die Session gilt unsere Uhr.`,
  clockUnknown: "Wir konnten deine Uhr nicht prüfen.",
  directOk: "Dein Browser kann sich direkt mit deinem Team verbinden.",
  directBad:
    "Dieser Browser kann keine direkten Verbindungen aufbauen. Vielleicht sperrt sie eine Einstellung oder eine Erweiterung. Ohne sie gibt es weder Ton noch Bild. Porträts und Chat funktionieren trotzdem.",
  relayOk: (ms) =>
    `Erreicht in ${ms}\u00a0ms. Der Relay-Server hilft, wo dein Netz direkte Verbindungen sperrt.`,
  relayBad:
    "Wir konnten den Relay-Server nicht erreichen. Wenn dein Netz direkte Verbindungen sperrt, wirst du niemanden hören. Bitte gib den Text für die IT (weiter unten) an die weiter, die dein Netz betreuen.",
  relayWithout: {
    none: "Hier gibt es keinen Relay-Server. Ton und Bild gehen direkt von Browser zu Browser.",
    unproved:
      "Du hast nur deine E-Mail-Adresse angegeben. Öffne diese Seite über den persönlichen Link in deiner Einladung, um auch den Relay-Server zu prüfen.",
    later:
      "Wir können den Relay-Server gerade nicht prüfen. Bitte versuch es in ein paar Minuten noch einmal.",
    not_now: "Deine Session ist nicht offen, deshalb lässt sich der Relay-Server jetzt nicht prüfen.",
  },
  relayUnknown: "Öffne diese Seite über deinen Link oder aus der Lobby, um auch das zu prüfen.",
  autoplayHow: {
    allowed: "Diese Seite kann Ton abspielen.",
    "after-click":
      "Dein Browser spielt Ton nach deinem ersten Klick auf eine Seite. Der Klick beim Beitreten genügt.",
    none: "Dieser Browser spielt keinen Ton. Bitte prüfe seine Einstellungen für diese Seite.",
  },
  tryMicrophone: "Mikrofon testen",
  listening: "Wir hören zu",
  speakNow: "Sag einen Satz. Wir nehmen drei Sekunden auf, und nur du kannst sie hören.",
  playback: "Was dein Mikrofon gehört hat",
  microphoneOk: "Dein Mikrofon funktioniert. Du kannst dich anhören.",
  microphoneSilent:
    "Dein Mikrofon ist an, aber wir hören nichts. Ist es stummgeschaltet, oder ist in deinem System ein anderes gewählt?",
  tryCamera: "Kamera testen",
  cameraOff: "Kamera ausschalten",
  cameraOk: "So sieht dich dein Team. Ein Porträt ist genauso gut.",
  trySpeakers: "Glocke läuten",
  didYouHear: "Hast du sie gehört?",
  audible: "Ja, gehört",
  silent: "Nein, nichts",
  speakersOk: "Deine Lautsprecher funktionieren.",
  speakersBad:
    "Stell den Ton lauter und sieh nach, welchen Lautsprecher oder welches Headset dein System verwendet. Läute die Glocke dann noch einmal.",
  looking: "Wird geprüft",
  notLooked: "Nicht geprüft",
  note: "Gut zu wissen",
  pass: "Bereit",
  fail: "Hier hakt es",
  allGood: "Alles ist bereit.",
  mostlyGood: "Du kannst teilnehmen.",
  notTested: "Fast fertig: Teste dein Mikrofon und läute die Glocke.",
  notGood: "An einer Stelle hakt es noch.",
  notSent: "Das Ergebnis bekommt niemand, bis du es sendest oder ein Gerät ausprobierst.",
  send: "Ergebnis an die Organisation senden",
  stored: "Wer die Session organisiert, kann das Ergebnis sehen.",
  notStored:
    "Öffne diese Seite aus der Lobby. Dann kommt das Ergebnis auch bei denen an, die die Session organisieren.",
  forIt: "Für deine IT-Abteilung",
  print: "Text drucken",
  back: "Zurück zur Lobby",
};
