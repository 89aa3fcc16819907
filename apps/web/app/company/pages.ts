/**
 * Every page of the company: its address, its folder, who may open it, and where links to it are. The router, the guard,
 * the sidebar, the finder, the settings and the titles read this list. The build reads it in Node, so nothing here may
 * import React.
 */
import type { User } from "@lantern/contract/http";
import { isCompanyAdmin, Role } from "@lantern/contract/roles";
import { texts as accountTexts } from "../shell/texts.ts";
import { byId, type Page, pageAmong } from "../site-map/page.ts";
import { names } from "./names.ts";

type Reader = Pick<User, "user_type_id" | "billing_only" | "may_buy">;

/** Who sees the content of a page. The others get a note in its place, or another page. */
const readers = {
  account: () => true,
  billing: ({ user_type_id: role }) => isCompanyAdmin(role),
  buyers: ({ may_buy: buys }) => buys,
  company: ({ user_type_id: role, billing_only: limited }) => isCompanyAdmin(role) && !limited,
  owners: ({ user_type_id: role }) => role === Role.CONSUMER_ADMIN,
} satisfies Record<string, (user: Reader) => boolean>;

/** The sidebar has a drawing of each. */
export type PageIcon = "home" | "calendar" | "people" | "chart" | "coins" | "key";

interface CompanyPage
  extends Pick<Page, "path">,
    Partial<Pick<Page, "layout" | "access" | "secret" | "rule" | "name">> {
  /** Its folder below `company`. */
  folder: string;
  /** The company's administrators if it says nothing else. */
  who?: keyof typeof readers;
  /** The name below an icon on a phone, if it is another. */
  short?: string;
  /** Pages with an icon are in the sidebar. */
  icon?: PageIcon;
  /** The part of the sidebar, or another place with links. */
  group?: "main" | "company" | "settings" | "action";
  /** What somebody can do there, for the finder. */
  action?: string;
  /** The page above it, if its address does not say so. */
  under?: Page["path"];
}

const sessions = "/dashboard/sessions";
const billing = "/dashboard/billing";
const unframed = { layout: "profile-completion", who: "account" } as const;
const settings = { who: "owners", group: "settings", under: "/dashboard/settings" } as const;

export const pages: readonly CompanyPage[] = [
  { path: "/profile-completion", folder: "profile-completion", ...unframed },
  { path: "/second-factor", folder: "second-factor", ...unframed },
  { path: "/report/:token", folder: "shared-report", layout: "report", access: "open", secret: true },
  { path: "/dashboard", folder: "start" },

  { path: "/dashboard/home", folder: "home", name: names.home, icon: "home", group: "main" },
  { path: sessions, folder: "sessions", name: names.sessions, icon: "calendar", group: "main" },
  { path: `${sessions}/:id`, folder: "session", rule: byId },
  { path: `${sessions}/:id/invitation`, folder: "invitation", rule: byId },
  { path: `${sessions}/:id/story`, folder: "session-story", rule: byId },
  { path: `${sessions}/:id/report`, folder: "report", rule: byId },
  { path: `${sessions}/:id/host`, folder: "host", rule: byId },
  { path: "/dashboard/series", folder: "series-list", name: names.series, under: sessions },
  { path: "/dashboard/series/:id", folder: "series", rule: byId },
  { path: "/dashboard/series/:id/report", folder: "series-report", rule: byId },
  {
    path: "/dashboard/participants",
    folder: "participants",
    name: names.participants,
    short: names.people,
    icon: "people",
    group: "main",
  },
  { path: "/dashboard/participants/:id", folder: "participant", rule: byId },
  { path: "/dashboard/insights", folder: "insights", name: names.insights, icon: "chart", group: "main" },

  {
    path: billing,
    folder: "billing",
    who: "billing",
    name: names.billing,
    short: names.shortBilling,
    icon: "coins",
    group: "company",
  },
  {
    path: "/dashboard/team",
    folder: "administrators",
    name: names.administrators,
    icon: "key",
    group: "company",
    action: names.inviteAdministrator,
  },
  { path: `${billing}/:id`, folder: "purchase", who: "buyers", rule: byId },
  { path: "/checkoutSuccess", folder: "checkout-success", who: "billing", under: billing },

  { path: "/dashboard/settings", folder: "settings", name: names.settings },
  { path: "/dashboard/story", folder: "story", name: names.story, ...settings, who: "company" },
  { path: "/dashboard/settings/single-sign-on", folder: "single-sign-on", name: names.signOn, ...settings },
  { path: "/dashboard/settings/directory", folder: "directory", name: names.directory, ...settings },
  { path: "/dashboard/settings/keys", folder: "keys", name: names.keys, ...settings },
  { path: "/dashboard/settings/webhooks", folder: "webhooks", name: names.webhooks, ...settings },
  { path: "/dashboard/audit", folder: "audit", name: names.audit, ...settings },
  { path: "/dashboard/works-council", folder: "works-council", name: names.worksCouncil },
  { path: "/dashboard/profile", folder: "profile", who: "account", name: accountTexts.profile },

  {
    path: "/dashboard/createSession",
    folder: "create-session",
    name: names.createSession,
    group: "action",
    under: sessions,
  },
  {
    path: "/dashboard/createSeries",
    folder: "create-series",
    name: names.createSeries,
    group: "action",
    under: sessions,
  },
  {
    path: "/dashboard/createConsumer",
    folder: "create-participant",
    name: names.addPeople,
    group: "action",
    under: "/dashboard/participants",
  },
  {
    path: "/dashboard/checkout",
    folder: "checkout",
    who: "buyers",
    name: names.credits,
    group: "action",
    under: billing,
  },
  {
    path: "/password-change",
    folder: "password-change",
    who: "account",
    name: accountTexts.password,
    group: "action",
    under: "/dashboard/profile",
  },
];

/** The same for the site map. */
export const companyPages: readonly Page[] = pages.map(
  ({ path, folder, layout = "dashboard", access = "member", secret, rule, name }) => ({
    surface: "company",
    path,
    file: `company/${folder}/page.tsx`,
    layout,
    access,
    ...(secret && { secret }),
    ...(rule && { rule }),
    ...(name && { name }),
  }),
);

export const pageAt = (address: string): CompanyPage | undefined => pageAmong(pages, address);

/** Whether somebody sees a page's content. */
export const mayOpen = (user: Reader, { who = "company" }: Pick<CompanyPage, "who"> = {}): boolean =>
  readers[who](user);

/** What a user gets who may not open a page: the billing page, or the note that they have no company. */
export function insteadOf(page: CompanyPage | undefined, user: Reader): "billing" | "no company" | null {
  if (mayOpen(user, page)) return null;
  if (user.billing_only) return "billing";
  return user.user_type_id === Role.ADMIN ? "no company" : null;
}

type Named = CompanyPage & { name: string };

/** The pages that links lead to, for those who may open them. */
export const namedFor = (user: Reader): Named[] =>
  pages.flatMap((page) => (page.name && mayOpen(user, page) ? [{ ...page, name: page.name }] : []));

export type Section = Named & { icon: PageIcon };

/** A part of the sidebar. The platform's administrators have no company, and see home alone. */
export const sidebarFor = (user: Reader, group: "main" | "company"): Section[] =>
  pages.flatMap(({ icon, name, ...page }) =>
    icon &&
    name &&
    page.group === group &&
    (mayOpen(user, page) || (user.user_type_id === Role.ADMIN && page.folder === "home"))
      ? [{ ...page, icon, name }]
      : [],
  );

/** The page of the sidebar that an address belongs to. */
export function sectionAt(address: string): CompanyPage | undefined {
  const page = pageAt(address);
  return !page || page.icon ? page : sectionAt(page.under ?? page.path.replace(/\/[^/]+$/, ""));
}
