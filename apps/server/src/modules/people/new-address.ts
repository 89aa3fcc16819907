import { languageOf } from "@lantern/contract/languages";
import { limits } from "@lantern/contract/limits";
import { and, desc, eq, isNotNull, ne, or, sql } from "drizzle-orm";
import { isSame, type NewAddress } from "../../core/addresses/hidden.ts";
import { emailBrand } from "../../core/companies/brand.ts";
import { findCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { enqueueEmail } from "../../core/email/outbox.ts";
import { newAddressEmail } from "../../core/email/templates/new-address.ts";
import type { Executor, Tx } from "../../db/client.ts";
import {
  calendarEntries,
  type EarlierAddress,
  formerSeats,
  sessionConsumers,
  sessions,
} from "../../db/schema/index.ts";
import { allKeys } from "../../system/app-keys.ts";
import { secretOf } from "../../system/secrets.ts";
import { endTokens } from "../access/index.ts";
import type { ConsumerRow } from "./repository.ts";

/**
 * What to store when somebody else changes a person's address. Links that were emailed to the old one stop working, and
 * the old one gets an email. The row must be locked.
 *
 * @param isProved the directory says that its person, whom it knows by an id of its own, is still the same
 */
export async function newAddress(
  ctx: Context,
  tx: Tx,
  person: ConsumerRow,
  email: string,
  isProved = false,
): Promise<NewAddress> {
  const { email: old, earlierAddresses: earlier } = person;
  if (old === null || isSame(old, email)) return { email, earlierAddresses: earlier };
  const now = ctx.now().toISOString();
  const period = { address: old, from: earlier.at(-1)?.until ?? null, until: now };
  const earlierAddresses = isProved ? earlier : withPeriod(earlier, period);
  if (!isProved) await endLinks(tx, person.id);
  if (await wasInvited(tx, person.id)) {
    const company = await findCompany(tx, person.companyId);
    const link = isProved ? null : linkFor(ctx, { ...person, email }, period);
    await enqueueEmail(
      tx,
      newAddressEmail(ctx.settings, {
        person: { ...person, email: old },
        newEmail: email,
        link,
        company: company?.name ?? "",
        brand: emailBrand(ctx.settings, company),
        language: person.language ?? (await languageFor(tx, person.id)),
      }),
    );
  }
  return { email, earlierAddresses };
}

/** The oldest two become one that nobody can prove, so that the list stays short. */
function withPeriod(earlier: EarlierAddress[], period: EarlierAddress): EarlierAddress[] {
  const all = [...earlier, period];
  const [first, second, ...rest] = all;
  if (!first || !second || all.length <= limits.earlierAddressesMax) return all;
  return [{ address: "", from: first.from, until: second.until }, ...rest];
}

/**
 * Who is playing stays connected; everybody else joins again, with a link or code that is emailed to the new address. The
 * new mailbox has no calendar entry yet, so that of its first file has the address of the new links for answers.
 */
async function endLinks(tx: Tx, consumerId: string): Promise<void> {
  await tx.update(calendarEntries).set({ organizer: null }).where(eq(calendarEntries.consumerId, consumerId));
  for (const table of [sessionConsumers, formerSeats])
    await tx
      .update(table)
      .set({ linkVersion: sql`${table.linkVersion} + 1` })
      .where(eq(table.consumerId, consumerId));
  const seats = await tx
    .select({ sessionId: sessionConsumers.sessionId })
    .from(sessionConsumers)
    .innerJoin(sessions, eq(sessions.id, sessionConsumers.sessionId))
    .where(and(eq(sessionConsumers.consumerId, consumerId), ne(sessions.status, "live")));
  for (const { sessionId } of seats) await endTokens(tx, { consumerIds: [consumerId], sessionId });
}

/** An address that never got an email from us gets none about its change, either: it may be a typing error. */
async function wasInvited(tx: Executor, consumerId: string): Promise<boolean> {
  const { invitedAt, joinedAt } = sessionConsumers;
  const contacted = or(isNotNull(invitedAt), isNotNull(joinedAt));
  const number = await tx.$count(
    sessionConsumers,
    and(eq(sessionConsumers.consumerId, consumerId), contacted),
  );
  return number > 0;
}

async function languageFor(tx: Executor, consumerId: string) {
  const [latest] = await tx
    .select({ language: sessions.language })
    .from(sessionConsumers)
    .innerJoin(sessions, eq(sessions.id, sessionConsumers.sessionId))
    .where(eq(sessionConsumers.consumerId, consumerId))
    .orderBy(desc(sessions.id))
    .limit(1);
  return languageOf(latest?.language ?? "en");
}

type Settings = Pick<Context, "settings">;
type Addressed = Pick<ConsumerRow, "id" | "email">;

/** Proves the mailbox of the old address, for the change to this one address. Nothing is stored for it. */
function proofOf(appKey: string, { id, email }: Addressed, period: EarlierAddress): string {
  return secretOf(appKey, "same-person", `${id}:${period.until}:${email?.toLowerCase()}`);
}

/** With the key of now, or one from before. */
export const proofsOf = ({ settings }: Settings, person: Addressed, period: EarlierAddress): string[] =>
  allKeys(settings).map((appKey) => proofOf(appKey, person, period));

const linkFor = (ctx: Settings, person: Addressed, period: EarlierAddress) =>
  `${ctx.settings.origin}/verify/person/${person.id}.${proofOf(ctx.settings.appKey, person, period)}`;
