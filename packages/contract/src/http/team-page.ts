import * as z from "zod";
import * as endpoints from "../endpoints/team-page.ts";
import { languages } from "../languages.ts";
import { idParams, secret } from "./fields.ts";
import { operation } from "./operation.ts";

/** What the page of a team says in one language. All of it is from the story: nothing that a person or company wrote. */
const teamPageTexts = z.object({
  /** Title of the adventure. */
  story: z.string(),
  /** The story's own name for the team, such as "the quiet kind". Empty where it gave none. */
  nickname: z.string(),
  ending: z.object({
    id: z.string(),
    title: z.string(),
    /** The team's last word. */
    share: z.string(),
    art: z.object({ id: z.string(), alt: z.string() }).nullable(),
  }),
  path: z.array(
    z.object({
      scene: z.string(),
      kind: z.enum(["decision", "puzzle"]),
      title: z.string(),
      chosen: z.string(),
      /** The options that the team did not choose. */
      others: z.array(z.string()),
      solved: z.boolean().nullable(),
    }),
  ),
  award: z.object({ title: z.string(), text: z.string(), badge: z.string() }),
});
export type TeamPageTexts = z.output<typeof teamPageTexts>;

const publicTeamPage = teamPageTexts
  .extend({
    language: z.enum(languages),
    /** The adventure's name in addresses. */
    slug: z.string(),
    /** The month in which it was played, as 2026-11. */
    month: z.string(),
    /** First names of the people who have switched their own on. */
    names: z.array(z.string()),
  })
  .meta({ id: "TeamPage" });
export type TeamPage = z.output<typeof publicTeamPage>;

export const openTeamPage = operation(endpoints.openTeamPage, {
  summary: "Returns the page that a team shares, to everybody who has its link",
  params: z.object({ token: secret }),
  query: z.object({ language: z.enum(languages).optional() }),
  response: publicTeamPage,
});

const ownTeamPage = z
  .object({
    /** The company lets its teams share pages. */
    allowed: z.boolean(),
    /** Null: nobody of the team has shared it. */
    page: z
      .object({
        url: z.string(),
        ends_at: z.string(),
        /** It was posted in the company's channel. */
        posted: z.boolean(),
      })
      .nullable(),
    /** The company has a channel or webhook that takes pages of teams. */
    can_post: z.boolean(),
    /** This person's first name, and whether the page shows it. Null: none is stored. */
    first_name: z.string().nullable(),
    shows_name: z.boolean(),
  })
  .meta({ id: "OwnTeamPage" });
export type OwnTeamPage = z.output<typeof ownTeamPage>;

export const getOwnTeamPage = operation(endpoints.getOwnTeamPage, {
  summary: "Returns the public page of the attendee's team, if somebody of the team has shared it",
  response: ownTeamPage,
});

export const shareTeamPage = operation(endpoints.shareTeamPage, {
  summary: "Makes the public page of the attendee's team; a page that is there stays as it is",
  status: 200,
  response: ownTeamPage,
});

export const endOwnTeamPage = operation(endpoints.endOwnTeamPage, {
  summary: "Ends the public page of the attendee's team",
});

export const putTeamPageName = operation(endpoints.putTeamPageName, {
  summary: "Shows the attendee's own first name on the page of their team, or no longer",
  body: z.object({ visible: z.boolean() }),
  status: 200,
  response: ownTeamPage,
});

export const postTeamPage = operation(endpoints.postTeamPage, {
  summary: "Posts the page of the attendee's team in the company's channels and to its webhooks, once",
  status: 200,
  response: ownTeamPage,
});

const sharedTeamPage = z
  .object({
    id: z.string(),
    url: z.string(),
    /** Title of the ending that the team came to. */
    ending: z.string(),
    /** How many people show their first name. */
    names: z.number().int(),
    shared_at: z.string(),
    ends_at: z.string(),
  })
  .meta({ id: "SharedTeamPage" });
export type SharedTeamPage = z.output<typeof sharedTeamPage>;

export const listTeamPages = operation(endpoints.listTeamPages, {
  scope: "sessions:read",
  summary: "Lists the public pages that teams of a session share",
  params: idParams,
  response: z.object({ items: z.array(sharedTeamPage), next: z.null() }),
});

export const endTeamPage = operation(endpoints.endTeamPage, {
  scope: "sessions:write",
  summary: "Ends the public page of a team",
  params: idParams,
});
