import { lt } from "drizzle-orm";
import type { Context } from "../../../core/context.ts";
import {
  accessTokens,
  emailVerifications,
  enrollmentProofs,
  idempotencyKeys,
  invitations,
  notifications,
  passkeyChallenges,
  passwordResets,
  signInTickets,
  signOnRequests,
  signOnSignIns,
  socialLinks,
} from "../../../db/schema/index.ts";

const day = 86_400_000;
/** A request that is repeated after this time counts as a new one. */
const idempotencyMs = 2 * day;

/** Notifications are stored for this time, read or not. */
const bellDays = 90;

/** At the 23rd minute of every hour. */
export const cleanUpCrontab = "23 * * * * access:sweep";

/** The job `access:sweep`: deletes tokens, links and keys that have expired. */
export async function cleanUp({ db, now }: Pick<Context, "db" | "now">): Promise<void> {
  const at = now();
  for (const table of [
    accessTokens,
    emailVerifications,
    passwordResets,
    passkeyChallenges,
    enrollmentProofs,
    signInTickets,
    signOnRequests,
    signOnSignIns,
    socialLinks,
    invitations,
  ])
    await db.delete(table).where(lt(table.expiresAt, at));
  await db.delete(notifications).where(lt(notifications.createdAt, new Date(at.getTime() - bellDays * day)));
  const yesterday = new Date(at.getTime() - day);
  for (const table of [emailVerifications, passwordResets, socialLinks])
    await db.delete(table).where(lt(table.usedAt, yesterday));
  await db.delete(invitations).where(lt(invitations.acceptedAt, yesterday));
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(at.getTime() - idempotencyMs)));
}
