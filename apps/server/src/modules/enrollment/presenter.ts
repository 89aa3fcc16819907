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
import { findLink, openDates } from "./dates.ts";
import { hasProvider } from "./repository.ts";

type Reading = Pick<Context, "adventures" | "db" | "now">;
type OpenEnrollment = z.output<typeof openEnrollment>;

/** What the page shows to everybody who has the link; null: it leads nowhere. */
async function findOpenEnrollment(
  ctx: Reading,
  id: string,
  language?: Language,
): Promise<OpenEnrollment | null> {
  const target = await findLink(ctx.db, id);
  if (!target) return null;
  const { link, series, dates } = target;
  const now = ctx.now();
  const open = openDates(target, now);
  const company = await findCompany(ctx.db, link.companyId);
  const first = (open[0] ?? dates.at(-1))?.session;
  if (!first?.startsAt || !first.endsAt || !first.timezone || !company || company.deletedAt) return null;
  const host = link.openedBy && (await findAdmin(ctx.db, company.id, link.openedBy));
  const free: boolean[] = [];
  for (const { session, enrollment } of open)
    free.push((await countSeats(ctx.db, session, enrollment, now)).free > 0);
  return {
    id,
    state: open.length === 0 ? "closed" : free.includes(true) ? "open" : "full",
    title: series?.title ?? first.title,
    starts_at: first.startsAt.toISOString(),
    ends_at: first.endsAt.toISOString(),
    timezone: first.timezone,
    language: languageOf(first.language),
    story: storyOf(ctx, first.experience, language ?? first.language),
    inviter: (host && fullName(host.firstName, host.lastName)) || null,
    company: { name: company.name, logo: logoPath(company) },
    single_sign_on: await hasProvider(ctx.db, company.id),
    dates:
      series &&
      open.map(({ session }, index) => ({
        session_id: session.id,
        starts_at: session.startsAt!.toISOString(),
        story: storyOf(ctx, session.experience, language ?? session.language)?.title ?? session.title,
        full: !free[index],
      })),
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
  const count = page.dates?.length ?? 0;
  const text = count > 1 ? enrollment.seriesCard(sender, count, when) : enrollment.card(sender, when);
  return { page, card: { title, text, picture: story?.card ?? null } };
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
