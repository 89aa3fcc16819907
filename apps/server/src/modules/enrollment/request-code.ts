import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import type { BodyOf, requestEnrollmentCode } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { and, eq, gt, sql } from "drizzle-orm";
import { AppError, fieldError } from "../../core/app-error.ts";
import { emailDomain } from "../../core/companies/business-email.ts";
import type { Context } from "../../core/context.ts";
import { enqueueEmail } from "../../core/email/outbox.ts";
import { enrollmentCodeEmail } from "../../core/email/templates/enrollment.ts";
import { enrollmentProofs } from "../../db/schema/index.ts";
import type { Visitor } from "../../http/visitor.ts";
import { allKeys } from "../../system/app-keys.ts";
import { hashSecret, newSecret } from "../../system/secrets.ts";
import { inLanguageOf, openLinks, type SessionRow, sharedEmailData } from "../session/index.ts";
import { findLink, openDates } from "./dates.ts";
import { domainsOf, type EnrollmentRow } from "./repository.ts";

/**
 * Emails a code to an address of the company's domains. Nothing here reads the list of people, so that the response, and
 * what it costs, cannot depend on whether the address is on it.
 *
 * @returns the secret of this browser, with which alone the code works
 */
export async function requestCode(
  ctx: Context,
  enrollmentId: string,
  { email, language }: BodyOf<typeof requestEnrollmentCode>,
  visitor: Visitor,
): Promise<{ proof: string }> {
  const { link, session } = await requireOpenLink(ctx, enrollmentId);
  const domains = await domainsOf(ctx.db, link.companyId);
  if (!domains.includes(emailDomain(email))) throw fieldError("email", "ENROLLMENT_DOMAIN");
  const { secret, hash } = newSecret();
  const address = email.toLowerCase();
  const isLimited =
    (await ctx.limits.take("enrollmentEmail", `${address} ${visitor.address}`)) > 0 ||
    (await ctx.limits.take("enrollmentAddress", address)) > 0;
  if (!isLimited) await sendCode(ctx, link, session, { email, language, hash });
  return { proof: secret };
}

interface Requested extends BodyOf<typeof requestEnrollmentCode> {
  hash: string;
}

async function sendCode(
  ctx: Context,
  enrollment: EnrollmentRow,
  session: SessionRow,
  { email, language, hash }: Requested,
): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const expiresAt = new Date(ctx.now().getTime() + limits.enrollmentProofMinutes * 60_000);
  await ctx.db.transaction(async (tx) => {
    const codeHash = hashOf(ctx.settings.appKey, hash, code);
    await tx
      .insert(enrollmentProofs)
      .values({ tokenHash: hash, enrollmentId: enrollment.id, email, codeHash, expiresAt });
    const shared = await sharedEmailData(ctx, tx, session, enrollment.openedBy ?? undefined);
    if (!shared) return;
    const person = { consumerId: "", firstName: null, lastName: null, email, timezone: null, rsvp: null };
    const links = openLinks(ctx.settings, session.id);
    const data = { ...inLanguageOf(ctx, shared, language), person, links };
    await enqueueEmail(tx, enrollmentCodeEmail(data, code));
  });
}

/**
 * The address that this browser has proved, by the code or at the company's provider. A proof works once.
 *
 * @throws AppError CODE_WRONG at the field, whatever is wrong
 */
export async function useProof(
  ctx: Context,
  enrollmentId: string,
  proof: string,
  code: string | undefined,
): Promise<string> {
  const tokenHash = hashSecret(proof);
  const ofProof = and(
    eq(enrollmentProofs.tokenHash, tokenHash),
    eq(enrollmentProofs.enrollmentId, enrollmentId),
    gt(enrollmentProofs.expiresAt, ctx.now()),
  );
  // Counted before the code is compared, so that guesses sent at the same time are not compared more often.
  const [row] = await ctx.db
    .update(enrollmentProofs)
    .set({ attempts: sql`${enrollmentProofs.attempts} + 1` })
    .where(ofProof)
    .returning();
  const isRight =
    row !== undefined &&
    row.attempts <= limits.enrollmentCodeAttempts &&
    (row.codeHash === null || isCode(ctx, row.codeHash, tokenHash, digitsOf(code ?? "")));
  if (!isRight) throw fieldError("code", "CODE_WRONG");
  const used = await ctx.db.delete(enrollmentProofs).where(ofProof).returning();
  if (used.length === 0) throw fieldError("code", "CODE_WRONG");
  return row.email;
}

/** A link while people can enroll, with what an email about it describes: its next session, or that with the series' title. */
async function requireOpenLink(ctx: Context, id: string) {
  const target = await findLink(ctx.db, id);
  if (!target) throw new AppError("ENROLLMENT_UNKNOWN");
  const [next] = openDates(target, ctx.now());
  if (!next) throw new AppError("ENROLLMENT_CLOSED");
  const { link, series } = target;
  return { link, session: series ? { ...next.session, title: series.title } : next.session };
}

const isCode = ({ settings }: Context, expected: string, tokenHash: string, code: string) =>
  allKeys(settings).some((appKey) => isSame(expected, hashOf(appKey, tokenHash, code)));

const hashOf = (appKey: string, tokenHash: string, code: string) =>
  createHmac("sha256", appKey).update(`enrollment-code:${tokenHash}:${code}`).digest("base64url");

const isSame = (expected: string, given: string) =>
  timingSafeEqual(Buffer.from(expected), Buffer.from(given));

/** A code as people type it, with spaces or without. */
const digitsOf = (typed: string) => typed.replace(/[\s-]/g, "");
