/** Many generated votes, so that no rule lets one person decide for the others. */
import { expect, test } from "vitest";
import { randomNumbers } from "../random.ts";
import { outcomeOfVote } from "./decision.ts";

const VOTES = 10_000;

/** Votes of 1 to 6 people for 2 to 4 options, with abstentions, blocs, and a captain or a voter who is away. */
function generated(): Parameters<typeof outcomeOfVote>[0][] {
  const random = randomNumbers("votes");
  const below = (n: number) => Math.floor(random() * n);
  return Array.from({ length: VOTES }, (_, at) => {
    const people = 1 + below(6);
    const options = 2 + below(3);
    const abstaining = [0, 0.15, 0.5, 0.85][below(4)] ?? 0;
    const bloc = random() < 0.4;
    const votes: Record<string, string> = {};
    for (let n = 1; n <= people; n++)
      if (random() >= abstaining) votes[`s${n}`] = bloc && random() < 0.7 ? "o0" : `o${below(options)}`;
    return {
      rule: at % 2 ? "majority" : "consensus",
      votes,
      captain: random() < 0.08 ? null : `s${1 + below(people)}`,
      participants: Math.max(1, people - (random() < 0.2 ? 1 : 0)),
      fallback: "o0",
      random: below(2 ** 32),
    };
  });
}

function measured() {
  const won = { byVotes: 0, withFewer: 0, alone: 0, oneAgainstMore: 0 };
  for (const ballot of generated()) {
    const { option, by } = outcomeOfVote(ballot);
    if (by === "default") continue;
    const counts: Record<string, number> = {};
    for (const vote of Object.values(ballot.votes)) counts[vote] = (counts[vote] ?? 0) + 1;
    const own = counts[option] ?? 0;
    const most = Math.max(...Object.values(counts));
    won.byVotes++;
    if (own < most) won.withFewer++;
    if (Object.keys(ballot.votes).length === 1 && ballot.participants > 1) won.alone++;
    if (own === 1 && most > 1) won.oneAgainstMore++;
  }
  return won;
}

test("[V2, V4] no option of 10,000 votes wins with fewer votes than another, nor by one person of several", () => {
  const { byVotes, ...wrong } = measured();
  expect(wrong).toEqual({ withFewer: 0, alone: 0, oneAgainstMore: 0 });
  expect(byVotes).toBeGreaterThan(VOTES / 2);
});
