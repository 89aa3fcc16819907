import { AppError } from "../../../core/app-error.ts";
import type { Context } from "../../../core/context.ts";
import {
  type InboundToken,
  isBounceOf,
  isInOurMailbox,
  isReplyOf,
  tokensIn,
} from "../../../core/email/inbound-address.ts";
import { notify, unplacedReply } from "../../notification/index.ts";
import { digestOf, recipientsOf } from "./headers-parser.ts";
import type { EmailParser } from "./parser.ts";
import {
  findInvitations,
  findSubject,
  type Invitation,
  markBounced,
  type Reply,
  saveUnplaced,
} from "./repository.ts";
import { type Outcome, type ProvedInvitation, saveReply } from "./save-reply.ts";
import type { ReceivedEmail } from "./stream-parser.ts";

/**
 * Reads an email that arrived at the inbound address. Nothing in it is believed for its sender, who can be forged: the
 * address it was sent to must have a token that only the recipient of our email got. The token is checked first, and
 * without it the content is neither received nor parsed. What has a token is counted, or listed for the administrators.
 */
export async function receive(ctx: Context, parser: EmailParser, email: ReceivedEmail): Promise<Outcome> {
  const recipients = recipientsOf(await email.beginning());
  const bounced = tokensIn("bounce", recipients).find((token) => isBounceOf(ctx.settings, token));
  const invitation = await invitationOf(ctx, tokensIn("reply", recipients));
  if (bounced && !invitation) return receiveReport(ctx, parser, email, bounced);
  return invitation ? receiveReply(ctx, parser, email, invitation) : "ignored";
}

/** Whose invitation gave out one of these tokens, and whether its answers still count. */
async function invitationOf(ctx: Context, tokens: InboundToken[]): Promise<ProvedInvitation | null> {
  for (const token of tokens)
    for (const invitation of await findInvitations(ctx.db, token.id)) {
      const { seat, session } = invitation;
      const isStored = invitation.organizer?.toLowerCase() === token.address;
      if (!isStored && !(isInOurMailbox(ctx.settings, token) && wasGivenTo(ctx, token, invitation))) continue;
      const isOpen = session.status === "confirmed" || session.status === "live";
      return { ...invitation, counts: isOpen && seat !== null && isReplyOf(ctx.settings, token, seat) };
    }
  return null;
}

/** Also before their join links were revoked. */
function wasGivenTo({ settings }: Context, token: InboundToken, { seat }: Invitation): boolean {
  for (let linkVersion = seat?.linkVersion ?? 0; seat && linkVersion > 0; linkVersion--)
    if (isReplyOf(settings, token, { ...seat, linkVersion })) return true;
  return false;
}

async function receiveReply(
  ctx: Context,
  parser: EmailParser,
  email: ReceivedEmail,
  invitation: ProvedInvitation,
): Promise<Outcome> {
  const raw = await email.whole();
  const about = {
    sessionId: invitation.session.id,
    consumerId: invitation.consumer.id,
    createdAt: ctx.now(),
    digest: digestOf(raw),
  };
  const list = (reply: Omit<Reply, keyof typeof about>) => listReply(ctx, { ...about, ...reply });
  try {
    return await saveReply(ctx, invitation, await parser.reply(raw), list);
  } catch (error) {
    if (error instanceof AppError && error.code === "EMAIL_UNREADABLE") await list({ kind: "unreadable" });
    throw error;
  }
}

async function receiveReport(
  ctx: Context,
  parser: EmailParser,
  email: ReceivedEmail,
  { id }: InboundToken,
): Promise<Outcome> {
  const raw = await email.whole();
  const report = await parser.report(raw);
  if (report.state === "pending") return "ignored";
  if (report.state === "failed")
    return (await markBounced(ctx.db, id, ctx.now(), report.reason)) ? "bounced" : "ignored";
  const subject = await findSubject(ctx.db, id);
  if (!subject) return "ignored";
  const what = report.isFromServer
    ? ({ kind: "report" } as const)
    : ({ kind: "message", address: report.from } as const);
  const reply = { ...subject, ...what, text: report.text, createdAt: ctx.now(), digest: digestOf(raw) };
  return listReply(ctx, reply);
}

/** Lists a reply on the session's page, and tells the administrators. */
function listReply(ctx: Context, reply: Reply): Promise<"listed" | "ignored"> {
  return ctx.db.transaction(async (tx) => {
    const saved = await saveUnplaced(tx, reply);
    if (!saved) return "ignored";
    if (saved.isNew) await notify(tx, saved.companyId, unplacedReply(saved.session, reply.createdAt));
    return "listed";
  });
}
