import { pageConfig } from "./page-config.ts";

const page = globalThis as { lantern?: Record<string, unknown> };

/**
 * Whether a test, or a curious person, has asked for the page's internals by setting `window.lantern` before the page's
 * scripts run. Only in local mode, because a participant's plain token is among them.
 */
export const isTested = (): boolean => page.lantern !== undefined && pageConfig().local;

/** Exposes objects as `lantern.{name}` on a page that is tested. */
export function offerToTests(given: Record<string, unknown>): void {
  if (isTested()) Object.assign(page.lantern ?? {}, given);
}
