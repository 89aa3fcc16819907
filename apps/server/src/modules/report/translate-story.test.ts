/** Reports say in the reader's language what a team played. */
import { play } from "@lantern/bots/in-memory";
import { analyze, inLanguage, type Pack, scorecard, textsOf } from "@lantern/engine";
import { expect, test } from "vitest";
import { firstLight } from "../../../test/live/live-node.ts";
import { reportedSession } from "../session/reported-session.ts";
import { translateStory } from "./translate-story.ts";

const author: Pack = {
  ...firstLight.pack,
  texts: { es: Object.fromEntries(textsOf(firstLight.pack).map(({ at, text }) => [at, `¤${text}`])) },
};

/** What the company's side stores of a session of this pack, in its author's language. */
function reported(pack: Pack) {
  const { state, rows, now, teams } = play(pack, { seed: "report", people: 4 });
  const [team] = teams;
  const card = scorecard(pack, state, team?.id ?? "", analyze(pack, rows, team?.id ?? ""), null, now);
  const decisions = Object.entries(pack.scenes).flatMap(([scene, one]) =>
    one.kind === "decision" && team?.decisions[scene]
      ? [
          {
            scene,
            title: one.title,
            question: one.question,
            options: one.options.map(({ id, text, road }) => ({ id, text, road })),
          },
        ]
      : [],
  );
  return reportedSession({
    startedAt: 0,
    endedAt: now,
    experience: { slug: pack.slug, title: pack.title },
    attendance: { whole: 4, early: 0, medianMinutes: 60 },
    decisions,
    endings: pack.endings.map(({ id, title }) => ({ id, title })),
    teams: [
      {
        id: "t1",
        name: card.team.name,
        nickname: card.team.nickname,
        people: ["a", "b", "c", "d"],
        ending: { id: card.ending.id, title: card.ending.title },
        points: card.points,
        award: card.awards.team,
        choices: [],
        puzzles: Object.keys(team?.puzzles ?? {}).map((scene) => ({
          scene,
          title: pack.scenes[scene]?.title ?? "",
          solved: true,
          usedMs: 1,
          ofMs: 2,
          hints: 0,
        })),
        measures: card.measures,
        commitmentTextId: null,
      },
    ],
  });
}

/** The texts of a story in a report; names of teams are those of the session. */
function textsIn(session: ReturnType<typeof reported>): string[] {
  return [
    session.experience.title,
    ...session.endings.map(({ title }) => title),
    ...session.decisions.flatMap(({ title, question, options }) => [
      title,
      question,
      ...options.flatMap(({ text, road }) => [text, road]),
    ]),
    ...session.teams.flatMap(({ nickname, ending, award, puzzles }) => [
      nickname,
      ending.title,
      award.title,
      award.text,
      ...puzzles.map(({ title }) => title),
    ]),
  ];
}

test("[L8] every text of the story is in the reader's language, and nothing else changes", () => {
  const stored = reported(author);
  const spanish = translateStory(stored, author, "es");
  expect(textsIn(spanish)).toEqual(textsIn(stored).map((text) => `¤${text}`));
  expect(textsIn(stored).length).toBeGreaterThan(10);
  const back = JSON.parse(JSON.stringify(spanish).replaceAll("¤", ""));
  expect(back).toEqual(JSON.parse(JSON.stringify(stored)));
  expect(inLanguage(author, "es").locale).toBe("es");
});

test("[L8] what the story no longer has, or is not told in the language, stays as it was stored", () => {
  const stored = reported(author);
  expect(translateStory(stored, author, "de")).toBe(stored);
  expect(translateStory(stored, author, "en")).toBe(stored);
  expect(translateStory(stored, null, "es")).toBe(stored);
  const other = { ...stored, endings: [{ id: "gone", title: "As it was" }] };
  expect(translateStory(other, author, "es").endings).toEqual(other.endings);
});
