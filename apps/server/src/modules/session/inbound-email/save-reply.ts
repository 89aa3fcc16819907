import { domainToASCII } from "node:url";
import { AppError } from "../../../core/app-error.ts";
import type { Context } from "../../../core/context.ts";
import type { unplacedReplies } from "../../../db/schema/index.ts";
import { respond } from "../respond.ts";
import type { CalendarReply, ReplyEmail, ReplyingAttendee } from "./parser.ts";
import type { Invitation } from "./repository.ts";

/**
 * What an email has changed. `full`: somebody who had declined wants to come, and all seats are taken; `listed`: the
 * administrators read it on the session's page; `ignored`: it has no token of ours, or says nothing new.
 */
export type Outcome = "answered" | "bounced" | "full" | "listed" | "ignored";

/** An invitation that an email came for. */
export interface ProvedInvitation extends Invitation {
  /** Whether answers count: the session is to come or live, and the person still has their seat and their join link. */
  counts: boolean;
}

type Unplaced = Pick<typeof unplacedReplies.$inferInsert, "kind"> &
  Partial<
    Pick<typeof unplacedReplies.$inferInsert, "rsvp" | "address" | "proposedStart" | "proposedEnd" | "text">
  >;
type List = (reply: Unplaced) => Promise<"listed" | "ignored">;

/**
 * Stores the RSVP of a calendar like that of the buttons in the invitation, or lists what the email says. An RSVP counts
 * only from the person who was invited, to the invitation as it is now, and once: an earlier answer changes nothing.
 */
export async function saveReply(
  ctx: Context,
  invitation: ProvedInvitation,
  email: ReplyEmail,
  list: List,
): Promise<Outcome> {
  const { session, consumer } = invitation;
  const isAbout = ({ uid }: CalendarReply) => uid.toLowerCase().startsWith(`${session.id}@`);
  const reply = email.replies.find(isAbout) ?? email.replies[0];
  if (!reply) return list({ kind: email.isOutlookOnly ? "unreadable" : "message", ...messageOf(email) });
  const others = reply.attendees.filter(({ address }) => !isSame(address, invitation.organizer));
  const own = reply.attendees.find(({ address }) => isSame(address, consumer.email));
  const line = own ?? others[0] ?? reply.attendees[0];
  const content = { rsvp: line?.rsvp ?? null, text: reply.comment };
  const from = { ...content, ...(own ? {} : { address: line?.address ?? email.from }) };
  if (reply.isProposal) return list({ kind: "other_time", ...from, ...proposalOf(reply) });
  if (!isAbout(reply)) return list({ kind: "other_entry", ...from });
  if (!own) return list({ kind: "other_address", ...from });
  if (!invitation.counts) return list({ kind: "ended", ...content });
  if (reply.sequence < session.calendarSequence) return list({ kind: "earlier_date", ...content });
  if (own.rsvp === "tentative") return list({ kind: "tentative", ...content });
  if (!own.rsvp) return list({ kind: "message", ...messageOf(email) });
  return count(ctx, invitation, reply, own, others, list);
}

/** Stores an RSVP. Who sends somebody else does not come. */
async function count(
  ctx: Context,
  invitation: ProvedInvitation,
  reply: CalendarReply,
  own: ReplyingAttendee,
  others: ReplyingAttendee[],
  list: List,
): Promise<Outcome> {
  const { seat } = invitation;
  const content = { rsvp: own.rsvp, text: reply.comment };
  const rsvp = own.rsvp === "coming" ? "coming" : "declined";
  // A reply without its time in UTC is dated now, as is one whose clock is ahead: then the same email counts again.
  const now = ctx.now();
  const repliedAt = reply.repliedAt && reply.repliedAt < now ? reply.repliedAt : now;
  if (seat?.rsvpAt && repliedAt <= seat.rsvpAt) {
    if (seat.rsvp !== rsvp) return list({ kind: "overtaken", ...content });
    return reply.comment ? list({ kind: "comment", ...content }) : "ignored";
  }
  try {
    await respond(ctx, invitation, rsvp === "coming", repliedAt);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "SESSION_FULL")) throw error;
    await list({ kind: "full", ...content });
    return "full";
  }
  if (own.rsvp === "delegated") {
    const delegate = own.delegate ?? others.find((other) => other !== own)?.address ?? null;
    await list({ kind: "delegated", ...content, address: delegate });
  } else if (reply.comment) await list({ kind: "comment", ...content });
  return "answered";
}

const messageOf = ({ from, text }: ReplyEmail) => ({ address: from, text });

/** The proposed time; in words where its zone is one that only the calendar knows. */
function proposalOf({ start, end, localStart, comment }: CalendarReply) {
  const text = start ? comment : [localStart, comment].filter(Boolean).join("\n");
  return { proposedStart: start, proposedEnd: start && end, text };
}

/** Letters beyond ASCII may be written in two forms, in the domain in three. */
function isSame(one: string, other: string | null): boolean {
  return other !== null && canonical(one) === canonical(other);
}

function canonical(address: string): string {
  const [, local = "", domain = ""] = /^(.*)@([^@]*)$/.exec(address.normalize("NFC").toLowerCase()) ?? [];
  return `${local}@${domainToASCII(domain) || domain}`;
}
