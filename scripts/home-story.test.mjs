/** What the home page shows of a story is the story's own: its words, and a scorecard that the engine makes again. */
import { readdirSync, readFileSync } from "node:fs";
import { loadPack } from "@lantern/content";
import { analyze, scorecard, teamMembers } from "@lantern/engine";
import { expect, test } from "vitest";
import { site } from "../apps/web/app/i18n/en/site.ts";
import { play } from "../packages/bots/src/in-memory/run.ts";
import { inRoot } from "./lib/root.mjs";

const { session, take, vote } = site;
const bands = ["low", "middle", "high"];

test("the home page shows a real scorecard: its road, sums, measures and awards", () => {
  const run = play(loadPack(take.played.story).pack, take.played);
  const [{ id }] = run.teams;
  const seats = teamMembers(run.state, id);
  const cards = [null, ...seats].map((seat) =>
    scorecard(run.pack, run.state, id, analyze(run.pack, run.rows, id), seat, run.now),
  );
  const [card] = cards;
  expect([`${card.ending.title},`, `in ${card.experience.title}`]).toEqual(take.ending);
  expect(`${card.team.name}, ${card.team.nickname}`).toBe(take.team);
  expect(String(card.points.total)).toBe(take.points);
  expect(
    take.counts.map(({ name, points, of }) => ({ ...card.points[name.toLowerCase()], points, of })),
  ).toEqual(take.counts.map(({ name }) => card.points[name.toLowerCase()]));
  const steps = take.road.slice(0, -1);
  const road = card.path.map(({ title, chosen, solved }) => ({
    at: title,
    chose: solved ? "Solved" : chosen,
  }));
  expect(road.slice(0, steps.length)).toEqual(steps);
  for (const { name, band, label, text } of take.measures)
    expect(card.measures).toContainEqual(
      expect.objectContaining({ title: name, band: bands[band - 1], bandLabel: label, sentence: text }),
    );
  const awards = cards.map(({ awards }) => awards.personal ?? awards.team);
  for (const { badge, name, text } of take.awards)
    expect(awards).toContainEqual(expect.objectContaining({ title: name, text, badge }));
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

test("the vote that plays itself is the first decision of the story that can be played", () => {
  const { scenes } = loadPack(take.played.story).pack;
  const scene = scenes.a2;
  if (scene?.kind !== "decision") throw new Error("scene a2 is not a decision");
  const { lines, options, question } = scene;
  expect(vote.caption).toContain(question);
  expect(JSON.stringify(lines)).toContain(vote.caption);
  expect(vote.options.map(({ title, text }) => `${title} ${text}`.trim())).toEqual(
    options.map(({ text }) => text),
  );
  expect(vote.label).toContain(loadPack(take.played.story).pack.title);
});
