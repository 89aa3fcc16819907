/** Who may open a page. `experience` pages have their own token and no guard. */
export type Access = "open" | "guest" | "member" | "admin" | "experience";

export type Layout = "home" | "default" | "dashboard" | "experience" | "noheader" | "profile-completion";

export interface Page {
  path: `/${string}`;
  file: string;
  layout: Layout;
  access: Access;
  /** Built to a file of its own. The others are drawn in the browser from one empty page. */
  prerender?: true;
}

const home = { layout: "home", access: "open", prerender: true } as const;
const member = { layout: "dashboard", access: "member" } as const;
const live = { layout: "experience", access: "experience" } as const;

/**
 * The site map: every page, its file, its layout and who may open it. Routes, prerendering, the guard and
 * the page server all read this list, so a page that is not here answers 404.
 */
export const siteMap: readonly Page[] = [
  { ...home, path: "/", file: "routes/home.tsx" },
  { ...home, path: "/terms", file: "routes/terms.tsx" },
  { ...home, path: "/privacy", file: "routes/privacy.tsx" },
  { ...home, path: "/404", file: "routes/not-found.tsx" },

  { path: "/login", file: "routes/login.tsx", layout: "default", access: "guest", prerender: true },
  { path: "/signup", file: "routes/signup.tsx", layout: "default", access: "guest", prerender: true },
  { path: "/verify/*", file: "routes/verify.tsx", layout: "noheader", access: "open" },
  { path: "/password/reset", file: "routes/forgot.tsx", layout: "noheader", access: "open", prerender: true },
  { path: "/reset-password/:token", file: "routes/reset.tsx", layout: "noheader", access: "open" },

  {
    path: "/profile-completion",
    file: "routes/profile-completion.tsx",
    layout: "profile-completion",
    access: "member",
  },

  { path: "/demo", file: "routes/demo.tsx", layout: "experience", access: "open" },
  { path: "/systemCheck", file: "routes/system-check.tsx", layout: "experience", access: "open" },
  { ...live, path: "/experience/end", file: "routes/experience/end.tsx" },
  { ...live, path: "/experience/wait/*", file: "routes/experience/wait.tsx" },
  { ...live, path: "/experience/live/*", file: "routes/experience/live.tsx" },
  { ...live, path: "/experience/:sessionId", file: "routes/experience/join.tsx" },

  { ...member, path: "/dashboard", file: "routes/dashboard/index.tsx" },
  { ...member, path: "/dashboard/home", file: "routes/dashboard/home.tsx" },
  { ...member, path: "/dashboard/sessions", file: "routes/dashboard/sessions.tsx" },
  { ...member, path: "/dashboard/sessions/:id", file: "routes/dashboard/session.tsx" },
  { ...member, path: "/dashboard/createSession", file: "routes/dashboard/create-session.tsx" },
  { ...member, path: "/dashboard/participants", file: "routes/dashboard/participants.tsx" },
  { ...member, path: "/dashboard/createConsumer", file: "routes/dashboard/create-consumer.tsx" },
  { ...member, path: "/dashboard/profile", file: "routes/dashboard/profile.tsx" },
];

/** Paths that are built to files. */
export function prerendered(): string[] {
  return siteMap.filter((page) => page.prerender).map((page) => page.path);
}

/** What the page server needs: every page but the one that says "not found". */
export function appRoutes(): { path: string; access: Access }[] {
  return siteMap.filter((page) => page.path !== "/404").map(({ path, access }) => ({ path, access }));
}
