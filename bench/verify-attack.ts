/**
 * `npm run verify:attack -- [--seed 1] [--requests 12000] [--raw 4000] [--only rights,fuzz,raw,greedy]`: attacks a server
 * of its own on this machine. Every operation as every role with what is another company's; requests over all operations
 * with values that nobody means well; malformed lines, heads and frames on bare sockets; slow and greedy clients. Ends
 * with 1 unless there were 0 leaks, 0 answers of 5xx, 0 restarts and no other fault, and the memory that the server
 * holds after a forced collection (heap and buffers, by its inspector) is within 100 MB of what it held at the start.
 * The same seed attacks in the same way.
 */
import { parseArgs } from "node:util";
import { Caller } from "./attack/caller.ts";
import { makeCompany, signIn } from "./attack/company.ts";
import { Findings } from "./attack/findings.ts";
import { fuzz } from "./attack/fuzz.ts";
import { frames, manyConnections, notReading, slowRequests } from "./attack/greedy.ts";
import { memoryOf } from "./attack/memory.ts";
import { operations } from "./attack/operations.ts";
import { sendRaw } from "./attack/raw.ts";
import { attackRights } from "./attack/rights.ts";
import { freePort, VictimServer } from "./chaos/server.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    requests: { type: "string", default: "12000" },
    raw: { type: "string", default: "4000" },
    only: { type: "string", default: "rights,fuzz,raw,greedy" },
  },
});
const seed = Number(values.seed);
const parts = new Set(values.only.split(","));
const MOST_MB = 100;
const CONNECTIONS_PER_ADDRESS = 400;
/** The account of the platform that local mode brings along. */
const ADMIN = { email: "admin@lantern.example", password: "seven boats home" };

const inspector = await freePort();
const server = await VictimServer.start({ MAX_CONNECTIONS_PER_ADDRESS: String(CONNECTIONS_PER_ADDRESS) }, [
  `--inspect=127.0.0.1:${inspector}`,
]);
try {
  const caller = await Caller.to(server.url);
  await attack(caller).finally(() => caller.close());
} finally {
  await server.stop();
}

async function attack(caller: Caller): Promise<void> {
  const victim = await makeCompany(caller, "kestrel-of-the-north");
  const stranger = await makeCompany(caller, "stranger");
  const admin = await signIn(caller, ADMIN.email, ADMIN.password);
  const findings = new Findings(victim.marker);
  const start = await memoryOf(inspector);
  const slow = parts.has("greedy") ? slowRequests(caller, findings) : null;
  if (parts.has("rights"))
    await timed("rights", async () => {
      const databaseUrl = server.databaseUrl();
      const sent = await attackRights(caller, { victim, stranger, admin, databaseUrl }, findings);
      return `${operations.length} operations, ${sent} requests`;
    });
  if (parts.has("raw"))
    await timed("raw sockets", async () => {
      const outcome = await sendRaw(caller.port, { seed, count: Number(values.raw) });
      findings.serverErrors.push(...outcome.serverErrors);
      findings.leaks.push(...outcome.leaks);
      if (outcome.refused > 0) findings.fault(`${outcome.refused} raw connections were refused`);
      return `${outcome.sent} connections`;
    });
  if (parts.has("fuzz"))
    await timed("fuzz", async () => {
      const count = Number(values.requests);
      await fuzz(caller, { seed, count, attacker: stranger, admin }, findings);
      return `${count} requests`;
    });
  if (slow)
    await timed("slow and greedy", async () => {
      await frames(caller, findings);
      await notReading(caller, findings);
      await manyConnections(caller, CONNECTIONS_PER_ADDRESS, findings);
      await slow;
      return "heads, bodies, readers, frames, connections";
    });
  const end = await memoryOf(inspector);

  for (const line of [...findings.leaks, ...findings.serverErrors, ...findings.faults].slice(0, 60))
    console.log(`  ${line}`);
  const answered = [...findings.statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${status}: ${times}`);
  console.log(`answers: ${answered.join(", ")}`);
  const restarts = server.starts - 1;
  const grown = end.held - start.held;
  console.log(
    `memory held after a forced collection: ${start.held} MB at the start, ${end.held} MB at the end (${grown} MB more); ` +
      `resident ${start.resident} and ${end.resident} MB`,
  );
  console.log(
    `seed ${seed}: ${findings.leaks.length} leaks, ${findings.serverErrors.length} answers of 5xx, ${restarts} restarts, ` +
      `${findings.faults.length} other faults`,
  );
  process.exitCode = findings.clean && restarts === 0 && grown <= MOST_MB ? 0 : 1;
  if (restarts > 0) console.log(server.output.slice(-3000));
}

async function timed(name: string, work: () => Promise<string>): Promise<void> {
  const since = performance.now();
  const what = await work();
  console.log(`${name}: ${what}, ${((performance.now() - since) / 1000).toFixed(0)} s`);
}
