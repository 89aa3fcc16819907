import type { TeamPageTexts } from "@lantern/contract/http";
import type { Language } from "@lantern/contract/languages";
import { foreignKey, index, json, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, key, moment } from "./columns.ts";
import { consumers } from "./consumers.ts";
import { sessions } from "./sessions.ts";

/** What a page shows: of the story alone, from the scorecard of the team on the day when it was shared. */
export interface TeamPageContent {
  slug: string;
  /** The month of the end, as 2026-11. */
  month: string;
  /** The session's; it always has texts. */
  language: Language;
  /** In every language in which the story was told. */
  texts: Partial<Record<Language, TeamPageTexts>>;
}

/** The public pages of teams, from the day when somebody of the team shares it. */
export const teamPages = pgTable(
  "team_pages",
  {
    id: key(),
    companyId: uuid("company_id").notNull(),
    sessionId: uuid("session_id").notNull(),
    /** Its id in the session. */
    team: text("team").notNull(),
    /** In the page's address: 256 random bits. */
    token: text("token").notNull().unique(),
    content: json("content").$type<TeamPageContent>().notNull(),
    sharedAt: moment("shared_at").notNull(),
    /** When the team posted it in its company's channel. */
    postedAt: moment("posted_at"),
  },
  (t) => [
    unique("team_pages_team").on(t.sessionId, t.team),
    unique("team_pages_id_company").on(t.id, t.companyId),
    foreignKey({
      name: "team_pages_session_fk",
      columns: [t.sessionId, t.companyId],
      foreignColumns: [sessions.id, sessions.companyId],
    }).onDelete("cascade"),
    index("team_pages_company").on(t.companyId),
  ],
);

/** Who shows their first name on the page of their team. */
export const teamPageNames = pgTable(
  "team_page_names",
  {
    pageId: uuid("page_id").notNull(),
    companyId: uuid("company_id").notNull(),
    consumerId: uuid("consumer_id").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.pageId, t.consumerId] }),
    foreignKey({
      name: "team_page_names_page_fk",
      columns: [t.pageId, t.companyId],
      foreignColumns: [teamPages.id, teamPages.companyId],
    }).onDelete("cascade"),
    foreignKey({
      name: "team_page_names_consumer_fk",
      columns: [t.consumerId, t.companyId],
      foreignColumns: [consumers.id, consumers.companyId],
    }),
    index("team_page_names_consumer").on(t.consumerId),
  ],
);
