/** The scorecard on the home page is one that the engine has made: the same hour is played again. */
import { loadPack } from "@lantern/content";
import { analyse, scorecard } from "@lantern/engine";
import { expect, test } from "vitest";
import { site } from "../apps/web/app/i18n/en/site.ts";
import { play } from "../packages/bots/src/table/run.ts";

const { take } = site;
const bands = ["low", "middle", "high"];

test("the home page shows a real scorecard: its road, sums, measures and awards", () => {
  const hour = play(loadPack(take.played.story).pack, take.played);
  const [{ id, seats }] = hour.session.teams;
  const cards = [null, ...seats].map((seat) =>
    scorecard(hour.pack, hour.team(id), analyse(hour.pack, hour.rows.get(id)), seat, hour.now),
  );
  const [card] = cards;
  expect([`${card.ending.title},`, `in ${card.experience.title}`]).toEqual(take.ending);
  expect(`${card.team.name}, ${card.team.crew}`).toBe(take.crew);
  expect(String(card.points.total)).toBe(take.points);
  expect(
    take.sums.map(({ name, points, of }) => ({ ...card.points[name.toLowerCase()], points, of })),
  ).toEqual(take.sums.map(({ name }) => card.points[name.toLowerCase()]));
  const told = take.road.slice(0, -1);
  const road = card.path.map(({ title, taken, solved }) => ({ at: title, chose: solved ? "Solved" : taken }));
  expect(road.slice(0, told.length)).toEqual(told);
  for (const { name, band, label, text } of take.measures)
    expect(card.measures).toContainEqual(
      expect.objectContaining({ title: name, band: bands[band - 1], bandLabel: label, sentence: text }),
    );
  const awards = cards.map(({ awards }) => awards.personal ?? awards.team);
  for (const { badge, name, text } of take.awards)
    expect(awards).toContainEqual(expect.objectContaining({ title: name, text, badge }));
});
