import { fullName } from "@lantern/contract/full-name";
import type { openEnrollment } from "@lantern/contract/http";
import { type Language, languageOf } from "@lantern/contract/languages";
import { capitalized } from "@lantern/engine/graphemes";
import type * as z from "zod";
import { AppError } from "../../core/app-error.ts";
import { logoPath } from "../../core/companies/brand.ts";
import { findCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { senderOf } from "../../core/email/templates/invitation.ts";
import { textsIn } from "../../core/i18n/index.ts";
import { localTimes } from "../../core/i18n/local-times.ts";
import { findAdmin } from "../access/index.ts";
import { countSeats } from "./count-seats.ts";
import { isOpen } from "./policy.ts";
import { findWithSession, hasProvider } from "./repository.ts";

type Reading = Pick<Context, "adventures" | "db" | "now">;
type OpenEnrollment = z.output<typeof openEnrollment>;

/** What the page shows to everybody who has the link; null: it leads nowhere. */
async function findOpenEnrollment(
  ctx: Reading,
  id: string,
  language?: Language,
): Promise<OpenEnrollment | null> {
  const existing = await findWithSession(ctx.db, id);
  if (!existing) return null;
  const { enrollment, session } = existing;
  const { startsAt, endsAt, timezone } = session;
  const company = await findCompany(ctx.db, session.companyId);
  if (!startsAt || !endsAt || !timezone || !company || company.deletedAt) return null;
  const host = enrollment.openedBy && (await findAdmin(ctx.db, company.id, enrollment.openedBy));
  const { free } = await countSeats(ctx.db, session, enrollment, ctx.now());
  return {
    id,
    state: isOpen(enrollment, session, ctx.now()) ? (free > 0 ? "open" : "full") : "closed",
    title: session.title,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    timezone,
    language: languageOf(session.language),
    story: storyOf(ctx, session.experience, language ?? session.language),
    inviter: (host && fullName(host.firstName, host.lastName)) || null,
    company: { name: company.name, logo: logoPath(company) },
    single_sign_on: await hasProvider(ctx.db, company.id),
  };
}

/** The same with the card that a channel shows for the link, in a language. */
export async function findCardedEnrollment(ctx: Reading, id: string, language: Language) {
  const page = await findOpenEnrollment(ctx, id, language);
  if (!page) return null;
  const { title, inviter, company, story, timezone: zone } = page;
  const [start, end] = [new Date(page.starts_at), new Date(page.ends_at)];
  const { session, enrollment } = textsIn(language).emails;
  const times = localTimes({ start, end, lobby: start, zone }, ctx.now(), language);
  const when = `${capitalized(times.day)}, ${session.hours(times)} (${times.city})`;
  const sender = senderOf(inviter ?? "", company.name);
  return { page, card: { title, text: enrollment.card(sender, when), picture: story?.card ?? null } };
}

export async function readOpenEnrollment(
  ctx: Context,
  id: string,
  language?: Language,
): Promise<OpenEnrollment> {
  const existing = await findOpenEnrollment(ctx, id, language);
  if (!existing) throw new AppError("ENROLLMENT_UNKNOWN");
  return existing;
}

function storyOf(
  { adventures }: Pick<Context, "adventures">,
  slug: string | null,
  language: string,
): OpenEnrollment["story"] {
  const story = slug === null ? null : adventures.current(slug, language);
  return story && { title: story.title, logline: story.logline, cover: story.cover, card: story.emailCover };
}
