/** As write.ts, for a session in whose camp a question goes around: `node test/golden/write-rounds.ts > rounds.jsonl`. */
import { act, answer, camping, open, pass, ringOf, turnOf } from "../camping.ts";
import { hashOf } from "./hash.ts";

const there = camping(5);
const { run } = there;
open(there, ["s2", "s1", "s3", "s4", "s5"]);
for (const seat of there.seats) act(there, seat, { do: "guess", thing: "cat" });
answer(there, "radio");
run.drop(turnOf(there).holder);
run.enter("late");
act(there, turnOf(there).asker ?? "", { do: "asked" });
while (turnOf(there).step === "ask") pass(there);
act(there, turnOf(there).holder, { do: "line" });
run.until(run.now + 9000);
act(there, turnOf(there).asker ?? "", { do: "fits", thing: "pot" });
act(there, turnOf(there).holder, { do: "done" });
pass(there);
act(there, turnOf(there).holder, { do: "pass" });
while (ringOf(there)) pass(there);
run.send({ type: "end" });

for (const event of run.rows.flatMap((row) => row.events)) process.stdout.write(`${JSON.stringify(event)}\n`);
process.stdout.write(`${JSON.stringify({ hash: hashOf(run.state) })}\n`);
