/**
 * `npm run verify:series -- [--seeds 100]`: forms the teams of many simulated series by the engine's rules and prints
 * how often people meet again, beside teams drawn at random. Exits with 1 when a bar is missed.
 */
import { parseArgs } from "node:util";
import { playSeries, type SeriesPlan } from "../packages/engine/test/series.ts";
import { recordProof } from "./proof.ts";

const { values } = parseArgs({ options: { seeds: { type: "string", default: "100" } } });
const seeds = Array.from({ length: Number(values.seeds) }, (_seed, index) => index + 1);

/** Ms of the processor, so that other programs on the machine do not count. */
const timer = () => process.cpuUsage().user / 1000;

interface Row {
  name: string;
  plan: Omit<SeriesPlan, "seed" | "timer">;
  /** The most repeated pairs, in every series. */
  most?: number;
  /** The most ms of the processor to form one session's teams. */
  mostMs?: number;
  /** The number of series, if not all seeds. */
  series?: number;
}

const rows: Row[] = [
  { name: "30 people, teams of 5", plan: { people: 30, teamOf: 5, sessions: 3 }, most: 0 },
  { name: "60 people, teams of 5", plan: { people: 60, teamOf: 5, sessions: 3 }, most: 0 },
  { name: "30 people, teams of 6", plan: { people: 30, teamOf: 6, sessions: 3 }, most: 12 },
  { name: "30 people, a fifth missing", plan: { people: 30, sessions: 3, missing: 0.2 } },
  { name: "60 people, a fifth missing", plan: { people: 60, sessions: 3, missing: 0.2 } },
  { name: "30 people, four departments", plan: { people: 30, sessions: 3, departments: 4 } },
  {
    name: "300 people, six sessions, five departments",
    plan: { people: 300, sessions: 6, departments: 5 },
    mostMs: 100,
    series: 5,
  },
];

const figures: Record<string, string> = {};
let missed = 0;
for (const { name, plan, most, mostMs, series = seeds.length } of rows) {
  const results = seeds.slice(0, series).map((seed) => playSeries({ ...plan, seed, timer }));
  const mean = (of: (result: (typeof results)[number]) => number) =>
    results.reduce((sum, result) => sum + of(result), 0) / results.length;
  const worst = Math.max(...results.map(({ repeated }) => repeated));
  const slowest = Math.max(...results.map(({ slowestMs }) => slowestMs));
  const failed = worst > (most ?? Number.POSITIVE_INFINITY) || slowest > (mostMs ?? Number.POSITIVE_INFINITY);
  if (failed) missed++;
  const bars = [most === undefined ? "" : `bar ${most}`, mostMs ? `bar ${mostMs} ms` : ""].filter(Boolean);
  figures[name] =
    `repeated pairs ${mean(({ repeated }) => repeated).toFixed(1)} (most ${worst}), ` +
    `at random ${mean(({ repeatedAtRandom }) => repeatedAtRandom).toFixed(1)}; ` +
    `met in the end ${Math.round(mean(({ met }) => met) * 100)} %; slowest ${Math.ceil(slowest)} ms` +
    (bars.length > 0 ? ` (${bars.join(", ")})` : "");
  console.log(`${failed ? "MISSED " : ""}${name}: ${figures[name]}`);
}
recordProof({
  title: "Series: who meets again",
  command: "npm run verify:series",
  text: `Teams of ${seeds.length} simulated series for each row, three sessions each where nothing else is said, formed by the rules and at random.`,
  figures,
});
process.exit(missed > 0 ? 1 : 0);
