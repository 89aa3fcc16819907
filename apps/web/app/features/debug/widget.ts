/** What a page can tell of the chat widget. */
export interface Widget {
  /** Of the outside widget; null: the built-in panel stands in. */
  appId: string | null;
  /** Ms between the page's beginning and the request for the widget's script; null: it has not been asked for. */
  startedAfter: number | null;
  /** The built-in help panel is on this page. */
  panel: boolean;
  /** Hosts other than our own that this page has asked for anything. */
  others: string[];
}

const widgetHost = /(^|\.)intercom(cdn)?\.(io|com)$/;

/** Reads the state of the widget from the page itself, so that it cannot differ from what happened. */
export function readWidget(config: object): Widget {
  const requests = performance.getEntriesByType("resource").map(({ name, startTime }) => ({
    host: new URL(name, location.href).hostname,
    startTime,
  }));
  const script = requests.find(({ host }) => widgetHost.test(host));
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
