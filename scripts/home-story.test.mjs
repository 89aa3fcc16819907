/** What the home page shows of a story is the story's own: its words, and a scorecard that the engine makes again. */
import { readdirSync, readFileSync } from "node:fs";
import { loadPack } from "@lantern/content";
import { measureId } from "@lantern/contract/http";
import { expect, test } from "vitest";
import { sampleScorecard as scorecardOf } from "../apps/server/src/local/demo/past/sample-scorecard.ts";
import { readPlays } from "../apps/server/src/local/demo/past/stored.ts";
import { sampleScorecard } from "../apps/web/app/site/home/sample-scorecard.ts";
import { texts as site } from "../apps/web/app/site/home/texts.ts";
import { inRoot } from "./lib/root.mjs";

const { session, take, vote } = site;

test("the home page shows the scorecard of a session of the demo company: else run `npm run demo:record`", () => {
  const [play] = readPlays();
  const { pack } = loadPack(take.story);
  expect(play.experience).toBe(take.story);
  expect(scorecardOf(play, pack)).toEqual(sampleScorecard);
  expect(sampleScorecard.path.length).toBeGreaterThan(5);
  expect(sampleScorecard.measures.length).toBeGreaterThan(3);
  // As the questions and the page for works councils say.
  expect(measureId.options).toHaveLength(6);
  const { name, nickname, seats } = sampleScorecard.team;
  expect(`${name}, ${nickname}`).toBe(take.team);
  expect(seats).toHaveLength(6);
});

test("the numbers of stories that pages and guides name are their own", () => {
  const { acts, endings } = loadPack(take.story).pack;
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
  const folder = inRoot("content/experiences", take.story);
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
