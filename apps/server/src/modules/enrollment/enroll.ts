import type {
  enroll as enrollOperation,
  ParsedBodyOf,
  ResponseOf,
  respondToOffer as respondOperation,
} from "@lantern/contract/http";
import * as z from "zod";
import { AppError } from "../../core/app-error.ts";
import { audit, changeOf } from "../../core/audit/audit.ts";
import { emailDomain } from "../../core/companies/business-email.ts";
import { type CompanyRow, lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { enqueueEmail } from "../../core/email/outbox.ts";
import { waitingEmail } from "../../core/email/templates/enrollment.ts";
import type { Tx } from "../../db/client.ts";
import { allKeys } from "../../system/app-keys.ts";
import { hashSecret, secretOf } from "../../system/secrets.ts";
import { signJoinToken } from "../access/index.ts";
import { type ConsumerRow, insertConsumer, updateConsumer } from "../people/index.ts";
import {
  deleteCannotCome,
  findSessionSeat,
  lockSeriesSessions,
  lockSession,
  type SessionRow,
  takeSeat,
  takeSeats,
  updateLiveSession,
} from "../session/index.ts";
import { countSeats } from "./count-seats.ts";
import { type EnrollmentDate, type EnrollmentLink, findLink, openDates } from "./dates.ts";
import { mayEnroll } from "./policy.ts";
import * as repository from "./repository.ts";
import { useProof } from "./request-code.ts";
import { waitData } from "./wait-data.ts";

type Enrolled = ResponseOf<typeof enrollOperation>;
type Named = Pick<ParsedBodyOf<typeof enrollOperation>, "first_name" | "last_name" | "timezone" | "language">;

/** A session with its enrollment, both locked. */
interface Locked extends EnrollmentDate {
  company: CompanyRow;
}

/** Gives whoever has proved their address a seat, or a position on the waiting list; of a series, at each open date. */
export async function enroll(
  ctx: Context,
  enrollmentId: string,
  { proof, code, session_ids: chosen, ...named }: ParsedBodyOf<typeof enrollOperation>,
): Promise<Enrolled> {
  const email = await useProof(ctx, enrollmentId, proof, code);
  return within(ctx, enrollmentId, async (tx, company, target) => {
    const open = openDates(target, ctx.now());
    if (open.length === 0) throw new AppError("ENROLLMENT_CLOSED");
    const person = await personOf(tx, company.id, email, named);
    const { link, series } = target;
    if (series) return atDates(ctx, tx, { company, link, series, open, chosen, person });
    return seatOrWait(ctx, tx, { company, ...open[0]! }, person);
  });
}

/** The same for somebody whose seat was deleted and who comes after all, if they could enroll by the link. */
export async function enrollAgain(ctx: Context, sessionId: string, consumerId: string): Promise<boolean> {
  const existing = await repository.enrollmentOfSession(ctx.db, sessionId);
  if (!existing) return false;
  return within(ctx, existing.id, async (tx, company, target) => {
    const person = await repository.findPersonById(tx, consumerId);
    const [open] = openDates(target, ctx.now());
    if (!person || !open || !(await isOfCompany(tx, person))) return false;
    const { state } = await seatOrWait(ctx, tx, { company, ...open }, person);
    if (state === "waiting") throw new AppError("SESSION_FULL");
    return true;
  });
}

/** Takes the seat that is offered, or leaves the waiting list. */
export async function respondToOffer(
  ctx: Context,
  enrollmentId: string,
  { wait: token, take }: ParsedBodyOf<typeof respondOperation>,
): Promise<ResponseOf<typeof respondOperation>> {
  return within(ctx, enrollmentId, async (tx, _, { dates }) => {
    const existing = await repository.findWait(tx, enrollmentId, idIn(token));
    const person = existing && (await repository.findPersonById(tx, existing.consumerId));
    const wait = person && isTokenOf(ctx, existing, person, token) ? existing : undefined;
    if (!take) {
      if (wait) await repository.deleteWait(tx, wait.id);
      return { state: "left" as const };
    }
    const isOffered = wait?.offeredUntil && wait.offeredUntil > ctx.now();
    // Nobody waits for a series: what is offered is a seat of one session.
    const [date] = dates;
    if (!isOffered || !person || date?.session.status !== "confirmed") throw new AppError("OFFER_OVER");
    const { session, enrollment } = date;
    // An administrator may have filled the seat, or planned fewer.
    const { untaken } = await countSeats(tx, session, enrollment, ctx.now());
    if (untaken === 0) throw new AppError("OFFER_OVER");
    const seat = await takeSeat(ctx, tx, session, person, enrollment.openedBy);
    return { state: "seat" as const, session_id: session.id, join: signJoinToken(ctx.settings.appKey, seat) };
  });
}

/** Everything in one transaction with the company and the sessions locked, so that no seat is given twice. */
async function within<T>(
  ctx: Context,
  enrollmentId: string,
  change: (tx: Tx, company: CompanyRow, target: EnrollmentLink) => Promise<T>,
): Promise<T> {
  const existing = await repository.findEnrollment(ctx.db, enrollmentId);
  if (!existing) throw new AppError("ENROLLMENT_UNKNOWN");
  const { companyId, sessionId, seriesId } = existing;
  const [result, ids] = await ctx.db.transaction(async (tx) => {
    const company = await lockCompany(tx, companyId);
    if (seriesId) await lockSeriesSessions(tx, companyId, seriesId);
    if (sessionId) await lockSession(tx, companyId, sessionId);
    const target = await findLink(tx, enrollmentId);
    if (!target) throw new AppError("ENROLLMENT_UNKNOWN");
    return [await change(tx, company, target), target.dates.map(({ session }) => session.id)] as const;
  });
  for (const id of ids) await updateLiveSession(ctx, "refresh", id);
  return result;
}

interface AtDates {
  company: CompanyRow;
  link: repository.EnrollmentRow;
  series: repository.SeriesRow;
  open: readonly EnrollmentDate[];
  /** Undefined: all that are open. */
  chosen: readonly string[] | undefined;
  person: ConsumerRow;
}

/** A seat or a position at each chosen date, and one email about all the seats. */
async function atDates(
  ctx: Context,
  tx: Tx,
  { company, link, series, open, chosen, person }: AtDates,
): Promise<Enrolled> {
  const ids = chosen ?? open.map(({ session }) => session.id);
  const wanted = open.filter(({ session }) => ids.includes(session.id));
  if (wanted.length === 0) throw new AppError("ENROLLMENT_CLOSED");
  const newSeats: SessionRow[] = [];
  const dates: Extract<Enrolled, { state: "dates" }>["dates"] = [];
  for (const { session, enrollment: planned } of wanted) {
    await repository.insertOfSession(tx, link, session.id);
    const enrollment = (await repository.enrollmentOfSession(tx, session.id)) ?? planned;
    const locked = { company, session, enrollment };
    const what = await nextStep(ctx, tx, locked, person);
    if (what.state === "takes") newSeats.push(session);
    if (what.state === "waits") await wait(ctx, tx, locked, person, what.position);
    const starts_at = session.startsAt!.toISOString();
    dates.push({ session_id: session.id, starts_at, state: what.state === "waits" ? "waiting" : "seat" });
  }
  await takeSeats(ctx, tx, series, newSeats, person, link.openedBy);
  return { state: "dates", dates };
}

/** The person on the company's list, who is added to it if they are not there. What the list has stays. */
async function personOf(tx: Tx, companyId: string, email: string, named: Named): Promise<ConsumerRow> {
  const existing = await repository.findPerson(tx, companyId, email);
  if (!mayEnroll(existing, await repository.hasDirectory(tx, companyId)))
    throw new AppError("ENROLLMENT_REFUSED");
  const { first_name: firstName = null, last_name: lastName = null, timezone = null, language } = named;
  if (!existing) {
    const person = await insertConsumer(tx, companyId, {
      email,
      firstName,
      lastName,
      timezone,
      language: language ?? null,
    });
    const subject = `consumer:${person.id}`;
    await audit(tx, {
      companyId,
      userId: null,
      action: "consumer.add",
      subject,
      detail: { by: "enrollment" },
    });
    return person;
  }
  const isNameless = !existing.firstName && !existing.lastName;
  const missing = {
    ...(isNameless && { firstName, lastName }),
    ...(!existing.timezone && timezone && { timezone }),
  };
  if (Object.keys(missing).length === 0) return existing;
  const subject = `consumer:${existing.id}`;
  const change = changeOf<Partial<ConsumerRow>>(existing, missing);
  await audit(tx, { companyId, userId: null, action: "consumer.change_own", subject, change });
  return (await updateConsumer(tx, companyId, existing.id, missing)) ?? existing;
}

/** Whether the link would take this person of the list. An administrator can have added people of other domains. */
async function isOfCompany(tx: Tx, person: ConsumerRow): Promise<boolean> {
  const { companyId, email } = person;
  const domains = await repository.domainsOf(tx, companyId);
  return (
    domains.includes(emailDomain(email ?? "")) &&
    mayEnroll(person, await repository.hasDirectory(tx, companyId))
  );
}

async function seatOrWait(ctx: Context, tx: Tx, locked: Locked, person: ConsumerRow): Promise<Enrolled> {
  const { session, enrollment } = locked;
  const what = await nextStep(ctx, tx, locked, person);
  if (what.state === "has") return seated(ctx, what.seat);
  if (what.state === "takes")
    return seated(ctx, await takeSeat(ctx, tx, session, person, enrollment.openedBy));
  return { state: "waiting", wait: await wait(ctx, tx, locked, person, what.position) };
}

type Step =
  | { state: "has"; seat: NonNullable<Awaited<ReturnType<typeof findSessionSeat>>> }
  | { state: "takes" }
  | { state: "waits"; position: repository.WaitRow | undefined };

/** Whether a person has a seat that they said they come to, may take one now, or waits. */
async function nextStep(
  ctx: Context,
  tx: Tx,
  { session, enrollment }: Locked,
  person: ConsumerRow,
): Promise<Step> {
  const existing = await findSessionSeat(tx, session.id, person.id);
  if (existing?.rsvp === "coming") return { state: "has", seat: existing };
  // Whoever an administrator has added has a seat, unless they declined.
  const hasSeat = existing !== undefined && existing.rsvp === null;
  await repository.deleteEndedOffers(tx, enrollment.id, ctx.now());
  const position = await repository.findWaitOf(tx, enrollment.id, person.id);
  const { free, untaken } = await countSeats(tx, session, enrollment, ctx.now());
  const isNext = position?.offeredUntil
    ? untaken > 0
    : free > 0 && !(await repository.hasOthersWaiting(tx, enrollment.id, person.id));
  if (!hasSeat && !isNext) return { state: "waits", position };
  await deleteCannotCome(tx, session.id, person.id);
  return { state: "takes" };
}

/** Puts a person on the waiting list, if they are not on it, and resolves with the token of their position. */
async function wait(
  ctx: Context,
  tx: Tx,
  { session, enrollment }: Locked,
  person: ConsumerRow,
  position: repository.WaitRow | undefined,
): Promise<string> {
  const { companyId } = enrollment;
  const ids = { companyId, enrollmentId: enrollment.id, consumerId: person.id };
  const token = waitToken(ctx, position ?? (await repository.insertWait(tx, ids)), person);
  const data = !position && (await waitData(ctx, tx, session, enrollment, person));
  if (data) await enqueueEmail(tx, waitingEmail(data, waitLink(ctx, enrollment.id, token, "leave")));
  return token;
}

const seated = (ctx: Context, seat: Parameters<typeof signJoinToken>[1]): Enrolled => ({
  state: "seat",
  session_id: seat.sessionId,
  join: signJoinToken(ctx.settings.appKey, seat),
});

/** Names a wait, and proves that we sent it to the address that the person has now. */
export function waitToken(
  { settings }: { settings: Pick<Context["settings"], "appKey"> },
  { id }: Pick<repository.WaitRow, "id">,
  { email }: Pick<ConsumerRow, "email">,
): string {
  return `${id}.${secretOf(settings.appKey, "enrollment-wait", `${id}:${email?.toLowerCase()}`)}`;
}

/** Links that were emailed before the installation's key was changed stay valid. */
const isTokenOf = (ctx: Context, wait: repository.WaitRow, person: ConsumerRow, token: string): boolean =>
  allKeys(ctx.settings).some((appKey) => isSame(waitToken({ settings: { appKey } }, wait, person), token));

/** The id in a token; one that nobody has where the token is none. */
const idIn = (token: string): string => z.uuid().safeParse(token.split(".")[0]).data ?? zeros;
const zeros = "00000000-0000-0000-0000-000000000000";

/** Compared as hashes, so that the time that it takes says nothing about the token. */
const isSame = (expected: string, given: string) => hashSecret(expected) === hashSecret(given);

/** The page on which somebody takes the seat that is offered, or leaves the list. The token comes after the #. */
export const waitLink = (
  { settings }: Pick<Context, "settings">,
  enrollmentId: string,
  token: string,
  purpose: "take" | "leave",
): string => `${settings.origin}/enroll/${enrollmentId}#${purpose}=${token}`;
