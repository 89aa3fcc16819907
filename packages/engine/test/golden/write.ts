/**
 * Plays a session and prints its log: each line an event, the last one the state's hash. For a new form of events:
 * `node test/golden/write.ts > test/golden/NAME.jsonl`. A stored log is never replaced.
 */
import { compile } from "../../src/check/compile.ts";
import { playOn, text } from "../participants.ts";
import { TestSession } from "../session.ts";
import { tinyPack } from "../tiny-pack.ts";
import { hashOf } from "./hash.ts";

const run = new TestSession(compile(tinyPack), { seed: "golden", expected: 7, addresses: true });
run.enter("a", "b", "c", "d", "e", "f", "g");
run.until(run.session.startsAt + 8000);
const seats = Object.keys(run.seats);
const [one, two] = run.rosters;
if (!one || !two) throw new Error("7 people play in two teams");
const [, leaver = "", mover = ""] = one.seats;
const [watcher = "", lost = ""] = two.seats;

playOn(run, one.seats);
run.play(watcher, { type: "help", on: true });
run.play(watcher, { type: "observe", on: true });
run.drop(lost);
run.until(run.now + 2000);
run.back(lost);
run.send({ type: "moveSeat", seat: mover, team: two.id, from: one.id });
run.enter("late");
run.until(run.now + 3000);
run.send({ type: "pause" });
run.send({ type: "hostChat", teams: [one.id, two.id], text: text("host-1") });
run.until(run.now + 4000);
run.send({ type: "resume" });
run.play(watcher, { type: "observe", on: false });
run.send({ type: "answer", seat: watcher });
playOn(run, seats);
run.drop(leaver, run.now + 3000);
run.until(run.now + 9000);
run.send({ type: "reconnect", node: "node", connections: [{ seat: leaver, epoch: 1 }] });
run.send({ type: "extend", minutes: 1 });
run.send({ type: "nodeLost", node: "node", graceEndsAt: run.now + 500 });
run.until(run.now + 1000);
for (const seat of seats) run.back(seat);
run.play(leaver, { type: "leave" });
run.send({ type: "remove", seat: mover, on: true });
run.until(run.session.clock?.endsAt ?? 0, () => playOn(run, Object.keys(run.seats)));
if (run.session.phase !== "ended") throw new Error("it has not ended");

for (const event of run.rows.flatMap((row) => row.events)) process.stdout.write(`${JSON.stringify(event)}\n`);
process.stdout.write(`${JSON.stringify({ hash: hashOf(run.state) })}\n`);
