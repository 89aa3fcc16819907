import { byId, type Page, stage } from "./page.ts";

const admin = { surface: "platform", layout: "admin", access: "admin" } as const;

export const platformPages: readonly Page[] = [
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
