import { type Language, languageOf } from "@lantern/contract/languages";
import { hiddenPeriods, isHidden } from "../../core/addresses/hidden.ts";
import { findCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { type Keepsake, scorecardEmail } from "../../core/email/templates/follow-up.ts";
import { pictureOfEnding } from "../adventure/index.ts";
import { enqueueAttendeeEmails } from "./attendee-emails.ts";
import { type AttendeeRow, findAnySession, listAttendees, type SessionRow } from "./repository.ts";

/**
 * The job `session.scorecards`: emails everybody who came the link to their scorecard, with what it says of the ending, the
 * award, and themselves. Run again, it sends nobody a second one.
 */
export async function emailScorecards(ctx: Context, sessionId: string): Promise<void> {
  const session = await findAnySession(ctx.db, sessionId);
  if (session?.status !== "completed") return;
  const company = await findCompany(ctx.db, session.companyId);
  const came = (await listAttendees(ctx.db, sessionId)).filter(({ seat }) => seat.joinedAt);
  for (const attendee of came) {
    const keepsake = await keepsakeOf(ctx, session, attendee, company?.personMeasures === true);
    await ctx.db.transaction((tx) =>
      enqueueAttendeeEmails(ctx, tx, session, [attendee], (data) => scorecardEmail(data, keepsake)),
    );
  }
}

/** What the email has of somebody's scorecard, in their language; null: they have none. */
async function keepsakeOf(
  ctx: Context,
  session: SessionRow,
  { consumer }: AttendeeRow,
  measuresPeople: boolean,
): Promise<Keepsake | null> {
  const language: Language = consumer.language ?? languageOf(session.language);
  const stored = await ctx.live.scorecard(session.id, { consumerId: consumer.id }, language);
  if (!stored) return null;
  const { scorecard: card, directory } = stored;
  const { title, share, art, id } = card.ending;
  const isOfOther = isHidden(session.completedAt, hiddenPeriods(consumer));
  const [thanks] = card.kudos;
  const { personal } = card.awards;
  const own = isOfOther
    ? null
    : measuresPeople && personal
      ? { award: { title: personal.title, text: personal.text } }
      : thanks
        ? { thanks: { from: directory.people[thanks.from]?.name ?? "", text: thanks.card.text } }
        : null;
  const path = pictureOfEnding(ctx, card.experience.slug, id);
  return {
    ending: { title, share },
    picture: path === null ? null : { url: ctx.settings.origin + path, alt: art?.alt ?? title },
    award: { title: card.awards.team.title, text: card.awards.team.text },
    own,
  };
}
