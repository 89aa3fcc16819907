/**
 * One truth about attendance: whatever people answer, test, and do, and in whatever order, every surface says the same
 * about each of them.
 */
import * as operations from "@lantern/contract/http";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { testCompany, testDraft, testPeople } from "../../../test/company.ts";
import { samplePlayedSession } from "../../../test/played-session.ts";
import { signJoinToken } from "../access/tokens/join-token.ts";
import { makeReport } from "../report/make-report.ts";
import { remind } from "./reminder-job.ts";
import { emailScorecards } from "./scorecard-job.ts";

let t: TestApplication;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

const people = 4;
const hourMs = 3_600_000;

/** What one person should have, by the events alone. */
interface Expected {
  invited: boolean;
  rsvp: "coming" | "declined" | null;
  check: "passed" | "failed" | "incomplete" | null;
  here: boolean;
  joined: boolean;
  credit: boolean;
}

type Phase = "confirmed" | "live" | "completed";

const checks = {
  passed: { browser: true, realtime: true, microphone: true, speakers: true, camera: false },
  failed: { browser: true, realtime: true, microphone: false },
  incomplete: { browser: true, realtime: true, camera: true },
};

const who = fc.nat(people - 1);
const event = fc.oneof(
  fc.record({ what: fc.constant("answer" as const), who, coming: fc.boolean() }),
  fc.record({
    what: fc.constant("check" as const),
    who,
    result: fc.constantFrom("passed" as const, "failed" as const, "incomplete" as const),
  }),
  fc.record({ what: fc.constant("join" as const), who }),
  fc.record({ what: fc.constant("leave" as const), who }),
  fc.record({ what: fc.constant("stay" as const), who }),
);
const evening = fc.record({
  invited: fc.subarray([...Array(people).keys()]),
  before: fc.array(event, { maxLength: 8 }),
  during: fc.array(event, { maxLength: 8 }),
});

function stateOf(person: Expected, phase: Phase): string {
  if (person.here && phase !== "completed") return "here";
  if (person.joined) return phase === "live" ? "joined" : "attended";
  if (person.rsvp === "declined") return "declined";
  if (phase === "completed") return "absent";
  if (person.check === "failed") return "needs_help";
  if (person.rsvp === "coming") return person.check === "passed" ? "ready" : "coming";
  return person.invited ? "no_answer" : "not_invited";
}

test("home, session, console, report, emails and credits agree about every attendee, in any order of events", {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(evening, async ({ invited, before, during }) => {
      const company = await testCompany(t, { credits: 20 });
      const { owner } = company;
      const ids = await testPeople(owner, people);
      const params = { id: await testDraft(t, owner) };
      await owner(operations.putAttendees, { params, body: { consumer_ids: ids } });
      await owner(operations.confirmSession, { params });
      if (invited.length > 0) {
        const consumer_ids = invited.map((n) => ids[n]!);
        await owner(operations.inviteAttendees, { params, body: { consumer_ids } });
      }
      const expected = ids.map(
        (_, n): Expected => ({
          invited: invited.includes(n),
          rsvp: null,
          check: null,
          here: false,
          joined: false,
          credit: false,
        }),
      );
      const token = (n: number) =>
        signJoinToken(t.context.settings.appKey, {
          sessionId: params.id,
          consumerId: ids[n]!,
          linkVersion: 1,
        });
      let phase: Phase = "confirmed";
      const now = () => t.clock.now().getTime();

      const happens = async (one: (typeof before)[number]) => {
        const person = expected[one.who]!;
        const id = ids[one.who]!;
        if (one.what === "answer") {
          const given = await t.client()(operations.rsvp, {
            body: { token: token(one.who), coming: one.coming },
          });
          expect(given.status).toBe(200);
          person.rsvp = one.coming ? "coming" : "declined";
        } else if (one.what === "check") {
          const joined = await t.client()(operations.experienceLogin, { body: { token: token(one.who) } });
          // Whoever signs in to the session after declining comes after all.
          if (person.rsvp === "declined") person.rsvp = "coming";
          await t.client(joined.body.token)(operations.systemCheck, {
            body: { results: checks[one.result] },
          });
          person.check = one.result;
        } else {
          // The live server reports whole sets, and reports them again.
          if (one.what === "stay" && !(phase === "live" && person.here)) return;
          person.here = one.what !== "leave";
          await t.lifecycle.here(
            params.id,
            ids.filter((_, n) => expected[n]!.here),
            now(),
          );
          if (phase !== "live" || !person.here) return;
          await t.lifecycle.joined(params.id, [id], now());
          person.joined = true;
          if (one.what === "stay") {
            await t.lifecycle.attended(params.id, id, now());
            person.credit = true;
          }
        }
      };

      const agree = async () => {
        const states = expected.map((person) => stateOf(person, phase));
        const number = (...of: string[]) => states.filter((state) => of.includes(state)).length;
        const session = (await owner(operations.getSession, { params })).body as operations.Session;
        // The board of the session, which readiness is part of.
        const rows = new Map(session.attendees.map((one) => [one.consumer_id, one]));
        expect(ids.map((id) => rows.get(id)?.readiness)).toEqual(states);
        const waitingFor = expected.map((person, n) =>
          phase === "confirmed" &&
          person.invited &&
          ["coming", "needs_help", "no_answer"].includes(states[n]!)
            ? person.rsvp === null
              ? "answer"
              : "check"
            : null,
        );
        expect(ids.map((id) => rows.get(id)?.waiting_for)).toEqual(waitingFor);
        const counts: operations.Session["counts"] = {
          attendees: people,
          invited: invited.length,
          no_answer: waitingFor.filter((one) => one === "answer").length,
          not_checked: waitingFor.filter((one) => one === "check").length,
          ready: number("here", "joined", "attended", "ready"),
          declined: number("declined"),
          here: number("here"),
          came: expected.filter(({ joined }) => joined).length,
          attended: expected.filter(({ credit }) => credit).length,
        };
        expect(session.counts).toEqual(counts);
        // Home and the list of sessions.
        expect((await owner(operations.listSessions)).body.items[0]!.counts).toEqual(counts);
        // The console expects everybody who has not declined.
        const roster = (await t.lifecycle.load(params.id))?.roster.map(({ consumerId }) => consumerId);
        const coming = ids.filter((_, n) => states[n] !== "declined");
        expect(roster?.sort()).toEqual([...coming].sort());
      };
      const emailsOf = async (kind: string) => {
        const { rows } = await t.database.pool.query<{ consumer_id: string }>(
          "select consumer_id from outbox where session_id = $1 and kind = $2 order by consumer_id",
          [params.id, kind],
        );
        return rows.map(({ consumer_id }) => consumer_id);
      };

      await agree();
      for (const one of before) await happens(one);
      await agree();

      // The reminder of the day before goes to those invited who have not declined.
      const session = (await owner(operations.getSession, { params })).body as operations.Session;
      const startsAt = Date.parse(session.starts_at ?? "");
      const at = t.clock.at;
      t.clock.at = new Date(startsAt - hourMs * 1.5);
      const invitedStates = expected.map((person) => person.invited && stateOf(person, phase) !== "declined");
      await t.database.pool.query(
        "update session_consumers set invited_at = invited_at - interval '2 hours' where session_id = $1",
        [params.id],
      );
      await remind(t.context, { sessionId: params.id, hours: 24, startsAt });
      expect(await emailsOf("reminder-24")).toEqual(ids.filter((_, n) => invitedStates[n]).sort());
      t.clock.at = at;

      await t.lifecycle.started(params.id, now(), now() + hourMs);
      phase = "live";
      // Whoever waits in the lobby gets a place in a team at the start.
      const waiting = ids.filter((_, n) => expected[n]!.here);
      await t.lifecycle.joined(params.id, waiting, now());
      for (const person of expected) if (person.here) person.joined = true;
      await agree();
      for (const one of during) await happens(one);
      await agree();

      const joined = ids.filter((_, n) => expected[n]!.joined);
      t.live.playedSessions.set(params.id, samplePlayedSession(joined, [], "none"));
      await t.lifecycle.ended(params.id, now());
      phase = "completed";
      await agree();
      await makeReport(t.context, params.id);
      const report = (await owner(operations.getReport, { params })).body as operations.Report;
      const statuses = new Map(report.attendance.people.map((one) => [one.consumer_id, one.status]));
      expect(ids.map((id) => statuses.get(id))).toEqual(
        expected.map((person) => stateOf(person, phase).replace("attended", "came")),
      );
      const credits = expected.filter(({ credit }) => credit).length;
      expect(report.attendance.came).toBe(joined.length);
      expect(report.credits).toEqual({
        captured: credits,
        released: (session.seats ?? 0) - credits,
        brief: joined.length - credits,
        uncovered: 0,
      });
      const used = (await owner(operations.getCredits)).body.ledger.items.filter(
        ({ reason }) => reason === "capture",
      );
      expect(used.reduce((sum, { seats }) => sum + seats!, 0)).toBe(credits);
      // The entry of the session opens into the seats that used a credit.
      const opened = (await owner(operations.listSessionCredits, { params })).body.items;
      expect(opened.map((one) => one.consumer_id).sort()).toEqual(
        ids.filter((_, n) => expected[n]!.credit).sort(),
      );
      await emailScorecards(t.context, params.id);
      expect(await emailsOf("thanks")).toEqual([...joined].sort());
      const insights = (await owner(operations.getInsights)).body as operations.Insights;
      expect(insights.sessions.at(-1)?.came).toBe(joined.length);
    }),
    { numRuns: 12 },
  );
});
