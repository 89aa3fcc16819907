import { compile, hostView } from "@lantern/engine";
import { expect, test } from "vitest";
import { TestSession } from "../../../../packages/engine/test/session.ts";
import { tinyPack } from "../../../../packages/engine/test/tiny-pack.ts";
import { RecordingLifecycle } from "../../test/live/live-node.ts";
import { Reporter } from "./reporter.ts";

test("a node that takes over a session reports its end, which may have moved before anybody reported it", async () => {
  const company = new RecordingLifecycle();
  const session = new TestSession(compile(tinyPack));
  session.enter("ada", "bo");
  session.send({ type: "start", by: "host" });
  await new Reporter(company, "session").report(session.state, session.now, session.now);
  // The node that moved the end died before it could report it.
  session.send({ type: "extend", minutes: 5 });
  await new Reporter(company, "session").report(session.state, session.now, session.now);
  expect(company.recordedOf("endMoved").at(-1)).toEqual(["session", session.session.clock?.endsAt]);
});

test("who is here is reported from the lobby on, whenever it has changed, and again by a node that takes over", async () => {
  const company = new RecordingLifecycle();
  const session = new TestSession(compile(tinyPack));
  const reporter = new Reporter(company, "session");
  const pack = compile(tinyPack);
  let passed = 0;
  const report = async (by = reporter) => {
    passed += 1000;
    await by.report(session.state, session.now, session.now + passed);
    // What the company's pages are told is what a host sees at this moment.
    const view = hostView(pack, session.state);
    const visible = [...view.lobby, ...view.teams.flatMap(({ people }) => people)];
    const here = visible
      .filter(({ presence }) => presence === "here")
      .map(({ seat }) => session.seats[seat]?.key);
    expect(company.recordedOf("here").at(-1)?.[1]).toEqual(here.sort());
  };
  const [, bo = ""] = session.enter("ada", "bo");
  await report();
  await report();
  session.drop(bo);
  await report();
  await report(new Reporter(company, "session"));
  expect(company.recordedOf("here").map(([, people]) => people)).toEqual([["ada", "bo"], ["ada"], ["ada"]]);
  session.enter("cy");
  session.send({ type: "start", by: "host" });
  await report();
  session.back(bo);
  await report();
  session.away(bo);
  await report();
});

test("while many people return at once, who is here is reported once a second, and the last change is not forgotten", async () => {
  const company = new RecordingLifecycle();
  const session = new TestSession(compile(tinyPack));
  const reporter = new Reporter(company, "session");
  const reported = () => company.recordedOf("here").map(([, people]) => people);
  session.enter("ada");
  await reporter.report(session.state, 0, 0);
  session.enter("bo");
  await reporter.report(session.state, 0, 400);
  session.enter("cy");
  await reporter.report(session.state, 0, 999);
  expect(reported()).toEqual([["ada"]]);
  expect(reporter.nextAt).toBe(1000);
  await reporter.report(session.state, 0, reporter.nextAt);
  expect(reported()).toEqual([["ada"], ["ada", "bo", "cy"]]);
  expect(reporter.nextAt).toBe(Number.POSITIVE_INFINITY);
});
