import type { dataPackage, openSession, participantUser } from "@lantern/contract/http";
import { type Language, languageOf } from "@lantern/contract/languages";
import type * as z from "zod";
import { logoPath } from "../../core/companies/brand.ts";
import { hasProvedAddress, type ParticipantSeat } from "../../core/gates.ts";
import type { AdventureInfo } from "../../core/ports/adventure-catalog.ts";
import type { consumers, sessions } from "../../db/schema/index.ts";
import type { Seat } from "./repository.ts";

/** What participants see of themselves. */
export function presentParticipant(row: typeof consumers.$inferSelect): z.output<typeof participantUser> {
  return {
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email ?? "",
    created_at: row.createdAt.toISOString(),
  };
}

/** What is public for anybody who knows a session's id. */
export function presentOpenSession(row: typeof sessions.$inferSelect): z.output<typeof openSession> {
  return {
    id: row.id,
    title: row.title,
    starts_at: row.startsAt?.toISOString() ?? null,
    ends_at: row.endsAt?.toISOString() ?? null,
    timezone: row.timezone,
    status: row.status,
    language: languageOf(row.language),
  };
}

/** The language of a person's emails and pages: that of their company's list, else the session's. */
export const languageFor = (
  consumer: Pick<typeof consumers.$inferSelect, "language">,
  session: Pick<typeof sessions.$inferSelect, "language">,
): Language => consumer.language ?? languageOf(session.language);

export function presentDataPackage(
  { consumer, session, company }: Seat,
  who: ParticipantSeat,
  pack: AdventureInfo,
  team: z.output<typeof dataPackage>["team"],
  now: Date,
  media: z.output<typeof dataPackage>["media"],
): z.output<typeof dataPackage> {
  return {
    user: presentParticipant(consumer),
    session: { ...presentOpenSession(session), language: languageFor(consumer, session) },
    experience: {
      slug: pack.slug,
      title: pack.title,
      synopsis: pack.synopsis,
      locale: pack.locale,
      languages: pack.locales,
      cover: pack.cover,
    },
    team,
    company: { name: company.name, logo: logoPath(company), brand_color: company.brandColor },
    media,
    has_proved_address: hasProvedAddress(who),
    server_time: now.toISOString(),
  };
}
