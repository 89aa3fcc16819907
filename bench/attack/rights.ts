import type { Operation } from "@lantern/contract/http";
import pg from "pg";
import type { Company } from "./company.ts";
import type { Findings } from "./findings.ts";
import { buyersOnly, isPlatform, jsonOf, operations, ownerOnly, sampleOf } from "./operations.ts";
import type { RequestSender } from "./request-sender.ts";

/** Everybody who knows a session's id, which its invitations contain, may read its time and title. */
const PUBLIC_OPERATIONS = new Set(["getOpenSession", "openCalendar"]);

const AT_ONCE = 8;

interface Asker {
  role: string;
  kind: "nobody" | "participant" | "company" | "platform";
  token: string | undefined;
  /** A member of the attacked company: sends only what the role may not do. */
  inside: boolean;
}

/** Operations that are not tried with a valid token, because they would revoke it for all later requests. */
const ENDS =
  /^(logout|experienceLogout|deleteUser|eraseOwnData|endSignIns?|refreshToken|putPassword|deleteCompany)$/;

/**
 * Sends every operation as every role, with the ids of `target` in every field for an id. Nothing of the target may be
 * returned or changed, and no role gets access to another role's operations.
 */
export async function attackRights(
  sender: RequestSender,
  {
    target,
    stranger,
    admin,
    databaseUrl,
  }: { target: Company; stranger: Company; admin: string; databaseUrl: string },
  findings: Findings,
): Promise<number> {
  const askers: Asker[] = [
    { role: "nobody", kind: "nobody", token: undefined, inside: false },
    { role: "somebody with a made-up bearer", kind: "nobody", token: "x".repeat(43), inside: false },
    { role: "another's Owner", kind: "company", token: stranger.owner, inside: false },
    { role: "another's Sub-Administrator", kind: "company", token: stranger.subAdministrator, inside: false },
    { role: "another's participant", kind: "participant", token: stranger.participant, inside: false },
    { role: "the Sub-Administrator", kind: "company", token: target.subAdministrator, inside: true },
    { role: "the participant", kind: "participant", token: target.participant, inside: true },
    { role: "an ADMIN", kind: "platform", token: admin, inside: true },
  ];
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const before = await stored(database, target);
  let sent = 0;
  const tryAll = async (operation: Operation) => {
    for (const asker of askers) {
      const expected = expectedOf(operation, asker);
      // Permitted requests of the company's own roles are covered by other tests.
      if (expected === null && (asker.inside || ENDS.test(operation.id))) continue;
      const { path, body } = aimedAt(operation, target, stranger, asker);
      const from = sender.address(sent++);
      const response = await sender.send({ method: operation.method, path, body, token: asker.token, from });
      const what = `${operation.id} as ${asker.role}`;
      findings.check(what, response, asker.inside || PUBLIC_OPERATIONS.has(operation.id));
      if (expected !== null && !expected.includes(response.status))
        findings.leak(
          `${what} answered ${response.status} instead of ${expected}: ${response.text.slice(0, 200)}`,
        );
      else if (
        expected === null &&
        namesTarget(operation) &&
        asker.kind !== "nobody" &&
        response.status < 300
      )
        findings.leak(`${what} succeeded with another company's id`);
    }
  };
  const waiting = [...operations];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await tryAll(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const after = await stored(database, target);
  await database.end();
  for (const [table, print] of Object.entries(before))
    if (after[table] !== print) findings.leak(`rows of the attacked company have changed in ${table}`);
  return sent;
}

/** The statuses of a rejection; null where this role may use the operation for its own data. */
function expectedOf(operation: Operation, { kind, role }: Asker): number[] | null {
  const { access, id } = operation;
  if (access === "open") return null;
  if (kind === "nobody") return [401];
  if (access === "participant") return kind === "participant" ? null : [401];
  if (access === "either") return null;
  if (kind === "participant") return [401];
  if (isPlatform(operation)) return kind === "platform" ? null : [403];
  if (buyersOnly.has(id)) return kind === "platform" ? [403] : null;
  return ownerOnly.has(id) && (kind === "platform" || role.includes("Sub")) ? [403] : null;
}

const namesTarget = ({ path }: Operation): boolean =>
  /\/:(?:id|sessionId)/.test(path) &&
  !path.startsWith("/api/experience") &&
  !path.startsWith("/api/exp/session");

function aimedAt(operation: Operation, target: Company, stranger: Company, { inside }: Asker) {
  const under = Object.keys(target.ids).find((path) => operation.path.startsWith(`${path}/`));
  const id = (under && target.ids[under]) ?? target.sessionId;
  // Where an operation takes two ids, the other one is the sender's own.
  const inBody = operation.path.includes("/:id") && !inside ? target.consumerId : id;
  const params: Record<string, string> = {
    id,
    sessionId: target.sessionId,
    slug: "the-quiet-station",
    key: "none",
  };
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? stranger.sessionId);
  const query =
    operation.query && (sampleOf(jsonOf(operation.query), target.sessionId) as Record<string, unknown>);
  const named = Object.entries(query ?? {}).filter(([, value]) => value === target.sessionId);
  const search = new URLSearchParams(named as [string, string][]).toString();
  return {
    path: search ? `${path}?${search}` : path,
    body: operation.body && JSON.stringify(sampleOf(jsonOf(operation.body), inBody)),
  };
}

/** A fingerprint of the company's rows in every table, without emails and notifications, which change meanwhile. */
async function stored(database: pg.Client, { id, consumerId }: Company): Promise<Record<string, string>> {
  const { rows: columns } = await database.query<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
     join information_schema.tables t using (table_name, table_schema)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
       and c.column_name in ('company_id', 'consumer_id') and c.table_name not in ('outbox', 'notifications')`,
  );
  const prints: Record<string, string> = {};
  for (const { table, column } of columns) {
    const { rows } = await database.query<{ print: string | null }>(
      `select md5(string_agg(r::text, '|' order by r::text)) as print from "${table}" r where ${column} = $1`,
      [column === "company_id" ? id : consumerId],
    );
    prints[`${table} by ${column}`] = rows[0]?.print ?? "";
  }
  return prints;
}
