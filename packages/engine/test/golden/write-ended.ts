/**
 * Plays a session, ends its log, and prints its only row with the analysis and the scorecards of each team. For another
 * form of end states: `node test/golden/write-ended.ts > test/golden/NAME.json`. A stored one is never replaced.
 */
import { compile } from "../../src/check/compile.ts";
import { analyze, endStateOf, momentKindsOf, scorecard } from "../../src/index.ts";
import { playOn } from "../participants.ts";
import { TestSession } from "../session.ts";
import { tinyPack } from "../tiny-pack.ts";

const pack = compile(tinyPack);
const run = new TestSession(pack, { seed: "golden", expected: 7, addresses: true });
run.enter("a", "b", "c", "d", "e", "f", "g");
run.until(run.session.startsAt + 8000);
run.until(run.session.clock?.endsAt ?? 0, () => playOn(run, Object.keys(run.seats)));
if (run.session.phase !== "ended") throw new Error("it has not ended");

const endedAt = run.rows.at(-1)?.at ?? 0;
const teams = run.teams.map(({ id, joined }) => {
  const analysis = analyze(pack, run.rows, id);
  const cards = joined.map((seat) => scorecard(pack, run.state, id, analysis, seat, endedAt));
  return { id, analysis, cards };
});
const moments = Object.fromEntries(run.teams.map(({ id }) => [id, momentKindsOf(run.rows, id)]));
const attendance = { whole: 7, early: 0, medianMinutes: 5 };
const event = { type: "logEnded", packHash: "hash", state: endStateOf(run.state), moments, attendance };
process.stdout.write(`${JSON.stringify({ event, endedAt, teams })}\n`);
