/** Who may open a page. `experience` pages have their own token and no guard. */
export type Access = "open" | "guest" | "member" | "admin" | "experience";

export type Layout =
  | "admin"
  | "home"
  | "default"
  | "dashboard"
  | "experience"
  | "noheader"
  | "profile-completion";

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
 * others is one application. A step from one surface to another is a full page load.
 */
export type Surface = "site" | "door" | "company" | "platform" | "play";

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
  /** The URL contains a secret, so nothing external is loaded. */
  secret?: true;
  rule?: Rule;
}

const uuid = "[\\da-fA-F]{8}(?:-[\\da-fA-F]{4}){3}-[\\da-fA-F]{12}";
const byId = { params: { id: uuid } } satisfies Rule;
const emailed = { params: { token: "[\\w-]{20,200}" }, status: 400 } satisfies Rule;

const home = { surface: "site", layout: "home", access: "open" } as const;
const door = { surface: "door" } as const;
const member = { surface: "company", layout: "dashboard", access: "member" } as const;
const admin = { surface: "platform", layout: "admin", access: "admin" } as const;
const live = { surface: "play", layout: "experience", access: "experience" } as const;

/** Files of `content/help`, in order. */
const guides = ["organiser", "participant", "host", "it"];
/** Adventures with a page: those that can be played. */
const playable = ["the-quiet-station"];

/**
 * The site map: every page with its file, its layout and who may open it. Routes, prerendering, the guard and the page
 * server all use this list; a page that is not in it is a 404.
 */
export const siteMap: readonly Page[] = [
  { ...home, path: "/", file: "routes/home.tsx" },
  { ...home, path: "/pricing", file: "routes/pricing.tsx" },
  { ...home, path: "/faq", file: "routes/faq.tsx" },
  { ...home, path: "/support", file: "routes/support.tsx" },
  ...guides.map((name): Page => ({ ...home, path: `/support/${name}`, file: "routes/guide.tsx" })),
  { ...home, path: "/contact", file: "routes/contact.tsx" },
  { ...home, path: "/contact/sent", file: "routes/contact-sent.tsx", unlisted: true },
  { ...home, path: "/contact/not-sent", file: "routes/contact-not-sent.tsx", unlisted: true },
  { ...home, path: "/security", file: "routes/security.tsx" },
  { ...home, path: "/accessibility", file: "routes/accessibility.tsx" },
  { ...home, path: "/virtual-team-building", file: "routes/team-building.tsx" },
  ...playable.map((name): Page => ({ ...home, path: `/adventures/${name}`, file: "routes/adventure.tsx" })),
  { ...home, path: "/terms", file: "routes/terms.tsx" },
  { ...home, path: "/privacy", file: "routes/privacy.tsx" },
  { ...home, path: "/data-processing", file: "routes/data-processing.tsx" },
  { ...home, path: "/blog", file: "routes/blog.tsx" },
  { ...home, path: "/blog/:slug", file: "routes/blog-post.tsx", each: "blog" },
  { ...home, path: "/404", file: "routes/not-found.tsx", unlisted: true },

  { ...door, path: "/login", file: "doors/login/page.tsx", layout: "home", access: "guest" },
  { ...door, path: "/signup", file: "doors/signup/page.tsx", layout: "home", access: "guest" },
  { ...door, path: "/signing-in", file: "doors/signing-in/page.tsx", layout: "noheader", access: "open" },
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
    surface: "company",
    path: "/profile-completion",
    file: "routes/profile-completion.tsx",
    layout: "profile-completion",
    access: "member",
  },

  { ...live, path: "/demo", file: "routes/demo.tsx", access: "open" },
  { ...live, path: "/systemCheck", file: "routes/system-check.tsx", access: "open" },
  { ...live, path: "/experience/end", file: "routes/experience/end.tsx" },
  { ...live, path: "/experience/data", file: "routes/experience/data.tsx" },
  { ...live, path: "/experience/wait/*", file: "routes/experience/wait.tsx" },
  { ...live, path: "/experience/live/*", file: "routes/experience/live.tsx" },
  {
    ...live,
    path: "/experience/:sessionId",
    file: "routes/experience/join.tsx",
    rule: { params: { sessionId: uuid } },
  },

  { ...member, path: "/dashboard", file: "routes/dashboard/index.tsx" },
  { ...member, path: "/dashboard/home", file: "routes/dashboard/home.tsx" },
  { ...member, path: "/dashboard/sessions", file: "routes/dashboard/sessions.tsx" },
  { ...member, path: "/dashboard/sessions/:id", file: "routes/dashboard/session.tsx" },
  { ...member, path: "/dashboard/sessions/:id/report", file: "routes/dashboard/report.tsx" },
  { ...member, path: "/dashboard/sessions/:id/host", file: "routes/dashboard/host.tsx" },
  { ...member, path: "/dashboard/insights", file: "routes/dashboard/insights.tsx" },
  { ...member, path: "/dashboard/works-council", file: "routes/dashboard/works-council.tsx" },
  { ...member, path: "/dashboard/createSession", file: "routes/dashboard/create-session.tsx" },
  { ...member, path: "/dashboard/participants", file: "routes/dashboard/participants.tsx" },
  { ...member, path: "/dashboard/participants/:id", file: "routes/dashboard/participant.tsx" },
  { ...member, path: "/dashboard/createConsumer", file: "routes/dashboard/create-consumer.tsx" },
  { ...member, path: "/dashboard/team", file: "routes/dashboard/team.tsx" },
  { ...member, path: "/dashboard/settings", file: "routes/dashboard/settings.tsx" },
  { ...member, path: "/dashboard/audit", file: "routes/dashboard/audit.tsx" },
  { ...member, path: "/dashboard/checkout", file: "routes/dashboard/checkout.tsx" },
  { ...member, path: "/dashboard/billing", file: "routes/dashboard/billing.tsx" },
  { ...member, path: "/checkoutSuccess", file: "routes/dashboard/checkout-success.tsx" },
  { ...member, path: "/dashboard/profile", file: "routes/dashboard/profile.tsx" },
  { ...member, path: "/password-change", file: "routes/dashboard/password-change.tsx" },

  { ...admin, path: "/console", file: "routes/console/index.tsx" },
  { ...admin, path: "/console/companies", file: "routes/console/companies.tsx" },
  { ...admin, path: "/console/companies/:id", file: "routes/console/company.tsx", rule: byId },
  { ...admin, path: "/console/users", file: "routes/console/users.tsx" },
  { ...admin, path: "/console/users/:id", file: "routes/console/user.tsx", rule: byId },
  { ...admin, path: "/console/sessions", file: "routes/console/sessions.tsx" },
  { ...admin, path: "/console/sessions/:id", file: "routes/console/session.tsx", rule: byId },
  { ...admin, path: "/console/orders", file: "routes/console/orders.tsx" },
  { ...admin, path: "/console/products", file: "routes/console/products.tsx" },
  { ...admin, path: "/console/experiences", file: "routes/console/experiences.tsx" },
  { ...admin, path: "/console/settings", file: "routes/console/settings.tsx" },
  { ...admin, path: "/console/mails", file: "routes/console/emails.tsx" },
  { ...admin, path: "/console/audit", file: "routes/console/audit.tsx" },

  { ...admin, path: "/debug/award", file: "routes/debug/award.tsx" },
  { ...admin, path: "/debug/intercom", file: "routes/debug/intercom.tsx" },
  { ...admin, path: "/debug/scorecard", file: "routes/debug/scorecard.tsx" },
  { ...admin, path: "/debug/experience", file: "routes/debug/experience.tsx" },
  { ...admin, path: "/debug/collaboration-analysis", file: "routes/debug/collaboration-analysis.tsx" },
  { ...admin, path: "/debug/kit", file: "routes/debug/kit.tsx" },
];

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
export const doorFolder = ({ path }: Pick<Page, "path">): string => path.replace(/\/[:*].*$/, "");

/** Doors, each with a path at which it is prerendered. */
export function doorPaths(): { path: string; folder: string }[] {
  return siteMap
    .filter(({ surface }) => surface === "door")
    .map((page) => {
      const path = page.path.replace(/:\w+/g, "x".repeat(20)).replace(/\/\*$/, "");
      return { path, folder: doorFolder(page) };
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
): (Pick<Page, "path" | "surface" | "access"> & { help: boolean } & Partial<Rule>)[] {
  return pagesOf(texts)
    .filter((page) => page.path !== "/404")
    .map((page) => {
      const { path, surface, access, rule } = page;
      return { path, surface, access, help: hasHelp(page), ...rule };
    });
}
