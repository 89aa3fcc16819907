/** What people said after a session: how they liked it, what became of their commitment, and the check-in. */
import { checkInWaves } from "@lantern/contract/choices";
import type { CommitmentOutcome } from "@lantern/contract/http";
import type { State } from "@lantern/engine";
import { checkIns, commitmentAnswers, feedback } from "../../../db/schema/index.ts";
import { pseudonymsOf } from "../../../modules/check-in/index.ts";
import { followUpAt } from "../../../modules/session/index.ts";
import { checkInOf } from "./plan.ts";
import type { TxContext } from "./tx-context.ts";

const wavesOver = checkInWaves.filter((wave) => wave !== "month");

interface OfSession {
  sessionId: string;
  companyId: string;
  endedAt: Date;
}

export async function saveRatings(
  { db }: Pick<TxContext, "db">,
  { endedAt: createdAt, ...session }: OfSession,
  people: readonly string[],
  ratings: readonly (number | null)[],
): Promise<void> {
  const rows = people.flatMap((consumerId, index) => {
    const rating = ratings[index] ?? null;
    return rating === null ? [] : [{ ...session, consumerId, rating, createdAt }];
  });
  await db.insert(feedback).values(rows);
}

/** @param outcomes by team; some people of each do not answer */
export async function saveOutcomes(
  { db }: Pick<TxContext, "db">,
  { endedAt, ...session }: OfSession,
  { teams, seats }: State,
  outcomes: readonly (readonly CommitmentOutcome[])[],
): Promise<void> {
  const createdAt = new Date(followUpAt(endedAt.getTime()) + 3_600_000);
  const rows = Object.keys(teams).flatMap((team, index) => {
    const people = Object.values(seats).flatMap((seat) => (seat.team === team ? [seat.key] : []));
    return (outcomes[index] ?? []).flatMap((given, at) => {
      const consumerId = people[at];
      return consumerId ? [{ ...session, consumerId, answer: given, createdAt }] : [];
    });
  });
  await db.insert(commitmentAnswers).values(rows);
}

/** Of the waves of a series that are over: a month after its last session has not come yet. They have no time. */
export async function saveCheckIns(
  { db, settings }: TxContext,
  companyId: string,
  unitId: string,
  people: readonly string[],
): Promise<void> {
  const rows = people.flatMap((consumerId, person) =>
    wavesOver.flatMap((wave) => {
      const responses = checkInOf(person, wave);
      const [pseudonym] = pseudonymsOf(settings, unitId, consumerId);
      return responses ? [{ unitId, pseudonym, wave, companyId, ...responses }] : [];
    }),
  );
  await db.insert(checkIns).values(rows);
}
