import type { Credentials } from "./token-encryption.ts";

type Message = { request: true; from: string } | { credentials: Credentials; from: string };

/** Milliseconds to wait for an answer: while a tab is known to hold credentials, however busy it is, and otherwise. */
const patience = { withHolders: 10_000, without: 250 };
/** Tells this page's messages from those of other tabs. */
const thisPage = crypto.randomUUID();

/** Sends the credentials to other tabs that request them. Returns a stop function. */
export function offerCredentials(name: string, current: () => Credentials | null): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    const credentials = "request" in data && data.from !== thisPage ? current() : null;
    if (credentials) channel.postMessage({ credentials, from: thisPage } satisfies Message);
  };
  return () => channel.close();
}

/**
 * Holds a lock for as long as this tab has credentials. Browsers keep locks outside of the page, so other tabs see that
 * an answer will come even while this page is busy.
 */
export function credentialsLock(name: string): (has: boolean) => void {
  let release: (() => void) | null = null;
  return (has) => {
    if (has === (release !== null)) return;
    if (!has) {
      release?.();
      release = null;
      return;
    }
    const signedIn = new Promise<void>((resolve) => {
      release = resolve;
    });
    navigator.locks?.request(name, { mode: "shared" }, () => signedIn).catch(() => {});
  };
}

/**
 * Asks other tabs for credentials that open something. Call it while this tab holds no lock of its own.
 *
 * @returns the first that do; null when no tab has them; "busy" when a tab that has some did not answer in time
 */
export async function requestCredentials(
  name: string,
  opens: (credentials: Credentials) => Promise<boolean>,
): Promise<Credentials | "busy" | null> {
  const locks = await navigator.locks?.query();
  const holders = locks?.held?.filter((lock) => lock.name === name).length ?? 0;
  const channel = new BroadcastChannel(name);
  const responses = new Set<string>();
  return new Promise<Credentials | "busy" | null>((resolve) => {
    const nobody = () => resolve(responses.size < holders ? "busy" : null);
    const timer = setTimeout(nobody, holders > 0 ? patience.withHolders : patience.without);
    channel.onmessage = async ({ data }: MessageEvent<Message>) => {
      if (!("credentials" in data) || data.from === thisPage || responses.has(data.from)) return;
      const isRight = await opens(data.credentials);
      responses.add(data.from);
      if (!isRight && (holders === 0 || responses.size < holders)) return;
      clearTimeout(timer);
      if (isRight) resolve(data.credentials);
      else nobody();
    };
    channel.postMessage({ request: true, from: thisPage } satisfies Message);
  }).finally(() => channel.close());
}
