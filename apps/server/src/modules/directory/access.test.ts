import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import {
  added,
  companyWithDirectory,
  directoryOf,
  enterprise,
  find,
  makeKey,
  newUser,
  own,
  patch,
} from "../../../test/directory.ts";

/** Who may use the interface of directories, and what it says of itself. */

let t: TestApplication;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

test("only a key for directories of this company opens the interface, and it opens nothing else", async () => {
  const { company, key, keyId, directory } = await companyWithDirectory(t);
  const user = await added(directory);
  const other = await companyWithDirectory(t);
  const paths = [
    ["GET", "/ServiceProviderConfig"],
    ["GET", "/Users"],
    ["POST", "/Users"],
    ["GET", `/Users/${user.id}`],
    ["PUT", `/Users/${user.id}`],
    ["PATCH", `/Users/${user.id}`],
    ["DELETE", `/Users/${user.id}`],
  ] as const;
  const program = await makeKey(company, ["people", "sessions:read", "sessions:write", "reports"]);
  for (const [method, path] of paths) {
    const body = method === "POST" || method === "PUT" ? newUser() : undefined;
    for (const [token, status] of [
      ["", 401],
      ["lhk_guessed", 401],
      [company.token, 401],
      [program.key, 403],
    ] as const)
      expect([path, token, (await directoryOf(t, token)(method, path, body)).status]).toEqual([
        path,
        token,
        status,
      ]);
  }
  // Another company's people do not exist.
  for (const [method, path] of paths.slice(3)) {
    const body = method === "PATCH" ? patch({ op: "replace", value: { active: false } }) : newUser();
    const response = await other.directory(
      method,
      path,
      method === "GET" || method === "DELETE" ? undefined : body,
    );
    expect([method, response.status, response.body.detail]).toEqual([
      method,
      404,
      "There is no such person.",
    ]);
  }
  expect(await find(other.directory, `userName eq "${user.userName}"`)).toMatchObject({ totalResults: 0 });
  expect(await find(other.directory, `id eq "${user.id}" or userName pr`)).toMatchObject({ totalResults: 0 });
  // The same person in another company is another person.
  expect((await other.directory("POST", "/Users", newUser({ userName: user.userName }))).status).toBe(201);
  expect((await directory("GET", `/Users/${user.id}`)).body).toEqual(user);

  const asProgram = t.client(key);
  for (const operation of [
    operations.listConsumers,
    operations.listSessions,
    operations.getUser,
    operations.listKeys,
  ])
    expect([operation.id, (await asProgram(operation)).status]).toEqual([operation.id, 403]);

  expect((await company.owner(operations.getDirectory)).body).toEqual({
    address: "http://localhost:3000/scim/v2",
    people: 1,
    left: 0,
    last_seen_at: t.clock.at.toISOString(),
  });
  expect((await company.owner(operations.deleteKey, { params: { id: keyId } })).status).toBe(204);
  expect((await directory("GET", "/Users")).status).toBe(401);
});

test("the interface describes itself, and answers in SCIM's form elsewhere", async () => {
  const { directory } = await companyWithDirectory(t);
  expect((await directory("GET", "/ServiceProviderConfig")).body).toMatchObject({
    patch: { supported: true },
    filter: { supported: true, maxResults: 200 },
    bulk: { supported: false },
  });
  expect((await directory("GET", "/ResourceTypes")).body.Resources).toMatchObject([{ endpoint: "/Users" }]);
  const { Resources } = (await directory("GET", "/Schemas")).body;
  expect(Resources.map(({ id }: { id: string }) => id)).toEqual([
    "urn:ietf:params:scim:schemas:core:2.0:User",
    enterprise,
    own,
  ]);
  expect((await directory("GET", `/Schemas/${enterprise}`)).body).toEqual(Resources[1]);
  for (const path of ["/Groups/1", "/Me", "/Users/not-an-id", "/Schemas/x"]) {
    const { status, headers, body } = await directory("GET", path);
    expect([path, status, body.status]).toEqual([path, 404, "404"]);
    expect(headers["content-type"]).toContain("application/scim+json");
  }
  const large = await directory("POST", "/Users", newUser({ title: "x".repeat(200_000) }));
  expect([large.status, large.body.status]).toEqual([413, "413"]);
  expect((await directory("POST", "/Users", "{not json")).body).toMatchObject({ scimType: "invalidSyntax" });
});

test("each token has its own limit, and 429 says when to try again", async () => {
  const { directory, company } = await companyWithDirectory(t);
  let response = await directory("GET", "/ResourceTypes");
  for (let n = 0; n < 200 && response.status === 200; n++)
    response = await directory("GET", "/ResourceTypes");
  expect([response.status, response.body.status]).toEqual([429, "429"]);
  expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
  const second = await makeKey(company);
  expect((await directoryOf(t, second.key)("GET", "/ResourceTypes")).status).toBe(200);
});
