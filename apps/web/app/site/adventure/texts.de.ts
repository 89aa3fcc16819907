import { participantLanguages } from "../../i18n/participant-languages.ts";
import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  description: (title, logline) => `${title}: ${logline}`,
  facts: [
    { name: "Dauer", text: "60 Minuten, mit Nachgespräch" },
    { name: "Personen", text: "2 bis 300, in Teams von bis zu sechs" },
    { name: "Sprache", text: `${participantLanguages}, auch in einem Team` },
  ],
  tryScene: "Szene spielen",
  plan: "Session planen",
  story: "Die Geschichte",
  tone: "Ton",
  builds: {
    heading: "Was es stärkt",
    intro: "Vier Dinge, die ein Team in dieser Geschichte übt. Keins davon ist eine Note für eine Person.",
  },
  cast: {
    heading: "Wem man begegnet",
    intro: "Sie haben Namen, Stimmen und Gründe. Niemand von ihnen ist böse.",
  },
  scene: {
    heading: "Eine Szene aus der Geschichte",
    intro: "Eine frühe Entscheidung. Eine richtige Antwort gibt es nicht, und jede Wahl führt woandershin.",
  },
  trailer: {
    heading: "Den Trailer ansehen",
    label: (title) => `Trailer zu „${title}“, 20 Sekunden, mit Musik und englischen Untertiteln`,
    captions: "Englisch",
  },
  clue: {
    heading: "Eine Karte, die nur eine Person sieht",
    intro: "Alle im Team haben etwas anderes in der Hand. Es hilft, sobald es jemand laut sagt.",
  },
  others: {
    heading: "Weitere Abenteuer",
    text: "Jedes steht für sich, und Ihr Team kann sie in beliebiger Reihenfolge spielen.",
  },
  end: "Spielen Sie jetzt eine Szene aus „Die stille Station“, mit drei simulierten Teammitgliedern. Sie brauchen kein Konto.",
  of: {
    "the-quiet-station": {
      tone: "Warm und ein wenig lustig, ohne Bösewichte",
      builds: [
        {
          name: "Zuhören",
          text: "Nicht der lauteste Ruf kommt an. Rätsel löst man mit dem, was die anderen laut sagen.",
        },
        {
          name: "Fairness",
          text: "Es gibt zwölf Energiezellen, und das reicht nicht. Alle halten ein paar davon, also entscheidet niemand allein.",
        },
        {
          name: "Mut",
          text: "Einmal kann man sagen, was man lieber für sich behielte. Die Geschichte meint es gut mit allen, die es tun.",
        },
        {
          name: "Offenheit",
          text: "Zuerst wird still abgestimmt, zuletzt offen. Es zählt, wenn jemand umdenkt.",
        },
      ],
      end: "Da drüben ist jemand ganz still.",
    },
    "the-light-at-saltmere": {
      tone: "Nebel, Laternen und trockener Humor; niemand ist böse",
      builds: [
        {
          name: "Offenheit",
          text: "Alle in der Stadt wissen eine Kleinigkeit. Sie hilft erst, wenn sie laut gesagt ist.",
        },
        {
          name: "Vertrauen",
          text: "Es kommt eine Bitte ohne Begründung. Folgt man ihr, oder tut man, was die Regel sagt?",
        },
        {
          name: "Nerven",
          text: "Sieben Boote warten, und niemand ist sicher. „Weiß ich nicht“ darf man sagen. Sich entscheiden auch.",
        },
        {
          name: "Fürsorge",
          text: "Es gibt zwölf Hände für fünfzehn Aufgaben. Jemand muss sagen, welche warten kann.",
        },
      ],
      end: "Erst die Suppe. Dann die Angst.",
    },
    "the-honest-heist": {
      tone: "Flott, trocken und warm: gutes Benehmen unter Druck",
      builds: [
        {
          name: "Ehrlichkeit",
          text: "Man kommt ohne eine Lüge durch eine Gala. Dann fällt man mehr Leuten auf, und mehr Leute helfen.",
        },
        {
          name: "Fürsorge",
          text: "Alle, die einen aufhalten könnten, haben einen guten Grund. Manchmal ist ein Keks der bessere Plan.",
        },
        {
          name: "Witz",
          text: "Der Löffel ist lang, und die Gänge sind kurz. Wenn ein Plan platzt, muss jemand die nächste Idee laut sagen.",
        },
        {
          name: "Nerven",
          text: "Jede Person kennt einen Teil des Plans. Er gelingt, wenn alle ihren im richtigen Moment tun.",
        },
      ],
      end: "Niemand darf etwas merken. Na ja, fast niemand.",
    },
  },
  site: {
    adventures: {
      heading: "Drei Geschichten, je eine Stunde.",
      intro:
        "Bösewichte gibt es nicht. Jede Geschichte verzweigt sich, niemand kann ihre Rätsel allein lösen, und was Ihr Team wählt, führt zu seinem Ende.",
      open: "Den Umschlag öffnen:",
      more: "Mehr darüber lesen",
      list: [
        {
          slug: "the-quiet-station",
          title: "Die stille Station",
          mood: "Staunen",
          quote: "Vierzig Tage kein Wort. Dann geht ein kleines Fenster an.",
          text: "Vor vierzig Tagen hat die Station Lumo alle Türen geschlossen und aufgehört zu reden. Ihre Crew hat eine Stunde und einen dünnen Lichtstrahl.",
        },
        {
          slug: "the-light-at-saltmere",
          title: "Das Licht von Saltmere",
          mood: "Spannung",
          quote: "Ein Reiher steht, wo kein Reiher stehen kann.",
          text: "Nebel über dem Hafen. Sieben Fischerboote sind auf dem Heimweg, und gerade ist die große Lampe ausgegangen. Alle in der Stadt wissen ein bisschen. Niemand hat gefragt.",
        },
        {
          slug: "the-honest-heist",
          title: "Der ehrliche Coup",
          mood: "Komödie",
          quote: "Bei jedem Coup kommt etwas weg. Bei diesem kommt etwas zurück.",
          text: "Eine harmlose Bande muss einen riesigen Suppenlöffel in ein Museum schaffen, dreißig Jahre zu spät, vorbei an einer Gala, einem Kater und einem sehr höflichen Wachmann.",
        },
      ],
    },
  },
};
