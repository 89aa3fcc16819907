import type { importConsumers, ParsedBodyOf, ResponseOf } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import type { Context } from "../../context.ts";
import type { CompanyScope } from "../../gates.ts";
import { refuseField } from "../../refusal.ts";
import { type ListedPerson, readPeople } from "./people-list.ts";
import { presentConsumer } from "./presenter.ts";
import { type ConsumerRow, findConsumersByEmail, insertNewConsumers } from "./repository.ts";

type Report = ResponseOf<typeof importConsumers>;

/** Adds the people of a pasted list whom the company does not know yet. A bad line never stops the others. */
export async function importPeople(
  ctx: Context,
  scope: CompanyScope,
  { text, preview }: ParsedBodyOf<typeof importConsumers>,
): Promise<Report> {
  const lines = readPeople(text);
  if (lines.length > limits.importMaxRows) {
    throw refuseField(
      "text",
      "REQUEST_001",
      `Please import at most ${limits.importMaxRows} lines at a time.`,
    );
  }
  const people = new Map(
    lines.flatMap((line) => ("person" in line ? [[keyOf(line), line.person] as const] : [])),
  );
  const known = byEmail(await findConsumersByEmail(ctx.db, scope.companyId, [...people.keys()]));
  const fresh = [...people].filter(([key]) => !known.has(key)).map(([, person]) => person);
  const added = preview
    ? new Map<string, ConsumerRow>()
    : byEmail(
        await insertNewConsumers(
          ctx.db,
          scope.companyId,
          fresh.map(({ first_name, last_name, ...person }) => ({
            ...person,
            firstName: first_name,
            lastName: last_name,
          })),
        ),
      );
  return report(lines, known, added, new Set(fresh.map((person) => person.email.toLowerCase())));
}

function report(
  lines: ListedPerson[],
  known: Map<string, ConsumerRow>,
  added: Map<string, ConsumerRow>,
  fresh: Set<string>,
): Report {
  const rows = lines.map((entry): Report["rows"][number] => {
    const { line, text } = entry;
    if ("problem" in entry) return { line, text, outcome: "failed", consumer: null, message: entry.problem };
    const key = keyOf(entry);
    // A second line with the same address is known by then.
    const outcome = fresh.delete(key) ? "added" : "known";
    const row = added.get(key) ?? known.get(key);
    return { line, text, outcome, consumer: row ? presentConsumer(row) : null, message: null };
  });
  const count = (outcome: string) => rows.filter((row) => row.outcome === outcome).length;
  return { added: count("added"), known: count("known"), failed: count("failed"), rows };
}

const byEmail = (rows: ConsumerRow[]) => new Map(rows.map((row) => [(row.email ?? "").toLowerCase(), row]));

const keyOf = (line: ListedPerson) => ("person" in line ? line.person.email.toLowerCase() : "");
