import { type Page, stage } from "./page.ts";

const live = { surface: "play", layout: "experience", access: "experience" } as const;

export const playPages: readonly Page[] = [
  {
    ...live,
    path: "/experience/end",
    file: "play/end/page.tsx",
    texts: ["live", "checkIn", "liveScorecard", "teamPage"],
  },
  {
    ...live,
    path: "/team/:teamToken",
    file: "play/team-page/page.tsx",
    access: "open",
    secret: true,
    texts: ["liveScorecard", "teamPage"],
  },
  { ...live, path: "/experience/data", file: "play/own-data/page.tsx", texts: ["ownData"] },
  { ...live, path: "/experience/wait/*", file: "play/live/page.tsx", texts: stage },
  { ...live, path: "/experience/live/*", file: "play/live/page.tsx", texts: stage },
];
