/** State of the chat widget as the page can read it. */
export interface Widget {
  /** App id of the external widget; null when the built-in panel is used. */
  appId: string | null;
  /** Milliseconds from the page's start to the request for the widget's script; null when it was not requested. */
  startedAfter: number | null;
  /** Whether the built-in help panel is on this page. */
  panel: boolean;
  /** Other hosts that this page sent requests to. */
  others: string[];
}

const widgetServer = /(^|\.)intercom(cdn)?\.(io|com)$/;

/** Reads the widget's state from the page itself, so that it always shows what really happened. */
export function readWidget(config: object): Widget {
  const requests = performance.getEntriesByType("resource").map(({ name, startTime }) => ({
    host: new URL(name, location.href).hostname,
    startTime,
  }));
  const script = requests.find(({ host }) => widgetServer.test(host));
  const appId = "intercom_app_id" in config ? config.intercom_app_id : null;
  return {
    appId: typeof appId === "string" ? appId : null,
    startedAfter: script?.startTime ?? null,
    panel: document.querySelector("[data-help-panel]") !== null,
    others: [...new Set(requests.map(({ host }) => host))].filter(
      (host) => host && host !== location.hostname,
    ),
  };
}
