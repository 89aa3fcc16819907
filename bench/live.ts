/**
 * `npm run bench:live -- [--people 600] [--seconds 20] [--rounds 2] [--profile] [--colyseus]`: people in teams of six at the pace of a real
 * session, on the product and on the yardstick in turn (ABBA), on one PostgreSQL. Prints the cost of one accepted command
 * on each. Exits with 1 when a command was lost. A missed goal is only printed. With `--profile`, both play once more,
 * and the main thread's time is printed by source file. With `--colyseus`, Colyseus takes its turns too, after
 * `npm ci --prefix bench/rivals`.
 */
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Bench, type Rival, type Usage } from "./load/bench.ts";
import { PER_MINUTE } from "./load/pace.ts";
import { type Profile, timesByFile } from "./load/profile.ts";
import { type Samples, sumOf } from "./load/samples.ts";
import { sizes } from "./load/sessions.ts";
import { formatted, proved, tableLines } from "./load/table.ts";
import { percentile } from "./percentile.ts";
import { recordProof } from "./proof.ts";

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "600" },
    seconds: { type: "string", default: "20" },
    rounds: { type: "string", default: "2" },
    profile: { type: "boolean", default: false },
    colyseus: { type: "boolean", default: false },
  },
});
const [people, ms, rounds] = [Number(values.people), 1000 * Number(values.seconds), Number(values.rounds)];
const WARM_PER_MINUTE = 10 * PER_MINUTE;
/** Files with the most time. */
const PROFILE_LINES = 60;
/** An idle database process reports its statistics after ten seconds. */
const COUNTED_WITHIN_MS = 11_000;
const rivals: Rival[] = values.colyseus ? ["product", "yardstick", "colyseus"] : ["product", "yardstick"];
const order: Rival[] = [...rivals, ...[...rivals].reverse()];
const played: Record<Rival, { samples: Samples; usage: Usage }[]> = {
  product: [],
  yardstick: [],
  colyseus: [],
};

const bench = await Bench.start(sizes(people), { profiles: values.profile, colyseus: values.colyseus });
try {
  const sessions = await bench.sessions();
  await bench.enter(sessions);
  await bench.enterYardstick();
  if (values.colyseus) await bench.enterColyseus();
  console.log(`${people} people, ${PER_MINUTE} commands each a minute, ${values.seconds} s a segment`);
  // The warm-up, before everything is compiled and cached, counts only for losses. It runs ten times faster,
  // so that teams have come to what they decide and solve together.
  const warm: Partial<Record<Rival, Samples>> = {};
  for (const rival of rivals) warm[rival] = (await bench.play(rival, ms, WARM_PER_MINUTE)).samples;
  const idle = await idleOf(ms);
  for (let round = 0; round < rounds; round++)
    for (const rival of order) played[rival].push(await bench.play(rival, ms, PER_MINUTE));
  if (values.profile) for (const rival of rivals) await printProfiles(rival);
  if (values.colyseus) await bench.crowds.close("colyseus");
  const totals = { product: sum("product"), yardstick: sum("yardstick"), colyseus: sum("colyseus") };
  await sessions.end();
  const missing = await bench.crowds.missing("product", 0);
  const unstored = async (rival: "yardstick" | "colyseus") => {
    const accepted = (warm[rival]?.accepted ?? 0) + totals[rival].samples.accepted;
    return Math.max(0, accepted - (await bench.rows("load-", rival))) + totals[rival].samples.lost;
  };
  const lost = {
    product: missing + (warm.product?.lost ?? 0) + totals.product.samples.lost,
    yardstick: await unstored("yardstick"),
    colyseus: values.colyseus ? await unstored("colyseus") : 0,
  };
  report(totals, idle, lost);
  process.exitCode = lost.product + lost.yardstick + lost.colyseus > 0 ? 1 : 0;
} finally {
  await bench.stop();
}

async function printProfiles(rival: Rival): Promise<void> {
  const played = await bench.profile(rival, () => bench.crowds.play(rival, ms, PER_MINUTE));
  printProfile(`${rival}, ${played.result.accepted} commands`, played.profile);
  const waited = await bench.profile(rival, () => pause(ms));
  printProfile(`${rival}, nobody plays`, waited.profile);
}

function printProfile(title: string, profile: Profile): void {
  console.log(`main thread of the ${title}, ms in ${values.seconds} s:`);
  for (const [name, time] of timesByFile(profile).slice(0, PROFILE_LINES))
    console.log(`${time.toFixed(1).padStart(9)}  ${name}`);
}

/** The cost of both while nobody plays: pings, timers, queries. */
async function idleOf(forMs: number): Promise<Record<Rival, Usage>> {
  await pause(COUNTED_WITHIN_MS);
  const none = async (): Promise<Usage> => ({ ms: 1, nodeMs: 0, postgresMs: 0, transactions: 0 });
  const counted = {
    product: await bench.measure("product"),
    yardstick: await bench.measure("yardstick"),
    colyseus: values.colyseus ? await bench.measure("colyseus") : none,
  };
  await pause(forMs);
  return {
    product: await counted.product(),
    yardstick: await counted.yardstick(),
    colyseus: await counted.colyseus(),
  };
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
  { product, yardstick, colyseus }: Record<Rival, { samples: Samples; usage: Usage }>,
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
  const ratio = ({ product, yardstick }: Record<"product" | "yardstick", number | null>) =>
    (product ?? 0) / (yardstick ?? 0);
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
  const ofColyseus = values.colyseus ? colyseusFigures(colyseus, yardstick, lost.colyseus) : {};
  for (const [name, figure] of Object.entries(ofColyseus)) console.log(`${name}: ${figure}`);
  console.log(`kinds of commands on the product: ${JSON.stringify(product.samples.kinds)}`);
  console.log(`rejections on the product: ${JSON.stringify(product.samples.codes)}`);
  recordProof({
    title: "Cost of a command",
    command: `npm run bench:live -- --people ${people} --seconds ${values.seconds} --rounds ${rounds}${values.colyseus ? " --colyseus" : ""}`,
    text: `${people} people in teams of six, ${PER_MINUTE} commands each a minute, on the product and on the smallest server that stores a command before it acknowledges it and sends it to the team, in turn and on one PostgreSQL.`,
    figures: { ...Object.fromEntries(rows.map((row) => [row.name.trim(), proved(row)])), ...ofColyseus },
  });
}

type Played = { samples: Samples; usage: Usage };

/** Colyseus with a view for each person and the yardstick's log, beside the yardstick. */
function colyseusFigures(colyseus: Played, yardstick: Played, lost: number): Record<string, string> {
  const per = ({ usage, samples }: Played, what: "nodeMs" | "postgresMs") => usage[what] / samples.accepted;
  const compared = (what: "nodeMs" | "postgresMs") =>
    `${formatted(per(colyseus, what))} (${formatted(per(colyseus, what) / per(yardstick, what))} x)`;
  const { acked, delivered, accepted } = colyseus.samples;
  return {
    "Colyseus: commands accepted": String(accepted),
    "Colyseus: node CPU per command, ms": compared("nodeMs"),
    "Colyseus: PostgreSQL CPU per command, ms": compared("postgresMs"),
    "Colyseus: sent to acknowledged, p50 / p99, ms": `${formatted(percentile(acked, 0.5))} / ${formatted(percentile(acked, 0.99))}`,
    "Colyseus: sent to seen by a teammate, p50 / p99, ms": `${formatted(percentile(delivered, 0.5))} / ${formatted(percentile(delivered, 0.99))}`,
    "Colyseus: lost": String(lost),
  };
}
