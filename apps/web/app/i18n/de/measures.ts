/** The scorecard's measures as text, made from their numbers: friendly, in bands, without comparing people. */
import type { Band, MeasureView } from "@lantern/engine/scorecard";
import { count } from "./phrases.ts";

type Id = MeasureView["id"];

interface MeasureTexts {
  title: string;
  /** From low to high. */
  bands: readonly [string, string, string];
  how: string;
  /** Shown when there was nothing to measure. */
  nothing: string;
  sentence: (parts: MeasureView["parts"], band: Band, own: number | null) => string;
}

const order = { low: 0, middle: 1, high: 2 } as const;
const percent = (share: number) => `${Math.round(share * 100)}\u00a0%`;

const measures: Record<Id, MeasureTexts> = {
  contribution: {
    title: "Verteilung der Beiträge",
    bands: ["Ungleich", "Fast gleichmäßig", "Gleichmäßig"],
    how: "Abstimmungen, Züge in Rätseln, Chatnachrichten und geteilte Hinweise pro Minute, in der jemand da war. 1 bedeutet, dass alle gleich viel beigetragen haben (nach der Formel von Pielou), 0, dass eine Person alles gemacht hat.",
    nothing: "Mit weniger als zwei Personen gibt es nichts zu verteilen.",
    sentence: ({ people = 0 }, band) =>
      [
        "Manche von euch haben die Geschichte viel stärker vorangebracht als andere. Wen hättet ihr noch fragen können?",
        "Die meisten von euch haben die Geschichte vorangebracht. Ein oder zwei haben mehr getan als die anderen.",
        `Ihr habt ${people === 2 ? "beide" : "alle"} die Geschichte vorangebracht. Niemand hat sie allein getragen.`,
      ][order[band]] ?? "",
  },
  voice: {
    title: "Verteilung der Redezeit",
    bands: ["Ungleich", "Fast gleichmäßig", "Gleichmäßig"],
    how: "Sekunden, in denen gesprochen wurde, gezählt von den Browsern derer, die es erlaubt haben, pro Minute, in der jemand da war. Was gesagt wird, messen wir nie. 1 bedeutet, dass alle gleich viel gesprochen haben.",
    nothing: "Weniger als zwei von euch haben geteilt, wie lange sie gesprochen haben. Das ist in Ordnung.",
    sentence: ({ people = 0 }, band, own) =>
      own === null
        ? ([
            "Wenige Stimmen haben den größten Teil der Session gefüllt.",
            "Die meisten Stimmen hatten Raum. Ein oder zwei hatten mehr als die anderen.",
            "Jede Stimme hatte Raum.",
          ][order[band]] ?? "")
        : `Du hast ${percent(own)} der Zeit gesprochen. Gleichmäßig verteilt wären es ${percent(1 / people)}.`,
  },
  clues: {
    title: "Geteilte Hinweise",
    bands: ["Zurückhaltend", "Halb offen", "Offen"],
    how: "Von allen persönlichen Hinweisen, die für Rätsel nötig waren, der Anteil, der als gesagt markiert wurde oder bei der Person lag, die das Rätsel gelöst hat.",
    nothing: "Es wurde kein Rätsel gespielt, also war kein Hinweis nötig.",
    sentence({ dealt = 0, shared = 0 }) {
      if (dealt === 1)
        return `Der einzige nötige Hinweis wurde ${shared === 1 ? "" : "nicht "}rechtzeitig gesagt.`;
      const amount = shared === 0 ? "wurde keiner" : shared === 1 ? "wurde 1" : `wurden ${shared}`;
      return `Von ${dealt} nötigen Hinweisen ${amount} rechtzeitig gesagt.`;
    },
  },
  listening: {
    title: "Zuhören",
    bands: ["Standfest", "In Bewegung", "Stark"],
    how: "Von den Gesprächen nach einer uneinigen stillen Abstimmung der Anteil, in dem sich jemand der ersten Wahl einer anderen Person angenähert hat.",
    nothing: "Vor keinem Gespräch wart ihr uneins, also musste niemand von der eigenen Wahl abrücken.",
    sentence({ split = 0, moved = 0 }) {
      const started = `Vor ${split === 1 ? "einem Gespräch" : `${split} Gesprächen`} wart ihr uneins.`;
      if (moved === 0) return `${started} Niemand hat sich der ersten Wahl einer anderen Person angenähert.`;
      return `${started} ${split === 1 ? "Dabei" : `In ${moved} davon`} hat sich jemand der ersten Wahl einer anderen Person angenähert.`;
    },
  },
  pace: {
    title: "Tempo",
    bands: ["Unruhig", "Wechselnd", "Ruhig"],
    how: "Die Zeit für jede Entscheidung, verglichen mit der Zeit, die für sie geplant war. Weniger als ein Viertel davon ist hastig, mehr als geplant ist spät. Beides senkt den Wert.",
    nothing: "Ihr habt nichts entschieden.",
    sentence({ quick = 0, calm = 0, late = 0 }) {
      const all = quick + calm + late;
      if (all === 1 && calm === 0) return `Die einzige Entscheidung war ${quick === 1 ? "hastig" : "spät"}.`;
      if (all === 1) return "Für die einzige Entscheidung habt ihr euch die nötige Zeit genommen.";
      return [
        `Für ${calm || "keine"} von ${all} Entscheidungen habt ihr euch die nötige Zeit genommen.`,
        quick > 0 && `${quick} hastig.`,
        late > 0 && `${late} spät.`,
      ]
        .filter(Boolean)
        .join(" ");
    },
  },
  togetherness: {
    title: "Zusammenhalt",
    bands: ["Lose", "Wachsend", "Stark"],
    how: "Von allen Szenen, in denen es auf alle ankam, der Anteil, in dem am Ende alle bereit waren oder abgestimmt, bestätigt oder geantwortet hatten.",
    nothing: "In keiner Szene kam es auf alle an.",
    sentence: ({ scenes = 0, together = 0 }) =>
      `In ${together} von ${count(scenes, "Szene", "Szenen")} wart ihr alle so weit, bevor es weiterging.`,
  },
};

export function measure({ id, band, parts, own }: MeasureView) {
  const { title, bands, how, nothing, sentence } = measures[id];
  return {
    title,
    how,
    bandLabel: band ? bands[order[band]] : "Nichts zu messen",
    sentence: band ? sentence(parts, band, own) : nothing,
  };
}
