import type { TranslatedGroup } from "../question-group.ts";

export const session: TranslatedGroup = {
  id: "hour",
  title: "Die Session",
  list: [
    {
      id: "what-is-lantern-hour",
      q: "Was ist Lantern Hour?",
      a: [
        "Eine Geschichte, die Teams eine Stunde lang gemeinsam im Browser spielen. Alle sehen denselben Film zum Auftakt. Dann treffen Teams von bis zu sechs Leuten Entscheidungen, lösen Rätsel, für die es alle braucht, und kommen zu dem Ende, zu dem ihre eigenen Entscheidungen führen.",
      ],
      terms: "virtuell Teambuilding Teamevent Aktivität online Spiel Escape Room was",
    },
    {
      id: "how-long-does-it-take",
      q: "Wie lange dauert es?",
      a: [
        "Sechzig Minuten vom Beginn an, mit Nachgespräch und Auszeichnungen. Langsamere Teams überspringen freiwillige Szenen, damit alle gemeinsam zum Ende kommen. Das Ende verschiebt sich nur, wenn die Spielleitung die Session verlängert, um je fünf Minuten, oder wenn nach einer Pause oder einem Ausfall zu wenig Zeit bleibt, dann um höchstens fünf Minuten. Die Lobby öffnet 15 Minuten vor Beginn.",
      ],
      terms: "Dauer Länge Minuten Zeit lang Ablauf Zeitplan",
    },
    {
      id: "how-many-people-can-play",
      q: "Wie viele Leute können mitspielen?",
      a: ["Von 2 bis 300 in einer Session. Wir bilden Teams von fünf, wo es geht, und nie mehr als sechs."],
      terms: "Mindestzahl Höchstzahl Gruppengröße Anzahl Personen Teilnehmende groß klein",
    },
    {
      id: "which-adventures-are-there",
      q: "Welche Abenteuer gibt es?",
      a: [
        "Drei: „Die stille Station“, bei der es ums Zuhören geht; „Das Licht von Saltmere“, bei dem es darum geht, rechtzeitig zu fragen; und „Der ehrliche Coup“, eine Komödie darüber, zu etwas zu stehen. Jedes steht für sich. Beim Planen sehen Sie zu jedem die Stimmung und den Schwierigkeitsgrad, und wie viele Ihrer Leute es schon gespielt haben.",
      ],
      terms: "Geschichte Geschichten Spiel Themen Auswahl Szenario",
    },
    {
      id: "does-one-of-us-have-to-host",
      q: "Muss jemand von uns die Spielleitung übernehmen?",
      a: [
        "Nein. Der Autopilot startet die Session, wartet bis zu fünf Minuten auf alle, die noch fehlen, und führt ganz durch sie hindurch. Sie können einfach mitspielen. Wenn Sie lieber selbst leiten, wählen Sie beim Planen „Jemand aus Ihrem Unternehmen“.",
      ],
      terms: "Moderation moderieren Spielleitung Autopilot leiten Trainer durchführen",
    },
    {
      id: "can-i-see-it-before-i-invite-anyone",
      q: "Kann ich es ansehen, bevor ich jemanden einlade?",
      a: [
        "Ja. Spielen Sie eine Szene ohne Konto, mit drei simulierten Teammitgliedern. Mit einem Konto können Sie jedes Abenteuer proben, so oft Sie möchten. Proben kosten keine Credits.",
      ],
      terms: "testen Test Demo kostenlos ausprobieren Vorschau Probe vor dem Kauf",
    },
    {
      id: "is-it-a-competition",
      q: "Ist es ein Wettkampf?",
      a: [
        "Nicht zwischen Personen: Punkte gehören immer einem Team. Teams bekommen Punkte für ihre Entscheidungen, ihre Rätsel und ihre Zusammenarbeit. Jedes Team bekommt eine Auszeichnung, die zu ihm passt, und jede Person auch, wenn Ihr Unternehmen das nicht abgeschaltet hat.",
      ],
      terms: "Punkte gewinnen Rangliste Wettbewerb Preis Auszeichnung Siegerehrung",
    },
    {
      id: "can-people-in-the-same-office-play-together",
      q: "Können Leute aus einem Büro gemeinsam spielen?",
      a: [
        "Ja. Jede Person braucht ein eigenes Gerät, weil auf jedem Bildschirm andere Karten liegen, und Kopfhörer, damit es im Gespräch kein Echo gibt.",
      ],
      terms: "hybrid Büro vor Ort derselbe Raum Besprechungsraum zusammen",
    },
  ],
};
