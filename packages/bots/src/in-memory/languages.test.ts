/** Sessions whose people read in different languages: one log, one course, and each view whole in its language. */
import { loadPack } from "@lantern/content";
import {
  analyze,
  audienceOf,
  evolve,
  hostView,
  initialState,
  inLanguage,
  type Pack,
  privateView,
  type State,
  scorecard,
  structureOf,
  textsOf,
  viewOf,
} from "@lantern/engine";
import { describe, expect, test } from "vitest";
import { play } from "./run.ts";

const READER = "s1";

/** A text of the pseudo-language: marked, and 40 % longer. Values and ids of texts stay as they are. */
const marked = (text: string) => `⟦${text}${"~".repeat(Math.ceil(text.length * 0.4))}⟧`;

/** The story with a pseudo-language. */
function withPseudo(pack: Pack): Pack {
  return {
    ...pack,
    texts: { qps: Object.fromEntries(textsOf(pack).map(({ at, text }) => [at, marked(text)])) },
  };
}

/** Fields of views that are no texts: names of things, states, people’s own texts, and what sounds are found by. */
const DATA =
  /(^|\.)(id|kind|stage|phase|step|status|hosting|mode|rule|by|of|scene|card|puzzle|gauge|band|chosen|choice|vote|seat|to|from|you|presence|slug|hls|glyph|icon|phone|symbol|badge|cue|voice|picture|backdrop|item|top|bottom|start|end|control|team|textId|reflectionTextId|commitmentTextId|passedFrom|seats\.\d+|owner\.\d+|ready\.\d+|voted\.\d+|changed\.\d+|locked\.\d+|answered\.\d+|confirmed\.\d+|controls\.\d+|items\.\d+\.note|slots\.\d+|path\.\d+|symbols\.\d+|edges\.\d+\.\d+|pairs\.\w+|votes\.\w+\.\d+|table\.\d+|proposal\.what|things|plate|dark|holders\.\d+|strip\.parts\.\d+|thing|guess|holder|brush|asker|next|job|drawing|surface|walker|style|row|figure|tile|hours|minutes\.\d+|understudyOf\.\d+|removed\.\d+)$/;
/** The name of a team is the same for everybody. */
const TEAM_NAME = /^(team|teams\.\d+|.*charts\.\d+\.rows\.\d+)\.name$/;
/** Sentences of the engine that pages make again from numbers. */
const MADE_AGAIN = /^(points\.\w+\.why|measures\.\d+\.(title|bandLabel|sentence|how))$/;

/** The texts of a view that are not in the pseudo-language, with their paths. */
function unmarked(value: unknown, path = ""): string[] {
  if (typeof value === "string") {
    if (DATA.test(path) || TEAM_NAME.test(path) || MADE_AGAIN.test(path)) return [];
    let rest = value.replace(/\{text:[^}]*\}/g, "");
    while (/⟦[^⟦⟧]*⟧/.test(rest)) rest = rest.replace(/⟦[^⟦⟧]*⟧/g, "");
    return /\p{L}/u.test(rest) ? [`${path}: ${value}`] : [];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unmarked(inner, path ? `${path}.${key}` : key));
}

describe.each(["the-quiet-station", "the-light-at-saltmere", "the-honest-heist"])("[L8] %s", (slug) => {
  const source = loadPack(slug).pack;
  const pack = withPseudo(source);
  const pseudo = inLanguage(pack, "qps");
  const session = play(pack, {
    seed: `two-languages-${slug}`,
    people: 5,
    addresses: true,
    languages: { [READER]: "qps" },
  });
  const { state, rows, now, teams } = session;
  const [team] = teams;
  const id = team?.id ?? "";
  const analysis = analyze(pack, rows, id);
  const cards = [pack, pseudo].map((one) => scorecard(one, state, id, analysis, READER, now));

  test("its structure is the same in each language", () => {
    expect(structureOf(pseudo)).toEqual(structureOf(pack));
    expect(structureOf(pseudo)).toEqual(structureOf(source));
  });

  test("a person’s views have no text in another language, the others’ none of theirs", {
    timeout: 60_000,
  }, () => {
    const english = new Set<string>();
    let replayed: State = initialState();
    for (const row of rows) {
      replayed = row.events.reduce(evolve, replayed);
      if (!replayed.seats[READER]) continue;
      const audience = audienceOf(replayed, READER);
      const views = [
        viewOf(pseudo, replayed, audience),
        privateView(pseudo, replayed, READER),
        hostView(pseudo, replayed),
      ];
      for (const text of views.flatMap((view) => unmarked(view))) english.add(text);
      expect(
        JSON.stringify([viewOf(pack, replayed, audience), privateView(pack, replayed, "s2")]),
      ).not.toContain("⟦");
    }
    for (const text of unmarked(cards[1])) english.add(text);
    expect([...english]).toEqual([]);
  });

  test("[T10] the same hour is played, whatever its people read", { timeout: 60_000 }, () => {
    const log = (languages: Record<string, string>) => {
      const input = { seed: `one-pace-${slug}`, people: 4, addresses: true, languages };
      return JSON.stringify(play(pack, input).rows).replaceAll(/,"language":"[a-z]+"/g, "");
    };
    expect(log({ s1: "qps", s2: "qps", s3: "qps", s4: "qps" })).toBe(log({}));
  });

  test("the log has no sentence of the story", () => {
    const log = JSON.stringify(rows);
    const sentences = textsOf(source).filter(({ text, role }) => text.includes(" ") && role !== "team");
    const inLog = sentences.filter(({ text }) => log.includes(JSON.stringify(text).slice(1, -1)));
    expect(inLog).toEqual([]);
    expect(log).not.toContain("⟦");
  });

  test("the log folds to the live state, and to the same scorecard in each language", () => {
    expect(rows.flatMap(({ events }) => events).reduce(evolve, initialState())).toEqual(state);
    const [one, other] = cards.map((card) => ({
      points: Object.values(card.points).map((part) => (typeof part === "number" ? part : part.points)),
      path: card.path.map(({ scene, solved }) => [scene, solved]),
      ending: card.ending.id,
      awards: [card.awards.team.id, card.awards.personal?.id],
      measures: card.measures.map(({ id: measure, value }) => [measure, value]),
    }));
    expect(other).toEqual(one);
  });
});
