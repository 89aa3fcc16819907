/**
 * `npm run bench:capacity -- [--people 5000] [--sessions 17] [--seconds 180]`: one node with this many people in teams
 * of six at the pace of a real session, and the yardstick with the same load, half before and half after. Then the
 * server is killed with everybody connected, and so is one on Socket.IO with connection state recovery. Exits with 1
 * when a command was lost. A missed goal is only printed.
 */
import { parseArgs } from "node:util";
import { type Rival as AnyRival, Bench } from "./load/bench.ts";
import { ChildServer } from "./load/child.ts";
import { PER_MINUTE } from "./load/pace.ts";
import type { Inside } from "./load/probed.ts";
import { type Samples, sumOf } from "./load/samples.ts";
import { plainSeats, sizes } from "./load/sessions.ts";
import { formatted, proved, type Row, tableLines } from "./load/table.ts";
import { percentile } from "./percentile.ts";
import { recordProof } from "./proof.ts";
import { type Storm, storm } from "./storm/storm.ts";

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "5000" },
    sessions: { type: "string" },
    seconds: { type: "string", default: "180" },
  },
});
const [people, ms] = [Number(values.people), 1000 * Number(values.seconds)];
const all = sizes(people, values.sessions ? Number(values.sessions) : undefined);
/** Commands acknowledged within this time before the kill are checked afterwards, ms. */
const LATELY_MS = 15_000;
/** The people on Socket.IO play this long before their server is killed, ms. */
const PLAYED_MS = 15_000;

type Rival = Exclude<AnyRival, "colyseus">;

/** Measurements of one server with everybody connected. */
interface Measured {
  samples: Samples;
  before: Inside;
  entered: Inside;
  after: Inside;
}

const print = (line: string) => console.log(line);
const bench = await Bench.start(all);
try {
  print(
    `${people} people in ${all.length} sessions, ${PER_MINUTE} commands each a minute for ${values.seconds} s`,
  );
  const sessions = await bench.sessions();
  const first = await measure("yardstick", () => bench.enterYardstick(), ms / 2);
  await bench.crowds.close("yardstick");
  const product = await measure("product", () => bench.enter(sessions), ms);
  const port = Number(new URL(bench.product.url).port);
  const productStorm = await storm(bench.crowds, "product", port, () => bench.product.killServer());
  await sessions.end();
  const missing = await bench.crowds.missing("product", productStorm.killedAt - LATELY_MS);
  await bench.crowds.close("product");
  const second = await measure("yardstick", () => bench.enterYardstick(), ms / 2);
  await bench.crowds.close("yardstick");
  const yardstick = { ...first, samples: sumOf([first.samples, second.samples]) };
  const rows = rowsOf({ product, yardstick });
  for (const line of tableLines(rows)) print(line);
  print(`kinds of commands on the product: ${JSON.stringify(product.samples.kinds)}`);
  print(`rejections on the product: ${JSON.stringify(product.samples.codes)}`);
  const lostProduct = product.samples.lost + missing;
  printStorm("product", productStorm, lostProduct);
  const socketIo = await stormOnSocketIo();
  const lostSocketIo = socketIo.lost;
  const lostYardstick =
    Math.max(0, yardstick.samples.accepted - (await bench.rows("load-"))) + yardstick.samples.lost;
  print(`lost on the yardstick: ${lostYardstick}`);
  recordProof({
    title: "Load, and everybody reconnects at once",
    command: `npm run bench:capacity -- --people ${people} --sessions ${all.length} --seconds ${values.seconds}`,
    text: `One node with ${people} people in ${all.length} sessions, ${PER_MINUTE} commands each a minute, beside the smallest server that stores a command before it acknowledges it and sends it to the team. Then the server is killed with everybody connected; so is one on Socket.IO with connection state recovery, in the same run.`,
    figures: {
      ...Object.fromEntries(rows.map((row) => [row.name, proved(row)])),
      ...stormFigures("product", productStorm, lostProduct),
      ...stormFigures("Socket.IO", socketIo.storm, lostSocketIo),
    },
  });
  process.exitCode = lostProduct + lostSocketIo + lostYardstick > 0 ? 1 : 0;
} finally {
  await bench.stop();
}

/** Everybody connects, the sessions start, everybody plays. */
async function measure(rival: Rival, enter: () => Promise<void>, forMs: number): Promise<Measured> {
  const readProbe = () => bench.probes[rival].read(bench.pid(rival));
  const before = await readProbe();
  const since = performance.now();
  await enter();
  print(`${rival}: everybody is in after ${Math.round((performance.now() - since) / 1000)} s`);
  const entered = await readProbe();
  const { samples } = await bench.play(rival, forMs, PER_MINUTE);
  return { samples, before, entered, after: await readProbe() };
}

async function stormOnSocketIo(): Promise<{ storm: Storm; lost: number }> {
  const seats = plainSeats(all).map((seat) => ({ ...seat, token: `io-${seat.token}` }));
  const program = new URL("storm/socket-io-server.ts", import.meta.url);
  const server = await ChildServer.start(program, { DATABASE_URL: bench.yardstickUrl });
  try {
    await bench.crowds.connect("socket.io", `http://127.0.0.1:${server.port}`, seats, "socket.io");
    const { accepted } = await bench.crowds.play("socket.io", PLAYED_MS, PER_MINUTE);
    const came = await storm(bench.crowds, "socket.io", server.port, () => server.kill());
    const lost = Math.max(0, accepted + came.accepted - (await bench.rows("io-")));
    printStorm("Socket.IO", came, lost);
    await bench.crowds.close("socket.io");
    return { storm: came, lost };
  } finally {
    await server.stop();
  }
}

function rowsOf({ product, yardstick }: Record<Rival, Measured>): Row[] {
  const both = (of: (one: Measured) => number | null) => ({ product: of(product), yardstick: of(yardstick) });
  const each = (of: (inside: Inside) => number) =>
    both(({ before, after }) => (of(after) - of(before)) / people / 1024);
  const rss = each((inside) => inside.rss);
  const delivery99 = both(({ samples }) => percentile(samples.delivered, 0.99));
  const block = both(({ after }) => after.blockMs);
  return [
    { name: "commands accepted", ...both(({ samples }) => samples.accepted) },
    { name: "commands refused by the rules", ...both(({ samples }) => samples.refused) },
    { name: "sent to acknowledged, p50, ms", ...both(({ samples }) => percentile(samples.acked, 0.5)) },
    { name: "sent to acknowledged, p99, ms", ...both(({ samples }) => percentile(samples.acked, 0.99)) },
    {
      name: "sent to seen by a teammate, p50, ms",
      ...both(({ samples }) => percentile(samples.delivered, 0.5)),
    },
    {
      name: "sent to seen by a teammate, p99, ms",
      ...delivery99,
      goal: { value: delivery99.product, most: 50, unit: " ms" },
    },
    { name: "resident memory per person, KB", ...rss, goal: { value: rss.product, most: 60, unit: " KB" } },
    { name: "heap per person, KB", ...each((inside) => inside.heapUsed) },
    { name: "buffers outside of the heap per person, KB", ...each((inside) => inside.external) },
    {
      name: "longest block while people play, ms",
      ...block,
      goal: { value: block.product, most: 100, unit: " ms" },
    },
    { name: "99th percentile of blocks, ms", ...both(({ after }) => after.block99Ms) },
    { name: "longest block while people enter and begin, ms", ...both(({ entered }) => entered.blockMs) },
  ];
}

/** A declaration, because the report is printed before the module's end is reached. */
function quantiles(list: number[]): string {
  return [0.5, 0.95, 1].map((part) => formatted(percentile(list, part))).join(" / ");
}

function stormFigures(name: string, { openAfter, views, responses }: Storm, lost: number) {
  return {
    [`${name}: port open after the kill, ms`]: openAfter,
    [`${name}: view again after that, p50 / p95 / max, ms`]: quantiles(views),
    [`${name}: next command acknowledged, p50 / p95 / max, ms`]: quantiles(responses),
    [`${name}: people back within a minute`]: `${responses.length} of ${people}`,
    [`${name}: acknowledged and lost`]: lost,
  };
}

function printStorm(name: string, { openAfter, views, responses, byes }: Storm, lost: number): void {
  const p95 = percentile(responses, 0.95);
  print(`storm on ${name}: killed with ${people} people, port open after ${openAfter} ms`);
  print(
    `  view again after the port opened, p50 / p95 / max, ms: ${quantiles(views)} (${views.length} times)`,
  );
  const goal =
    name === "product" ? `, goal p95 of at most 3000: ${(p95 ?? Infinity) <= 3000 ? "met" : "MISSED"}` : "";
  print(`  next command acknowledged, ms: ${quantiles(responses)} (${responses.length} of ${people})${goal}`);
  if (Object.keys(byes).length > 0) print(`  not back after a minute, by goodbye: ${JSON.stringify(byes)}`);
  print(`  acknowledged and lost: ${lost}`);
}
