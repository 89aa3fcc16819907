import { expect, test } from "vitest";
import { join, World } from "../../test/live/session-world.ts";

test("people who join while their session is loaded again are not reported as lost", async () => {
  const world = new World(["ada", "bo"]);
  const { sessions } = world.node();
  await world.open(sessions);
  sessions.forget(world.sessionId);
  const joining = sessions.get(world.sessionId);
  sessions.forget(world.sessionId);
  const again = await world.open(sessions);
  const session = await joining;
  if (!session) throw new Error("not loaded");
  await join(session, "ada");
  await join(again, "bo");
  await world.pass(1000);
  const events = (await world.log.read(again.run, 0)).flatMap((row) => row.events);
  expect(events.filter(({ type }) => type === "dropped")).toEqual([]);
  expect(session).toBe(again);
});
