import type { Credentials } from "./token-encryption.ts";

/** A page asks, and those with credentials respond to it. */
type Message = { request: string } | { credentials: Credentials; to: string };

/** Milliseconds to wait: while a tab is known to have credentials, however busy it is, and otherwise. */
const patience = [10_000, 250] as const;
/** Tells the responses to this page from others. */
const thisPage = String(Math.random());

/** Sends the credentials to other tabs that request them. Returns a stop function. */
export function offerCredentials(name: string, current: () => Credentials | null): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    const credentials = "request" in data && data.request !== thisPage && current();
    if (credentials) channel.postMessage({ credentials, to: data.request } satisfies Message);
  };
  return () => channel.close();
}

/**
 * Holds a lock for as long as this tab has credentials. Browsers keep locks outside of the page, so other tabs see that
 * a response will come even while this page is busy.
 */
export function credentialsLock(name: string): (has: boolean) => void {
  let release: (() => void) | undefined;
  return (has) => {
    if (!has) release?.();
    release = has ? (release ?? lock(name)) : undefined;
  };
}

/** Returns what releases the lock. */
function lock(name: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks?.request(name, { mode: "shared" }, () => released);
  return release;
}

/**
 * Asks other tabs for credentials that open something. Call it while this tab holds no lock of its own.
 *
 * @returns the first that do; null when no tab has them; "busy" when a tab that has some did not respond in time
 */
export async function requestCredentials(
  name: string,
  opens: (credentials: Credentials) => Promise<boolean>,
): Promise<Credentials | "busy" | null> {
  const locks = await navigator.locks?.query();
  let missing = locks?.held?.filter((lock) => lock.name === name).length ?? 0;
  const channel = new BroadcastChannel(name);
  return new Promise<Credentials | "busy" | null>((resolve) => {
    setTimeout(() => resolve(missing > 0 ? "busy" : null), patience[missing > 0 ? 0 : 1]);
    channel.onmessage = async ({ data }: MessageEvent<Message>) => {
      if (!("credentials" in data) || data.to !== thisPage) return;
      if (await opens(data.credentials)) resolve(data.credentials);
      else if (--missing === 0) resolve(null);
    };
    channel.postMessage({ request: thisPage } satisfies Message);
  }).finally(() => channel.close());
}
