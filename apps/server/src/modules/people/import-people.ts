import { englishText } from "@lantern/contract/error-texts";
import { type Fault, fault } from "@lantern/contract/fault";
import type { importConsumers, listedPerson, ParsedBodyOf, ResponseOf } from "@lantern/contract/http";
import type * as z from "zod";
import { AppError, fieldError } from "../../core/app-error.ts";
import { audit } from "../../core/audit/audit.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { requireNoDelay } from "../../core/limits/limits.ts";
import type { Tx } from "../../db/client.ts";
import type { ParsedLine } from "./line-parser.ts";
import { type ParsedList, readPeople } from "./people-parser.ts";
import { presentConsumer } from "./presenter.ts";
import type { ImportedPerson } from "./repository.ts";
import {
  type ConsumerRow,
  emailsOfLeavers,
  fillByEmail,
  findConsumersByEmail,
  insertNewConsumers,
} from "./repository.ts";

type Body = ParsedBodyOf<typeof importConsumers>;
/** A list that is not too long, or the people of a batch. */
type ReadList = Partial<ParsedList> & { people: ParsedLine[] };
type Report = ResponseOf<typeof importConsumers>;

/** The people of a batch that was read need less. */
const longListBytes = 250_000;

/** Refuses a long list before it is received, where no list may be read now. */
export async function requireListRead(
  ctx: Context,
  { companyId }: CompanyScope,
  bytes: number,
): Promise<void> {
  if (bytes > longListBytes) requireNoDelay(await ctx.limits.secondsToWait("importText", companyId));
}

/**
 * Adds the people of an import who are not participants yet and, if requested, gives those who are what they lack. A bad
 * line does not stop the others. Everything is stored in one transaction, so a repeated request changes nothing more.
 */
export async function importPeople(ctx: Context, scope: CompanyScope, body: Body): Promise<Report> {
  // Reading a list takes the process some hundredths of a second.
  if (body.text !== undefined) requireNoDelay(await ctx.limits.take("importText", scope.companyId));
  const list = await listOf(body);
  const people = new Map<string, { line: number; person: ImportedPerson }>();
  for (const entry of list.people) {
    if ("person" in entry && !people.has(keyOf(entry.person))) people.set(keyOf(entry.person), entry);
  }
  const stored = await ctx.db.transaction(async (tx): Promise<Stored> => {
    const before = byEmail(await findConsumersByEmail(tx, scope.companyId, [...people.keys()]));
    const leavers = await emailsOfLeavers(tx, scope.companyId, [...people.keys()]);
    if (body.preview) return { before, after: new Map(), leavers };
    const wanted = [...people].filter(
      ([key]) => !leavers.has(key) && (body.existing === "update" || !before.has(key)),
    );
    const saved = byEmail(
      await save(
        tx,
        scope.companyId,
        wanted.map(([, { person }]) => person),
        before,
      ),
    );
    // People whom another import has added meanwhile: that import's transaction is over, so they are visible now.
    const missing = wanted.flatMap(([key]) => (saved.has(key) || before.has(key) ? [] : [key]));
    const meanwhile = byEmail(await findConsumersByEmail(tx, scope.companyId, missing));
    if (body.existing === "update") {
      const late = wanted.filter(([key]) => meanwhile.has(key)).map(([, { person }]) => person);
      for (const row of await save(tx, scope.companyId, late, meanwhile)) saved.set(keyOfRow(row), row);
    }
    if (saved.size > 0) {
      const { companyId, userId } = scope;
      await audit(tx, {
        companyId,
        userId,
        action: "consumer.import",
        subject: `company:${companyId}`,
        detail: { people: saved.size },
      });
    }
    return { before: new Map([...before, ...meanwhile]), after: saved, leavers };
  });
  return report(list, body, people, stored);
}

/** Participants with addresses of the list, by address: before and after the import, and who has left. */
interface Stored {
  before: Map<string, ConsumerRow>;
  after: Map<string, ConsumerRow>;
  leavers: Set<string>;
}

/** A person with a value for each field. */
const completed = ({ email, ...some }: z.output<typeof listedPerson>): ImportedPerson => ({
  email,
  first_name: some.first_name ?? null,
  last_name: some.last_name ?? null,
  timezone: some.timezone ?? null,
  department: some.department ?? null,
  office: some.office ?? null,
  language: some.language ?? null,
});

async function listOf(body: Body): Promise<ReadList> {
  if (body.people) {
    const people = body.people.map(({ line, ...person }) => {
      return { line, text: person.email, person: completed(person), leftOut: [] };
    });
    return { people };
  }
  const { columns, separator, header_line: headerLine } = body;
  const { people, ...list } = await readPeople(body.text ?? "", { columns, separator, headerLine });
  if (!people) throw fieldError("text", "IMPORT_MAX");
  if (list.columnsUnknown && !body.preview) throw new AppError("COLUMNS_UNKNOWN");
  return { ...list, people };
}

async function save(
  tx: Tx,
  companyId: string,
  people: ImportedPerson[],
  existing: Map<string, ConsumerRow>,
): Promise<ConsumerRow[]> {
  const toAdd = people.filter((person) => !existing.has(keyOf(person)));
  const added = await insertNewConsumers(
    tx,
    companyId,
    toAdd.map(({ first_name, last_name, ...person }) => ({
      ...person,
      firstName: first_name,
      lastName: last_name,
    })),
  );
  const toFill = people.filter((person) => lacks(existing.get(keyOf(person)), person));
  if (toFill.length === 0) return added;
  await fillByEmail(tx, companyId, toFill);
  const emails = toFill.map(({ email }) => email);
  return [...added, ...(await findConsumersByEmail(tx, companyId, emails))];
}

/** Whether a participant lacks something that the import has. */
function lacks(row: ConsumerRow | undefined, person: ImportedPerson): boolean {
  if (!row) return false;
  const { first_name, last_name, timezone, department, office, language } = presentConsumer(row);
  const stored = { first_name, last_name, timezone, department, office, language };
  return (Object.keys(stored) as (keyof typeof stored)[]).some((field) => !stored[field] && person[field]);
}

function report(
  list: ReadList,
  body: Body,
  first: Map<string, { line: number }>,
  { before, after, leavers }: Stored,
): Report {
  const rows = list.people.map((entry: ParsedLine): Report["rows"][number] => {
    const { line, text } = entry;
    if ("problem" in entry) {
      const { problem, column } = entry;
      const nobody = { person: null, consumer: null, left_out: [] };
      return { line, text, outcome: "failed", column, ...worded(problem), ...nobody };
    }
    const { person, leftOut } = entry;
    const key = keyOf(person);
    const row = after.get(key) ?? before.get(key);
    const consumer = row ? presentConsumer(row) : null;
    const earlier = first.get(key) ?? entry;
    const base = {
      line,
      text,
      person,
      consumer,
      column: null,
      left_out: leftOut.map(({ column, fault }) => ({ column, ...worded(fault) })),
    };
    if (earlier !== entry)
      return { ...base, outcome: "duplicate", ...worded(fault("SAME_ADDRESS", { line: earlier.line })) };
    if (leavers.has(key)) return { ...base, outcome: "failed", ...worded(fault("LEAVER")) };
    const fills = body.existing === "update" && lacks(before.get(key), person);
    const outcome = !before.has(key) ? "added" : fills ? "updated" : "existing";
    return { ...base, outcome, message: null, fault: null };
  });
  const count = (outcome: string) => rows.filter((row) => row.outcome === outcome).length;
  const { headerLine = 0, separator = ",", columns = [], columnsUnknown = false } = list;
  return {
    added: count("added"),
    updated: count("updated"),
    existing: count("existing"),
    duplicates: count("duplicate"),
    failed: count("failed"),
    header: headerLine > 0,
    header_line: headerLine,
    separator,
    columns,
    columns_unknown: columnsUnknown,
    sample: list.sample ?? [],
    first_lines: list.firstLines ?? [],
    rows,
  };
}

const worded = (fault: Fault) => ({ message: englishText(fault), fault });

const keyOf = (person: ImportedPerson) => person.email.toLowerCase();
const keyOfRow = ({ email }: ConsumerRow) => (email ?? "").toLowerCase();
const byEmail = (rows: ConsumerRow[]) => new Map(rows.map((row) => [keyOfRow(row), row]));
