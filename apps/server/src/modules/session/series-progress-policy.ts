import { type CommitmentOutcome, type Series, smallestGroup } from "@lantern/contract/http";
import { countMeetings } from "./meetings.ts";
import type { ReportedSession } from "./reported-session.ts";

type Teams = Pick<ReportedSession["teams"][number], "people" | "commitmentTextId">[];

/** How many of all pairs of these people have been in one team. */
export function pairsMet(teams: readonly string[][], people: ReadonlySet<string>): Series["pairs"] {
  if (teams.length === 0 || people.size < smallestGroup) return null;
  const partners = [...countMeetings(teams, people).values()].map((met) => Object.keys(met).length);
  const met = partners.reduce((sum, count) => sum + count, 0) / 2;
  return { met, pairs: (people.size * (people.size - 1)) / 2 };
}

type Outcomes = Record<CommitmentOutcome, number>;

/**
 * What became of the commitment of one team, or null below three responses.
 *
 * @param responses by participant
 */
export function outcomesOfTeam(
  people: readonly string[],
  responses: ReadonlyMap<string, CommitmentOutcome>,
): Outcomes | null {
  const given = people.flatMap((id) => responses.get(id) ?? []);
  if (given.length < smallestGroup) return null;
  const countOf = (outcome: CommitmentOutcome) => given.filter((one) => one === outcome).length;
  return { kept: countOf("kept"), partly: countOf("partly"), not_yet: countOf("not_yet") };
}

/**
 * Adds up what became of commitments. Teams with fewer than three responses are left out, because the reports of
 * sessions show the others one by one, and the difference would be theirs.
 */
export function commitmentsOf(
  sessions: readonly { teams: Teams; responses: ReadonlyMap<string, CommitmentOutcome> }[],
): Series["commitments"] {
  const committed = sessions.flatMap(({ teams, responses }) =>
    teams
      .filter(({ commitmentTextId }) => commitmentTextId !== null)
      .map(({ people }) => outcomesOfTeam(people, responses)),
  );
  const visible = committed.filter((outcomes) => outcomes !== null);
  const sum = (outcome: CommitmentOutcome) => visible.reduce((total, one) => total + one[outcome], 0);
  return {
    teams: committed.length,
    outcomes:
      visible.length === 0 ? null : { kept: sum("kept"), partly: sum("partly"), not_yet: sum("not_yet") },
  };
}
