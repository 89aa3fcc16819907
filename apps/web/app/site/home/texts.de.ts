import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Lantern Hour: eine Stunde, gemeinsam",
  hero: {
    title: ["Eine Stunde,", "gemeinsam."],
    intro:
      "Abenteuer mit Geschichte für Teams, die an verschiedenen Orten arbeiten. Alle kommen im Browser dazu, finden sich in kleinen Teams zusammen und entscheiden, wie es weitergeht.",
    see: "So läuft eine Session ab",
  },
  vote: {
    label: "Ein Beispiel: Ein Team von fünf Leuten entscheidet, in „Das Licht von Saltmere“",
    caption: "Unten steht die ganze Stadt, in Pantoffeln. Was erfährt die Stadt?",
    quoted: (text) => `„${text}“`,
    clock: ["0:42", "0:31", "0:24"],
    changing: "Tomás überlegt es sich anders.",
    changed: "Tomás stimmt jetzt anders.",
    agreed: "Alle fünf sind sich einig. Steht fest.",
    pause: "Animation anhalten",
    options: [
      { title: "Allen sagen,", text: "was wir wissen. Und was nicht." },
      { title: "Es zwei Leuten sagen, die jetzt helfen können:", text: "Bo und Ruda." },
      { title: "Nichts sagen,", text: "bis wir sicher sind." },
    ],
    people: { tomas: "Tomás", amara: "Amara", mei: "Mei", noor: "Noor", idris: "Idris" },
  },
  session: {
    heading: "Sechzig Minuten, und pünktlich zu Ende.",
    intro:
      "Eine einzelne Linie heißt: Alle sind in derselben Szene. Wo sie sich teilt, gehen die Teams von bis zu sechs Leuten eigene Wege und entscheiden für sich.",
    scrub: "Minute der Session",
    together: "Alle zusammen",
    teams: "In Teams",
    parts: [
      {
        name: "Auftakt",
        text: "Alle sehen zur selben Zeit denselben Film. Nach vier Minuten ist klar, worum es geht und wie man spielt.",
        quote: "Das ist Lumo: eine kleine Station mit einem sehr großen Garten.",
        alt: "Lumo, eine kleine Station mit sechs runden Fenstern, alle bernsteinfarben erleuchtet.",
      },
      {
        name: "Akt I",
        text: "Jetzt geht es in Teams von bis zu sechs Leuten weiter. Alle bekommen eine Rolle und eine Karte, die sonst niemand sehen kann. Das Team trifft seine erste Entscheidung und öffnet sein erstes Schloss.",
        quote: "„Da ist Lumo. Dunkel, zu, und dabei ausgesprochen höflich.“",
        alt: "Lumo, dunkel, dahinter der Ring eines Planeten.",
      },
      {
        name: "Akt II",
        text: "Die Geschichte folgt der Wahl des Teams. Es löst ein schwierigeres Rätsel, verteilt etwas, das nicht für alle reicht, und entscheidet über Menschen.",
        quote: "Verteil deine Zellen. Es reicht nicht für alle.",
        alt: "Fünf Lampen über fünf kleinen Türen.",
      },
      {
        name: "Halbzeit",
        text: "Alle Teams kommen wieder zusammen und sehen nebeneinander, wie sich jedes entschieden hat.",
        quote: "„Seht nur, wie verschieden wir sind. Jede Crew hat jemanden beschützt.“",
        alt: "Schatten auf dem Ring des Planeten; das letzte goldene Licht auf Lumo.",
      },
      {
        name: "Akt III",
        text: "Nun spielt jedes Team den Zweig, zu dem seine Entscheidungen geführt haben. Das letzte Rätsel braucht die Augen von allen. Dann kommt die letzte Entscheidung.",
        quote: "Dreimal Klopfen an der Außentür. Leise. Geduldig.",
        alt: "Die Außentür von innen, Licht unter ihrer Kante.",
      },
      {
        name: "Finale",
        text: "Das Team sieht einen der Filme zum Ende. Welchen, hängt davon ab, was es getan hat.",
        quote: "Wir haben der ganzen Welt ein Geheimnis erzählt, und die Welt hat leise gewinkt.",
        alt: "Städte bei Nacht mit einer Million winziger Lampen.",
      },
      {
        name: "Fazit",
        text: "Alle beantworten für sich eine Frage, und dann liest man die Antworten gemeinsam. Jede Person vergibt bis zu drei Dankeskarten, auch die liest das Team gemeinsam. Zum Schluss sucht es sich eine Sache aus, die es bei der Arbeit tun will.",
        quote: "„Je ein ehrlicher Satz. Dann lesen wir alle, und niemand hetzt.“",
        alt: "Eine Reihe von Menschen im Dunkeln, kleine Lampen zwischen ihnen.",
      },
      {
        name: "Ehrungen",
        text: "Der Rückblick ist da: der Weg, die Punkte, eine Auszeichnung für das Team und eine für jede Person. Und dann ist Schluss, pünktlich.",
        quote: "„So ging es bei euch aus. Fünf weitere Enden gibt es. Fragt herum.“",
        alt: "Das Logbuch des Relais, aufgeschlagen, ein trockenes Blatt zwischen den Seiten.",
      },
    ],
  },
  take: {
    heading: "Die Geschichte nehmen Sie mit.",
    intro:
      "Jedes Team bekommt seinen eigenen Rückblick: was es gewählt hat, wie sich seine Punkte zusammensetzen und wie es zusammengearbeitet hat.",
    example: "Beispiel",
    story: "the-quiet-station",
    by: "Diese Session haben sechs simulierte Personen gespielt. Die letzten Entscheidungen haben wir weggelassen, damit Sie sie selbst treffen können.",
    team: "Crew Halbmond, die Offenen Ohren",
    person: "Eine Person von sechs",
  },
  organize: {
    heading: "In ein paar Minuten geplant.",
    intro: [
      "Wählen Sie ein Abenteuer, eine Uhrzeit und die Leute. Alle bekommen eine Einladung mit Kalenderdatei, den Beginn in der eigenen Ortszeit, einen Technik-Check und eine Möglichkeit zu sagen: „Ich kann nicht kommen.“",
      "In Ihrem Dashboard ist jede Person ein Fenster in einer Straße, und es leuchtet, sobald sie bereit ist. Dann führt der Autopilot durch die Session.",
    ],
    samples: "Einladung und Bericht als Beispiel ansehen",
    picture:
      "Das Dashboard von Lantern Hour: die nächste Session als Straße mit hellen und dunklen Fenstern, darunter eine Checkliste, daneben die Credits.",
  },
  privacy: {
    heading: "Ein Spiegel, nie ein Urteil.",
    intro: [
      "Frei spielt man nur, wenn niemand einen beurteilt. Deshalb steht hier, was wir messen und wer es sieht.",
      "Es wird nichts aufgezeichnet. Sie können diese Tabelle Ihrem Betriebsrat zeigen, so wie sie ist.",
    ],
    caption: "Was wir messen und wer es sehen kann",
    columns: ["Was", "Sie", "Ihr Team", "Ihr Unternehmen"],
    never: "Nie",
    rows: [
      {
        what: "Ihr eigener Anteil",
        note: "an Stimmen, Zügen und geteilten Karten",
        who: ["Ja", null, null],
      },
      {
        what: "Was wir am Team messen",
        note: "in Bereichen, nach der Session, nie währenddessen",
        who: ["Ja", "Ja", "Teams ab 3"],
      },
      {
        what: "Dankeskarten",
        note: "nur Sie sehen, was jemand auf Ihre geschrieben hat",
        who: ["Ja", "Nur Karten", null],
      },
      { what: "Ihre Stimmung", note: "wir schließen nicht auf Gefühle", who: [null, null, null] },
      { what: "Eine Rangliste von Personen", note: "wir erstellen keine", who: [null, null, null] },
    ],
  },
  price: {
    heading: "Sie zahlen nur für Leute, die kommen.",
    note: "Ein Credit ist ein Platz in einer Session. Die ersten 6 sind kostenlos. Ein Credit ist verbraucht, sobald jemand fünf Minuten in der laufenden Session war. Alle anderen werden von selbst wieder frei.",
    link: "Für Ihr Team ausrechnen",
    example: ["20 Plätze, 4 Teams.", "19 Leute sind gekommen. 1 Credit ist wieder frei."],
  },
  questions: {
    heading: "Häufige Fragen",
    list: [
      {
        q: "Was brauchen alle?",
        a: "Einen Browser, auf einem Laptop oder einem Telefon. Man muss nichts installieren, und niemand braucht ein Konto. Ein kurzer Technik-Check sagt jeder Person, ob ihre Verbindung gut genug ist.",
      },
      {
        q: "Wie viele Leute können mitspielen?",
        a: "Von 2 bis 300 in einer Session. Wir bilden Teams von fünf, wo es geht, und nie mehr als sechs.",
      },
      {
        q: "Und wenn bei jemandem die Verbindung abbricht?",
        a: "Wir halten den Platz frei, und die Person kommt genau dort zurück, wo das Team gerade ist. Dauert es länger, gehen ihre Karten so lange an das Team. Wenn jemand fehlt, hält das nie eine Szene auf.",
      },
      {
        q: "Muss jemand von uns die Spielleitung übernehmen?",
        a: "Nein. Der Autopilot startet die Session und führt ganz durch sie hindurch. Sie können einfach mitspielen.",
      },
      {
        q: "Können alle mitmachen?",
        a: "Ja. Untertitel sind von Anfang an eingeschaltet. Alles lässt sich mit der Tastatur bedienen, man muss nie etwas ziehen, und kein Rätsel hängt von Farben oder vom Hören ab.",
      },
      {
        q: "Kann ich es ansehen, bevor ich jemanden einlade?",
        a: "Ja. Spielen Sie eine Szene ohne Konto, mit drei simulierten Teammitgliedern. Mit einem Konto können Sie jedes Abenteuer proben, so oft Sie möchten. Proben kosten keine Credits.",
      },
    ],
  },
};
