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

test("a person reads in their own choice, else in the language of their company’s list, else in the session’s", async () => {
  const world = new World(["ada", "bo", "cleo"]);
  const { sessions } = world.node(undefined, true);
  const info = world.company.infos.get(world.sessionId);
  for (const one of info?.roster ?? []) if (one.consumerId !== "cleo") one.language = "de";
  const session = await world.open(sessions, story);
  const pages = [await join(session, "ada", "es"), await join(session, "bo"), await join(session, "cleo")];
  expect(pages.map(({ viewer }) => viewer.language)).toEqual(["es", "de", "en"]);
  expect(["fr", "es", undefined].map((chosen) => session.pagesOf("bo", chosen))).toEqual(["de", "es", "de"]);
  const languages = Object.values(session.state.seats).map((seat) => seat.connection.language);
  expect(languages).toEqual(["es", "de", "en"]);
});

test("a team agrees on one sentence, whose examples are in the session’s language for everybody", async () => {
  const { world, pages, sceneOf } = await played(true);
  const [ada] = pages;
  while (sceneOf(ada).kind !== "commitment") await world.pass(10_000);
  const examples = pages.map((page) => {
    const scene = sceneOf(page);
    return scene.kind === "commitment" && scene.examples;
  });
  expect(sceneOf(ada).title).toMatch(/^es:/);
  expect(examples).toEqual(Array.from({ length: 3 }, () => author.commitment_examples));
});

test("a session that gets another language before its start is opened again, with names of teams in it", async () => {
  const world = new World(["ada", "bo"]);
  const { sessions } = world.node(undefined, true);
  await world.open(sessions, story);
  const info = world.company.infos.get(world.sessionId);
  if (info) info.language = "es";
  const session = await world.open(sessions, story);
  expect(session.state.session.language).toBe("es");
  await Promise.all([join(session, "ada"), join(session, "bo")]);
  await start(session);
  expect(teamOf(session)?.name).toMatch(/^es:/);
});
