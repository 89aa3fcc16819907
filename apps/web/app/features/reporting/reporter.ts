import {
  addEventProcessor,
  addIntegration,
  browserTracingIntegration,
  captureException,
  type Event,
  getClient,
  init,
  replayIntegration,
} from "@sentry/browser";
import { plainAddress, plainAddresses } from "./plain-address.ts";

export interface ReportSettings {
  dsn: string;
  traces_sample_rate: number;
  replays_session_sample_rate: number;
  replays_on_error_sample_rate: number;
}

const isAddress = /^(?:https?:\/)?\//;

function cleanAddresses(record: object | undefined): void {
  const held = (record ?? {}) as Record<string, unknown>;
  for (const [name, value] of Object.entries(held))
    if (typeof value === "string" && isAddress.test(value)) held[name] = plainAddress(value);
}

/** A report names the page, but never what its address holds of a person. */
function withoutSecrets<E extends Event & { urls?: string[] }>(event: E): E {
  if (event.request?.url) event.request.url = plainAddress(event.request.url);
  if (event.request) delete event.request.headers;
  // A replay lists the pages it went through.
  if (event.urls) event.urls = event.urls.map(plainAddress);
  for (const crumb of event.breadcrumbs ?? []) cleanAddresses(crumb.data);
  for (const span of event.spans ?? []) {
    cleanAddresses(span.data);
    cleanAddresses(span as { description?: unknown });
  }
  cleanAddresses(event.contexts?.trace?.data);
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
    // Whole traces, which pass the same cleaning as errors.
    traceLifecycle: "static",
    beforeBreadcrumb: (crumb) => (crumb.category === "console" ? null : crumb),
  });
  addEventProcessor(withoutSecrets);
  if (replays) startReplays();
}

/** Pictures of how the page moved. They are sent as plain text, so that their addresses can be cleaned too. */
function startReplays(): void {
  const masked = { maskAllText: true, maskAllInputs: true, blockAllMedia: true };
  addIntegration(replayIntegration({ ...masked, useCompression: false }));
  getClient()?.on("beforeEnvelope", ([, items]) => {
    for (const item of items as [{ type?: string }, unknown][])
      if (item[0].type === "replay_recording") item[1] = plainAddresses(item[1]);
  });
}

export { captureException };
