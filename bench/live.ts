/**
 * `npm run bench:live -- [--people 600] [--seconds 20] [--rounds 2]`: people in teams of six at the pace of a real
 * session, on the product and on the yardstick in turn (ABBA), on one PostgreSQL. Prints the cost of one accepted command
 * on each. Exits with 1 when a command was lost. A missed goal is only printed.
 */
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Bench, type Rival, type Usage } from "./load/bench.ts";
import { PER_MINUTE } from "./load/pace.ts";
import { type Samples, sumOf } from "./load/samples.ts";
import { sizes } from "./load/sessions.ts";
import { proved, tableLines } from "./load/table.ts";
import { percentile } from "./percentile.ts";
import { recordProof } from "./proof.ts";

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "600" },
    seconds: { type: "string", default: "20" },
    rounds: { type: "string", default: "2" },
  },
});
const [people, ms, rounds] = [Number(values.people), 1000 * Number(values.seconds), Number(values.rounds)];
const WARM_PER_MINUTE = 10 * PER_MINUTE;
/** An idle database process reports its statistics after ten seconds. */
const COUNTED_WITHIN_MS = 11_000;
const order: Rival[] = ["product", "yardstick", "yardstick", "product"];
const played: Record<Rival, { samples: Samples; usage: Usage }[]> = { product: [], yardstick: [] };

const bench = await Bench.start(sizes(people));
try {
  const sessions = await bench.sessions();
  await bench.enter(sessions);
  await bench.enterYardstick();
  console.log(`${people} people, ${PER_MINUTE} commands each a minute, ${values.seconds} s a segment`);
  // The warm-up, before everything is compiled and cached, counts only for losses. It runs ten times faster,
  // so that teams have come to what they decide and solve together.
  const warm = {
    product: (await bench.play("product", ms, WARM_PER_MINUTE)).samples,
    yardstick: (await bench.play("yardstick", ms, WARM_PER_MINUTE)).samples,
  };
  const idle = await idleOf(ms);
  for (let round = 0; round < rounds; round++)
    for (const rival of order) played[rival].push(await bench.play(rival, ms, PER_MINUTE));
  const totals = { product: sum("product"), yardstick: sum("yardstick") };
  await sessions.end();
  const missing = await bench.crowds.missing("product", 0);
  const storedRows = await bench.rows("load-");
  const lost = {
    product: missing + warm.product.lost + totals.product.samples.lost,
    yardstick:
      Math.max(0, warm.yardstick.accepted + totals.yardstick.samples.accepted - storedRows) +
      totals.yardstick.samples.lost,
  };
  report(totals, idle, lost);
  process.exitCode = lost.product + lost.yardstick > 0 ? 1 : 0;
} finally {
  await bench.stop();
}

/** The cost of both while nobody plays: pings, timers, queries. */
async function idleOf(forMs: number): Promise<Record<Rival, Usage>> {
  await pause(COUNTED_WITHIN_MS);
  const counted = { product: await bench.measure("product"), yardstick: await bench.measure("yardstick") };
  await pause(forMs);
  return { product: await counted.product(), yardstick: await counted.yardstick() };
}

function sum(rival: Rival): { samples: Samples; usage: Usage } {
  const all = played[rival];
  const total = (of: keyof Usage) => all.reduce((sum, { usage }) => sum + usage[of], 0);
  return {
    samples: sumOf(all.map(({ samples }) => samples)),
    usage: {
      ms: total("ms"),
      nodeMs: total("nodeMs"),
      postgresMs: total("postgresMs"),
      transactions: total("transactions"),
    },
  };
}

function report(
  { product, yardstick }: Record<Rival, { samples: Samples; usage: Usage }>,
  idle: Record<Rival, Usage>,
  lost: Record<Rival, number>,
): void {
  const both = (of: (one: { samples: Samples; usage: Usage }, idle: Usage) => number | null) => ({
    product: of(product, idle.product),
    yardstick: of(yardstick, idle.yardstick),
  });
  const per = (what: "nodeMs" | "postgresMs" | "transactions") =>
    both(({ usage, samples }) => usage[what] / samples.accepted);
  const busy = (what: "nodeMs" | "postgresMs" | "transactions") =>
    both(({ usage, samples }, idle) => (usage[what] - (idle[what] / idle.ms) * usage.ms) / samples.accepted);
  const ratio = ({ product, yardstick }: Record<Rival, number | null>) => (product ?? 0) / (yardstick ?? 0);
  const frames = both(({ samples }) => samples.frames / samples.accepted);
  const chats = (one: { samples: Samples }) => one.samples.kinds.chat ?? 0;
  const [node, postgres] = [per("nodeMs"), per("postgresMs")];
  const rows = [
    { name: "commands accepted", ...both(({ samples }) => samples.accepted) },
    { name: "commands refused by the rules", ...both(({ samples }) => samples.refused) },
    { name: "node CPU per command, ms", ...node, goal: { value: ratio(node), most: 1.4, unit: " x" } },
    { name: "  without what idle connections cost", ...busy("nodeMs") },
    {
      name: "PostgreSQL CPU per command, ms",
      ...postgres,
      goal: { value: ratio(postgres), most: 1.3, unit: " x" },
    },
    { name: "  without what an idle server costs", ...busy("postgresMs") },
    { name: "transactions per command", ...per("transactions") },
    { name: "  without those of an idle server", ...busy("transactions") },
    {
      name: "frames to a team of six per command",
      ...frames,
      goal: { value: frames.product, most: 8, unit: "" },
    },
    {
      name: "view bytes to a team of six per command",
      ...both(({ samples }) => samples.bytes / samples.accepted),
    },
    { name: "sent to acknowledged, p50, ms", ...both(({ samples }) => percentile(samples.acked, 0.5)) },
    { name: "sent to acknowledged, p99, ms", ...both(({ samples }) => percentile(samples.acked, 0.99)) },
    {
      name: "sent to seen by a teammate, p50, ms",
      ...both(({ samples }) => percentile(samples.delivered, 0.5)),
    },
    {
      name: "sent to seen by a teammate, p99, ms",
      ...both(({ samples }) => percentile(samples.delivered, 0.99)),
    },
    {
      name: "lines of chat each teammate saw, of those sent",
      ...both((one) => one.samples.delivered.length / 5 / chats(one)),
    },
    { name: "lost", ...lost },
  ];
  for (const line of tableLines(rows)) console.log(line);
  console.log(`kinds of commands on the product: ${JSON.stringify(product.samples.kinds)}`);
  console.log(`rejections on the product: ${JSON.stringify(product.samples.codes)}`);
  recordProof({
    title: "Cost of a command",
    command: `npm run bench:live -- --people ${people} --seconds ${values.seconds} --rounds ${rounds}`,
    text: `${people} people in teams of six, ${PER_MINUTE} commands each a minute, on the product and on the smallest server that stores a command before it acknowledges it and sends it to the team, in turn and on one PostgreSQL.`,
    figures: Object.fromEntries(rows.map((row) => [row.name.trim(), proved(row)])),
  });
}
