import { checkInStatements } from "@lantern/contract/choices";
import { type CheckInResponses, getReport, type Operation } from "@lantern/contract/http";
import { sql } from "drizzle-orm";
import type * as z from "zod";
import type { Context } from "../../src/core/context.ts";
import { issueToken } from "../../src/modules/access/tokens/repository.ts";
import { releaseCheckIns } from "../../src/modules/check-in/release-job.ts";
import { leftOutOf } from "../../src/modules/check-in/release-policy.ts";
import type { ApiClient, TestApplication } from "../application.ts";
import { testAdmin } from "../company.ts";
import { allOperations, jsonOf } from "../operations.ts";
import { samplePlayedSession } from "../played-session.ts";
import { all, type CheckInCompany, type CheckInSession, checkInCompany, days, respond } from "./arrange.ts";

/**
 * An attacker who may sign in as everybody but those who respond: asks every request that reads, with every filter, as a
 * file too, before and after each single response and each release, and subtracts.
 */

interface Attack {
  requests: number;
  /** Requests whose response was another after a single response to the check-in. */
  noticed: string[];
  /** Responses that were counted, and those that follow from what was released. */
  responses: number;
  recovered: number;
  /** What a release changed. */
  changed: string[];
}

/** Reads of what the attacker did themself: each of their requests may be in it. */
const ownTraces = new Set([
  ...["listAudit", "exportAudit", "listPlatformAudit", "listSignIns", "getSecondFactor"],
  ...["listKeys", "getDirectory", "exportUser"],
]);

/** A compressed file with the time when it was made. It shows what the PDF shows, from the same view of the report. */
const SLIDES = "pptx";

/** @param watched how many single responses are watched before the session; after it one less */
export async function attack(t: TestApplication, watched: number, sizes = [7, 4, 5]): Promise<Attack> {
  const company = await checkInCompany(t);
  const sessions: CheckInSession[] = [];
  for (const size of sizes) sessions.push(await company.session(size));
  const previous = new Map<string, string>();
  const result: Attack = { requests: 0, noticed: [], responses: 0, recovered: 0, changed: [] };
  let [spies, since] = [await spiesOf(t, company, sessions), t.clock.at];
  const observe = async () => {
    if (t.clock.at !== since) [spies, since] = [await spiesOf(t, company, sessions), t.clock.at];
    const differences: string[] = [];
    for (const { name, client } of spies)
      for (const { key, operation, parts } of readsOf(company, sessions, name)) {
        const response = await client(operation, parts);
        // The limit of a company's keys ends such a flood of questions; then there is nothing to compare.
        if (response.status === 429) continue;
        result.requests++;
        const text = `${response.status} ${bodyOf(response.body)}`;
        const id = `${name} ${key}`;
        if (previous.has(id) && previous.get(id) !== text) differences.push(`${name} ${operation.id}`);
        previous.set(id, text);
      }
    return [...new Set(differences)];
  };

  /** Everybody responds in turn, in the first session all alike: where everybody agrees, totals say the most. */
  const wave = async (watch: number, step: (session: number, person: number) => number) => {
    let left = watch;
    for (const [at, session] of sessions.entries())
      for (const [number, client] of (await fresh(t, session)).entries()) {
        const isWatched = left > 0 && number % 2 === 1;
        if (isWatched) await observe();
        const sent = await respond(client, all(step(at, number)));
        if (sent.status !== 200) throw new Error(`a response was refused: ${sent.status}`);
        if (isWatched) {
          left--;
          result.noticed.push(...(await observe()));
        }
      }
  };
  await wave(watched, (at, number) => (at === 0 ? 1 : 1 + ((number * 2 + at) % 5)));
  for (const session of sessions) {
    t.live.playedSessions.set(session.id, samplePlayedSession(session.people, [], "none"));
    await session.play();
    // Whoever reads a report first makes it, and that is announced.
    await company.owner(getReport, { params: { id: session.id } });
  }
  await wave(watched - 1, (at, number) => (at === 0 ? 5 : 1 + ((number * 3 + at) % 5)));
  t.clock.advance(days(7));
  await observe();
  Object.assign(result, await countRecovered(t, company.id));
  await releaseCheckIns(t.context);
  result.changed = await observe();
  return result;
}

/** Tokens end after hours; the clock moves by weeks. */
const fresh = (t: TestApplication, session: CheckInSession) =>
  Promise.all(
    session.people.map(async (consumerId) =>
      t.client(
        await issueToken(t.database.db, t.clock.now(), {
          sessionId: session.id,
          consumerId,
          enteredBy: "link",
        }),
      ),
    ),
  );

async function spiesOf(t: TestApplication, company: CheckInCompany, sessions: CheckInSession[]) {
  const { rows } = await t.database.pool.query(
    "select id from users where company_id = $1 and user_type_id = 2",
    [company.id],
  );
  const owner = t.client(await issueToken(t.database.db, t.clock.now(), { userId: rows[0].id }));
  // Whoever knows the address of somebody gets in as them, and an administrator can copy their link.
  const [session] = sessions as [CheckInSession];
  const enter = async (enteredBy: "email" | "copied") =>
    t.client(
      await issueToken(t.database.db, t.clock.now(), {
        sessionId: session.id,
        consumerId: session.people[1]!,
        enteredBy,
      }),
    );
  return [
    { name: "Owner", client: owner },
    { name: "key", client: t.client(company.key) },
    { name: "ADMIN", client: (await testAdmin(t)).client },
    { name: "address", client: await enter("email") },
    { name: "copied link", client: await enter("copied") },
  ] satisfies { name: string; client: ApiClient }[];
}

interface Read {
  key: string;
  operation: Operation;
  parts: { params?: Record<string, string>; query?: Record<string, string> };
}

/** Every request that reads and that this spy may send, once for each subject, filter and format. */
function* readsOf(company: CheckInCompany, sessions: CheckInSession[], spy: string): Generator<Read> {
  const isParticipant = spy === "address" || spy === "copied link";
  for (const operation of allOperations) {
    if (operation.method !== "GET" || ownTraces.has(operation.id)) continue;
    // What everybody may read without a token is about no company.
    if (operation.access === "open") continue;
    // A key gets the same reports as the Owner, and drawing them takes long.
    if (spy === "key" && (!operation.scope || /^get(Series)?Report$/.test(operation.id))) continue;
    if ((operation.access === "participant") !== isParticipant && operation.access !== "either") continue;
    if (operation.path.startsWith("/api/admin/") !== (spy === "ADMIN")) continue;
    for (const id of subjectsOf(operation, company, sessions))
      for (const query of queriesOf(operation)) {
        const names = [...operation.path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
        const params = Object.fromEntries(names.map((name) => [name, id]));
        yield { key: `${operation.id} ${id} ${JSON.stringify(query)}`, operation, parts: { params, query } };
      }
  }
}

function subjectsOf({ path }: Operation, { id }: CheckInCompany, sessions: CheckInSession[]): string[] {
  if (!path.includes(":")) return [""];
  if (path.includes("companies")) return [id];
  if (path.includes("consumer")) return sessions.map(({ people }) => people[1] as string);
  return sessions.map((session) => session.id);
}

/** No filter, and each value of each filter. */
function queriesOf({ query }: Operation): Record<string, string>[] {
  if (!query) return [{}];
  const { properties = {} } = jsonOf(query);
  const filters = Object.entries(properties).flatMap(([name, field]) =>
    valuesOf(field).map((value) => ({ [name]: value })),
  );
  return [{}, ...filters];
}

function valuesOf(field: z.core.JSONSchema._JSONSchema): string[] {
  if (typeof field === "boolean") return [];
  if (field.enum) return field.enum.map(String).filter((value) => value !== SLIDES);
  if (field.type === "boolean") return ["true", "false"];
  return (field.anyOf ?? []).flatMap(valuesOf);
}

/** A PDF contains the time when it was made, and ids that follow from it. */
const bodyOf = (body: unknown) =>
  (typeof body === "string" ? body : JSON.stringify(body)).replace(
    /\/CreationDate \([^)]*\)|\/ModDate \([^)]*\)|\/ID \[[^\]]*\]/g,
    "",
  );

type Row = CheckInResponses & { pseudonym: string; unit_id: string; wave: string };

/**
 * For each response that is counted, builds the other worlds in which it was another and everything released is the same.
 * A response without such a world could be worked out.
 */
async function countRecovered(
  t: TestApplication,
  companyId: string,
): Promise<Pick<Attack, "responses" | "recovered">> {
  const { rows } = await t.database.pool.query("select * from check_ins where company_id = $1", [companyId]);
  const stored = rows as Row[];
  const of = (pseudonym: string) => stored.filter((row) => row.pseudonym === pseudonym);
  const here = await release(t, companyId, [], null);
  let [responses, recovered] = [0, 0];
  for (const { unitId, members, leftOut } of here.units)
    for (const person of members.filter((each) => !leftOut.includes(each)))
      for (const row of of(person))
        for (const id of checkInStatements) {
          responses++;
          // The one left out responded as this person did, and this person something else to this statement.
          const [other] = leftOut as [string];
          const changed = [
            ...of(person).map((one) => (one === row ? { ...one, [id]: 1 + ((one[id] ?? 0) % 5) } : one)),
            ...of(other).map((one) => ({
              ...one,
              ...stepsOf(of(person).find(({ wave }) => wave === one.wave)),
            })),
          ];
          const drawn = new Map(here.units.map((unit) => [unit.unitId, unit.leftOut]));
          drawn.set(unitId, [person, ...leftOut.slice(1)]);
          const there = await release(t, companyId, changed, drawn);
          if (there.totals !== here.totals) recovered++;
        }
  return { responses, recovered };
}

const stepsOf = (row: Row | undefined) =>
  row && { contacts: row.contacts, voice: row.voice, belonging: row.belonging };

interface Released {
  units: { unitId: string; members: string[]; leftOut: string[] }[];
  /** Everything that the company could ever see of it. */
  totals: string;
}

/** What the job would release if these responses were others, with these people left out; nothing of it is stored. */
async function release(
  t: TestApplication,
  companyId: string,
  changed: Row[],
  leftOut: Map<string, string[]> | null,
): Promise<Released> {
  const units: Released["units"] = [];
  let totals = "";
  const undo = new Error("undo");
  const inTransaction = t.database.db.transaction(async (tx) => {
    for (const { unit_id, pseudonym, wave, contacts, voice, belonging } of changed)
      await tx.execute(sql`
        update check_ins set contacts = ${contacts}, voice = ${voice}, belonging = ${belonging}
        where unit_id = ${unit_id} and pseudonym = ${pseudonym} and wave = ${wave}`);
    await releaseCheckIns({ db: tx as unknown as Context["db"], now: t.context.now }, (people) => {
      const unitId = people[0]?.unitId ?? "";
      const members = people.map(({ pseudonym }) => pseudonym);
      const drawn = leftOut?.get(unitId) ?? members.slice(-leftOutOf(members.length));
      units.push({ unitId, members, leftOut: drawn });
      return people.filter(({ pseudonym }) => drawn.includes(pseudonym));
    });
    const { rows } = await tx.execute(sql`
      select batch, wave, measure, people, units, sum, squares from check_in_releases
      where company_id = ${companyId} order by batch, wave, measure`);
    totals = JSON.stringify(rows);
    throw undo;
  });
  await inTransaction.catch((error) => {
    if (error !== undo) throw error;
  });
  return { units, totals };
}
