/** What languages cost: bytes of the log, and CPU of a change that is drawn, compared and encoded for a team of six. */
import { loadPack } from "../content/src/index.ts";
import { play } from "../packages/bots/src/in-memory/run.ts";
import { languages } from "../packages/contract/src/languages.ts";
import { diff } from "../packages/contract/src/live/patch.ts";
import {
  evolve,
  initialState,
  inLanguage,
  type Pack,
  privateView,
  teamMembers,
  viewOf,
} from "../packages/engine/src/index.ts";

type Row = ReturnType<typeof play>["rows"][number];

const PEOPLE = 6;
const REPEATS = 3;

interface LanguageCost {
  /** Bytes of the log with addresses, and as it would be with texts. */
  addresses: number;
  texts: number;
  /** CPU of a change in ms, by number of languages in the team. */
  perChange: number[];
}

/** Draws, compares and encodes every change for everybody, as a node does for people who read in these languages. */
function drawAll(pack: Pack, rows: readonly Row[], read: readonly string[]): number {
  const packs = read.map((language) => inLanguage(pack, language));
  const [shared, own] = [new Map<string, object>(), new Map<string, object | null>()];
  let state = initialState();
  let changes = 0;
  for (const { events } of rows) {
    state = events.reduce(evolve, state);
    for (const team of Object.keys(state.teams)) {
      changes += 1;
      for (const [at, one] of packs.entries()) {
        const key = `${team} ${at}`;
        const view = viewOf(one, state, team);
        JSON.stringify(diff(shared.get(key) ?? {}, view));
        shared.set(key, view);
      }
      for (const [at, seat] of teamMembers(state, team).entries()) {
        const view = privateView(packs[at % packs.length] ?? pack, state, seat);
        JSON.stringify(diff(own.get(seat) ?? {}, view ?? {}));
        own.set(seat, view);
      }
    }
  }
  return changes;
}

function cpuOf(run: () => number): number {
  const before = process.cpuUsage();
  const changes = run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / changes;
}

export function languageCost(slug: string): LanguageCost {
  const { pack } = loadPack(slug);
  const rowsWith = (addresses: boolean) =>
    play(pack, { seed: `${slug}-cost`, people: PEOPLE, addresses, languages: {} }).rows;
  const rows = rowsWith(true);
  const measured = languages.map((): number[] => []);
  // In turn, so that a busy moment of the machine falls on all; the first round warms up.
  for (let round = 0; round <= REPEATS; round++)
    for (const [at, list] of measured.entries()) {
      const cpu = cpuOf(() => drawAll(pack, rows, languages.slice(0, at + 1)));
      if (round > 0) list.push(cpu);
    }
  return {
    addresses: JSON.stringify(rows).length,
    texts: JSON.stringify(rowsWith(false)).length,
    perChange: measured.map((list) => Math.min(...list)),
  };
}
