import type { importConsumers, ParsedBodyOf, ResponseOf } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { fieldError } from "../../core/app-error.ts";
import { audit } from "../../core/audit/audit.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import type { ImportedPerson } from "../../core/people/repository.ts";
import {
  type ConsumerRow,
  findConsumersByEmail,
  insertNewConsumers,
  updateByEmail,
} from "../../core/people/repository.ts";
import type { Tx } from "../../db/client.ts";
import { type ParsedLine, type ParsedList, readPeople } from "./people-parser.ts";
import { presentConsumer } from "./presenter.ts";

type Body = ParsedBodyOf<typeof importConsumers>;
/** A list whose lines were read. */
type ReadList = ParsedList & { people: ParsedLine[] };
type Report = ResponseOf<typeof importConsumers>;

/**
 * Adds the people of a list whom the company does not know yet, and on wish updates those it knows. A bad line never
 * stops the others; what is stored is stored in one piece, so the same call again changes nothing more.
 */
export async function importPeople(ctx: Context, scope: CompanyScope, body: Body): Promise<Report> {
  const list = await listOf(body);
  const people = new Map<string, { line: number; person: ImportedPerson }>();
  for (const entry of list.people) {
    if ("person" in entry && !people.has(keyOf(entry.person))) people.set(keyOf(entry.person), entry);
  }
  const { known, stored } = await ctx.db.transaction(async (tx) => {
    const known = byEmail(await findConsumersByEmail(tx, scope.companyId, [...people.keys()]));
    if (body.preview) return { known, stored: new Map<string, ConsumerRow>() };
    const wanted = [...people].filter(([key]) => body.existing === "update" || !known.has(key));
    const stored = byEmail(
      await save(
        tx,
        scope.companyId,
        wanted.map(([, { person }]) => person),
        known,
      ),
    );
    if (stored.size > 0) {
      const { companyId, userId } = scope;
      const detail = { people: stored.size };
      await audit(tx, {
        companyId,
        userId,
        action: "consumer.import",
        subject: `company:${companyId}`,
        detail,
      });
    }
    return { known, stored };
  });
  return report(list, body, people, known, stored);
}

async function listOf(body: Body): Promise<ReadList> {
  if (body.people) {
    const people = body.people.map(({ line, ...person }) => {
      const { timezone = null, department = null, office = null, ...named } = person;
      return { line, text: person.email, person: { ...named, timezone, department, office } };
    });
    return { header: false, columns: [], sample: [], people };
  }
  const { people, ...list } = await readPeople(body.text ?? "", body.columns);
  if (people) return { ...list, people };
  const text = `Please import at most ${limits.importMaxRows} lines at a time.`;
  throw fieldError("text", "REQUEST_001", text);
}

async function save(
  tx: Tx,
  companyId: string,
  people: ImportedPerson[],
  known: Map<string, ConsumerRow>,
): Promise<ConsumerRow[]> {
  const fresh = people.filter((person) => !known.has(keyOf(person)));
  const added = await insertNewConsumers(
    tx,
    companyId,
    fresh.map(({ first_name, last_name, ...person }) => ({
      ...person,
      firstName: first_name,
      lastName: last_name,
    })),
  );
  const there = people.filter((person) => known.has(keyOf(person)));
  if (there.length === 0) return added;
  await updateByEmail(tx, companyId, there);
  const emails = there.map(({ email }) => email);
  return [...added, ...(await findConsumersByEmail(tx, companyId, emails))];
}

function report(
  { header: head, columns, sample, people: entries }: ReadList,
  body: Body,
  first: Map<string, { line: number }>,
  known: Map<string, ConsumerRow>,
  stored: Map<string, ConsumerRow>,
): Report {
  const rows = entries.map((entry: ParsedLine): Report["rows"][number] => {
    const { line, text } = entry;
    if ("problem" in entry) {
      const { problem: message, column } = entry;
      return { line, text, outcome: "failed", person: null, consumer: null, column, message };
    }
    const { person } = entry;
    const key = keyOf(person);
    const row = stored.get(key) ?? known.get(key);
    const consumer = row ? presentConsumer(row) : null;
    const earlier = first.get(key) ?? entry;
    const base = { line, text, person, consumer, column: null };
    if (earlier !== entry)
      return { ...base, outcome: "existing", message: `The same address stands in line ${earlier.line}.` };
    const there = body.existing === "update" ? "updated" : "existing";
    return { ...base, outcome: known.has(key) ? there : "added", message: null };
  });
  const count = (outcome: string) => rows.filter((row) => row.outcome === outcome).length;
  const sums = { added: count("added"), updated: count("updated"), existing: count("existing") };
  return { ...sums, failed: count("failed"), header: head, columns, sample, rows };
}

const keyOf = (person: ImportedPerson) => person.email.toLowerCase();
const byEmail = (rows: ConsumerRow[]) => new Map(rows.map((row) => [(row.email ?? "").toLowerCase(), row]));
