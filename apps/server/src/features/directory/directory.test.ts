import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { type TestCompany, testCompany, testDraft, testPeople } from "../../../test/company.ts";
import { deleteExpiredData } from "../retention/job.ts";

let t: TestApplication;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

const patchSchema = "urn:ietf:params:scim:api:messages:2.0:PatchOp";
const enterprise = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";
const own = "urn:ietf:params:scim:schemas:extension:lanternhour:2.0:User";

type Directory = ReturnType<typeof directoryOf>;

/** Sends requests as a directory does: a token, SCIM's type, no cookies. */
function directoryOf(key: string) {
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

async function makeKey(company: TestCompany, scopes = ["directory"]) {
  const made = await company.owner(operations.createKey, { body: { name: "Directory", scopes } });
  expect(made.status).toBe(201);
  return made.body as { id: string; key: string };
}

async function companyWithDirectory(credits = 0) {
  const company = await testCompany(t, { credits });
  const { id, key } = await makeKey(company);
  return { company, keyId: id, key, directory: directoryOf(key) };
}

let number = 0;
const newUser = (over: Record<string, unknown> = {}) => {
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

async function added(directory: Directory, over: Record<string, unknown> = {}) {
  const { status, body } = await directory("POST", "/Users", newUser(over));
  expect([status, body.detail]).toEqual([201, undefined]);
  return body;
}

const patch = (...Operations: unknown[]) => ({ schemas: [patchSchema], Operations });
const find = async (directory: Directory, filter: string) =>
  (await directory("GET", `/Users?filter=${encodeURIComponent(filter)}`)).body;
const listed = async ({ owner }: TestCompany) =>
  (await owner(operations.listConsumers)).body.items as Record<string, unknown>[];

/** A confirmed session with these people, all invited. */
async function invitedSession(company: TestCompany, ids: string[]) {
  const params = { id: await testDraft(t, company.owner) };
  await company.owner(operations.putAttendees, { params, body: { consumer_ids: ids } });
  expect((await company.owner(operations.confirmSession, { params })).status).toBe(200);
  expect((await company.owner(operations.inviteAttendees, { params, body: {} })).status).toBe(200);
  return params;
}

const attendeesOf = async (company: TestCompany, params: { id: string }) =>
  (await company.owner(operations.getSession, { params })).body.attendees as unknown[];

/** As the live server does, without playing the session. */
const setStatus = ({ id }: { id: string }, status: "live" | "completed") =>
  t.database.pool.query(
    "update sessions set status = $1::text, credits_reserved = case when $1 = 'live' then credits_reserved else 0 end where id = $2",
    [status, id],
  );

test("a joiner is on the company's list, with department and office, and in its audit log", async () => {
  const { company, directory } = await companyWithDirectory();
  const sent = newUser({
    timezone: "Europe/Oslo",
    addresses: [{ type: "work", formatted: "Bergen" }],
    [enterprise]: { department: "Research", manager: { value: "7" } },
    phoneNumbers: [{ value: "1" }],
  });
  const { status, headers, body } = await directory("POST", "/Users", sent);
  expect([status, headers["content-type"]]).toEqual([201, "application/scim+json; charset=utf-8"]);
  expect(headers.location).toBe(`http://localhost:3000/scim/v2/Users/${body.id}`);
  expect(body).toMatchObject({
    userName: sent.userName,
    externalId: sent.externalId,
    active: true,
    [enterprise]: { department: "Research" },
    [own]: { office: "Bergen" },
    meta: { resourceType: "User", location: headers.location },
  });
  expect(await listed(company)).toMatchObject([
    {
      id: body.id,
      first_name: "Ana",
      last_name: "Silva",
      email: sent.userName,
      department: "Research",
      office: "Bergen",
      timezone: "Europe/Oslo",
    },
  ]);
  const { items } = (await company.owner(operations.listAudit)).body;
  expect(items[0]).toMatchObject({
    action: "consumer.add",
    subject: `consumer:${body.id}`,
    detail: { by: "directory" },
  });
  expect((await directory("GET", `/Users/${body.id}`)).body).toEqual(body);
});

test("a person needs a user name and an address; nobody has another's", async () => {
  const { directory } = await companyWithDirectory();
  const { userName } = await added(directory);
  for (const [over, status, scimType] of [
    [{ userName: "" }, 400, "invalidValue"],
    [{ userName: "no-address", emails: [] }, 400, "invalidValue"],
    [{ emails: [{ value: "no address" }] }, 400, "invalidValue"],
    [{ name: { givenName: "x".repeat(500) } }, 400, "invalidValue"],
    [{ userName: userName.toUpperCase() }, 409, "uniqueness"],
    [{ emails: [{ value: userName }] }, 409, "uniqueness"],
  ] as const) {
    const response = await directory("POST", "/Users", newUser(over));
    expect([over, response.status, response.body]).toEqual([
      over,
      status,
      {
        schemas: ["urn:ietf:params:scim:api:messages:2.0:Error"],
        status: String(status),
        scimType,
        detail: expect.any(String),
      },
    ]);
  }
});

test("people who are on the list already are found and taken over, not added again", async () => {
  const { company, directory } = await companyWithDirectory();
  const [id] = await testPeople(company.owner, 1);
  const [{ email }] = (await listed(company)) as [{ email: string }];
  expect((await find(directory, `userName eq "${email}"`)).Resources).toMatchObject([
    { id, userName: email },
  ]);
  const body = newUser({ userName: "upn@directory.example", emails: [{ value: email, type: "work" }] });
  expect((await directory("POST", "/Users", body)).body).toMatchObject({ id, name: { givenName: "Ana" } });
  expect((await directory("POST", "/Users", body)).status).toBe(409);
  expect(await listed(company)).toMatchObject([{ id, email, first_name: "Ana" }]);
});

test("a list is filtered and paged", async () => {
  const { directory } = await companyWithDirectory();
  const all = [];
  for (const department of ["A", "A", "B"])
    all.push(await added(directory, { [enterprise]: { department } }));
  const [first, second, third] = all;
  await directory("PATCH", `/Users/${third.id}`, patch({ op: "replace", path: "active", value: false }));
  for (const [filter, expected] of [
    [`userName eq "${first.userName.toUpperCase()}"`, [first]],
    [`USERNAME Eq "${first.userName}" and active eq true`, [first]],
    [`userName eq "${third.userName}" and active eq "True"`, []],
    [`externalId eq "${second.externalId}"`, [second]],
    [`externalId eq "${second.externalId.toUpperCase()}"`, []],
    [`emails.value eq "${second.userName}"`, [second]],
    [`emails[type eq "work" and value eq "${second.userName}"]`, [second]],
    [`emails[type eq "home" and value eq "${second.userName}"]`, []],
    ["active eq false", [third]],
    ["not (active eq false)", [first, second]],
    [`userName eq "${first.userName}" or externalId eq "${third.externalId}"`, [first, third]],
    [`active eq true and (id eq "${first.id}" or id eq "${third.id}")`, [first]],
    [`${enterprise}:department eq "a"`, [first, second]],
    [
      `userName sw "${first.userName.slice(0, 6)}" and userName co "@directory" and userName ew "example"`,
      null,
    ],
    ["timezone pr", []],
    [`userName ne "${first.userName}"`, [second, third]],
    [`userName eq "' or 1=1 --"`, []],
  ] as const) {
    const body = await find(directory, filter);
    if (expected === null) expect(body.totalResults).toBeGreaterThan(0);
    else
      expect([filter, body.Resources?.map((one: { id: string }) => one.id)]).toEqual([
        filter,
        expected.map(({ id }) => id),
      ]);
  }
  for (const filter of ["userName", "userName eq", ")(", 'title eq "x"', "(".repeat(500), "active gt 1"])
    expect([filter, (await find(directory, filter)).scimType]).toEqual([filter, "invalidFilter"]);

  const page = (await directory("GET", "/Users?startIndex=2&count=1")).body;
  expect(page).toMatchObject({
    totalResults: 3,
    startIndex: 2,
    itemsPerPage: 1,
    Resources: [{ id: second.id }],
  });
  expect((await directory("GET", "/Users?count=0")).body).toMatchObject({ totalResults: 3, Resources: [] });
  expect((await directory("GET", "/Users?startIndex=-5")).body.startIndex).toBe(1);
  expect((await directory("GET", "/Users?startIndex=99")).body).toMatchObject({
    totalResults: 3,
    Resources: [],
  });
  expect((await directory("GET", "/Users?count=abc")).body.scimType).toBe("invalidValue");
});

test.each([
  [
    "Entra: one path each",
    [
      { op: "Replace", path: "name.givenName", value: "Bea" },
      { op: "Add", path: `${enterprise}:department`, value: "Sales" },
      { op: "Add", path: `${enterprise}:manager`, value: "7" },
      { op: "Replace", path: 'addresses[type eq "work"].formatted', value: "Oslo" },
      { op: "Replace", path: 'emails[type eq "work"].value', value: "bea-entra@directory.example" },
      { op: "Add", path: 'phoneNumbers[type eq "mobile"].value', value: "1" },
    ],
    "bea-entra@directory.example",
  ],
  [
    "Entra: no path, dotted names",
    [
      {
        op: "replace",
        value: { "name.givenName": "Bea", [`${enterprise}:department`]: "Sales", [`${own}:office`]: "Oslo" },
      },
      { op: "replace", path: 'emails[type eq "home"].value', value: "not an address" },
    ],
    null,
  ],
  [
    "Okta: no path, whole attributes",
    [
      {
        op: "replace",
        value: {
          name: { givenName: "Bea", familyName: "Silva" },
          [enterprise]: { department: "Sales" },
          [own]: { office: "Oslo" },
          emails: [{ value: "bea-okta@directory.example", primary: true }],
        },
      },
    ],
    "bea-okta@directory.example",
  ],
])("PATCH as sent by %s", async (_, Operations, email) => {
  const { company, directory } = await companyWithDirectory();
  const user = await added(directory);
  const { status, body } = await directory("PATCH", `/Users/${user.id}`, patch(...Operations));
  expect([status, body.name.givenName]).toEqual([200, "Bea"]);
  expect(await listed(company)).toMatchObject([
    {
      first_name: "Bea",
      last_name: "Silva",
      department: "Sales",
      office: "Oslo",
      email: email ?? user.userName,
    },
  ]);
  const removed = await directory(
    "PATCH",
    `/Users/${user.id}`,
    patch({ op: "Remove", path: `${enterprise}:department` }, { op: "remove", path: own }),
  );
  expect([removed.body[enterprise], removed.body[own]]).toEqual([undefined, undefined]);
  expect(await listed(company)).toMatchObject([{ department: null, office: null }]);
});

test("PUT changes what it has, and repeating it writes nothing into the audit log", async () => {
  const { company, directory } = await companyWithDirectory();
  const user = await added(directory, { [enterprise]: { department: "Research" } });
  const body = newUser({ userName: user.userName, name: { givenName: "Bea", familyName: "" } });
  body.emails = user.emails;
  expect((await directory("PUT", `/Users/${user.id}`, body)).status).toBe(200);
  expect(await listed(company)).toMatchObject([
    { first_name: "Bea", last_name: null, department: "Research" },
  ]);
  const entries = async () => (await company.owner(operations.listAudit)).body.items.length;
  const before = await entries();
  expect((await directory("PUT", `/Users/${user.id}`, body)).status).toBe(200);
  expect(await entries()).toBe(before);
});

test.each([
  ["Okta", { op: "replace", value: { active: false } }],
  ["Entra", { op: "Replace", path: "active", value: "False" }],
])(
  "a leaver according to %s vanishes from lists and coming sessions, and administrators are told",
  async (_, operation) => {
    const { company, directory } = await companyWithDirectory(20);
    const user = await added(directory);
    const others = await testPeople(company.owner, 2);
    const params = await invitedSession(company, [user.id, ...others]);

    const past = await invitedSession(company, [user.id, ...others]);
    await setStatus(past, "completed");

    const left = await directory("PATCH", `/Users/${user.id}`, patch(operation));
    expect([left.status, left.body.active]).toEqual([200, false]);
    expect((await listed(company)).map(({ id }) => id)).not.toContain(user.id);
    expect(await attendeesOf(company, params)).toHaveLength(2);
    expect((await t.emails(user.userName)).at(-1)?.kind).toBe("cancelled");
    const news = (await company.owner(operations.listNotifications)).body.items[0];
    expect(news).toMatchObject({ kind: "person_left", session_id: params.id });
    expect(news.description).toContain("Ana Silva is no longer in your directory");
    const person = await company.owner(operations.getConsumer, { params: { id: user.id } });
    expect(person.body).toMatchObject({ from_directory: true, left_at: t.clock.at.toISOString() });
    const actions = (await company.owner(operations.listAudit)).body.items.map(
      (one: { action: string }) => one.action,
    );
    expect(actions[0]).toBe("consumer.leave");

    // Nobody can bring them back but the directory.
    const add = { params, body: { consumer_ids: [user.id, ...others] } };
    expect((await company.owner(operations.putAttendees, add)).status).toBeGreaterThan(399);
    const again = { first_name: "A", last_name: "B", email: user.userName.toUpperCase() };
    expect((await company.owner(operations.createConsumer, { body: again })).body.errors.email[0]).toContain(
      "directory",
    );
    for (const preview of [true, false]) {
      const imported = await company.owner(operations.importConsumers, {
        body: { text: user.userName, existing: "update", preview },
      });
      expect(imported.body).toMatchObject({ added: 0, updated: 0, failed: 1 });
    }
    // A past session still names them, and a copy of it does not.
    expect(await attendeesOf(company, past)).toHaveLength(3);
    const copy = await company.owner(operations.duplicateSession, { params: past });
    expect(await attendeesOf(company, { id: copy.body.id })).toHaveLength(2);

    const back = await directory(
      "PATCH",
      `/Users/${user.id}`,
      patch({ op: "replace", path: "active", value: "True" }),
    );
    expect(back.body).toMatchObject({ id: user.id, active: true });
    expect((await listed(company)).map(({ id }) => id)).toContain(user.id);
    expect(await attendeesOf(company, params)).toHaveLength(2);
  },
);

test("DELETE forgets a person as everywhere, and tells administrators without a name", async () => {
  const { company, directory } = await companyWithDirectory(20);
  const user = await added(directory);
  const params = await invitedSession(company, [user.id, ...(await testPeople(company.owner, 1))]);
  expect(await directory("DELETE", `/Users/${user.id}`)).toMatchObject({ status: 204, body: null });
  expect((await directory("GET", `/Users/${user.id}`)).status).toBe(404);
  expect((await directory("DELETE", `/Users/${user.id}`)).status).toBe(404);
  expect(await attendeesOf(company, params)).toHaveLength(1);
  const { rows } = await t.database.pool.query("select * from consumers where id = $1", [user.id]);
  const { id, company_id, created_at, deleted_at, ...personal } = rows[0];
  expect([id, deleted_at]).toEqual([user.id, expect.any(Date)]);
  expect([...new Set(Object.values(personal))]).toEqual([null]);
  const news = (await company.owner(operations.listNotifications)).body.items[0];
  expect(news.description).toMatch(/^Someone is no longer/);
  const entries = (await company.owner(operations.listAudit)).body.items;
  expect(entries[0]).toMatchObject({ action: "consumer.remove", detail: { by: "directory" } });
  // The same person can join again.
  expect((await directory("POST", "/Users", newUser({ userName: user.userName }))).status).toBe(201);
});

test("a session that is being played keeps its people: deleting them waits, leaving does not", async () => {
  const { company, directory } = await companyWithDirectory(20);
  const user = await added(directory);
  const params = await invitedSession(company, [user.id, ...(await testPeople(company.owner, 1))]);
  await setStatus(params, "live");
  const deleted = await directory("DELETE", `/Users/${user.id}`);
  expect([deleted.status, deleted.body.status]).toEqual([409, "409"]);
  const left = await directory(
    "PATCH",
    `/Users/${user.id}`,
    patch({ op: "replace", value: { active: false } }),
  );
  expect(left.body.active).toBe(false);
  expect(await attendeesOf(company, params)).toHaveLength(2);
  await setStatus(params, "completed");
  expect((await directory("DELETE", `/Users/${user.id}`)).status).toBe(204);
});

test("whoever left is forgotten after 90 days, unless they came back", async () => {
  const { directory, company } = await companyWithDirectory();
  const [leaver, back] = [await added(directory), await added(directory)];
  for (const { id } of [leaver, back])
    await directory("PATCH", `/Users/${id}`, patch({ op: "replace", value: { active: false } }));
  expect((await company.owner(operations.getDirectory)).body).toMatchObject({ people: 0, left: 2 });
  const now = t.clock.at;
  t.clock.at = new Date(now.getTime() + 89 * 86_400_000);
  await deleteExpiredData(t.context);
  expect((await directory("GET", `/Users/${leaver.id}`)).status).toBe(200);
  await directory("PATCH", `/Users/${back.id}`, patch({ op: "replace", value: { active: true } }));
  t.clock.at = new Date(now.getTime() + 91 * 86_400_000);
  await deleteExpiredData(t.context);
  expect((await directory("GET", `/Users/${leaver.id}`)).status).toBe(404);
  expect((await directory("GET", `/Users/${back.id}`)).status).toBe(200);
  t.clock.at = now;
});

test("only a key for directories of this company opens the interface, and it opens nothing else", async () => {
  const { company, key, keyId, directory } = await companyWithDirectory();
  const user = await added(directory);
  const other = await companyWithDirectory();
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
      expect([path, token, (await directoryOf(token)(method, path, body)).status]).toEqual([
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
  const { directory } = await companyWithDirectory();
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
  for (const path of ["/Groups", "/Me", "/Users/not-an-id", "/Schemas/x"]) {
    const { status, headers, body } = await directory("GET", path);
    expect([path, status, body.status]).toEqual([path, 404, "404"]);
    expect(headers["content-type"]).toContain("application/scim+json");
  }
  const large = await directory("POST", "/Users", newUser({ title: "x".repeat(200_000) }));
  expect([large.status, large.body.status]).toEqual([413, "413"]);
  expect((await directory("POST", "/Users", "{not json")).body).toMatchObject({ scimType: "invalidSyntax" });
});

test("each token has its own limit, and 429 says when to try again", async () => {
  const { directory, company } = await companyWithDirectory();
  let response = await directory("GET", "/ResourceTypes");
  for (let n = 0; n < 200 && response.status === 200; n++)
    response = await directory("GET", "/ResourceTypes");
  expect([response.status, response.body.status]).toEqual([429, "429"]);
  expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
  const second = await makeKey(company);
  expect((await directoryOf(second.key)("GET", "/ResourceTypes")).status).toBe(200);
});
