type Messenger = ((...args: unknown[]) => void) & { q?: unknown[][] };

/** Loads the Intercom chat of this workspace. Only called after consent. */
export function startIntercom(appId: string): void {
  const page = globalThis as unknown as { Intercom?: Messenger };
  const waiting: Messenger = (...args) => void waiting.q?.push(args);
  waiting.q = [];
  page.Intercom = waiting;
  waiting("boot", { app_id: appId });
  const script = document.createElement("script");
  script.src = `https://widget.intercom.io/widget/${encodeURIComponent(appId)}`;
  script.async = true;
  document.body.append(script);
}
