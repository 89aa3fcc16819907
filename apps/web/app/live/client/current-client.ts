import { access } from "./access.ts";
import { browserSecret } from "./browser-secret.ts";
import { LiveClient } from "./live-client.ts";
import { createStore } from "./store.ts";

/** The one live line of this page; it outlives the way from the lobby to the stage. */
export const current = createStore<{ client: LiveClient | null; token: string }>({ client: null, token: "" });

/** Opens the line for whoever is signed in, or keeps the one that is open. */
export function connect(): LiveClient | null {
  const { token } = access.get();
  if (!token) return null;
  const now = current.get();
  if (now.client && now.token === token && now.client.store.get().link !== "closed") return now.client;
  return reconnect();
}

/** Opens a new line: after "Play here", or when the old one was closed for good. */
export function reconnect(): LiveClient {
  const { token } = access.get();
  current.get().client?.close();
  const client = new LiveClient({ token, browser: browserSecret() });
  current.set({ client, token });
  return client;
}

export function disconnect(): void {
  current.get().client?.close();
  current.set({ client: null, token: "" });
}
