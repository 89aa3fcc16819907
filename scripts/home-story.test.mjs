/** What the home page shows of a story is the story's own: its words, and a scorecard that the engine makes again. */
import { readdirSync, readFileSync } from "node:fs";
import { loadPack } from "@lantern/content";
import { analyze, scorecard, teamMembers } from "@lantern/engine";
import { expect, test } from "vitest";
import { sampleScorecard } from "../apps/web/app/site/home/sample-scorecard.ts";
import { texts as site } from "../apps/web/app/site/home/texts.ts";
import { play } from "../packages/bots/src/in-memory/run.ts";
import { inRoot } from "./lib/root.mjs";

const { session, take, vote } = site;

test("the home page shows a real scorecard", () => {
  const run = play(loadPack(take.played.story).pack, take.played);
  const [{ id }] = run.teams;
  const seats = teamMembers(run.state, id);
  const [card, own] = [null, seats[0]].map((seat) =>
    scorecard(run.pack, run.state, id, analyze(run.pack, run.rows, id), seat, run.now),
  );
  const { length } = sampleScorecard.path;
  expect(length).toBeGreaterThan(5);
  const measured = card.measures.filter(({ id: measure }) =>
    sampleScorecard.measures.some((each) => each.id === measure),
  );
  expect({
    ...card,
    path: card.path.slice(0, length),
    awards: { ...card.awards, personal: own.awards.personal },
    measures: measured,
    kudos: [],
    commitmentTextId: null,
  }).toEqual(sampleScorecard);
  expect(measured.length).toBeGreaterThan(3);
  // As the questions and the page for works councils say.
  expect(card.measures).toHaveLength(6);
  expect(`${card.team.name}, ${card.team.nickname}`).toBe(take.team);
});

test("the numbers of stories that pages and guides name are their own", () => {
  const { acts, endings } = loadPack(take.played.story).pack;
  expect(session.parts[0].text).toContain("In four minutes");
  expect(acts[0]?.seconds).toBe(4 * 60);
  // Beside the one that the page quotes.
  expect(session.parts.at(-1)?.quote).toContain("There are five more.");
  expect(endings).toHaveLength(1 + 5);
  for (const path of ["README.md", "content/help/organiser.md"])
    expect(readFileSync(inRoot(path), "utf8")).toContain("five minutes");
  expect(loadPack("six-windows").pack.acts[0]?.seconds).toBe(5 * 60);
});

test("every line beside a picture of the session is in the story", () => {
  const folder = inRoot("content/experiences", take.played.story);
  const files = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  const story = files
    .map((name) => readFileSync(`${folder}/${name}`, "utf8").replaceAll(" / ", " "))
    .join("\n");
  const lines = session.parts.map(({ quote }) => quote.replace(/^“|”$/g, ""));
  expect(lines).toHaveLength(8);
  expect(lines.filter((line) => !story.includes(line))).toEqual([]);
});

test("the vote that plays itself is a decision of the story in the picture behind it", () => {
  const { scenes, title } = loadPack("the-light-at-saltmere").pack;
  const scene = scenes.a5;
  if (scene?.kind !== "decision") throw new Error("scene a5 is not a decision");
  const [line] = scene.lines;
  expect(JSON.stringify(line)).toContain(vote.caption.replace(` ${scene.question}`, ""));
  expect(vote.caption.endsWith(scene.question)).toBe(true);
  expect(vote.options.map(({ title: first, text }) => `${first} ${text}`.trim())).toEqual(
    scene.options.map(({ text }) => text),
  );
  expect(vote.label).toContain(title);
});
