import {
  addEventProcessor,
  addIntegration,
  browserTracingIntegration,
  captureException,
  type Event,
  init,
  makeFetchTransport,
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
  const properties = (record ?? {}) as Record<string, unknown>;
  for (const [name, value] of Object.entries(properties))
    if (typeof value === "string" && isAddress.test(value)) properties[name] = plainAddress(value);
}

/** Removes personal data and secrets from the addresses in a report. */
function withoutSecrets<E extends Event & { urls?: string[] }>(event: E): E {
  if (event.request?.url) event.request.url = plainAddress(event.request.url);
  if (event.request) delete event.request.headers;
  // A replay lists the pages that it covers.
  if (event.urls) event.urls = event.urls.map(plainAddress);
  for (const crumb of event.breadcrumbs ?? []) cleanAddresses(crumb.data);
  for (const span of event.spans ?? []) {
    cleanAddresses(span.data);
    cleanAddresses(span as { description?: unknown });
  }
  cleanAddresses(event.contexts?.trace?.data);
  return event;
}

/** Starts reporting: all errors, one trace in ten page loads, and replays with masked texts and pictures. */
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
    // Whole traces go through the same cleaning as errors.
    traceLifecycle: "static",
    transport: cleanTransport,
    beforeBreadcrumb: (crumb) => (crumb.category === "console" ? null : crumb),
  });
  addEventProcessor(withoutSecrets);
  // Uncompressed, so that addresses in a recording can be cleaned.
  const masked = { maskAllText: true, maskAllInputs: true, blockAllMedia: true, useCompression: false };
  if (replays) addIntegration(replayIntegration(masked));
}

/** Recordings bypass all hooks and go straight to the transport, so their addresses are cleaned there. */
function cleanTransport(
  options: Parameters<typeof makeFetchTransport>[0],
): ReturnType<typeof makeFetchTransport> {
  const transport = makeFetchTransport(options);
  return {
    ...transport,
    send(envelope) {
      for (const item of envelope[1] as [{ type?: string; length?: number }, unknown][]) {
        if (item[0].type !== "replay_recording") continue;
        const plain = plainAddresses(item[1]);
        item[1] = plain;
        item[0].length = plain.length;
      }
      return transport.send(envelope);
    },
  };
}

export { captureException };
