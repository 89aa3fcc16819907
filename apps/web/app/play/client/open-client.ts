import {
  LiveClient,
  openChosen,
  TransportChoice,
  type TransportDeps,
  type WatchNetwork,
} from "@lantern/live-client";
import { liveUrl } from "../../api/base.ts";
import { browserSecret } from "../../api/participant/browser-secret.ts";
import { storyLanguage } from "../../api/participant/story-language.ts";
import { send } from "../../api/send.ts";
import { tabStorage } from "../../api/storage.ts";
import { language } from "../../i18n/current.ts";

/** Events of a page that becomes visible, or that runs again after it was frozen. */
const WAKE_EVENTS = ["visibilitychange", "resume"] as const;

export const transportDeps: TransportDeps = { openWebSocket: (url) => new WebSocket(url), send };

export const watchNetwork: WatchNetwork = ({ online, offline }) => {
  const wake = () => {
    if (document.visibilityState !== "hidden") online();
  };
  globalThis.addEventListener("online", wake);
  globalThis.addEventListener("offline", offline);
  for (const event of WAKE_EVENTS) document.addEventListener(event, wake);
  return () => {
    globalThis.removeEventListener("online", wake);
    globalThis.removeEventListener("offline", offline);
    for (const event of WAKE_EVENTS) document.removeEventListener(event, wake);
  };
};

/**
 * Connects this page to the live session.
 * @param session the session that a host runs; a participant's token names theirs
 */
export function openLiveClient(token: string, session?: string): LiveClient {
  const choice = new TransportChoice(tabStorage(), () => navigator.onLine !== false);
  const url = liveUrl();
  return new LiveClient({
    openSocket: () => openChosen(url, choice, transportDeps),
    token,
    browser: browserSecret(),
    session,
    // A host reads in the language of their account.
    language: session === undefined ? storyLanguage : language,
    watchNetwork,
  });
}
