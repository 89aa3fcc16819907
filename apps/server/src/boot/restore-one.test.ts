import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../test/application.ts";
import { finishedSession, foldSessions } from "../../test/backup/finished-session.ts";
import { changeColumn, changeRows, framesOf, writeFrames } from "../../test/backup/forge.ts";
import { balanceOf, password, testCompany, testDraft, testPeople } from "../../test/company.ts";
import { backUp } from "../backup/backup.ts";
import { companyTables } from "../backup/company-tables.ts";
import { contentOf } from "../backup/content.ts";
import { tablesOf } from "../backup/dump.ts";
import type { BackupHeader, Frame } from "../backup/frames.ts";
import { installation, publicKeyOf, type Signer } from "../backup/signature.ts";
import { newestMigration } from "../db/migrate.ts";
import { restoreOne } from "./restore-one.ts";

const key = { passphrase: "six boats in one harbor" };
const appKey = "k".repeat(43);
const header: BackupHeader = {
  format: "lantern-hour-backup",
  version: 1,
  madeAt: "2026-11-23T08:00:00.000Z",
  app: "0.1.0",
  schema: newestMigration(),
  appKey,
  signer: publicKeyOf(appKey),
  settings: {},
};

let folder: string;
let t: TestApplication;
let printed: string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "lantern-one-"));
  t = await testApplication();
}, 30_000);
afterAll(async () => {
  await t.close();
  rmSync(folder, { recursive: true });
});

interface Choices {
  company?: string;
  session?: string;
  preview?: boolean;
  replace?: boolean;
  withDeleted?: boolean;
  signer?: Signer;
}
/** Runs what `npm run restore` runs, without its process. */
function restoreFrom(file: string, { company, session, signer = installation(appKey), ...choices }: Choices) {
  printed = [];
  const wanted = { preview: false, replace: false, withDeleted: false, company, session, ...choices };
  return restoreOne(t.database.pool, { file, key, signer }, wanted, (line) => printed.push(line));
}

let files = 0;
async function backedUp(): Promise<string> {
  const to = join(folder, `${++files}.age`);
  await backUp({ database: t.database.url, header, lock: key, to });
  return to;
}
const forged = async (change: (frames: Frame[]) => Frame[]) =>
  writeFrames(change(await framesOf(t.database.url, header)), key, join(folder, `${++files}.age`));

/** A company with a draft of one attendee, a team and a text. */
async function companyWithDraft() {
  const company = await testCompany(t);
  const sessionId = await testDraft(t, company.owner);
  const [person = ""] = await testPeople(company.owner, 1);
  const params = { id: sessionId };
  await company.owner(operations.putAttendees, { params, body: { consumer_ids: [person] } });
  await t.database.pool.query(
    `with team as (insert into teams (id, session_id, name) values (gen_random_uuid(), $1, 'Owls'))
     insert into session_texts (id, session_id, body, expires_at) values (gen_random_uuid(), $1, 'Hello', now() + interval '1 day')`,
    [sessionId],
  );
  return { ...company, companyId: company.id, sessionId, person };
}

/** Every row that is not of this company, with where and by which transaction it was written. */
async function rowsOfOthers(company: string): Promise<string> {
  // What was done has an entry in the company's audit log. Its webhooks are as before, in rows that were written again.
  const also: Record<string, string> = {
    audit_log: "t.company_id = $1",
    audit_chains: "t.id = $1",
    webhooks: "t.company_id = $1",
  };
  const read: string[] = [];
  for (const { name } of await tables()) {
    const own = companyTables.find((table) => table.name === name)?.belongs?.("t", (of) => of) ?? also[name];
    const { rows } = await t.database.pool.query<{ row: string }>(
      `select concat_ws(' ', t.xmin, t.ctid, t::text) as row from "${name}" t where not coalesce(${own ?? "false"}, false)
       ${own ? "" : "and $1::uuid is not null"} order by 1`,
      [company],
    );
    read.push(name, ...rows.map(({ row }) => row));
  }
  return read.join("\n");
}
async function tables() {
  const client = await t.database.pool.connect();
  try {
    return await tablesOf(client);
  } finally {
    client.release();
  }
}

const rowOf = async (table: string, id: string, column = "session_id") =>
  (await t.database.pool.query(`select * from ${table} where ${column} = $1 order by 1, 2`, [id])).rows;

async function deleteSession(id: string): Promise<void> {
  await t.database.pool.query("delete from session_consumers where session_id = $1", [id]);
  await t.database.pool.query("delete from sessions where id = $1", [id]);
}

describe("a deleted session", () => {
  test("comes back with its report, its attendees and its log, and nothing of another company changes", async () => {
    const { sessionId, companyId, owner } = await finishedSession(t);
    await finishedSession(t);
    const file = await backedUp();
    const before = {
      report: await rowOf("session_reports", sessionId),
      seats: await rowOf("session_consumers", sessionId),
      page: (await owner(operations.getReport, { params: { id: sessionId } })).body,
    };
    expect(before.seats.length).toBe(1);
    await deleteSession(sessionId);
    expect((await owner(operations.getReport, { params: { id: sessionId } })).status).toBe(404);
    // Another company's session is played meanwhile, so numbers of runs have gone on.
    await finishedSession(t);

    const [all, others] = [await contentOf(t.database.url), await rowsOfOthers(companyId)];
    await restoreFrom(file, { session: sessionId, preview: true });
    expect(printed).toContain("sessions: 1 come back");
    expect(printed.at(-1)).toBe("This was a preview: nothing has changed.");
    expect((await contentOf(t.database.url)).tables).toEqual(all.tables);

    const restored = await restoreFrom(file, { session: sessionId });
    expect(restored.tables.filter(({ refused }) => refused > 0)).toEqual([]);
    expect(await rowOf("session_reports", sessionId)).toEqual(before.report);
    expect(await rowOf("session_consumers", sessionId)).toEqual(before.seats);
    expect((await owner(operations.getReport, { params: { id: sessionId } })).body).toEqual(before.page);
    expect(await foldSessions(t)(t.database)(sessionId)).toEqual(before.report[0]?.played);
    expect(await rowsOfOthers(companyId)).toBe(others);

    const log = await owner(operations.listAudit, { query: {} });
    expect(log.body.items[0]).toMatchObject({ action: "session.restore", subject: `session:${sessionId}` });
    await restoreFrom(file, { session: sessionId });
    expect(printed).toContain("Everything that the backup has is here, with the same values.");

    // [E12] Of a log that has ended since, one row is left.
    const run = "select id from live_sessions where session_id = $1";
    const rows = async () =>
      (await t.database.pool.query(`select seq from live_log where session_run = (${run})`, [sessionId]))
        .rows;
    await t.database.pool.query(
      `delete from live_log where session_run = (${run}) and seq < (select max(seq) from live_log where session_run = (${run}))`,
      [sessionId],
    );
    const [ended] = await rows();
    await restoreFrom(file, { session: sessionId, replace: true });
    expect(await rows()).toEqual([ended]);
  });

  test("comes back when another company's session has the number of its run by now", async () => {
    const { sessionId, companyId, owner } = await finishedSession(t);
    const file = await backedUp();
    const report = (await owner(operations.getReport, { params: { id: sessionId } })).body;
    const [run] = await rowOf("live_sessions", sessionId);
    await deleteSession(sessionId);
    // As after a restore of the whole backup of an earlier day: from there the numbers go on again.
    await t.database.pool.query("select setval(pg_get_serial_sequence('live_sessions', 'id'), $1, false)", [
      run.id,
    ]);
    const other = await finishedSession(t);
    expect(await rowOf("live_sessions", other.sessionId)).toMatchObject([{ id: run.id }]);
    const others = await rowsOfOthers(companyId);
    await restoreFrom(file, { session: sessionId });
    expect((await owner(operations.getReport, { params: { id: sessionId } })).body).toEqual(report);
    expect(await foldSessions(t)(t.database)(sessionId)).not.toBeNull();
    expect(await rowsOfOthers(companyId)).toBe(others);
  });

  test("that is still to come reserves its credits and reminds again, and no event or email says so", async () => {
    const company = await testCompany(t, { credits: 10 });
    const id = await testDraft(t, company.owner);
    const people = await testPeople(company.owner, 2);
    await company.owner(operations.putAttendees, { params: { id }, body: { consumer_ids: people } });
    await company.owner(operations.confirmSession, { params: { id } });
    await company.owner(operations.inviteAttendees, { params: { id }, body: { consumer_ids: people } });
    await t.database.pool.query(
      `insert into webhooks (id, company_id, kind, url, events) values (gen_random_uuid(), $1, 'signed',
        'https://hooks.example.com', '{participant.invited,session.changed,report.ready}')`,
      [company.id],
    );
    // The clock of the database says whether a start has passed.
    await t.database.pool.query("update sessions set starts_at = now() + interval '30 hours' where id = $1", [
      id,
    ]);
    const file = await backedUp();
    const counts = async () =>
      (
        await t.database.pool.query(`select (select count(*) from outbox)::int as emails,
          (select count(*) from webhook_deliveries)::int as events,
          (select count(*) from graphile_worker.jobs where task_identifier = 'session.open')::int as opens`)
      ).rows[0];
    await deleteSession(id);
    await t.database.pool.query("select graphile_worker.remove_job($1)", [`open:${id}`]);
    const { balance } = await balanceOf(t, company.id);
    expect(await balanceOf(t, company.id)).toEqual({ balance, reserved: 0 });
    const before = await counts();
    await restoreFrom(file, { session: id });
    expect(await balanceOf(t, company.id)).toEqual({ balance, reserved: 4 });
    expect(await counts()).toEqual({ ...before, opens: before.opens + 1 });
    const seats = await company.owner(operations.getSession, { params: { id } });
    expect(seats.body.attendees.map(({ consumer_id }) => consumer_id).sort()).toEqual([...people].sort());
  });
});

describe("what is here and differs", () => {
  test("is shown and stays, or is replaced; what the live session and the books depend on always stays", async () => {
    const company = await testCompany(t, { credits: 10 });
    const id = await testDraft(t, company.owner);
    const [person] = await testPeople(company.owner, 1);
    const file = await backedUp();
    await t.database.pool.query("update sessions set title = 'Renamed', seats = 9 where id = $1", [id]);
    await t.database.pool.query("update consumers set first_name = 'Ann' where id = $1", [person]);

    await restoreFrom(file, { company: company.id });
    expect(printed).toContain(`  ${id} title: "Renamed" here, "Autumn hour" in the backup`);
    expect(printed).toContain(`  ${id} seats: "9" here, "4" in the backup (always stays)`);
    expect((await rowOf("sessions", id, "id"))[0]).toMatchObject({ title: "Renamed", seats: 9, version: 1 });

    await restoreFrom(file, { company: company.id, replace: true });
    expect((await rowOf("sessions", id, "id"))[0]).toMatchObject({
      title: "Autumn hour",
      seats: 9,
      version: 2,
    });
    expect((await rowOf("consumers", person!, "id"))[0]).toMatchObject({ first_name: "Person0" });
  });

  test("a deleted person stays deleted, unless it is said", async () => {
    const company = await testCompany(t);
    const [person] = await testPeople(company.owner, 1);
    const file = await backedUp();
    await company.owner(operations.removeConsumers, { body: { ids: [person!] } });
    const choices = { company: company.id, replace: true };
    await restoreFrom(file, choices);
    expect(printed).toContain("1 people were deleted since, and stay so. --with-deleted brings them back.");
    expect((await rowOf("consumers", person!, "id"))[0]).toMatchObject({ email: null });
    await restoreFrom(file, { ...choices, withDeleted: true });
    expect((await rowOf("consumers", person!, "id"))[0]).toMatchObject({
      first_name: "Person0",
      deleted_at: null,
    });
  });

  test("a company that was deleted by mistake comes back with its people and its Owner, who signs in", async () => {
    const company = await testCompany(t);
    const id = await testDraft(t, company.owner, { notes: "Bring lanterns" });
    await testPeople(company.owner, 3);
    const file = await backedUp();
    const deleted = await company.owner(operations.deleteCompany, {
      body: { name: "Northwind Instruments", current_password: password },
    });
    expect(deleted.status).toBe(204);
    await restoreFrom(file, { company: company.id, replace: true, withDeleted: true });
    const signedIn = await t.client()(operations.login, {
      body: { email: company.email, password },
    });
    expect(signedIn.status).toBe(200);
    const { rows } = await t.database.pool.query(
      `select (select deleted_at from companies where id = $1) as deleted,
        (select count(*)::int from consumers where company_id = $1 and deleted_at is null) as people,
        (select notes from sessions where id = $2) as notes, (select status from sessions where id = $2) as status`,
      [company.id, id],
    );
    // Its draft was cancelled, and how far a session is stays.
    expect(rows).toEqual([{ deleted: null, people: 3, notes: "Bring lanterns", status: "cancelled" }]);
  });
});

describe("a file that does not fit is refused in one line, and nothing changes", () => {
  async function refused(file: string | Promise<string>, choices: Choices, message: RegExp) {
    const path = await file;
    const before = await contentOf(t.database.url);
    const error = await restoreFrom(path, { replace: true, withDeleted: true, ...choices }).catch(
      (fault: Error) => fault,
    );
    expect(error).toMatchObject({ name: "StartError", message: expect.stringMatching(message) });
    expect((error as Error).message).not.toContain("\n");
    expect(await contentOf(t.database.url)).toEqual(before);
  }

  test("one of another version, or of another installation", async () => {
    const { companyId } = await companyWithDraft();
    const other = (change: Partial<BackupHeader>) =>
      forged(([, ...frames]) => [{ type: "header", value: { ...header, ...change } }, ...frames]);
    await refused(
      other({ schema: header.schema - 1 }),
      { company: companyId },
      /^This backup has the tables of an earlier version/,
    );
    const signer = installation("o".repeat(43));
    await refused(backedUp(), { company: companyId, signer }, /^Another installation signed this backup/);
  });

  test("one without the company or session, and one of a company that is not here", async () => {
    const nobody = "00000000-0000-7000-8000-000000000000";
    const file = await backedUp();
    await refused(file, { session: nobody }, /^This backup has no session/);
    await refused(file, { company: nobody }, /^There is no company/);
    await refused(file, { company: "Northwind" }, /is not an id/);
    await refused(file, {}, /^Name either/);
  });

  test.each([
    ["sessions", "company_id"],
    ["consumers", "company_id"],
    ["teams", "session_id"],
    ["session_texts", "session_id"],
  ])("one that says rows of %s of another company are of this one", async (table, column) => {
    const [ours, theirs] = [await companyWithDraft(), await companyWithDraft()];
    const [from, to] =
      column === "company_id" ? [theirs.companyId, ours.companyId] : [theirs.sessionId, ours.sessionId];
    const file = forged((frames) =>
      changeColumn(frames, table, column, (value) => (value === from ? to : value)),
    );
    await refused(file, { company: ours.companyId }, new RegExp(`of ${table} belongs to another company`));
  });

  test("one with a story that is not the one of its hash", async () => {
    const { companyId } = await finishedSession(t);
    const file = forged((frames) =>
      changeColumn(frames, "packs", "compiled", (value) => value.replace("{", '{"more":1,')),
    );
    const path = await file;
    await t.database.pool.query("delete from packs");
    await refused(path, { company: companyId }, /is not the one of its hash/);
  });

  test("a job with the key of another company's job is left out", async () => {
    const [ours, theirs] = [await companyWithDraft(), await companyWithDraft()];
    const key = `open:${theirs.sessionId}`;
    await t.database.pool.query(
      "select graphile_worker.add_job('session.open', json_build_object('sessionId', $1::text), job_key := $2)",
      [theirs.sessionId, key],
    );
    const file = await forged((frames) =>
      changeColumn(frames, "jobs", "payload", (payload) => payload.replace(theirs.sessionId, ours.sessionId)),
    );
    await deleteSession(ours.sessionId);
    await restoreFrom(file, { session: ours.sessionId });
    const { rows } = await t.database.pool.query(
      "select payload from graphile_worker._private_jobs where key = $1",
      [key],
    );
    expect(rows).toEqual([{ payload: { sessionId: theirs.sessionId } }]);
  });

  test("rows that refer to another company's people are left out", async () => {
    const [ours, theirs] = [await companyWithDraft(), await companyWithDraft()];
    const file = await forged((frames) =>
      changeRows(frames, "former_seats", (rows) => [...rows, `${ours.sessionId}\t${theirs.person}\t7`]),
    );
    const others = await rowsOfOthers(ours.companyId);
    const { tables } = await restoreFrom(file, { session: ours.sessionId });
    expect(tables.find(({ name }) => name === "former_seats")).toMatchObject({ back: 0, refused: 1 });
    expect(await rowsOfOthers(ours.companyId)).toBe(others);
  });
});
