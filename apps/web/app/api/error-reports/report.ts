import { buildId } from "../build.ts";
import type { ReportSettings } from "./reporter.ts";

/** Errors from before the reporter has loaded. The list is short, because a page may fail in a loop. */
const early: unknown[] = [];
const most = 20;
let send: (error: unknown) => void = (error) => void (early.length < most && early.push(error));

/** Reports an error that a page caught to render its error screen. Does nothing without a reporting address. */
export function report(error: unknown): void {
  send(error);
}

const onError = (event: ErrorEvent) => report(event.error ?? event.message);
const onRejection = (event: PromiseRejectionEvent) => report(event.reason);

/** Pages where a session runs or whose address contains a secret: no replay and no third-party code. */
const isPrivate = (path: string) => /^\/(?:experience|verify|reset-password|invite-admin)\b/.test(path);

/** Starts error reporting when the configuration has an address for it. The reporter is only loaded then. */
export async function startReporting(settings: ReportSettings | null): Promise<void> {
  addEventListener("error", onError);
  addEventListener("unhandledrejection", onRejection);
  try {
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
