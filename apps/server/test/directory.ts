import * as operations from "@lantern/contract/http";
import { expect } from "vitest";
import type { TestApplication } from "./application.ts";
import { type TestCompany, testCompany, testDraft } from "./company.ts";

/** What tests of directories share. */

const patchSchema = "urn:ietf:params:scim:api:messages:2.0:PatchOp";
export const enterprise = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";
export const own = "urn:ietf:params:scim:schemas:extension:lanternhour:2.0:User";

type Directory = ReturnType<typeof directoryOf>;

/** Sends requests as a directory does: a token, SCIM's type, no cookies. */
export function directoryOf(t: TestApplication, key: string) {
  return async (method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: unknown) => {
    const response = await t.app.inject({
      method,
      url: `/scim/v2${path}`,
      headers: {
        ...(key && { authorization: `Bearer ${key}` }),
        ...(body !== undefined && { "content-type": "application/scim+json" }),
      },
      ...(body !== undefined && { payload: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const { statusCode, headers, payload } = response;
    return { status: statusCode, headers, body: payload ? JSON.parse(payload) : null };
  };
}

export async function makeKey(company: TestCompany, scopes = ["directory"]) {
  const made = await company.owner(operations.createKey, { body: { name: "Directory", scopes } });
  expect(made.status).toBe(201);
  return made.body as { id: string; key: string };
}

export async function companyWithDirectory(t: TestApplication, credits = 0) {
  const company = await testCompany(t, { credits });
  const { id, key } = await makeKey(company);
  return { company, keyId: id, key, directory: directoryOf(t, key) };
}

let number = 0;
export const newUser = (over: Record<string, unknown> = {}) => {
  const userName = `ana${++number}@directory.example`;
  return {
    schemas: ["urn:ietf:params:scim:schemas:core:2.0:User", enterprise],
    userName,
    externalId: `ext-${number}`,
    name: { givenName: "Ana", familyName: "Silva" },
    active: true,
    emails: [{ value: userName, type: "work", primary: true }],
    ...over,
  };
};

export async function added(directory: Directory, over: Record<string, unknown> = {}) {
  const { status, body } = await directory("POST", "/Users", newUser(over));
  expect([status, body.detail]).toEqual([201, undefined]);
  return body;
}

export const patch = (...Operations: unknown[]) => ({ schemas: [patchSchema], Operations });
export const find = async (directory: Directory, filter: string) =>
  (await directory("GET", `/Users?filter=${encodeURIComponent(filter)}`)).body;
export const listed = async ({ owner }: TestCompany) =>
  (await owner(operations.listConsumers)).body.items as Record<string, unknown>[];

/** A confirmed session with these people, all invited. */
export async function invitedSession(t: TestApplication, company: TestCompany, ids: string[]) {
  const params = { id: await testDraft(t, company.owner) };
  await company.owner(operations.putAttendees, { params, body: { consumer_ids: ids } });
  expect((await company.owner(operations.confirmSession, { params })).status).toBe(200);
  expect((await company.owner(operations.inviteAttendees, { params, body: {} })).status).toBe(200);
  return params;
}

export const attendeesOf = async (company: TestCompany, params: { id: string }) =>
  (await company.owner(operations.getSession, { params })).body.attendees as unknown[];

/** As the live server does, without playing the session. */
export const setStatus = (t: TestApplication, { id }: { id: string }, status: "live" | "completed") =>
  t.database.pool.query(
    "update sessions set status = $1::text, credits_reserved = case when $1 = 'live' then credits_reserved else 0 end where id = $2",
    [status, id],
  );
