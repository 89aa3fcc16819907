import type { Page } from "./page.ts";

const home = { surface: "site", layout: "home", access: "open" } as const;
/** In every language of the site. */
const translated = { ...home, translated: "public" } as const;

/** Files of `content/help`, in order. */
const guides = ["organiser", "participant", "host", "it"];
/** Adventures that companies can plan. Each has a page. */
export const playable = ["the-quiet-station", "the-light-at-saltmere", "the-honest-heist"];
/** The adventure of which visitors play a scene. */
export const demoStory = "the-quiet-station";

export const sitePages: readonly Page[] = [
  { ...translated, path: "/", file: "site/home/page.tsx", texts: ["liveScorecard"] },
  { ...translated, path: "/pricing", file: "site/pricing/page.tsx" },
  { ...translated, path: "/samples", file: "site/samples/page.tsx" },
  { ...translated, path: "/faq", file: "site/faq/page.tsx" },
  { ...translated, path: "/support", file: "site/support/page.tsx" },
  ...guides.map((name): Page => ({ ...translated, path: `/support/${name}`, file: "site/guide/page.tsx" })),
  { ...translated, path: "/contact", file: "site/contact/page.tsx" },
  { ...translated, path: "/contact/sent", file: "site/contact-sent/page.tsx", unlisted: true },
  { ...translated, path: "/contact/not-sent", file: "site/contact-not-sent/page.tsx", unlisted: true },
  { ...translated, path: "/security", file: "site/security/page.tsx" },
  { ...translated, path: "/security/questions", file: "site/security-questions/page.tsx" },
  { ...home, path: "/security/proof", file: "site/paper/page.tsx" },
  { ...translated, path: "/status", file: "site/status/page.tsx", unlisted: true },
  { ...translated, path: "/accessibility", file: "site/accessibility/page.tsx" },
  { ...translated, path: "/accessibility/report", file: "site/paper/page.tsx" },
  { ...translated, path: "/virtual-team-building", file: "site/team-building/page.tsx" },
  ...playable.map(
    (name): Page => ({ ...translated, path: `/adventures/${name}`, file: "site/adventure/page.tsx" }),
  ),
  { ...translated, path: "/terms", file: "site/terms/page.tsx" },
  { ...translated, path: "/privacy", file: "site/privacy/page.tsx" },
  { ...translated, path: "/data-processing", file: "site/data-processing/page.tsx" },
  { ...home, path: "/blog", file: "site/blog/page.tsx" },
  { ...home, path: "/blog/:slug", file: "site/blog-post/page.tsx", each: "blog" },
  { ...home, path: "/404", file: "site/not-found/page.tsx", unlisted: true },
];
