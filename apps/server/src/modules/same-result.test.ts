/** Forms, lists, directories, programs, participants and identity providers get the same answer for the same input. */
import * as operations from "@lantern/contract/http";
import { canonicalTimezone } from "@lantern/contract/time-zone";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ApiResponse, type TestApplication, testApplication } from "../../test/application.ts";
import { testAttendee } from "../../test/attendee.ts";
import { registration, type TestCompany, testCompany, testDraft } from "../../test/company.ts";
import { type CompanyProvider, companyProvider, signInBy } from "../../test/company-provider.ts";
import { directoryOf, makeKey, newUser } from "../../test/directory.ts";
import { consumers, users } from "../db/schema/index.ts";

let t: TestApplication;
let company: TestCompany;
let directory: ReturnType<typeof directoryOf>;
let key: string;
let provider: CompanyProvider;
const domain = "firm.example";

beforeAll(async () => {
  t = await testApplication();
  t.clock.at = new Date();
  await t.app.listen({ host: "127.0.0.1", port: 0 });
  company = await testCompany(t, { credits: 60 });
  directory = directoryOf(t, (await makeKey(company)).key);
  ({ key } = await makeKey(company, ["people"]));
  provider = await signOn();
});
afterAll(async () => {
  await provider.close();
  await t.close();
});

/** The company's own provider, for people with addresses at its domain. */
async function signOn(): Promise<CompanyProvider> {
  const { redirect_uri } = (await company.owner(operations.getSingleSignOn)).body;
  const made = await companyProvider({ redirectUri: redirect_uri });
  for (const name of [domain, "bücher.example"]) {
    const claimed = await company.owner(operations.addDomain, { body: { domain: name } });
    expect([claimed.status, claimed.body]).toEqual([201, claimed.body]);
    const proof = claimed.body.record_value.split("=")[1];
    await company.owner(operations.proveDomain, { params: { id: claimed.body.id }, body: { proof } });
  }
  const client = { client_id: "lantern", client_secret: "a-secret-of-the-company", makes_admins: true };
  const saved = await company.owner(operations.putSingleSignOn, { body: { issuer: made.issuer, ...client } });
  expect(saved.status).toBe(200);
  return made;
}

let number = 0;
/** The address of somebody new. */
const newAddress = (at = domain) => `ana${++number}@${at}`;

interface Person {
  first_name?: string;
  last_name?: string;
  email: string;
  timezone?: string;
}

/** What is stored of the people with this address. */
const storedPeople = () =>
  t.database.db.select().from(consumers).where(eq(consumers.companyId, company.id)).orderBy(consumers.id);
const newest = async () => (await storedPeople()).at(-1);

/** Every way in which the company gets a participant. */
const entrances: Record<string, (person: Person) => Promise<ApiResponse>> = {
  "the form": (body) => company.owner(operations.createConsumer, { body }),
  "a program": async (payload) => {
    const headers = { authorization: `Bearer ${key}` };
    const response = await t.app.inject({ method: "POST", url: "/api/consumer", headers, payload });
    return { status: response.statusCode, body: response.json(), headers: response.headers };
  },
  "a list": async ({ first_name = "", last_name = "", email, timezone = "" }) => {
    const cells = [first_name, last_name, email, timezone].map((cell) => `"${cell}"`).join(";");
    const text = `First name;Last name;Email;Time zone\n${cells}`;
    await t.context.limits.reset("importText", company.id);
    return company.owner(operations.importConsumers, { body: { text } });
  },
  "a batch of people": (person) =>
    company.owner(operations.importConsumers, { body: { people: [{ ...person, line: 1 }] } }),
  "the directory": async ({ first_name, last_name, email, timezone }) => {
    const name = {
      ...(first_name && { givenName: first_name }),
      ...(last_name && { familyName: last_name }),
    };
    return directory("POST", "/Users", newUser({ name, emails: [{ value: email, type: "work" }], timezone }));
  },
};
const names = Object.keys(entrances);

const added = async (entrance: string, person: Person) => {
  const before = (await storedPeople()).length;
  const response = await entrances[entrance]!(person);
  const after = await storedPeople();
  expect(response.status, JSON.stringify(response.body)).toBeLessThan(300);
  expect(after.length, JSON.stringify(response.body)).toBe(before + 1);
  return after.at(-1)!;
};
const refused = async (entrance: string, person: Person) => {
  const before = (await storedPeople()).length;
  const response = await entrances[entrance]!(person);
  expect(await storedPeople()).toHaveLength(before);
  return response;
};

const disguises: [string, (address: string) => string][] = [
  ["a mark of direction", (address) => `\u200f${address}`],
  ["another one", (address) => `\u200e${address}`],
  ["an embedding", (address) => `\u202a${address}\u202c`],
  ["an isolate", (address) => `\u2066${address}\u2069`],
  ["a space without width", (address) => `\u200b${address}`],
  ["a word joiner", (address) => address.replace("@", "\u2060@")],
  ["a joiner inside", (address) => address.replace("a", "a\u200d")],
  ["a soft hyphen", (address) => address.replace("fi", "fi\u00ad")],
  ["a byte order mark", (address) => `\ufeff${address}`],
  ["a full-width @", (address) => address.replace("@", "＠")],
  ["full-width letters", (address) => address.replace("ana", "ａｎａ")],
  ["spaces that do not break", (address) => `\u00a0${address}\u202f`],
];

describe.each(names)("an address from %s", (entrance) => {
  test.each(disguises)("with %s is the same address", async (_, disguise) => {
    const email = newAddress();
    expect((await added(entrance, { first_name: "Ana", email: disguise(email) })).email).toBe(email);
  });

  test("with letters beyond ASCII in its domain is stored as xn--", async () => {
    const { email } = await added(entrance, { first_name: "Ana", email: newAddress("bücher.example") });
    expect(email).toBe(`ana${number}@xn--bcher-kva.example`);
  });

  test("with letters beyond ASCII before its @ is refused, and the sentence says why", async () => {
    const { body } = await refused(entrance, { first_name: "Jörg", email: `jörg${++number}@${domain}` });
    expect(JSON.stringify(body)).toContain("letters such as ö or é before the @");
  });
});

describe("an address that somebody enters or a provider sends", () => {
  test.each(disguises)(
    "with %s lets an attendee join, and reads as an administrator's",
    async (_, disguise) => {
      const seat = await testAttendee(t);
      const typed = disguise(seat.email);
      expect((await seat.byEmail({ email: typed })).status).toBe(200);
      const body = { email: typed, sessionId: seat.id };
      expect((await t.client()(operations.experienceLogin, { body })).status).toBe(200);

      const email = newAddress("signing-up.example");
      const made = await t.client()(operations.register, { body: registration(disguise(email)) });
      expect(made.body.code).toBeUndefined();
      expect(await userBy(email)).toMatchObject({ email });
      const invited = await company.owner(operations.inviteAdmin, {
        body: { email: disguise(email), user_type_id: 4 },
      });
      expect([invited.status, invited.body.email ?? invited.body.code]).toEqual([201, email]);
    },
  );

  test.each([
    ["a mark of direction", "\u200fprovider1@firm.example", "provider1@firm.example"],
    ["a full-width @", "provider2＠firm.example", "provider2@firm.example"],
    ["an umlaut in its domain", "provider3@bücher.example", "provider3@xn--bcher-kva.example"],
  ])("with %s in a token becomes the account's", async (_, claimed, email) => {
    expect((await bySignOn({ email: claimed })).status).toBe(200);
    expect(await userBy(email)).toMatchObject({ companyId: company.id });
  });
});

const userBy = async (email: string) =>
  (await t.database.db.select().from(users).where(eq(users.email, email)))[0];

/** Signs in at the company's provider as somebody new with these claims. */
async function bySignOn(claims: Record<string, unknown>): Promise<ApiResponse> {
  const login = newAddress();
  provider.people.set(login, { email: login, ...claims });
  return signInBy(provider, t, login);
}

const typedNames: [string, string | undefined, string | undefined, string | null, string | null][] = [
  ["one name", "Suharto", undefined, "Suharto", null],
  ["an empty last name", "Suharto", "", "Suharto", null],
  ["only a last name", "", "王", null, "王"],
  ["invisible characters", "\u202eAna\u202c\u200b", "Ho\u00adlm\ufeff", "Ana", "Holm"],
  ["nothing that can be seen", "\u3164\u200b", "Holm", null, "Holm"],
  ["a joiner that shapes letters", "علی\u200cرضا", "کریمی", "علی\u200cرضا", "کریمی"],
  ["emoji", "👩🏽‍🔬 Ana", "Holm", "👩🏽‍🔬 Ana", "Holm"],
  ["an accent beside its letter", "Jo\u0308rg", "Holm", "Jörg", "Holm"],
  ["80 letters of several units", "क्षि".repeat(80), "Holm", "क्षि".repeat(80), "Holm"],
];

describe.each(names)("a name from %s", (entrance) => {
  test.each(typedNames)("%s", async (_, first_name, last_name, firstName, lastName) => {
    const person = {
      ...(first_name !== undefined && { first_name }),
      ...(last_name !== undefined && { last_name }),
    };
    expect(await added(entrance, { ...person, email: newAddress() })).toMatchObject({ firstName, lastName });
  });

  test("with 81 letters is refused, or left out of a list", async () => {
    if (entrance === "a list") {
      const person = { first_name: "W".repeat(81), last_name: "Holm", email: newAddress() };
      expect(await added(entrance, person)).toMatchObject({ firstName: null, lastName: "Holm" });
      return;
    }
    const { body } = await refused(entrance, { first_name: "W".repeat(81), email: newAddress() });
    expect(JSON.stringify(body)).toContain("at most 80 characters");
  });
});

test.each(typedNames)(
  "a name of a participant or an administrator: %s",
  async (_, first_name, last_name, first, last) => {
    const typed = { first_name: first_name ?? "", last_name: last_name ?? "" };
    const seat = await testAttendee(t);
    const participant = t.client((await seat.byLink()).body.token);
    expect((await participant(operations.patchUser, { body: typed })).status).toBe(200);
    const [consumer] = await t.database.db.select().from(consumers).where(eq(consumers.id, seat.consumerId));
    expect(consumer).toMatchObject({ firstName: first, lastName: last });

    const stored = { firstName: first ?? "", lastName: last ?? "" };
    const email = newAddress("naming.example");
    await t.client()(operations.register, { body: { ...registration(email), ...typed } });
    expect(await userBy(email)).toMatchObject(stored);

    const claimed = newAddress();
    const signedIn = { email: claimed, given_name: typed.first_name, family_name: typed.last_name };
    expect(await bySignOn(signedIn)).toMatchObject({ status: 200 });
    expect(await userBy(claimed)).toMatchObject(stored);
  },
);

test("nobody loses their last name: an empty form is refused at the first name", async () => {
  const params = { id: (await added("the form", { first_name: "Ana", email: newAddress() })).id };
  const oneName = { first_name: ["Please enter a first or a last name."] };
  const none = { first_name: "\u200b", last_name: "" };
  for (const response of [
    await company.owner(operations.createConsumer, { body: { ...none, email: newAddress() } }),
    await company.owner(operations.patchConsumer, { params, body: none }),
    await company.owner(operations.patchConsumer, { params, body: { first_name: null } }),
    await company.owner(operations.patchUser, { body: none }),
    await t.client()(operations.register, { body: { ...registration(newAddress("none.example")), ...none } }),
  ])
    expect([response.status, response.body.errors]).toEqual([422, oneName]);
  expect((await company.owner(operations.getConsumer, { params })).body.first_name).toBe("Ana");
  const unnamed = await added("a list", { email: newAddress() });
  const office = await company.owner(operations.patchConsumer, {
    params: { id: unnamed.id },
    body: { office: "Lisbon" },
  });
  expect(office.status).toBe(200);
});

const zones: [string, string][] = [
  ["Europe/Kiev", "Europe/Kyiv"],
  ["Asia/Calcutta", "Asia/Kolkata"],
  ["Asia/Katmandu", "Asia/Kathmandu"],
  ["asia/katmandu", "Asia/Kathmandu"],
  ["US/Pacific", "America/Los_Angeles"],
];
const noZones = "IST JST PST BST CST EST CET +05:30 UTC+5 SystemV/PST8 Europe/Atlantis".split(" ");
const zoneText = "Please choose a time zone.";

describe.each(names)("a time zone from %s", (entrance) => {
  test.each(zones)("%s is stored as %s", async (timezone, stored) => {
    const person = { first_name: "Ana", email: newAddress(), timezone };
    expect((await added(entrance, person)).timezone).toBe(stored);
  });

  test.each(noZones)("%s is never stored", async (timezone) => {
    const person = { first_name: "Ana", email: newAddress(), timezone };
    const { status, body } = await entrances[entrance]!(person);
    const stored = (await newest())!;
    const isAdded = stored.email === person.email;
    // A directory and a list add the person without it, or with the one zone that the short name can mean; everybody else
    // is told at the field.
    if (isAdded && stored.timezone !== null) {
      expect([entrance, canonicalTimezone(stored.timezone)]).toEqual(["a list", stored.timezone]);
      expect(stored.timezone).not.toBe(timezone);
    }
    if (entrance === "the directory") expect([status, isAdded]).toEqual([201, true]);
    else if (entrance === "a list") expect(status).toBe(200);
    else expect([status, JSON.stringify(body).includes(zoneText), isAdded]).toEqual([422, true, false]);
  });
});

test.each(zones)("a session and a profile in %s are in %s", async (typed, stored) => {
  const id = await testDraft(t, company.owner);
  const params = { id };
  const moved = await company.owner(operations.patchSession, { params, body: { timezone: typed } });
  expect([moved.status, moved.body.timezone]).toEqual([200, stored]);
  expect((await company.owner(operations.confirmSession, { params })).status).toBe(200);
  const file = await t.client()(operations.openCalendar, { query: { sessionId: id } });
  expect(file.status).toBe(200);
  expect(String(file.body).match(new RegExp(`TZID[:=]${stored}`, "g"))?.length).toBeGreaterThanOrEqual(3);
  const profile = { country_id: "DK", timezone_id: typed, area_code: "45", phone_number: "1" };
  const saved = await company.owner(operations.putProfile, { body: profile });
  expect([saved.status, saved.body.profile!.timezone_id]).toEqual([200, stored]);
});

test.each(noZones)("a session and a profile in %s are refused at the field", async (zone) => {
  const params = { id: await testDraft(t, company.owner) };
  const profile = { country_id: "DK", timezone_id: zone, area_code: "45", phone_number: "1" };
  const draft = { title: "Hour", timezone: zone };
  for (const [response, field] of [
    [await company.owner(operations.createSession, { body: draft }), "timezone"],
    [await company.owner(operations.patchSession, { params, body: { timezone: zone } }), "timezone"],
    [await company.owner(operations.putProfile, { body: profile }), "timezone_id"],
  ] as const)
    expect([response.status, response.body.errors]).toEqual([422, { [field]: [zoneText] }]);
});
