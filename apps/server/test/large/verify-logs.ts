/**
 * `npm run verify:logs`: a year of sessions whose logs end after some months. The size of the database
 * must level off. `-- --sessions 200 --people 12 --after 3`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { recordProof } from "../../../../bench/proof.ts";
import { startEmbedded } from "../../src/db/embedded/index.ts";
import { migrate } from "../../src/db/migrate.ts";
import { moneyContext } from "../money/test-companies.ts";
import { monthsOfSessions } from "./session-months.ts";

const { values } = parseArgs({
  options: {
    months: { type: "string", default: "12" },
    sessions: { type: "string", default: "200" },
    people: { type: "string", default: "12" },
    after: { type: "string", default: "3" },
  },
});
const plan = {
  months: Number(values.months),
  sessions: Number(values.sessions),
  people: Number(values.people),
  plays: 6,
};
/** Growth of a month when logs end, as a share of that when none has ended yet. */
const levels = 0.25;
const gigabyte = 1e9;

const sizes = await year(Number(values.after));
const early = growth(sizes, 1, Number(values.after));
const late = growth(sizes, Number(values.after) + 1, plan.months);
const per = (bytes: number) => ((bytes / plan.sessions) * 1000) / gigabyte;
const share = late / early;
console.log(
  `${per(early).toFixed(2)} GB per 1,000 sessions with their logs, ${per(late).toFixed(2)} GB after`,
);
console.log(
  `${share <= levels ? "ok   " : "FAULT"} a month adds ${(share * 100).toFixed(0)} % of what it added before`,
);
process.exitCode = share <= levels ? 0 : 1;
recordProof({
  title: "Size of the database",
  command: `npm run verify:logs -- --sessions ${plan.sessions} --people ${plan.people} --after ${values.after}`,
  text: `${plan.months} months of ${plan.sessions} sessions with ${plan.people} people each. Logs end after ${values.after} months; the jobs of each month are the product's.`,
  figures: {
    "GB per 1,000 sessions, with logs": per(early).toFixed(2),
    "GB per 1,000 sessions, after their end": per(late).toFixed(2),
    "MB of the database after each month": sizes.map((bytes) => Math.round(bytes / 1e6)).join(", "),
    [`growth of a month after month ${values.after}, of that before (limit ${levels * 100} %)`]: `${(share * 100).toFixed(0)} %`,
  },
});

/** Bytes of the database after each month. */
async function year(after: number): Promise<number[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "lantern-logs-"));
  const server = await startEmbedded({ dataDir, durable: false });
  const { ctx, pool, close } = moneyContext(server.url);
  const all: number[] = [];
  try {
    await migrate(pool);
    for await (const { month, database, logs } of monthsOfSessions(ctx, pool, { ...plan, after })) {
      all.push(database);
      console.log(`month ${month}: ${mb(database)} MB, of them logs ${mb(logs)} MB`);
    }
  } finally {
    await close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return all;
}

/** Bytes that a month adds on average, from the end of one month to that of another (numbered from 1). */
function growth(all: number[], from: number, to: number): number {
  return ((all[to - 1] ?? 0) - (all[from - 1] ?? 0)) / (to - from);
}

function mb(bytes: number): string {
  return (bytes / 1e6).toFixed(0).padStart(5);
}
