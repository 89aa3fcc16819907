import type { InvitationPreview, ParsedBodyOf, previewInvitation } from "@lantern/contract/http";
import { eq } from "drizzle-orm";
import { AppError } from "../../core/app-error.ts";
import { requireVerified } from "../../core/companies/policy.ts";
import { findCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { enqueueEmail } from "../../core/email/outbox.ts";
import { renderHtml } from "../../core/email/render-html.ts";
import { renderText } from "../../core/email/render-text.ts";
import { announcementText, invitationEmail } from "../../core/email/templates/invitation.ts";
import type { CalendarEmailData } from "../../core/email/templates/session-email.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { requireNoDelay } from "../../core/limits/limits.ts";
import { users } from "../../db/schema/index.ts";
import { sharedEmailData } from "./attendee-emails.ts";
import { calendarUidOf } from "./calendar-entries.ts";
import { openLinks } from "./join-links.ts";
import { requireOpen, requireSession } from "./policy.ts";
import { findSession, type SessionRow } from "./repository.ts";

type Changes = ParsedBodyOf<typeof previewInvitation>;

/** The invitation as the caller would get it, with changes that are not saved yet. It has no personal link. */
export async function preview(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  changes: Changes,
): Promise<InvitationPreview> {
  const data = await invitationData(ctx, scope, id, changes);
  const email = invitationEmail(data);
  return {
    subject: email.subject,
    reply_to: email.replyTo ?? "",
    html: renderHtml(email),
    text: renderText(email),
    announcement: announcementText(data),
  };
}

/** Emails the same to the caller. It counts as nobody's invitation. */
export async function sendTest(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  changes: Changes,
): Promise<void> {
  requireVerified(await findCompany(ctx.db, scope.companyId));
  const data = await invitationData(ctx, scope, id, changes);
  requireNoDelay(await ctx.limits.take("testInvitation", scope.userId));
  const email = invitationEmail(data);
  await ctx.db.transaction((tx) =>
    enqueueEmail(tx, {
      ...email,
      kind: "invitation-test",
      subject: `Test: ${email.subject}`,
      about: { companyId: scope.companyId },
    }),
  );
}

async function invitationData(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  { greeting, notes, reply_to: replyTo }: Changes,
): Promise<CalendarEmailData> {
  const session = requireSession(await findSession(ctx.db, scope.companyId, id));
  requireOpen(session, "SESSION_008");
  return ownInvitation(ctx, scope, {
    ...session,
    greeting: greeting ?? session.greeting,
    notes: notes ?? session.notes,
    replyTo: replyTo === undefined ? session.replyTo : replyTo,
  });
}

/** What the invitation would tell the caller. Throws SESSION_008 for a session that lacks what an invitation tells. */
export async function ownInvitation(
  ctx: Context,
  { userId }: Pick<CompanyScope, "userId">,
  session: SessionRow,
): Promise<CalendarEmailData> {
  const shared = await sharedEmailData(ctx, ctx.db, session, userId);
  if (!shared) throw new AppError("SESSION_008");
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId));
  const { firstName = "", lastName = "", email = "" } = user ?? {};
  const person = { consumerId: userId, firstName, lastName, email, timezone: null, rsvp: null };
  const entry = {
    uid: calendarUidOf(session),
    sequence: session.calendarSequence,
    organizer: { name: shared.host.name, email: shared.host.email },
    rsvp: false,
  };
  return { ...shared, person, entry, links: openLinks(ctx.settings, session.id) };
}
