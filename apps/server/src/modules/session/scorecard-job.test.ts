import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { type TestAttendee, testAttendee } from "../../../test/attendee.ts";
import { simulatedScorecard } from "../../../test/scorecard.ts";
import { emailScorecards } from "./scorecard-job.ts";

let t: TestApplication;
let attendee: TestAttendee;
const stored = simulatedScorecard();
const { ending, awards } = stored.scorecard;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

beforeEach(async () => {
  t.live.scorecard = async () => stored;
  attendee = await testAttendee(t);
  const at = t.clock.now().getTime();
  await t.lifecycle.started(attendee.id, at, at + 3_600_000);
  await t.lifecycle.joined(attendee.id, [attendee.consumerId], at);
  await t.lifecycle.ended(attendee.id, at + 3_600_000);
});

async function emailed() {
  await emailScorecards(t.context, attendee.id);
  const sent = (await t.emails(attendee.email)).filter(({ kind }) => kind === "thanks");
  expect(sent).toHaveLength(1);
  return sent[0]!;
}

test("the email shows the ending's picture, the award, and the person's own, once", async () => {
  const { html, text } = await emailed();
  expect(html).toContain(`/share/ending-the-quiet-station-${ending.id}.jpg`);
  for (const expected of [ending.title, ending.share, awards.team.title, awards.personal!.title])
    expect(text).toContain(expected);
  await emailed();
});

test("where the company measures no single people, the email has a card from a teammate instead", async () => {
  await attendee.company.owner(operations.patchCompany, { body: { person_measures: false } });
  const [from] = Object.keys(stored.directory.people);
  const card = { symbol: "●", text: "You heard me." };
  const kudos = [{ from: from!, card, textId: null }];
  t.live.scorecard = async () => ({ ...stored, scorecard: { ...stored.scorecard, kudos } });
  const { text } = await emailed();
  expect(text).not.toContain(awards.personal!.title);
  expect(text).toContain(`${stored.directory.people[from!]!.name} gave you a card: You heard me.`);
});

test("somebody without a team still gets the link", async () => {
  t.live.scorecard = async () => null;
  const { text } = await emailed();
  expect(text).toContain(`/experience/${attendee.id}`);
  expect(text).not.toContain(awards.team.title);
});
