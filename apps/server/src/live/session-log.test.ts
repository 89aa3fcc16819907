import { expect, test } from "vitest";
import { join, start, World } from "../../test/live/session-world.ts";
import { LocalFanOut } from "./fanout/local.ts";

test("two nodes write one line for each step of a session, with its session and company", async () => {
  const world = new World(["ada", "bo", "cy", "di"]);
  const fanOut = new LocalFanOut();
  const here = await world.open(world.node(fanOut).sessions);
  const there = await world.open(world.node(fanOut).sessions);
  for (const person of ["ada", "bo"]) await join(here, person);
  for (const person of ["cy", "di"]) await join(there, person);
  await start(here);
  expect(await there.command("pause", "host", { type: "pause" })).toMatchObject({ ok: true });
  await world.pass(60_000);
  expect(await here.command("resume", "host", { type: "resume" })).toMatchObject({ ok: true });
  for (let hours = 0; hours < 20 && here.state.session.phase !== "ended"; hours++)
    await world.pass(3_600_000);
  const { companyId } = here.info;
  expect(companyId).not.toBe("");
  for (const line of world.story)
    expect(line).toMatchObject({ session: world.sessionId, company: companyId, actor: expect.any(String) });
  const messages = world.story.map((line) => (line as { message: string }).message);
  expect(messages).toEqual([
    "session opened",
    "session started",
    "session paused",
    "session planned again",
    ...here.pack.acts.slice(1).map(() => "act opened"),
    "session ended",
  ]);
  expect(there.state).toEqual(here.state);
});
