/**
 * `npm run verify:attack -- [--seed 1] [--requests 12000] [--raw 4000] [--only rights,fuzz,raw,greedy,beside]`: attacks a
 * server of its own on this machine. Sends the most expensive messages beside a session of 60 people, whose commands may
 * then take twice as long (p99). Sends every operation as every role with the ids of another company; hostile values to
 * all operations; malformed lines, headers and frames on bare sockets; and acts as slow and greedy clients. Exits with 1
 * unless there were 0 leaks, 0 responses of 5xx, 0 restarts and no other fault, and the server's memory after a forced
 * collection (heap and buffers, by its inspector) is within 100 MB of its start. The same seed repeats the attack.
 */
import { parseArgs } from "node:util";
import { besideStrangers, INBOUND } from "./attack/beside.ts";
import { makeCompany, signIn } from "./attack/company.ts";
import { Findings } from "./attack/findings.ts";
import { fuzz } from "./attack/fuzz.ts";
import { frames, manyConnections, notReading, slowRequests } from "./attack/greedy.ts";
import { memoryOf } from "./attack/memory.ts";
import { operations } from "./attack/operations.ts";
import { sendRaw } from "./attack/raw.ts";
import { RequestSender } from "./attack/request-sender.ts";
import { attackRights } from "./attack/rights.ts";
import { freePort, ServerProcess } from "./chaos/server.ts";
import { recordProof } from "./proof.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    requests: { type: "string", default: "12000" },
    raw: { type: "string", default: "4000" },
    only: { type: "string", default: "rights,fuzz,raw,greedy,beside" },
  },
});
const seed = Number(values.seed);
const parts = new Set(values.only.split(","));
const MOST_MB = 100;
const CONNECTIONS_PER_ADDRESS = 400;
/** The platform's account in local mode. */
const ADMIN = { email: "admin@lantern.example", password: "seven boats home" };

const inspector = await freePort();
const server = await ServerProcess.start(
  {
    MAX_CONNECTIONS_PER_ADDRESS: String(CONNECTIONS_PER_ADDRESS),
    INBOUND_EMAIL_ADDRESS: INBOUND.address,
    INBOUND_EMAIL_SECRET: INBOUND.secret,
  },
  [`--inspect=127.0.0.1:${inspector}`],
);
try {
  const sender = await RequestSender.to(server.url);
  await attack(sender).finally(() => sender.close());
} finally {
  await server.stop();
}

async function attack(sender: RequestSender): Promise<void> {
  const target = await makeCompany(sender, "kestrel-of-the-north");
  const stranger = await makeCompany(sender, "stranger");
  const admin = await signIn(sender, ADMIN.email, ADMIN.password);
  const findings = new Findings(target.marker);
  const start = await memoryOf(inspector);
  const sentBy: Record<string, number> = {};
  const times: Record<string, number> = {};
  if (parts.has("beside"))
    await timed("beside a session", async () => {
      const { alone, beside, sent } = await besideStrangers(sender, stranger, findings);
      sentBy["of the most expensive messages beside a session of 60 people"] = sent;
      times["its commands without them, ms (p99)"] = alone;
      times["its commands beside them, ms (p99, limit twice that)"] = beside;
      return `${sent} messages; commands ${alone} ms without them, ${beside} ms beside them (p99)`;
    });
  const slow = parts.has("greedy") ? slowRequests(sender, findings) : null;
  if (parts.has("rights"))
    await timed("rights", async () => {
      const databaseUrl = server.databaseUrl();
      const sent = await attackRights(sender, { target, stranger, admin, databaseUrl }, findings);
      sentBy["requests in a role that may not, or for another company"] = sent;
      return `${operations.length} operations, ${sent} requests`;
    });
  if (parts.has("raw"))
    await timed("raw sockets", async () => {
      const outcome = await sendRaw(sender.port, { seed, count: Number(values.raw) });
      findings.serverErrors.push(...outcome.serverErrors);
      findings.leaks.push(...outcome.leaks);
      if (outcome.refused > 0) findings.fault(`${outcome.refused} raw connections were refused`);
      sentBy["malformed lines, headers and frames on bare sockets"] = outcome.sent;
      return `${outcome.sent} connections`;
    });
  if (parts.has("fuzz"))
    await timed("fuzz", async () => {
      const count = Number(values.requests);
      await fuzz(sender, { seed, count, attacker: stranger, admin }, findings);
      sentBy["requests with hostile values"] = count;
      return `${count} requests`;
    });
  if (slow)
    await timed("slow and greedy", async () => {
      await frames(sender, findings);
      await notReading(sender, findings);
      await manyConnections(sender, CONNECTIONS_PER_ADDRESS, findings);
      await slow;
      return "heads, bodies, readers, frames, connections";
    });
  const end = await memoryOf(inspector);

  for (const line of [...findings.leaks, ...findings.serverErrors, ...findings.faults].slice(0, 60))
    console.log(`  ${line}`);
  const statusCounts = [...findings.statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${status}: ${times}`);
  console.log(`responses: ${statusCounts.join(", ")}`);
  const restarts = server.starts - 1;
  const grown = end.used - start.used;
  console.log(
    `memory held after a forced collection: ${start.used} MB at the start, ${end.used} MB at the end (${grown} MB more); ` +
      `resident ${start.resident} and ${end.resident} MB`,
  );
  console.log(
    `seed ${seed}: ${findings.leaks.length} leaks, ${findings.serverErrors.length} answers of 5xx, ${restarts} restarts, ` +
      `${findings.faults.length} other faults`,
  );
  process.exitCode = findings.clean && restarts === 0 && grown <= MOST_MB ? 0 : 1;
  recordProof({
    title: "Attacks",
    command: `npm run verify:attack -- --seed ${seed} --requests ${values.requests} --raw ${values.raw} --only ${values.only}`,
    text: `A server of its own, attacked as every role over all ${operations.length} operations${parts.has("greedy") ? ", and by clients that send slowly, do not read, or open more connections than they may" : ""}.`,
    figures: {
      ...sentBy,
      "data of another company in a response": findings.leaks.length,
      "responses of 5xx": findings.serverErrors.length,
      "restarts of the server": restarts,
      "other faults": findings.faults.length,
      ...times,
      [`memory that it kept, MB (limit ${MOST_MB})`]: grown,
    },
  });
  if (restarts > 0) console.log(server.output.slice(-3000));
}

async function timed(name: string, work: () => Promise<string>): Promise<void> {
  const since = performance.now();
  const what = await work();
  console.log(`${name}: ${what}, ${((performance.now() - since) / 1000).toFixed(0)} s`);
}
