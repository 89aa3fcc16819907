import { t } from "../i18n/index.ts";
import type { Page } from "../site-map/page.ts";
import { PageError } from "./page-error.ts";

/** Throws a page error when the parameters violate the page's rule. */
export function requireRule(
  page: Pick<Page, "rule"> | undefined,
  params: Record<string, string | undefined>,
  path: string,
): void {
  const rule = page?.rule;
  if (!rule) return;
  const isMet = Object.entries(rule.params).every(([name, pattern]) =>
    new RegExp(`^(?:${pattern})$`).test(params[name] ?? ""),
  );
  if (!isMet) throw new PageError(rule.status ?? 404, t.errors().screen.pageNotFound(path));
}
