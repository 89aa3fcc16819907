import type { Page } from "./page.ts";

/** The system check. */
export const checkPage = {
  surface: "check",
  layout: "experience",
  path: "/systemCheck",
  file: "play/system-check/page.tsx",
  access: "open",
  texts: ["systemCheck", "textForIt"],
} as const satisfies Page;
