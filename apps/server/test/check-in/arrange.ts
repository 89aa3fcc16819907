import { keyScopes } from "@lantern/contract/choices";
import type { CheckInResponses } from "@lantern/contract/http";
import * as operations from "@lantern/contract/http";
import { issueToken } from "../../src/modules/access/tokens/repository.ts";
import type { ApiClient, TestApplication } from "../application.ts";
import { type TestCompany, testCompany, testDraft, testPeople } from "../company.ts";

export interface CheckInCompany extends TestCompany {
  /** A confirmed session of new people, with a client for each, as if they had followed the link in their email. */
  session(people: number): Promise<CheckInSession>;
  /** A key for programs with every scope. */
  key: string;
}

export interface CheckInSession {
  id: string;
  people: string[];
  clients: ApiClient[];
  /** Plays it, with everybody there. */
  play(): Promise<void>;
}

/** A company that has switched the check-in on. */
export async function checkInCompany(t: TestApplication, credits = 200): Promise<CheckInCompany> {
  const company = await testCompany(t, { credits });
  await company.owner(operations.patchCompany, { body: { check_in: true } });
  const session = async (number: number): Promise<CheckInSession> => {
    const people = await testPeople(company.owner, number);
    const id = await testDraft(t, company.owner, { seats: Math.max(2, number) });
    const params = { id };
    await company.owner(operations.putAttendees, { params, body: { consumer_ids: people } });
    await company.owner(operations.confirmSession, { params });
    const clients = await Promise.all(
      people.map(async (consumerId) =>
        t.client(
          await issueToken(t.database.db, t.clock.now(), { sessionId: id, consumerId, enteredBy: "link" }),
        ),
      ),
    );
    const play = async () => {
      const at = t.clock.now().getTime();
      await t.lifecycle.started(id, at, at + 3_600_000);
      await t.lifecycle.joined(id, people, at);
      for (const one of people) await t.lifecycle.attended(id, one, at);
      await t.lifecycle.ended(id, at);
    };
    return { id, people, clients, play };
  };
  const made = await company.owner(operations.createKey, {
    body: { name: "All of it", scopes: [...keyScopes] },
  });
  return { ...company, session, key: made.body.key };
}

/** The same step for each statement. */
export const all = (step: number | null): CheckInResponses => ({
  contacts: step,
  voice: step,
  belonging: step,
});

export const respond = (client: ApiClient, body: CheckInResponses) =>
  client(operations.sendCheckIn, { body });

export const days = (number: number): number => number * 24 * 60;
