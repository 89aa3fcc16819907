import type { Language } from "@lantern/contract/languages";
import { createStore, type LiveClient } from "@lantern/live-client";
import { access } from "../../api/participant/access.ts";
import { chooseStoryLanguage } from "../../api/participant/story-language.ts";
import { openLiveClient } from "./open-client.ts";

/** This page's one live connection, which stays open between the lobby and the stage. */
export const current = createStore<{ client: LiveClient | null; token: string }>({ client: null, token: "" });

/** Connects the participant who is signed in and not leaving. An open connection stays. */
export function connect(): LiveClient | null {
  const { token, leaveMeeting } = access.get();
  if (!token || leaveMeeting) return null;
  const state = current.get();
  if (state.client && state.token === token && state.client.store.get().link !== "closed")
    return state.client;
  return reconnect();
}

/** Opens a new connection, after "Play here" or when the old one was closed for good. */
export function reconnect(): LiveClient {
  const { token } = access.get();
  current.get().client?.close();
  const client = openLiveClient(token);
  current.set({ client, token });
  return client;
}

/** Chooses the language of the story and of this page, which then gets everything in it. */
export function readStoryIn(language: Language): void {
  chooseStoryLanguage(language);
  current.get().client?.renew();
}

export function disconnect(): void {
  current.get().client?.close();
  current.set({ client: null, token: "" });
}
