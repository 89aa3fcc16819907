import { count } from "../../i18n/de/phrases.ts";
import { formatNumber } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

const people = (n: number) => count(n, "Person", "Personen");

export const texts: typeof english = {
  sub: "Alle, die Sie einladen können. Ein Konto brauchen sie nicht.",
  add: "Teilnehmende hinzufügen",
  searchShort: "Personen suchen",
  search: "Name, E-Mail, Abteilung oder Standort suchen",
  filters: {
    department: "Abteilung",
    office: "Standort",
    group: "Gruppe",
    all: "Alle",
    sort: "Sortieren nach",
    orders: {
      "name.asc": "Name, A bis Z",
      "name.desc": "Name, Z bis A",
      "email.asc": "E-Mail, A bis Z",
      "created.desc": "Neueste zuerst",
      "created.asc": "Älteste zuerst",
    },
  },
  export: "CSV exportieren",
  fileName: "teilnehmende.csv",
  choose: (name) => `${name} auswählen`,
  chooseAll: "Alle angezeigten auswählen",
  chosen: (n) => `${people(n)} ausgewählt`,
  moveChosen: "Bearbeiten…",
  groupChosen: "Zu einer Gruppe hinzufügen…",
  ungroupChosen: "Aus dieser Gruppe entfernen",
  removeChosen: "Entfernen…",
  unchoose: "Auswahl aufheben",
  chooseMatching: "Alle Treffer auswählen",
  open: "Öffnen",
  editOne: "Bearbeiten…",
  columns: {
    person: "Person",
    department: "Abteilung",
    office: "Standort",
    zone: "Zeitzone",
    action: "Aktion",
  },
  nameless: "Noch ohne Namen",
  count: (n) => `${people(n)}.`,
  countOf: (n, total) => `${formatNumber(n)} von ${people(total)}.`,
  empty: {
    title: "Noch keine Teilnehmenden",
    text: "Fügen Sie Personen einzeln hinzu oder fügen Sie eine Liste aus einer E-Mail oder Tabelle ein. Eine E-Mail-Adresse genügt; den Namen können alle beim Beitreten ergänzen.",
  },
  noMatch: (query) => (query ? `Zu „${query}“ gibt es niemanden` : "Zu diesen Filtern gibt es niemanden"),
  clear: "Alle anzeigen",
  menu: (name) => `Mehr zu ${name}`,
  remove: "Entfernen…",
  group: {
    plan: "Session für sie planen",
    rename: "Umbenennen…",
    renameTitle: "Gruppe umbenennen",
    name: "Name",
    save: "Speichern",
    remove: "Gruppe löschen",
    removed: (name) => `${name} wurde gelöscht; die Personen bleiben Teilnehmende`,
    removedFrom: (n, name) => `${people(n)} aus ${name} entfernt`,
  },
  moving: {
    title: (n) => `${people(n)} bearbeiten`,
    text: "Felder, die Sie frei lassen, ändern sich nicht.",
    none: { department: "Keine Abteilung", office: "Kein Standort" },
    submit: "Speichern",
    saved: (n) => (n === 0 ? "Nichts zu ändern" : `${people(n)} geändert`),
  },
};
