import type { joining as english } from "../en/joining.ts";

/** The join page and the page that starts a rehearsal. Both are prerendered. */
export const joining: typeof english = {
  join: {
    title: "Der Session beitreten",
    greeting: "Schön, dass du dabei bist.",
    begins: (when) => `Beginn: ${when}\u00a0Uhr`,
    underWay: "Es hat schon angefangen. Komm herein.",
    over: "Diese Session ist vorbei.",
    submit: "Beitreten",
    busy: "Beitritt läuft",
    fromLink: "Dein Link ist persönlich. Niemand sonst sieht deine Adresse.",
    scorecard: "Meinen Rückblick öffnen",
    check: "Zuerst meinen Browser prüfen",
    storage:
      "Dein Browser blockiert Cookies und Websitedaten, deshalb bringt dich diese Seite nicht in die Session. Erlaube sie für diese Website und lade die Seite neu.",
    language: "Sprache",
    music: "Ton",
    musicChoice: { soft: "Leise", none: "Aus" },
    musicCalm:
      "Filme und Musik beginnen ohne Ton, weil auf deinem Gerät weniger Bewegung eingestellt ist. Du kannst ihn jederzeit einschalten.",
  },
  naming: {
    heading: "Wie heißt du?",
    intro: "Dein Team sieht deinen Namen.",
    first: "Vorname",
    needFirst: "Bitte gib deinen Vornamen ein.",
    last: "Nachname (freiwillig)",
    submit: "Weiter",
    skip: "Ohne Namen weiter",
  },
  ownData: "Deine Daten",
  closed: {
    LINK_EXPIRED: {
      heading: "Dieser Link gilt nicht mehr",
      next: "Eine neuere Einladung ersetzt die ältere. Bitte such nach einer späteren E-Mail. Wenn es keine gibt, antworte auf deine Einladung und bitte um einen neuen Link, oder tritt mit der Adresse bei, an die sie ging.",
    },
    CONSUMER_002: {
      heading: "Du stehst nicht auf der Liste",
      next: "Bitte gib die Adresse ein, an die deine Einladung ging. Wenn es diese ist, stehst du nicht mehr auf der Liste dieser Session. Schreib dann der Person, die dich eingeladen hat.",
    },
    SESSION_006: {
      heading: "Diese Session ist vorbei",
      next: (days) =>
        `Wenn du dabei warst, öffnet der Link in deiner E-Mail noch ${days} Tage nach dem Ende deinen Rückblick. Wenn nicht, frag die Person, die dich eingeladen hat, nach einem anderen Termin.`,
    },
    SESSION_CANCELLED: {
      heading: "Diese Session ist abgesagt",
      next: "Sie findet nicht statt, und du musst nichts tun. Wenn es einen neuen Termin gibt, bekommst du eine neue Einladung mit eigenem Link.",
    },
    SESSION_001: {
      heading: "Wir finden diese Session nicht",
      next: "Vielleicht fehlt ein Teil der Adresse. Bitte öffne noch einmal den Link in deiner Einladung oder kopiere ihn ganz. Wenn das nicht hilft, schreib der Person, die dich eingeladen hat.",
    },
    POLL_CLOSED: {
      heading: "Auf diese Termine kann niemand mehr antworten",
      next: "Entweder steht ein Termin fest, oder die Frage wurde zurückgezogen. Wenn es einen Termin gibt, steht er in deiner Einladung.",
    },
    SEAT_IN_USE: {
      heading: "Dieser Platz ist besetzt",
      next: "Mit dieser Adresse ist schon jemand verbunden. Geh zurück in das Fenster, in dem du beigetreten bist, oder öffne den Link in deiner eigenen Einladung, um den Platz zu übernehmen. Kein Link zur Hand? Wir schicken dir gern einen Code per E-Mail.",
    },
    byEmail: "Mit meiner E-Mail-Adresse beitreten",
    otherAddress: "Andere Adresse versuchen",
    again: "Noch einmal versuchen",
    invitation: "Zu einer anderen Session eingeladen? Dann nimm den Link aus der anderen Einladung.",
  },
  decline: {
    heading: "Noch ein Klick: Du sagst ab",
    intro:
      "Dann kann jemand anderes deinen Platz bekommen. Bis zum Beginn kannst du es dir hier anders überlegen.",
    asking: {
      heading: "Noch ein Klick: Du sagst zu",
      intro: "Dann weiß dein Team, dass du kommst. Bis zum Beginn kannst du es dir hier anders überlegen.",
    },
    no: "Ich kann nicht",
    yes: "Ich bin dabei",
    afterAll: "Ich kann doch",
    notComing: "Danke für die Nachricht.",
    notComingText: "Dein Platz ist jetzt frei. Wenn du doch kannst, drücke den Knopf.",
    coming: "Schön. Bis dann.",
    comingText: "Mit dem Link in deiner E-Mail trittst du bei.",
  },
  dates: {
    heading: "Welche Termine passen dir?",
    intro:
      "Wähle alle Termine, die dir passen. In deinem Kalender steht noch nichts: Sobald ein Termin feststeht, schicken wir dir eine Einladung.",
    given: "Das hast du gewählt. Du kannst es ändern, bis ein Termin feststeht.",
    submit: "Diese Termine passen mir",
    none: "Keiner davon passt mir",
    choose: "Bitte wähle einen Termin, oder sag, dass keiner davon passt.",
    done: "Danke für deine Antwort",
    doneText: "Sobald ein Termin feststeht, schicken wir dir eine Einladung.",
    change: "Meine Antwort ändern",
  },
  demo: {
    title: "Spiel jetzt eine Szene",
    intro:
      "Fünf Minuten aus „Die stille Station“, mit drei simulierten Teammitgliedern. Du brauchst kein Konto, nichts wird gespeichert, und du kannst jederzeit gehen.",
    starting: "Dein Team nimmt gerade Platz",
    busy: "Die Szene wird vorbereitet",
    again: "Noch einmal versuchen",
    read: "In der Zwischenzeit kannst du die Szene hier lesen.",
    noScript:
      "Ohne JavaScript kannst du die Szene nicht spielen, aber lesen. Öffne die Antwort, die du wählen würdest.",
    next: "Diese Geschichte liest du nicht. Ihr spielt sie, als Team.",
    team: "Mit deinem Team spielen",
    seats: "Deine ersten sechs Plätze sind kostenlos. Du brauchst keine Kreditkarte.",
    price: "Preise ansehen",
  },
};
