import {
  addIntegration,
  browserTracingIntegration,
  captureException,
  type Event,
  init,
  replayIntegration,
} from "@sentry/browser";
import { plainAddress } from "./plain-address.ts";

export interface ReportSettings {
  dsn: string;
  traces_sample_rate: number;
  replays_session_sample_rate: number;
  replays_on_error_sample_rate: number;
}

/** A report names the page, but never what its address holds of a person. */
function withoutSecrets<E extends Event>(event: E): E {
  if (event.request?.url) event.request.url = plainAddress(event.request.url);
  if (event.request) delete event.request.headers;
  for (const crumb of event.breadcrumbs ?? [])
    for (const name of ["url", "from", "to"])
      if (typeof crumb.data?.[name] === "string") crumb.data[name] = plainAddress(crumb.data[name]);
  return event;
}

/** Starts reporting: errors, one trace in ten pages, replays with every text and picture masked. */
export function startReporter(settings: ReportSettings, build: string, replays: boolean): void {
  init({
    dsn: settings.dsn,
    release: build,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    tracesSampleRate: settings.traces_sample_rate,
    replaysSessionSampleRate: settings.replays_session_sample_rate,
    replaysOnErrorSampleRate: settings.replays_on_error_sample_rate,
    integrations: [browserTracingIntegration({ traceFetch: false, traceXHR: false })],
    beforeSend: withoutSecrets,
    beforeSendTransaction: withoutSecrets,
    beforeBreadcrumb: (crumb) => (crumb.category === "console" ? null : crumb),
  });
  if (replays)
    addIntegration(replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true }));
}

export { captureException };
