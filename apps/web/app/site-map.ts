import { type Language, languages } from "@lantern/contract/languages";
import type { Area } from "./i18n/messages.ts";

/** Who may open a page. `experience` pages have their own token and no guard. */
export type Access = "open" | "guest" | "member" | "admin" | "experience";

export type Layout =
  | "admin"
  | "report"
  | "home"
  | "default"
  | "dashboard"
  | "experience"
  | "noheader"
  | "profile-completion";

/** The file of each layout. A door draws its own. */
export const layoutFiles: Record<Layout, string> = {
  home: "site/layout.tsx",
  default: "doors/door.tsx",
  noheader: "doors/door.tsx",
  dashboard: "company/layout.tsx",
  "profile-completion": "company/profile-completion/layout.tsx",
  report: "company/shared-report/layout.tsx",
  admin: "platform/layout.tsx",
  experience: "play/layout.tsx",
};

/** A condition on a path's parameters; when it fails, the page is an error. */
interface Rule {
  /** Regular expressions that each parameter must match as a whole, by name; `*` is the rest of the path. */
  params: Record<string, string>;
  /** HTTP status on failure; 404 by default. */
  status?: number;
}

/**
 * The part of the pages that a page belongs to. Pages of `site` and `door` are built to files of their own, without
 * React. Doors are the forms before the sign-in; one file is built for all paths of a door with parameters. Each of the
 * others is one application; `check`, the system check, is one page and has no router. A step from one surface to
 * another is a full page load.
 */
export type Surface = "site" | "door" | "company" | "platform" | "play" | "check";

export interface Page {
  path: `/${string}`;
  file: string;
  surface: Surface;
  layout: Layout;
  access: Access;
  /** One page per file in this folder of `content`; no other path of this shape exists. */
  each?: "blog";
  /** Public, but not for search engines. */
  unlisted?: true;
  /** A door of participants, built in every language. The page server chooses by the session in the path, or the reader. */
  translated?: true;
  /** The URL contains a secret, so nothing external is loaded. */
  secret?: true;
  rule?: Rule;
  /** The texts for participants that the page reads; they load with it. */
  texts?: readonly Area[];
}

const uuid = "[\\da-fA-F]{8}(?:-[\\da-fA-F]{4}){3}-[\\da-fA-F]{12}";
const byId = { params: { id: uuid } } satisfies Rule;
const emailed = { params: { token: "[\\w-]{20,200}" }, status: 400 } satisfies Rule;

const home = { surface: "site", layout: "home", access: "open" } as const;
const door = { surface: "door" } as const;
const member = { surface: "company", layout: "dashboard", access: "member" } as const;
const admin = { surface: "platform", layout: "admin", access: "admin" } as const;
const live = { surface: "play", layout: "experience", access: "experience" } as const;

const stage = ["live", "liveScenes"] as const;

/** Files of `content/help`, in order. */
const guides = ["organiser", "participant", "host", "it"];
/** Adventures that companies can plan. Each has a page. */
export const playable = ["the-quiet-station", "the-light-at-saltmere", "the-honest-heist"];
/** The adventure of which visitors play a scene. */
export const demoStory = "the-quiet-station";

/**
 * The site map: every page with its file, its layout and who may open it. Routes, prerendering, the guard and the page
 * server all use this list; a page that is not in it is a 404.
 */
export const siteMap: readonly Page[] = [
  { ...home, path: "/", file: "site/home/page.tsx", texts: ["liveScorecard"] },
  { ...home, path: "/pricing", file: "site/pricing/page.tsx" },
  { ...home, path: "/samples", file: "site/samples/page.tsx" },
  { ...home, path: "/faq", file: "site/faq/page.tsx" },
  { ...home, path: "/support", file: "site/support/page.tsx" },
  ...guides.map((name): Page => ({ ...home, path: `/support/${name}`, file: "site/guide/page.tsx" })),
  { ...home, path: "/contact", file: "site/contact/page.tsx" },
  { ...home, path: "/contact/sent", file: "site/contact-sent/page.tsx", unlisted: true },
  { ...home, path: "/contact/not-sent", file: "site/contact-not-sent/page.tsx", unlisted: true },
  { ...home, path: "/security", file: "site/security/page.tsx" },
  { ...home, path: "/security/questions", file: "site/security-questions/page.tsx" },
  { ...home, path: "/security/proof", file: "site/paper/page.tsx" },
  { ...home, path: "/status", file: "site/status/page.tsx", unlisted: true },
  { ...home, path: "/accessibility", file: "site/accessibility/page.tsx" },
  { ...home, path: "/accessibility/report", file: "site/paper/page.tsx" },
  { ...home, path: "/virtual-team-building", file: "site/team-building/page.tsx" },
  ...playable.map(
    (name): Page => ({ ...home, path: `/adventures/${name}`, file: "site/adventure/page.tsx" }),
  ),
  { ...home, path: "/terms", file: "site/terms/page.tsx" },
  { ...home, path: "/privacy", file: "site/privacy/page.tsx" },
  { ...home, path: "/data-processing", file: "site/data-processing/page.tsx" },
  { ...home, path: "/blog", file: "site/blog/page.tsx" },
  { ...home, path: "/blog/:slug", file: "site/blog-post/page.tsx", each: "blog" },
  { ...home, path: "/404", file: "site/not-found/page.tsx", unlisted: true },

  { ...door, path: "/login", file: "doors/login/page.tsx", layout: "home", access: "guest" },
  { ...door, path: "/login/code", file: "doors/second-factor/page.tsx", layout: "noheader", access: "guest" },
  { ...door, path: "/signup", file: "doors/signup/page.tsx", layout: "home", access: "guest" },
  { ...door, path: "/signing-in", file: "doors/signing-in/page.tsx", layout: "noheader", access: "open" },
  {
    ...door,
    path: "/sign-on",
    file: "doors/sign-on/page.tsx",
    layout: "noheader",
    access: "open",
    secret: true,
  },
  { ...door, path: "/verify/*", file: "doors/verify/page.tsx", layout: "home", access: "open", secret: true },
  { ...door, path: "/password/reset", file: "doors/forgot/page.tsx", layout: "noheader", access: "open" },
  {
    ...door,
    path: "/reset-password/:token",
    file: "doors/reset/page.tsx",
    layout: "default",
    access: "open",
    secret: true,
    rule: emailed,
  },
  {
    ...door,
    path: "/invite-admin/:token",
    file: "doors/invitation/page.tsx",
    layout: "default",
    access: "open",
    secret: true,
    rule: emailed,
  },

  {
    ...door,
    path: "/demo",
    file: "doors/demo/page.tsx",
    layout: "experience",
    access: "open",
    translated: true,
  },

  {
    surface: "company",
    path: "/profile-completion",
    file: "company/profile-completion/page.tsx",
    layout: "profile-completion",
    access: "member",
  },
  {
    surface: "company",
    path: "/second-factor",
    file: "company/second-factor/page.tsx",
    layout: "profile-completion",
    access: "member",
  },

  {
    surface: "company",
    path: "/report/:token",
    file: "company/shared-report/page.tsx",
    layout: "report",
    access: "open",
    secret: true,
  },

  {
    ...live,
    surface: "check",
    path: "/systemCheck",
    file: "play/system-check/page.tsx",
    access: "open",
    texts: ["systemCheck", "textForIt"],
  },
  {
    ...live,
    path: "/experience/end",
    file: "play/end/page.tsx",
    texts: ["live", "checkIn", "liveScorecard"],
  },
  { ...live, path: "/experience/data", file: "play/own-data/page.tsx", texts: ["ownData"] },
  { ...live, path: "/experience/wait/*", file: "play/live/page.tsx", texts: stage },
  { ...live, path: "/experience/live/*", file: "play/live/page.tsx", texts: stage },
  {
    ...door,
    path: "/experience/:sessionId",
    file: "doors/join/page.tsx",
    layout: "experience",
    access: "experience",
    translated: true,
    rule: { params: { sessionId: uuid } },
  },

  { ...member, path: "/dashboard", file: "company/start/page.tsx" },
  { ...member, path: "/dashboard/home", file: "company/home/page.tsx" },
  { ...member, path: "/dashboard/sessions", file: "company/sessions/page.tsx" },
  { ...member, path: "/dashboard/sessions/:id", file: "company/session/page.tsx" },
  { ...member, path: "/dashboard/sessions/:id/invitation", file: "company/invitation/page.tsx" },
  { ...member, path: "/dashboard/sessions/:id/story", file: "company/session-story/page.tsx" },
  { ...member, path: "/dashboard/sessions/:id/report", file: "company/report/page.tsx" },
  { ...member, path: "/dashboard/sessions/:id/host", file: "company/host/page.tsx" },
  { ...member, path: "/dashboard/createSeries", file: "company/create-series/page.tsx" },
  { ...member, path: "/dashboard/series", file: "company/series-list/page.tsx" },
  { ...member, path: "/dashboard/series/:id", file: "company/series/page.tsx" },
  { ...member, path: "/dashboard/series/:id/report", file: "company/series-report/page.tsx" },
  { ...member, path: "/dashboard/insights", file: "company/insights/page.tsx" },
  { ...member, path: "/dashboard/works-council", file: "company/works-council/page.tsx" },
  { ...member, path: "/dashboard/createSession", file: "company/create-session/page.tsx" },
  { ...member, path: "/dashboard/participants", file: "company/participants/page.tsx" },
  { ...member, path: "/dashboard/participants/:id", file: "company/participant/page.tsx" },
  { ...member, path: "/dashboard/createConsumer", file: "company/create-participant/page.tsx" },
  { ...member, path: "/dashboard/team", file: "company/team/page.tsx" },
  { ...member, path: "/dashboard/settings", file: "company/settings/page.tsx" },
  { ...member, path: "/dashboard/settings/keys", file: "company/keys/page.tsx" },
  { ...member, path: "/dashboard/settings/directory", file: "company/directory/page.tsx" },
  { ...member, path: "/dashboard/settings/single-sign-on", file: "company/single-sign-on/page.tsx" },
  { ...member, path: "/dashboard/settings/webhooks", file: "company/webhooks/page.tsx" },
  { ...member, path: "/dashboard/story", file: "company/story/page.tsx" },
  { ...member, path: "/dashboard/audit", file: "company/audit/page.tsx" },
  { ...member, path: "/dashboard/checkout", file: "company/checkout/page.tsx" },
  { ...member, path: "/dashboard/billing", file: "company/billing/page.tsx" },
  { ...member, path: "/checkoutSuccess", file: "company/checkout-success/page.tsx" },
  { ...member, path: "/dashboard/profile", file: "company/profile/page.tsx" },
  { ...member, path: "/password-change", file: "company/password-change/page.tsx" },

  { ...admin, path: "/console", file: "platform/home/page.tsx" },
  { ...admin, path: "/console/companies", file: "platform/companies/page.tsx" },
  { ...admin, path: "/console/companies/:id", file: "platform/company/page.tsx", rule: byId },
  { ...admin, path: "/console/users", file: "platform/users/page.tsx" },
  { ...admin, path: "/console/users/:id", file: "platform/user/page.tsx", rule: byId },
  { ...admin, path: "/console/sessions", file: "platform/sessions/page.tsx" },
  { ...admin, path: "/console/sessions/:id", file: "platform/session/page.tsx", rule: byId },
  { ...admin, path: "/console/orders", file: "platform/orders/page.tsx" },
  { ...admin, path: "/console/products", file: "platform/products/page.tsx" },
  { ...admin, path: "/console/experiences", file: "platform/experiences/page.tsx" },
  { ...admin, path: "/console/settings", file: "platform/settings/page.tsx" },
  { ...admin, path: "/console/mails", file: "platform/emails/page.tsx" },
  { ...admin, path: "/console/audit", file: "platform/audit/page.tsx" },

  { ...admin, path: "/debug/award", file: "platform/debug/award/page.tsx" },
  { ...admin, path: "/debug/intercom", file: "platform/debug/intercom/page.tsx" },
  { ...admin, path: "/debug/scorecard", file: "platform/debug/scorecard/page.tsx", texts: ["liveScorecard"] },
  { ...admin, path: "/debug/experience", file: "platform/debug/experience/page.tsx", texts: stage },
  { ...admin, path: "/debug/collaboration-analysis", file: "platform/debug/collaboration-analysis/page.tsx" },
  { ...admin, path: "/debug/kit", file: "platform/debug/kit/page.tsx" },
];

/** The page at an address, whatever its parameters are. */
export const pageAt = (address: string): Page | undefined =>
  siteMap.find(({ path }) => {
    const pattern = path.replace(/\/:\w+/g, "/[^/]+").replace(/\/\*$/, "(?:/.*)?");
    return new RegExp(`^${pattern}/?$`, "i").test(address);
  });

/** File names by `each` folder. */
export type Texts = Record<NonNullable<Page["each"]>, readonly string[]>;

/** All pages, with one entry per file for `each` pages. */
function pagesOf(texts: Texts): Page[] {
  return siteMap.flatMap((page) =>
    page.each
      ? texts[page.each].map((slug) => ({ ...page, path: page.path.replace(":slug", slug) as Page["path"] }))
      : [page],
  );
}

/** The folder of a door's file: its path without parameters. */
const doorFolder = ({ path }: Pick<Page, "path">): string => path.replace(/\/[:*].*$/, "");

/** Doors, each with a path at which it is prerendered, and its languages. */
export function doorPaths(): { path: string; folder: string; languages: readonly Language[] }[] {
  return siteMap
    .filter(({ surface }) => surface === "door")
    .map((page) => {
      const path = page.path.replace(/:\w+/g, "x".repeat(20)).replace(/\/\*$/, "");
      return { path, folder: doorFolder(page), languages: page.translated ? languages : ["en"] };
    });
}

/** Paths of the public pages. A step there from an application is a full page load. */
export function publicPages(texts: Texts): string[] {
  return pagesOf(texts).filter(isPublic).map(pathOf);
}

/** Public pages for search engines. */
export function marketingPages(texts: Texts): string[] {
  return pagesOf(texts).filter(isMarketing).map(pathOf);
}

const pathOf = ({ path }: Page) => path;

function isPublic({ surface }: Page): boolean {
  return surface === "site";
}

/** Whether search engines may index a page. */
export function isMarketing(page: Page): boolean {
  return isPublic(page) && !page.unlisted;
}

const withHelp: readonly Layout[] = ["home", "dashboard", "admin"];

/** Whether the help panel may be on a page. */
export function hasHelp({ layout, secret }: Pick<Page, "layout" | "secret">): boolean {
  return withHelp.includes(layout) && !secret;
}

/** The page server's list: every page except "not found". */
export function appRoutes(
  texts: Texts,
): (Pick<Page, "path" | "surface" | "access" | "translated"> & { help: boolean } & Partial<Rule>)[] {
  return pagesOf(texts)
    .filter((page) => page.path !== "/404")
    .map((page) => {
      const { path, surface, access, translated, rule } = page;
      return { path, surface, access, ...(translated && { translated }), help: hasHelp(page), ...rule };
    });
}
