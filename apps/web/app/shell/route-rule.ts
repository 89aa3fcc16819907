import { t } from "../i18n/index.ts";
import { type Page, siteMap } from "../site-map.ts";
import { PageError } from "./page-error.ts";

/** Throws a page error when the parameters violate the page's rule. `id` is the page's path in the site map. */
export function requireRule(id: string, params: Record<string, string | undefined>, path: string): void {
  const rule = ruleOf(id);
  if (!rule) return;
  const isMet = Object.entries(rule.params).every(([name, pattern]) =>
    new RegExp(`^(?:${pattern})$`).test(params[name] ?? ""),
  );
  if (!isMet) throw new PageError(rule.status ?? 404, t.errors().screen.pageNotFound(path));
}

function ruleOf(id: string): Page["rule"] {
  return siteMap.find((page) => page.path === id)?.rule;
}
