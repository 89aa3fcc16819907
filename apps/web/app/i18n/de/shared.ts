import type { SharedMessages } from "../messages.ts";
import { errorCodes } from "./error-codes.ts";
import { loading } from "./start.ts";

const errors: SharedMessages["errors"] = {
  byCode: errorCodes,
  timeout: "Die Antwort dauert zu lange. Bitte versuch es noch einmal.",
  server: "Fehler auf dem Server. Bitte versuch es später noch einmal.",
  unknown: "Ein unbekannter Fehler ist aufgetreten",
  failed: (status) => `Die Anfrage ist mit Status ${status} gescheitert`,
  offline: "Keine Verbindung zum Server. Bitte prüfe deine Verbindung.",
  screen: {
    toLogin: "Zur Anmeldung",
    toHome: "Zur Startseite",
    pageNotFound: (path) => `Seite nicht gefunden: ${path}`,
    titles: {
      401: "Anmeldung abgelaufen",
      404: "Hoppla! Diese Seite gibt es nicht",
      500: "Der Server hat einen schlechten Tag",
      other: "Etwas ist schiefgegangen",
    },
    messages: {
      401: "Bitte melde dich wieder an, um weiterzumachen",
      500: "Unser Server braucht eine Umarmung … und vielleicht einen Neustart",
      other: "Auch die Besten stolpern manchmal",
    },
  },
};

const shell: SharedMessages["shell"] = {
  newBuild: {
    title: "Es gibt eine neue Version",
    text: "Lade die Seite neu, wann es dir passt. Was gespeichert ist, geht nicht verloren.",
    reload: "Neu laden",
  },
};

const ui: SharedMessages["ui"] = {
  skip: "Zum Inhalt springen",
  loading,
  close: "Schließen",
  cancel: "Abbrechen",
  more: "Mehr",
  tryAgain: "Noch einmal versuchen",
};

export const shared: SharedMessages = { errors, shell, ui };
