import type { Page } from "./page.ts";

const home = { surface: "site", layout: "home", access: "open" } as const;

/** Files of `content/help`, in order. */
const guides = ["organiser", "participant", "host", "it"];
/** Adventures that companies can plan. Each has a page. */
export const playable = ["the-quiet-station", "the-light-at-saltmere", "the-honest-heist"];
/** The adventure of which visitors play a scene. */
export const demoStory = "the-quiet-station";

export const sitePages: readonly Page[] = [
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
];
