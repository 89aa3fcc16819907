import type { Operation } from "@lantern/contract/http";
import pg from "pg";
import type { Caller } from "./caller.ts";
import type { Company } from "./company.ts";
import type { Findings } from "./findings.ts";
import { isPlatform, jsonOf, operations, ownerOnly, sampleOf } from "./operations.ts";

/** Whoever knows a session's id, as its invitations name it, may read when it is and what it is called. */
const SHOWN_TO_ALL = new Set(["getOpenSession", "openCalendar"]);

const AT_ONCE = 8;

interface Asker {
  role: string;
  kind: "nobody" | "participant" | "company" | "platform";
  token: string | undefined;
  /** Of the attacked company itself: asked only for what the role may not do. */
  inside: boolean;
}

/** What may not be tried with another's real bearer: it would end that bearer and the rest of the walk. */
const ENDS =
  /^(logout|experienceLogout|deleteUser|eraseOwnData|endSignIns?|refreshToken|putPassword|deleteCompany)$/;

/**
 * Sends every operation as every role, with what belongs to `victim` wherever an id can stand. Nothing of the victim
 * may come back or change, and no role gets what another's is.
 */
export async function attackRights(
  caller: Caller,
  {
    victim,
    stranger,
    admin,
    databaseUrl,
  }: { victim: Company; stranger: Company; admin: string; databaseUrl: string },
  findings: Findings,
): Promise<number> {
  const askers: Asker[] = [
    { role: "nobody", kind: "nobody", token: undefined, inside: false },
    { role: "somebody with a made-up bearer", kind: "nobody", token: "x".repeat(43), inside: false },
    { role: "another's Owner", kind: "company", token: stranger.owner, inside: false },
    { role: "another's Sub-Administrator", kind: "company", token: stranger.subAdministrator, inside: false },
    { role: "another's participant", kind: "participant", token: stranger.participant, inside: false },
    { role: "the Sub-Administrator", kind: "company", token: victim.subAdministrator, inside: true },
    { role: "the participant", kind: "participant", token: victim.participant, inside: true },
    { role: "an ADMIN", kind: "platform", token: admin, inside: true },
  ];
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const before = await stored(database, victim);
  let sent = 0;
  const tryAll = async (operation: Operation) => {
    for (const asker of askers) {
      const expected = expectedOf(operation, asker);
      // Rightful calls of the company's own roles belong to its tests.
      if (expected === null && (asker.inside || ENDS.test(operation.id))) continue;
      const { path, body } = aimedAt(operation, victim, stranger, asker);
      const from = caller.address(sent++);
      const answer = await caller.send({ method: operation.method, path, body, token: asker.token, from });
      const what = `${operation.id} as ${asker.role}`;
      findings.look(what, answer, asker.inside || SHOWN_TO_ALL.has(operation.id));
      if (expected !== null && !expected.includes(answer.status))
        findings.leak(
          `${what} answered ${answer.status} instead of ${expected}: ${answer.text.slice(0, 200)}`,
        );
      else if (expected === null && namesVictim(operation) && asker.kind !== "nobody" && answer.status < 300)
        findings.leak(`${what} succeeded with another company's id`);
    }
  };
  const waiting = [...operations];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await tryAll(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const after = await stored(database, victim);
  await database.end();
  for (const [table, print] of Object.entries(before))
    if (after[table] !== print) findings.leak(`rows of the attacked company have changed in ${table}`);
  return sent;
}

/** The statuses that refuse; null where this role may call the operation for what is its own. */
function expectedOf(operation: Operation, { kind, role }: Asker): number[] | null {
  const { access, id } = operation;
  if (access === "open") return null;
  if (kind === "nobody") return [401];
  if (access === "participant") return kind === "participant" ? null : [401];
  if (access === "either") return null;
  if (kind === "participant") return [401];
  if (isPlatform(operation)) return kind === "platform" ? null : [403];
  return ownerOnly.has(id) && (kind === "platform" || role.includes("Sub")) ? [403] : null;
}

const namesVictim = ({ path }: Operation): boolean =>
  /\/:(?:id|sessionId)/.test(path) &&
  !path.startsWith("/api/experience") &&
  !path.startsWith("/api/exp/session");

function aimedAt(operation: Operation, victim: Company, stranger: Company, { inside }: Asker) {
  const under = Object.keys(victim.ids).find((path) => operation.path.startsWith(`${path}/`));
  const id = (under && victim.ids[under]) ?? victim.sessionId;
  // Where a call names two things, the other half is the asker's own.
  const inBody = operation.path.includes("/:id") && !inside ? victim.consumerId : id;
  const params: Record<string, string> = {
    id,
    sessionId: victim.sessionId,
    slug: "the-quiet-station",
    key: "none",
  };
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? stranger.sessionId);
  const query =
    operation.query && (sampleOf(jsonOf(operation.query), victim.sessionId) as Record<string, unknown>);
  const named = Object.entries(query ?? {}).filter(([, value]) => value === victim.sessionId);
  const search = new URLSearchParams(named as [string, string][]).toString();
  return {
    path: search ? `${path}?${search}` : path,
    body: operation.body && JSON.stringify(sampleOf(jsonOf(operation.body), inBody)),
  };
}

/** A fingerprint of what the company has in every table. Mails are sent meanwhile, and bells ring. */
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
