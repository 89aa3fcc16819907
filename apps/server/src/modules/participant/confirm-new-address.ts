import { limits } from "@lantern/contract/limits";
import { and, eq, isNull } from "drizzle-orm";
import * as z from "zod";
import { AppError } from "../../core/app-error.ts";
import { audit } from "../../core/audit/audit.ts";
import type { Context } from "../../core/context.ts";
import { consumers } from "../../db/schema/index.ts";
import { hashSecret } from "../../system/secrets.ts";
import { proofsOf } from "../people/index.ts";

const dayMs = 86_400_000;

/**
 * Called with the link that the old address of a participant got: the new address is theirs, too. So whoever proves the
 * new one may see what was said under the old one.
 */
export async function confirmNewAddress(ctx: Context, token: string): Promise<void> {
  const [claimed, proof = ""] = token.split(".");
  const id = z.uuid().safeParse(claimed).data;
  if (!id) throw new AppError("LINK_EXPIRED");
  await ctx.db.transaction(async (tx) => {
    const [person] = await tx
      .select()
      .from(consumers)
      .where(and(eq(consumers.id, id), isNull(consumers.deletedAt)))
      .for("update");
    const confirmed = person?.earlierAddresses.find((period) =>
      proofsOf(ctx, person, period).some((right) => isEqual(right, proof)),
    );
    const daysAgo = confirmed ? (ctx.now().getTime() - Date.parse(confirmed.until)) / dayMs : Infinity;
    if (!person || !confirmed || daysAgo > limits.addressProofDays) throw new AppError("LINK_EXPIRED");
    const earlierAddresses = person.earlierAddresses.filter(
      ({ address }) => address.toLowerCase() !== confirmed.address.toLowerCase(),
    );
    await tx.update(consumers).set({ earlierAddresses }).where(eq(consumers.id, id));
    const { companyId } = person;
    await audit(tx, {
      companyId,
      userId: null,
      action: "consumer.confirm_address",
      subject: `consumer:${id}`,
    });
  });
}

/** Compared as hashes, so that the time that it takes says nothing about the proof. */
const isEqual = (one: string, other: string) => hashSecret(one) === hashSecret(other);
