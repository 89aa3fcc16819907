/**
 * `npm run verify:large`: measures every list on a database larger than any real one, and prints the indexes that
 * each uses.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { buildApp } from "../../src/boot/app.ts";
import { startEmbedded } from "../../src/db/embedded/index.ts";
import { migrate } from "../../src/db/migrate.ts";
import { createAuthenticator } from "../../src/modules/access/tokens/authenticator.ts";
import { issueToken } from "../../src/modules/access/tokens/repository.ts";
import { moneyContext } from "../money/test-companies.ts";
import { fixedIds } from "./ids.ts";
import { type List, lists } from "./lists.ts";
import { planOf, recorded } from "./plans.ts";
import { large, seedLarge } from "./seed.ts";

const times = 40;
const p95Limit = 200;

const dataDir = mkdtempSync(join(tmpdir(), "lantern-large-"));
const server = await startEmbedded({ dataDir, durable: false });
const { ctx, pool, close } = moneyContext(server.url);
try {
  await migrate(pool);
  const since = performance.now();
  await seedLarge(pool);
  console.log(`${JSON.stringify(large)} made in ${((performance.now() - since) / 1000).toFixed(1)} s`);
  const app = await buildApp({
    ...ctx,
    authenticator: createAuthenticator(ctx.db, ctx.now, () => ctx.live),
    logger: false,
    readiness: { checks: {}, draining: () => false },
  });
  try {
    const origin = await app.listen({ host: "127.0.0.1", port: 0 });
    process.exitCode = (await verify(origin)) ? 0 : 1;
  } finally {
    await app.close();
  }
} finally {
  await close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function verify(origin: string): Promise<boolean> {
  const tokens = {
    owner: await issueToken(ctx.db, ctx.now(), { userId: fixedIds.owner }),
    admin: await issueToken(ctx.db, ctx.now(), { userId: fixedIds.admin }),
  };
  let slow = 0;
  for (const call of lists) {
    const { p50, p95, queries } = await measure(origin, tokens[call.by], call, pool);
    const plans = new Set((await Promise.all(queries.map((query) => planOf(pool, query)))).flat());
    const verdict = p95 > p95Limit ? "SLOW" : "ok";
    if (p95 > p95Limit) slow += 1;
    console.log(`${verdict.padEnd(5)} p50 ${ms(p50)}  p95 ${ms(p95)}  ${call.path}`);
    console.log(`      by ${[...plans].filter((plan) => !plan.startsWith("access_tokens")).join(", ")}`);
  }
  console.log(
    `${lists.length - slow} of ${lists.length} lists answer within ${p95Limit} ms (p95 of ${times})`,
  );
  return slow === 0;
}

async function measure(origin: string, token: string, { path }: List, through: pg.Pool) {
  const requestPage = async (after = "") => {
    const url = `${origin}${path}${after && `${path.includes("?") ? "&" : "?"}cursor=${after}`}`;
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.headers.get("content-type")?.includes("json") ? response.json() : response.text();
  };
  const queries = await recorded(through, () => requestPage());
  const took: number[] = [];
  // Page after page, as a person would read it.
  let cursor = "";
  for (let n = 0; n < times; n++) {
    const since = performance.now();
    const body = await requestPage(cursor);
    took.push(performance.now() - since);
    cursor = nextOf(body);
  }
  took.sort((a, b) => a - b);
  const at = (part: number) => took[Math.min(Math.floor(took.length * part), took.length - 1)] ?? 0;
  return { p50: at(0.5), p95: at(0.95), queries };
}

function nextOf(body: unknown): string {
  const { next, ledger } = body as { next?: string | null; ledger?: { next: string | null } };
  return next ?? ledger?.next ?? "";
}

function ms(value: number): string {
  return `${value.toFixed(1).padStart(7)} ms`;
}
