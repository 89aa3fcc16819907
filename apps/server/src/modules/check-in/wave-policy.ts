import type { CheckInWave } from "@lantern/contract/choices";
import { limits } from "@lantern/contract/limits";
import type { sessions } from "../../db/schema/index.ts";

const dayMs = 86_400_000;
const [twoWeeks, month] = limits.checkInDays;

/** When each wave opens, in days after the end. */
const opensAfter = { after: 0, two_weeks: twoWeeks, month } as const;
type LaterWave = keyof typeof opensAfter;
export const laterWaves = Object.keys(opensAfter) as LaterWave[];

/** When a wave opens or closes for participants of a session that ended then. Epoch milliseconds. */
export const opensAt = (wave: LaterWave, endedAt: number) => endedAt + opensAfter[wave] * dayMs;
export const closesAt = (wave: LaterWave, endedAt: number) =>
  opensAt(wave, endedAt) + limits.checkInOpenDays * dayMs;

/** When responses that have not been released are deleted. Epoch milliseconds. */
export const deletedAt = (endedAt: number) => endedAt + limits.checkInWaitDays * dayMs;

/** The wave to which participants of this session can respond now. */
export function openWave(
  session: Pick<typeof sessions.$inferSelect, "status" | "completedAt">,
  now: Date,
): CheckInWave | null {
  if (session.status === "confirmed") return "before";
  if (session.status !== "completed" || !session.completedAt) return null;
  const [ended, at] = [session.completedAt.getTime(), now.getTime()];
  return laterWaves.find((wave) => opensAt(wave, ended) <= at && at < closesAt(wave, ended)) ?? null;
}
