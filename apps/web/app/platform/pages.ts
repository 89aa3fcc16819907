/**
 * Every page of the platform's administrators: its address, its folder, and what links to it say. The router, the
 * guard, the sidebar, the finder and the titles read this list. The build reads it in Node, so nothing here may import React.
 */
import { byId, type Page, pageAmong, stage } from "../site-map/page.ts";
import { names } from "./names.ts";

interface PlatformPage extends Pick<Page, "path">, Partial<Pick<Page, "rule" | "texts" | "name">> {
  /** Its folder below `platform`. */
  folder: string;
}

const consolePages: readonly PlatformPage[] = [
  { path: "/console", folder: "home", name: names.overview },
  { path: "/console/companies", folder: "companies", name: names.companies },
  { path: "/console/companies/:id", folder: "company", rule: byId },
  { path: "/console/users", folder: "users", name: names.users },
  { path: "/console/users/:id", folder: "user", rule: byId },
  { path: "/console/sessions", folder: "sessions", name: names.sessions },
  { path: "/console/sessions/:id", folder: "session", rule: byId },
  { path: "/console/orders", folder: "orders", name: names.orders },
  { path: "/console/products", folder: "products", name: names.products },
  { path: "/console/experiences", folder: "experiences", name: names.experiences },
  { path: "/console/settings", folder: "settings", name: names.settings },
  { path: "/console/mails", folder: "emails", name: names.emails },
  { path: "/console/audit", folder: "audit", name: names.audit },
];

/** Diagnostic tools; in local mode everybody may open them. */
const tools: readonly PlatformPage[] = [
  { path: "/debug/experience", folder: "debug/experience", name: names.scenes, texts: stage },
  { path: "/debug/scorecard", folder: "debug/scorecard", name: names.scorecards, texts: ["liveScorecard"] },
  { path: "/debug/collaboration-analysis", folder: "debug/collaboration-analysis", name: names.analysis },
  { path: "/debug/award", folder: "debug/award", name: names.badges },
  { path: "/debug/intercom", folder: "debug/intercom", name: names.widget },
  { path: "/debug/kit", folder: "debug/kit", name: names.kit },
];

export const pages: readonly PlatformPage[] = [...consolePages, ...tools];

/** The same for the site map. */
export const platformPages: readonly Page[] = pages.map(({ folder, ...page }) => ({
  ...page,
  surface: "platform",
  layout: "admin",
  access: "admin",
  file: `platform/${folder}/page.tsx`,
}));

type Named = PlatformPage & { name: string };

const named = (some: readonly PlatformPage[]): Named[] =>
  some.flatMap(({ name, ...page }) => (name ? [{ ...page, name }] : []));

/** Whether everybody may open the page at an address in local mode. */
export const isTool = (address: string): boolean => pageAmong(tools, address) !== undefined;

/** The pages that links lead to: the tools, and for an administrator the console. */
export const namedFor = (admin: boolean): Named[] => named(admin ? pages : tools);
