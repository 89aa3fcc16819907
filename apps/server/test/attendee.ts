import * as operations from "@lantern/contract/http";
import { signJoinToken } from "../src/modules/access/tokens/join-token.ts";
import type { ApiResponse } from "./application.ts";
import { type TestCompany, type TestDeps, testCompany, testDraft } from "./company.ts";

export interface TestAttendee {
  company: TestCompany;
  /** Of the session. */
  id: string;
  email: string;
  consumerId: string;
  /** A valid join token, changed by `over`. */
  link(over?: { linkVersion?: number; sessionId?: string; consumerId?: string }): string;
  /** Joins by link. */
  byLink(token?: string): Promise<ApiResponse>;
  /** Joins by email address. */
  byEmail(over?: object): Promise<ApiResponse>;
}

let number = 0;

/** The fields of a test application that are needed to make an attendee. */
interface AttendeeDeps extends TestDeps {
  context: { settings: { appKey: string } };
}

/** The one attendee of a confirmed session, in a company of its own. */
export async function testAttendee(t: AttendeeDeps): Promise<TestAttendee> {
  const company = await testCompany(t);
  const email = `freja${++number}@people.example`;
  const imported = await company.owner(operations.importConsumers, { body: { text: email } });
  const consumerId: string = imported.body.rows[0]!.consumer!.id;
  const id = await testDraft(t, company.owner);
  await company.owner(operations.putAttendees, { params: { id }, body: { consumer_ids: [consumerId] } });
  await company.owner(operations.confirmSession, { params: { id } });
  const link: TestAttendee["link"] = (over = {}) =>
    signJoinToken(t.context.settings.appKey, { sessionId: id, consumerId, linkVersion: 1, ...over });
  return {
    company,
    id,
    email,
    consumerId,
    link,
    byLink: (token = link()) => t.client()(operations.experienceLogin, { body: { token } }),
    byEmail: (over = {}) =>
      t.client()(operations.experienceAuth, { query: { email, sessionId: id, ...over } }),
  };
}
