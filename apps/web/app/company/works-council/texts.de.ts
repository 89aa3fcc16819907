import { count } from "../../i18n/de/phrases.ts";
import type { texts as english } from "./texts.ts";

const days = (n: number) => count(n, "Tag", "Tage");

/** The information page for a works council. It must change together with the code that it describes. */
export const texts: typeof english = {
  sub: (company) => `Für den Betriebsrat und alle, die ${company} einlädt`,
  print: "Drucken",
  agreement: {
    title: "Vertrag zur Auftragsverarbeitung",
    text: "Ein PDF zum Unterschreiben (auf Englisch), mit dem Namen Ihres Unternehmens, den Angaben zum Betreiber und den externen Diensten, die diese Installation heute nutzt. Lassen Sie ihn vor der Unterschrift rechtlich prüfen.",
    download: "Vertrag herunterladen",
  },
  loading: "Die Einstellungen Ihres Unternehmens werden geladen",
  purpose:
    "Lantern Hour ist ein einstündiges Spiel für Teams, die an verschiedenen Orten arbeiten. Es ist kein Test, und mit ihm lassen sich einzelne Personen nicht beurteilen: Die Berichte an Ihr Unternehmen beschreiben nur Teams ab drei Personen.",
  switches: "Die Einstellungen Ihres Unternehmens",
  on: "Jede Person sieht ihren eigenen Anteil. Sonst sieht ihn niemand.",
  off: "Werte einzelner Personen sind ausgeschaltet: Niemand sieht einen Anteil, auch nicht den eigenen, und es gibt keine persönlichen Auszeichnungen.",
  checkIn: (on) =>
    on
      ? "Die Kurzumfrage ist eingeschaltet: Vor und nach einer Session werden drei Aussagen angeboten. Einzelne Antworten sieht in Ihrem Unternehmen niemand, und wo ein Unterschied Zufall sein kann, steht bei den Zahlen „noch nicht zu sagen“."
      : "Die Kurzumfrage ist ausgeschaltet: Nach einer Session fragen wir nur, ob man wieder spielen würde und was aus der Vereinbarung des Teams geworden ist.",
  retention: (n) => `Was Teilnehmende schreiben, bewahren wir ${days(n)} lang auf.`,
  logs: (months) =>
    months === 0
      ? "Das Protokoll einer Session bewahren wir auf, solange Ihr Unternehmen ein Konto hat."
      : `Das Protokoll einer Session mit allen Abstimmungen und Zügen wird ${count(months, "Monat", "Monate")} nach der Session gelöscht. Der Bericht und die Rückblicke bleiben.`,
  voice:
    "Bevor wir zählen, wie lange jemand spricht, fragen wir jede Person. Bis zu ihrem Ja bleibt es ausgeschaltet.",
  table: "Was wir speichern, wer es sieht und wie lange",
  columns: ["Was", "Die Person", "Ihr Team", "Das Unternehmen", "Aufbewahrt"],
  nobody: "nicht\u00a0gezeigt",
  rows: (n, own) => [
    {
      what: "Ob jemand teilgenommen oder abgesagt hat",
      detail:
        "Ein Credit ist nach fünf Minuten in der Session genutzt. Die Administration kann den Bericht über einen Link teilen, der abläuft.",
      self: "ja",
      team: "während der Session",
      company: "mit Namen",
      term: "mit der Session",
    },
    {
      what: "Wie lange jemand da war",
      detail: "Gemessen, solange die Person verbunden war. Gezeigt nur als Summe ab drei Personen.",
      self: "",
      team: "",
      company: "nur Summen",
      term: "mit dem Protokoll der Session",
    },
    {
      what: "Abstimmungen",
      detail:
        "Ohne sie geht die Session nicht. Ihr Protokoll enthält Platznummern, keine Namen. Der Bericht sagt, was ein Team ab drei Personen gewählt hat, und nichts darüber, wer oder wie viele es wollten. Die Administration kann ein Team während der Session besuchen und sieht dann seine Bühne mit Abstimmungen und Chat so, wie das Team sie sieht.",
      self: "ja",
      team: "sobald offen abgestimmt wird",
      company: "nur die Wahl des Teams",
      term: "mit dem Protokoll der Session",
    },
    {
      what: "Wer da ist, wer um Hilfe bittet und was jedes Team gewählt und gelöst hat",
      detail:
        "Die Administration kann das in der Spielleitung verfolgen, solange die Session läuft, bei Teams jeder Größe. Dort steht auch, wer zuschaut, wessen Verbindung schwach ist und welche Nachrichten gemeldet wurden.",
      self: "ja",
      team: "während der Session",
      company: "während der Session, in der Spielleitung",
      term: "mit dem Protokoll der Session",
    },
    {
      what: "Züge in Rätseln, geteilte Hinweise, wer „Bereit“ gedrückt hat",
      detail: "Ohne das geht die Session nicht. Ihr Protokoll enthält Platznummern, keine Namen.",
      self: "ja",
      team: "während der Session",
      company: "Summen für Teams ab drei Personen",
      term: "mit dem Protokoll der Session",
    },
    {
      what: "Wer mit wem in einem Team war",
      detail:
        "Wenn die nächste Session ihre Teams bildet, kommen Personen, die schon zusammen gespielt haben, nach Möglichkeit in verschiedene. Eine Serie zeigt außerdem, wie viel von der Gruppe sich kennt. Für anderes verwenden wir es nicht. Teams unter drei Personen nennt der Bericht nicht.",
      self: "ja",
      team: "während der Session",
      company: "mit Namen",
      term: "mit dem Bericht",
    },
    {
      what: "Momente, die in einem Team aufgefallen sind",
      detail:
        "Zum Beispiel eine Abstimmung, die sich gedreht hat, ein Tipp oder ein Hinweis, der spät vorgelesen wurde. Wir zählen sie über mindestens drei Teams und nennen weder Personen noch Teams.",
      self: "",
      team: "",
      company: "nur Summen",
      term: "mit dem Bericht",
    },
    {
      what: "Sekunden, in denen jemand spricht",
      detail:
        "Gezählt vom eigenen Browser der Person und nur, wenn sie zustimmt. Er bemerkt nur, ob jemand spricht, nie was.",
      self: own ? "eigener Anteil" : "",
      team: "Verteilung im Team",
      company: "Verteilung im Team",
      term: "bis der Rückblick fertig ist",
    },
    {
      what: "Chat, Antworten auf die Fragen am Ende, Dankeskarten",
      detail: "Getrennt vom Protokoll gespeichert, damit sie gelöscht werden können.",
      self: "ja",
      team: "ja",
      company: "gemeldete Nachrichten und den Chat beim Besuch eines Teams",
      term: days(n),
    },
    {
      what: "Was sich ein Team für die Arbeit vornimmt",
      detail:
        "Der Bericht sagt nicht, wer es geschrieben hat. Es wird gelöscht, wenn diese Person entfernt wird.",
      self: "ja",
      team: "ja",
      company: "unter dem Namen des Teams",
      term: "mit dem Bericht",
    },
    {
      what: "Ergebnisse des Technik-Checks, Punkt für Punkt",
      detail:
        "Damit jemand vor der Session helfen kann. Sie zeigen, was nicht ging, und nichts über das Zuhause der Person.",
      self: "ja",
      team: "",
      company: "mit Namen",
      term: "mit der Session",
    },
    {
      what: "Ja oder Nein zu Kamera, Mikrofon und Redezeit",
      detail: "Es gilt, was zuletzt gewählt wurde.",
      self: "ja",
      team: "",
      company: "",
      term: "mit der Session",
    },
    {
      what: "Die Antwort auf „Würdest du noch eine Session spielen?“",
      detail: "Eine freiwillige Frage mit Antworten von 1 bis 5.",
      self: "ja",
      team: "",
      company: "Summen, ab drei Antworten",
      term: "mit der Session",
    },
    {
      what: "Antworten auf die drei Aussagen der Kurzumfrage",
      detail:
        "Nur wenn die Hauptadministration sie eingeschaltet hat; jede lässt sich überspringen. Gespeichert unter einem Pseudonym je Serie oder Session, ohne Zeitpunkt.",
      self: "ja",
      team: "",
      company:
        "wie sich Durchschnittswerte verändert haben, ab fünf Personen, wobei zufällig eine von zehn ausgelassen wird",
      term: "bis wir sie einen Monat später auszählen, höchstens 180 Tage; gelöscht, sobald die Person entfernt wird",
    },
    ...(own
      ? [
          {
            what: "Eine persönliche Auszeichnung",
            detail:
              "Alle bekommen eine, vor ihrem Team. Sie handelt von der Geschichte und ist nie ein Rang.",
            self: "ja",
            team: "ja",
            company: "",
            term: "bis der Link zum Rückblick abläuft",
          },
        ]
      : []),
  ],
  neverTitle: "Was wir nie messen",
  never: [
    "Stimmungen, Gefühle oder Charakter. Wir leiten sie nicht ab, und das EU-Recht verbietet es am Arbeitsplatz.",
    "Was gesagt wird. Ton und Bild eines Teams hört und sieht nur das Team, und jemand aus der Administration, wenn diese Person seinem Gespräch beigetreten und für alle im Team zu sehen ist. Ton und Bild werden nie aufgezeichnet oder gespeichert.",
    "Tastatureingaben, Maus, Bildschirm, Standort oder irgendetwas außerhalb der Seite der Session.",
    "Ranglisten von Personen oder Vergleiche zwischen ihnen. Punkte gehören Teams, nie einer Person.",
    "Irgendetwas für automatisierte Entscheidungen über eine Person.",
  ],
  choicesTitle: "Was alle wählen können",
  choices: [
    "Ohne Kamera oder Mikrofon teilnehmen oder nur zuschauen.",
    "Jederzeit gehen. Berichte sagen, wie viele gegangen sind, nie wer.",
    "Die eigenen Daten erhalten, berichtigen oder löschen lassen. Frühere Sessions bleiben dann ohne den Namen.",
  ],
  teamsTitle: "Wie wir Teams beschreiben",
  teams:
    "Wir verwenden sechs Werte von 0 bis 1, gezeigt in drei Bereichen, und erklären, wie wir jeden berechnen. Der Gedanke dahinter: Gruppen, in denen alle ähnlich oft zum Zug kommen, schneiden eher besser ab (Woolley u. a., Science 2010). Die Befunde sind gemischt (Riedl 2021; Bates und Gupta 2017). Deshalb sollen die Werte ein Gespräch anstoßen, und während der Session zeigen wir sie nie. Das Unternehmen sieht fünf davon, für Teams ab drei Personen. „Zuhören“ beruht auf Abstimmungen, deshalb sieht es nur das Team.",
  processing: "Datenverarbeitung",
};
