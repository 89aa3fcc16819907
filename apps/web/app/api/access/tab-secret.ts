import type { Credentials } from "./token-encryption.ts";

type Message = { request: true } | { credentials: Credentials };

const patience = 250;

/** Sends the credentials to other tabs that request them. Returns a stop function. */
export function offerCredentials(name: string, current: () => Credentials | null): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    const credentials = "request" in data ? current() : null;
    if (credentials) channel.postMessage({ credentials } satisfies Message);
  };
  return () => channel.close();
}

/** Requests the credentials from other tabs; null when none responds in time. */
export function requestCredentials(name: string): Promise<Credentials | null> {
  const channel = new BroadcastChannel(name);
  return new Promise<Credentials | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), patience);
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (!("credentials" in data)) return;
      clearTimeout(timer);
      resolve(data.credentials);
    };
    channel.postMessage({ request: true } satisfies Message);
  }).finally(() => channel.close());
}
