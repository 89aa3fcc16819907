import { fieldTexts } from "@lantern/contract/field-texts";
import type { importConsumers, ParsedBodyOf, ResponseOf } from "@lantern/contract/http";
import { fieldError } from "../../core/app-error.ts";
import { audit } from "../../core/audit/audit.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { requireNoDelay } from "../../core/limits/limits.ts";
import type { ImportedPerson } from "../../core/people/repository.ts";
import {
  type ConsumerRow,
  emailsOfLeavers,
  findConsumersByEmail,
  insertNewConsumers,
  updateByEmail,
} from "../../core/people/repository.ts";
import type { Tx } from "../../db/client.ts";
import { completed, type ParsedLine, type ParsedList, readPeople } from "./people-parser.ts";
import { presentConsumer } from "./presenter.ts";

type Body = ParsedBodyOf<typeof importConsumers>;
/** A list that is not too long. */
type ReadList = ParsedList & { people: ParsedLine[] };
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
 * Adds the people of an import who are not participants yet and, if requested, updates those who are. A bad line does
 * not stop the others. Everything is stored in one transaction, so a repeated request changes nothing more.
 */
export async function importPeople(ctx: Context, scope: CompanyScope, body: Body): Promise<Report> {
  // Reading a list takes the process some hundredths of a second.
  if (body.text !== undefined) requireNoDelay(await ctx.limits.take("importText", scope.companyId));
  const list = await listOf(body);
  const people = new Map<string, { line: number; person: ImportedPerson }>();
  for (const entry of list.people) {
    if ("person" in entry && !people.has(keyOf(entry.person))) people.set(keyOf(entry.person), entry);
  }
  const { existing, stored, leavers } = await ctx.db.transaction(async (tx) => {
    const before = byEmail(await findConsumersByEmail(tx, scope.companyId, [...people.keys()]));
    const left = await emailsOfLeavers(tx, scope.companyId, [...people.keys()]);
    if (body.preview) return { existing: before, stored: new Map<string, ConsumerRow>(), leavers: left };
    const wanted = [...people].filter(
      ([key]) => !left.has(key) && (body.existing === "update" || !before.has(key)),
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
    return { existing: new Map([...before, ...meanwhile]), stored: saved, leavers: left };
  });
  return report(list, body, people, existing, stored, leavers);
}

async function listOf(body: Body): Promise<ReadList> {
  if (body.people) {
    const people = body.people.map(({ line, ...person }) => {
      return { line, text: person.email, person: completed(person) };
    });
    return { header: false, columns: [], sample: [], people };
  }
  const { people, ...list } = await readPeople(body.text ?? "", body.columns);
  if (people) return { ...list, people };
  throw fieldError("text", "REQUEST_001", fieldTexts.importMax);
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
  const toUpdate = people.filter((person) => existing.has(keyOf(person)));
  if (toUpdate.length === 0) return added;
  await updateByEmail(tx, companyId, toUpdate);
  const emails = toUpdate.map(({ email }) => email);
  return [...added, ...(await findConsumersByEmail(tx, companyId, emails))];
}

function report(
  { header, columns, sample, people: entries }: ReadList,
  body: Body,
  first: Map<string, { line: number }>,
  existing: Map<string, ConsumerRow>,
  stored: Map<string, ConsumerRow>,
  leavers: Set<string>,
): Report {
  const rows = entries.map((entry: ParsedLine): Report["rows"][number] => {
    const { line, text } = entry;
    if ("problem" in entry) {
      const { problem: message, column } = entry;
      return { line, text, outcome: "failed", person: null, consumer: null, column, message };
    }
    const { person } = entry;
    const key = keyOf(person);
    const row = stored.get(key) ?? existing.get(key);
    const consumer = row ? presentConsumer(row) : null;
    const earlier = first.get(key) ?? entry;
    const base = { line, text, person, consumer, column: null };
    if (earlier !== entry)
      return { ...base, outcome: "existing", message: fieldTexts.sameAddress(earlier.line) };
    if (leavers.has(key)) return { ...base, outcome: "failed", message: fieldTexts.leaver };
    const outcome = body.existing === "update" ? "updated" : "existing";
    return { ...base, outcome: existing.has(key) ? outcome : "added", message: null };
  });
  const count = (outcome: string) => rows.filter((row) => row.outcome === outcome).length;
  return {
    added: count("added"),
    updated: count("updated"),
    existing: count("existing"),
    failed: count("failed"),
    header,
    columns,
    sample,
    rows,
  };
}

const keyOf = (person: ImportedPerson) => person.email.toLowerCase();
const keyOfRow = ({ email }: ConsumerRow) => (email ?? "").toLowerCase();
const byEmail = (rows: ConsumerRow[]) => new Map(rows.map((row) => [keyOfRow(row), row]));
