/** [L8] People of one team who read the story in different languages. */
import { compile, type Pack, textsOf } from "@lantern/engine";
import { expect, test } from "vitest";
import { tinyPack } from "../../../../packages/engine/test/tiny-pack.ts";
import { join, start, teamOf, World } from "../../test/live/session-world.ts";
import { scorecardOf } from "./scorecards.ts";

const author = compile(tinyPack);
/** A story in three languages: Spanish and German are marked. */
const story: Pack = {
  ...author,
  texts: Object.fromEntries(
    ["es", "de"].map((code) => [
      code,
      Object.fromEntries(textsOf(author).map(({ at, text }) => [at, `${code}:${text}`])),
    ]),
  ),
};

async function played(addresses: boolean) {
  const world = new World(["ada", "bo", "cleo"]);
  const { sessions, ports } = world.node(undefined, addresses);
  const session = await world.open(sessions, story);
  const pages = await Promise.all([
    join(session, "ada", "es"),
    join(session, "bo", "de"),
    join(session, "cleo"),
  ]);
  await start(session);
  await world.clock.settle();
  const sceneOf = (page: (typeof pages)[number]) => {
    const view = page.page.snapshot?.view;
    if (view?.stage !== "play") throw new Error("it is not playing");
    return view.scene;
  };
  return { world, session, ports, pages, sceneOf };
}

test("each reads in their own language, and the team is one", async () => {
  const { world, session, ports, pages, sceneOf } = await played(true);
  const [ada, bo, cleo] = pages;
  expect(session.languages).toEqual(["en", "es", "de"]);
  const title = author.scenes[sceneOf(cleo).id]?.title;
  expect(pages.map((page) => sceneOf(page).title)).toEqual([`es:${title}`, `de:${title}`, title]);
  expect(
    pages.map(({ page }) => page.snapshot?.view.stage === "play" && page.snapshot.view.team.name),
  ).toEqual(Array.from({ length: 3 }, () => teamOf(session)?.name));
  // One log, in which no sentence is.
  const rows = JSON.stringify(await ports.log.read(session.run, 0));
  expect(rows).not.toContain("es:");
  for (const { text, role } of textsOf(author))
    if (role !== "team" && text.includes(" ")) expect(rows).not.toContain(JSON.stringify(text));
  // A card says what to read aloud, to whoever reads another language than the session's.
  while (!ada.page.snapshot?.privateView?.cards.length) await world.pass(10_000);
  const [card] = ada.page.snapshot.privateView.cards;
  expect(card?.text).toMatch(/^es:/);
  expect(card?.aloud).toEqual({ language: "en", text: card?.text.slice(3) });
  expect(bo.page.snapshot?.privateView?.cards.every(({ aloud }) => aloud !== undefined)).toBe(true);
  expect(cleo.page.snapshot?.privateView?.cards.some(({ aloud }) => aloud !== undefined)).toBe(false);
  await session.command("end", "host", { type: "end" });
  const cards = await Promise.all(
    ["de", undefined, "fr"].map((language) => scorecardOf(ports, session, "ada", language)),
  );
  expect(cards.map((stored) => stored?.scorecard.experience.title)).toEqual([
    "de:First Light",
    "First Light",
    "First Light",
  ]);
});

test("a session whose log has texts is read in its author’s language by everybody", async () => {
  const { session, pages, sceneOf } = await played(false);
  expect(session.languages).toEqual(["en"]);
  for (const page of pages) expect(sceneOf(page).title).toBe(author.scenes[sceneOf(page).id]?.title);
});
