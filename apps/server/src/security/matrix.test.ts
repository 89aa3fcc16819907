import { fileURLToPath } from "node:url";
import { keyScopes } from "@lantern/contract/choices";
import * as operations from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ApiClient, type TestApplication, testApplication } from "../../test/application.ts";
import { type TestCompany, testAdmin, testCompany, testDraft, testPeople } from "../../test/company.ts";
import { allOperations } from "../../test/operations.ts";
import { type GateName, passes } from "../core/gates.ts";
import { issueToken } from "../modules/access/tokens/repository.ts";
import { insertUser } from "../modules/access/users/repository.ts";

/** Every operation as every role. Who may use which is read from the description that the server gives of itself. */

const table = fileURLToPath(new URL("../../../../docs/rights.md", import.meta.url));

let t: TestApplication;
/** The gate of every operation, by its id. */
let gates: Map<string, GateName>;
let roles: Record<string, ApiClient>;

beforeAll(async () => {
  t = await testApplication();
  const described = (await t.app.inject("/api/openapi.json")).json() as {
    paths: Record<string, Record<string, { operationId: string; description?: string }>>;
  };
  const names = Object.fromEntries(Object.entries(passes).map(([name, who]) => [`For ${who}.`, name]));
  gates = new Map(
    Object.values(described.paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ operationId, description }) => {
        const name = names[description?.replace(/ Scope of a key.*/, "") ?? ""];
        return name ? [[operationId, name as GateName] as const] : [];
      }),
    ),
  );
  roles = await makeRoles();
});
afterAll(() => t.close());

async function makeRoles(): Promise<Record<string, ApiClient>> {
  const company = await testCompany(t, { credits: 60 });
  const scopes = keyScopes.map(async (scope) => {
    const made = await company.owner(operations.createKey, { body: { name: scope, scopes: [scope] } });
    return [`key ${scope}`, t.client(made.body.key)] as const;
  });
  const [byAddress, byLink] = await attendees(company);
  return {
    nobody: t.client(),
    "attendee by address": byAddress,
    "attendee by link": byLink,
    Sub: t.client(await subOf(company.id)),
    "billing-only Sub": t.client(await subOf(company.id, { billingOnly: true })),
    ...(await subsWhoMayNotBuy()),
    Owner: company.owner,
    "unverified Owner": (await testCompany(t, { verified: false })).owner,
    ADMIN: (await testAdmin(t)).client,
    "must use single sign-on": t.client(await boundSub()),
    ...Object.fromEntries(await Promise.all(scopes)),
  };
}

/** The token of a Sub-Administrator of this company. */
async function subOf(companyId: string, { billingOnly = false, email = newEmail() } = {}): Promise<string> {
  const names = { firstName: "Ada", lastName: "Sub", userTypeId: Role.CONSUMER_ADMIN_SUB };
  const values = { ...names, email, companyId, billingOnly, emailVerifiedAt: t.clock.now() };
  const { id } = await insertUser(t.database.db, values);
  return issueToken(t.database.db, t.clock.now(), { userId: id });
}

const newEmail = () => `ada@${crypto.randomUUID()}.example`;

/** Sub-Administrators of a company whose Owner forbids them to buy; those who are limited to billing still may. */
async function subsWhoMayNotBuy(): Promise<Record<string, ApiClient>> {
  const { id, owner } = await testCompany(t);
  await owner(operations.patchCompany, { body: { sub_admins_buy: false } });
  return {
    "Sub who may not buy": t.client(await subOf(id)),
    "billing-only Sub where others may not buy": t.client(await subOf(id, { billingOnly: true })),
  };
}

async function attendees({ owner }: TestCompany): Promise<[ApiClient, ApiClient]> {
  const consumer_ids = await testPeople(owner, 2);
  const params = { id: await testDraft(t, owner) };
  await owner(operations.putAttendees, { params, body: { consumer_ids } });
  await owner(operations.confirmSession, { params });
  const enter = async (at: number, enteredBy: "email" | "link") => {
    const seat = { sessionId: params.id, consumerId: consumer_ids[at]!, enteredBy };
    return t.client(await issueToken(t.database.db, t.clock.now(), seat));
  };
  return [await enter(0, "email"), await enter(1, "link")];
}

/** The token of somebody who signed in by password, in a company that since requires single sign-on. */
async function boundSub(): Promise<string> {
  const { id } = await testCompany(t);
  const domain = `bound-${crypto.randomUUID()}.example`;
  const token = await subOf(id, { email: `ada@${domain}` });
  await t.database.pool.query(
    `insert into company_domains (id, company_id, domain, proof, proved_at) values (gen_random_uuid(), $1, $2, 'x', now())`,
    [id, domain],
  );
  await t.database.pool.query(
    `insert into single_sign_on (company_id, issuer, client_id, encrypted_secret, required)
     values ($1, 'https://idp.example', 'c', 'x', true)`,
    [id],
  );
  return token;
}

const owners = ["Owner", "unverified Owner"];
const restricted = ["billing-only Sub", "billing-only Sub where others may not buy"];
const unrestricted = ["Sub", "Sub who may not buy", ...owners];
const administrators = [...unrestricted, ...restricted];
const attendee = ["attendee by address", "attendee by link"];
const signedIn: Record<Exclude<GateName, "open">, string[]> = {
  anyone: [...attendee, ...administrators, "ADMIN"],
  seat: attendee,
  verifiedSeat: ["attendee by link"],
  member: [...administrators, "ADMIN"],
  protectedMember: [...administrators, "ADMIN"],
  verifiedMember: ["Sub", "Sub who may not buy", "Owner", ...restricted, "ADMIN"],
  company: unrestricted,
  owner: owners,
  verifiedOwner: ["Owner"],
  buyer: ["Sub", ...owners, ...restricted],
  creditReader: administrators,
  admin: ["ADMIN"],
};

/** Operations for everybody who is signed in that look closer at who it is, after the gate. */
const narrower: Record<string, { who: string; not: string[]; rejection: { status: number; code: string } }> =
  {
    getIce: {
      who: "attendees and administrators",
      not: [...restricted, "ADMIN"],
      rejection: { status: 403, code: "USER_009" },
    },
    getScorecard: {
      who: "attendees, and whoever rehearses",
      not: [...administrators, "ADMIN"],
      rejection: { status: 401, code: "UNAUTHENTICATED" },
    },
    patchUser: {
      who: "administrators, those limited to billing, ADMIN, and attendees with link or code",
      not: ["attendee by address"],
      rejection: { status: 403, code: "PROOF_NEEDED" },
    },
    sendTestInvitation: {
      who: "administrators, with a confirmed address",
      not: ["unverified Owner"],
      rejection: { status: 403, code: "EMAIL_UNVERIFIED" },
    },
  };

/** What a role gets: null when the operation is its own; otherwise the status and code of the rejection. */
function expected(call: operations.Operation, gate: Exclude<GateName, "open">, role: string) {
  const stranger = { status: 401, code: "UNAUTHENTICATED" };
  const wrongRole = { status: 403, code: "USER_009" };
  const unconfirmed = { status: 403, code: "EMAIL_UNVERIFIED" };
  if (role.startsWith("key ")) return role === `key ${call.scope}` ? null : wrongRole;
  const exception = narrower[call.id];
  if (exception?.not.includes(role)) return exception.rejection;
  if (signedIn[gate].includes(role)) return null;
  if (role === "unverified Owner" && gate.startsWith("verified") && gate !== "verifiedSeat")
    return unconfirmed;
  if (role === "nobody" || role === "must use single sign-on") return stranger;
  const isForAttendees = gate === "seat" || gate === "verifiedSeat";
  if (attendee.includes(role)) return isForAttendees ? { status: 403, code: "PROOF_NEEDED" } : stranger;
  return isForAttendees ? stranger : wrongRole;
}

/** They would end the sign-in that the later requests need. */
const ends =
  /^(logout|experienceLogout|deleteUser|eraseOwnData|endSignIns?|refreshToken|putPassword|deleteCompany)$/;

test("every operation names its gate", () => {
  expect([...gates.keys()].sort()).toEqual(allOperations.map(({ id }) => id).sort());
});

test("every operation lets in whom it says, and nobody else", { timeout: 60_000 }, async () => {
  const params = {
    id: crypto.randomUUID(),
    sessionId: crypto.randomUUID(),
    key: "none",
    slug: "none",
    of: "none",
  };
  let tried = 0;
  const wrong: string[] = [];
  for (const call of allOperations) {
    const gate = gates.get(call.id)!;
    if (gate === "open") continue;
    // The limit of a key, which is counted before its scope.
    t.clock.advance(1);
    for (const [role, client] of Object.entries(roles)) {
      const rejection = expected(call, gate, role);
      if (rejection === null && ends.test(call.id)) continue;
      tried += 1;
      const { status, body } = await client(call, { params, ...(call.body && { body: { reason: 1 } }) });
      const isRejected =
        [401, 403].includes(status) &&
        ["UNAUTHENTICATED", "USER_009", "PROOF_NEEDED", "EMAIL_UNVERIFIED"].includes(body.code);
      if (
        rejection ? status !== rejection.status || body.code !== rejection.code : isRejected || status >= 500
      )
        wrong.push(`${call.id} as ${role}: ${status} ${body.code}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(1500);
});

test("the document lists today's rights", async () => {
  const rows = allOperations
    .map(({ id, method, path, scope }) => ({
      id,
      method,
      path,
      scope,
      who: narrower[id]?.who ?? passes[gates.get(id)!],
    }))
    .sort((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method))
    .map(({ id, method, path, who, scope }) => `| ${id} | \`${method} ${path}\` | ${who} | ${scope ?? ""} |`);
  await expect(`${heading}${rows.join("\n")}\n`).toMatchFileSnapshot(table);
});

const heading = `# Who may do what

Every operation of the interface, with who may use it. A request is checked before anything else of it is read. This page
is written by a test, which sends every operation as every role.

- *Attendees* are people with a seat in a session. By their address alone they get into lobby and session; what is about
  the person needs the link in their email, or a code that is emailed to them; a link that an administrator copied does not
  count.
- *Administrators* are the Owners and Sub-Administrators of a company. They reach only their own company.
- A Sub-Administrator *limited to billing* buys for the company and sees its billing, and nothing else but their own
  account. The table lists them apart from administrators. They *may buy* always, the other Sub-Administrators unless an
  Owner forbids it in the settings.
- *With a confirmed address*: whoever has not used the link that we emailed them may have typed somebody else's address.
  They can prepare sessions, and cannot add anything that gives access to the account or the company.
- *ADMIN* runs the platform. What ADMIN opens of a company is in that company's audit log.
- A *key for programs* may use the operations of its scopes, as a Sub-Administrator of its company would.

Who may use an operation may read every field of its response and change every field of its request, as
[openapi.json](openapi.json) and \`/api/docs\` list them. There are these exceptions: \`patchUser\` lets attendees change
their name and not their address; \`putProfile\` lets only an Owner change the company's name; \`getUser\` has other fields
for attendees than for administrators; \`sendFeedback\` and the operations about commitments concern the attendee's own
team only.

| operation | request | who | scope of a key |
|---|---|---|---|
`;
