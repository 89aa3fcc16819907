import { loadPack } from "@lantern/content";
import {
  analyze,
  endOfLog,
  endStateOf,
  inLanguage,
  type LogRow,
  languagesOf,
  momentKindsOf,
  type State,
  scorecard,
  tapeOf,
} from "@lantern/engine";
import { expect, test } from "vitest";
import { sampled } from "../../../../scripts/lib/sample.ts";
import { play } from "./run.ts";

/** Stories with the number of people, so that there are teams of several sizes, and whether they show a tape. */
const sessions: [slug: string, people: number, tape: boolean][] = [
  ["the-quiet-station", 7, true],
  ["the-honest-heist", 11, true],
  ["the-light-at-saltmere", 3, true],
  ["six-windows", 8, false],
];

test.each(sampled(sessions, 2))(
  "[E12] scorecards and moments of %s are the same when the log has ended, in every language",
  { timeout: 60_000 },
  (slug, people, tape) => {
    const { pack } = loadPack(slug);
    const { state, rows, now } = play(pack, { seed: "the end of a log", people, addresses: true });
    const teams = Object.values(state.teams);
    const kinds = teams.map(({ id }) => tapeOf(rows, id).map(({ kind }) => kind));
    expect(kinds.flat().length > 0).toBe(tape);

    const moments = Object.fromEntries(teams.map(({ id }, index) => [id, kinds[index] ?? []]));
    const attendance = { whole: people, early: 0, medianMinutes: 50 };
    // As it is stored and read.
    const stored: State = JSON.parse(JSON.stringify(endStateOf(state)));
    const ended: LogRow[] = [
      {
        seq: rows.length,
        commandId: "log.ended",
        actor: "company",
        at: now,
        events: [{ type: "logEnded", packHash: "hash", state: stored, moments, attendance }],
      },
    ];
    expect([endOfLog(rows), endOfLog(ended)?.type]).toEqual([null, "logEnded"]);
    for (const [index, { id }] of teams.entries())
      for (const log of [rows, ended]) expect(momentKindsOf(log, id)).toEqual(kinds[index]);

    const languages = languagesOf(pack);
    expect(languages.length).toBe(3);
    const cardsOf = (from: State) =>
      languages.flatMap((language) =>
        teams.flatMap(({ id, joined }) => {
          const analysis = analyze(pack, rows, id);
          const story = inLanguage(pack, language);
          return [null, ...joined].map((seat) => scorecard(story, from, id, analysis, seat, now));
        }),
      );
    expect(cardsOf(stored)).toEqual(cardsOf(state));
  },
);

test("[E12] an end state has nobody's votes, moves, cards or messages", () => {
  const { pack } = loadPack("the-quiet-station");
  const { state, rows } = play(pack, { seed: "votes", people: 7, addresses: true });
  const votes = (of: State) =>
    Object.values(of.teams).flatMap(({ decisions }) =>
      Object.values(decisions).flatMap(({ silent, final }) => [
        ...Object.keys(silent),
        ...Object.keys(final),
      ]),
    );
  expect(votes(state).length).toBeGreaterThan(20);
  const stored = endStateOf(state);
  expect(votes(stored)).toEqual([]);
  for (const { connection, mix } of Object.values(stored.seats))
    expect([connection.presentMs, mix]).toEqual([0, []]);
  for (const { shared, deals, chat, scene } of Object.values(stored.teams))
    expect([shared, deals, chat, scene]).toEqual([{}, {}, [], null]);
  expect(JSON.stringify(stored).length).toBeLessThan(JSON.stringify(rows).length / 20);
});
