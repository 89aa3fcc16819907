import { buildId } from "../version/build.ts";
import type { ReportSettings } from "./reporter.ts";

/** What broke before it was known whether to report it; a page that breaks in a loop is told of but once. */
const early: unknown[] = [];
const most = 20;
let send: (error: unknown) => void = (error) => void (early.length < most && early.push(error));

/** Reports an error that a page has caught to draw its error screen. Without an address it goes nowhere. */
export function report(error: unknown): void {
  send(error);
}

const onError = (event: ErrorEvent) => report(event.error ?? event.message);
const onRejection = (event: PromiseRejectionEvent) => report(event.reason);

/** Nothing of others, and no picture of what people do, where an hour is played or an address holds a secret. */
const isPrivate = (path: string) => /^\/(?:experience|verify|reset-password|invite-admin)\b/.test(path);

/** Reports errors where the configuration has an address for them. Only then the reporter is fetched at all. */
export async function startReporting(configured: Promise<ReportSettings | null>): Promise<void> {
  addEventListener("error", onError);
  addEventListener("unhandledrejection", onRejection);
  try {
    const settings = await configured;
    if (settings) {
      const { captureException, startReporter } = await import("./reporter.ts");
      startReporter(settings, buildId, !isPrivate(location.pathname));
      send = (error) => void captureException(error);
    } else send = () => {};
  } catch {
    send = () => {};
  } finally {
    removeEventListener("error", onError);
    removeEventListener("unhandledrejection", onRejection);
    for (const error of early.splice(0)) send(error);
  }
}
