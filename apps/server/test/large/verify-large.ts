/** `npm run verify:large`: every list on a database larger than any will be, timed, with the way it was found. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { buildApp } from "../../src/boot/app.ts";
import { createAuthenticator } from "../../src/core/tokens/authenticator.ts";
import { issueToken } from "../../src/core/tokens/repository.ts";
import { startEmbedded } from "../../src/db/embedded/index.ts";
import { migrate } from "../../src/db/migrate.ts";
import { moneyContext } from "../money/test-companies.ts";
import { fixedIds } from "./ids.ts";
import { type ListCall, listCalls } from "./lists.ts";
import { recorded, wayOf } from "./plans.ts";
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
  const bearers = {
    owner: await issueToken(ctx.db, ctx.now(), { userId: fixedIds.owner }),
    admin: await issueToken(ctx.db, ctx.now(), { userId: fixedIds.admin }),
  };
  let slow = 0;
  for (const call of listCalls) {
    const { p50, p95, asked } = await measure(origin, bearers[call.by], call, pool);
    const ways = new Set((await Promise.all(asked.map((query) => wayOf(pool, query)))).flat());
    const verdict = p95 > p95Limit ? "SLOW" : "ok";
    if (p95 > p95Limit) slow += 1;
    console.log(`${verdict.padEnd(5)} p50 ${ms(p50)}  p95 ${ms(p95)}  ${call.path}`);
    console.log(`      by ${[...ways].filter((way) => !way.startsWith("access_tokens")).join(", ")}`);
  }
  console.log(
    `${listCalls.length - slow} of ${listCalls.length} lists answer within ${p95Limit} ms (p95 of ${times})`,
  );
  return slow === 0;
}

async function measure(origin: string, bearer: string, { path }: ListCall, through: pg.Pool) {
  const ask = async (cursor = "") => {
    const url = `${origin}${path}${cursor && `${path.includes("?") ? "&" : "?"}cursor=${cursor}`}`;
    const answer = await fetch(url, { headers: { authorization: `Bearer ${bearer}` } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.headers.get("content-type")?.includes("json") ? answer.json() : answer.text();
  };
  const asked = await recorded(through, () => ask());
  const took: number[] = [];
  // Page after page, as somebody who leafs through it would.
  let cursor = "";
  for (let n = 0; n < times; n++) {
    const since = performance.now();
    const body = await ask(cursor);
    took.push(performance.now() - since);
    cursor = nextOf(body);
  }
  took.sort((a, b) => a - b);
  const at = (part: number) => took[Math.min(Math.floor(took.length * part), took.length - 1)] ?? 0;
  return { p50: at(0.5), p95: at(0.95), asked };
}

function nextOf(body: unknown): string {
  const { next, ledger } = body as { next?: string | null; ledger?: { next: string | null } };
  return next ?? ledger?.next ?? "";
}

function ms(value: number): string {
  return `${value.toFixed(1).padStart(7)} ms`;
}
