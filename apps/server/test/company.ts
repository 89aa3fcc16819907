import * as operations from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import { eq, sql } from "drizzle-orm";
import { companies, creditLedger, users } from "../src/db/schema/index.ts";
import { issueToken } from "../src/modules/access/tokens/repository.ts";
import { insertUser } from "../src/modules/access/users/repository.ts";
import { type ApiClient, malformed, type RequestFields, type TestApplication } from "./application.ts";

export interface TestCompany {
  owner: ApiClient;
  token: string;
  email: string;
  id: string;
}

export const password = "a lantern in the fog";
let counter = 0;

/** The fields of a test application that are needed to make test data. */
export type TestDeps = Pick<TestApplication, "client" | "clock" | "database"> & {
  emails(to: string): Promise<{ links: string[] }[]>;
};

/** Signs up a company through the API, verified by its own email unless `verified` is false. */
export async function testCompany(t: TestDeps, { verified = true, credits = 0 } = {}): Promise<TestCompany> {
  const domain = `company${++counter}.example`;
  const email = `Maren.Solberg@${domain}`;
  const registered = await t.client()(operations.register, { body: registration(email) });
  const owner = confirming(t.client(registered.body.token));
  if (verified) {
    await t.client()(operations.verifyEmail, { body: { token: await emailedSecret(t, email) } });
  }
  const [user] = await t.database.db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  const id = user!.companyId!;
  if (credits > 0) await grant(t, id, credits);
  return { owner, token: registered.body.token, email, id };
}

/** As the pages do: whatever needs fresh proof is sent with the password. */
export const confirming =
  (client: ApiClient): ApiClient =>
  (operation, parts = {}) =>
    client(
      operation,
      operation.freshProof
        ? { ...parts, body: malformed({ current_password: password, ...(parts.body as object | undefined) }) }
        : parts,
    );

/** An ADMIN of the platform, signed in. */
export async function testAdmin(t: TestDeps): Promise<{ client: ApiClient; id: string; token: string }> {
  const email = `ops${++counter}@lantern.example`;
  const values = {
    email,
    userTypeId: Role.ADMIN,
    firstName: "Ada",
    lastName: "Ops",
    emailVerifiedAt: t.clock.now(),
  };
  const { id } = await insertUser(t.database.db, values);
  const token = await issueToken(t.database.db, t.clock.now(), { userId: id });
  return { client: t.client(token), id, token };
}

export const registration = (email: string) => ({
  first_name: "Maren",
  last_name: "Solberg",
  email,
  password,
  password_confirmation: password,
  company_name: "Northwind Instruments",
  terms: true as const,
});

/** The secret at the end of the link in the newest email to this address. */
export async function emailedSecret(t: TestDeps, email: string): Promise<string> {
  return (await t.emails(email)).at(-1)!.links[0]!.split("/").at(-1)!;
}

export async function grant(t: TestDeps, companyId: string, amount: number): Promise<void> {
  await t.database.db
    .insert(creditLedger)
    .values({ companyId, amount, reason: "adjustment", reference: `test:${++counter}` });
}

export async function balanceOf(t: TestApplication, companyId: string) {
  const [row] = await t.database.db.select().from(companies).where(eq(companies.id, companyId));
  return { balance: row!.creditBalance, reserved: row!.creditReserved };
}

/** Adds participants with addresses `name1@…`, and returns their ids. */
export async function testPeople(owner: ApiClient, number: number): Promise<string[]> {
  const batch = ++counter;
  const text = Array.from(
    { length: number },
    (_, n) => `Person${n} Number${n} <p${n}.${batch}@people.example>`,
  );
  const imported = await owner(operations.importConsumers, { body: { text: text.join("\n") } });
  return imported.body.rows.map(({ consumer }) => consumer!.id);
}

/** A draft that can be confirmed. */
export async function testDraft(
  t: TestDeps,
  owner: ApiClient,
  over: Record<string, unknown> = {},
): Promise<string> {
  const body = {
    title: "Autumn hour",
    experience: "the-quiet-station",
    starts_at: t.clock.in(24 * 60),
    timezone: "Europe/Copenhagen",
    seats: 4,
    ...over,
  };
  return (await owner(operations.createSession, { body })).body.id;
}

/** A series of these people that can be confirmed, a session every two weeks. */
export async function testSeries(
  t: TestDeps,
  owner: ApiClient,
  people: string[],
  over: Record<string, unknown> = {},
): Promise<string> {
  const day = 24 * 60;
  const body = {
    title: "Autumn evenings",
    consumer_ids: people,
    timezone: "Europe/Copenhagen",
    sessions: [1, 15, 29].map((days) => ({
      experience: "the-quiet-station",
      starts_at: t.clock.in(days * day),
    })),
    ...over,
  };
  return (await owner(operations.createSeries, { body })).body.id;
}

/** Whom a company bills: outside the Union, so that no VAT is added. */
export const billingDetails = {
  name: "Northwind AG",
  street: "Bahnhofstrasse 12",
  postcode: "8001",
  city: "Zürich",
  country_id: "CH",
  vat_id: "CHE123456788",
};

/** Makes these the details of the company's default billing account. */
export async function setBilling(
  { owner }: Pick<TestCompany, "owner">,
  body: NonNullable<RequestFields<typeof operations.putBillingAccount>["body"]>,
) {
  const [account] = (await owner(operations.listBillingAccounts)).body.items;
  return account
    ? owner(operations.putBillingAccount, { params: { id: account.id }, body })
    : owner(operations.createBillingAccount, { body });
}

/** A company that can buy: with a billing account. */
export async function testBuyer(t: TestApplication, options?: { credits?: number }): Promise<TestCompany> {
  const company = await testCompany(t, options);
  await company.owner(operations.createBillingAccount, { body: billingDetails });
  return company;
}
