import { authTokenFor } from "../../api/auth-tokens.ts";
import { apiUrl } from "../../api/base.ts";
import { send } from "../../api/send.ts";

const name = "lantern-notices";
const pauseMs = { first: 2000, most: 60_000 };

/**
 * Tells when the bell has news. Browsers keep few connections to one server, so of all tabs one holds the line and
 * passes the word on.
 *
 * @returns what ends it
 */
export function listenForNews(news: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const tabs = new BroadcastChannel(name);
  tabs.onmessage = news;
  const onNews = () => {
    news();
    if (!signal.aborted) tabs.postMessage("news");
  };
  // Refused when it is ended while it waits for its turn.
  navigator.locks.request(name, { signal }, () => followStream(onNews, signal)).catch(() => {});
  return () => {
    ended.abort();
    tabs.close();
  };
}

async function followStream(onNews: () => void, signal: AbortSignal): Promise<void> {
  let wait = pauseMs.first;
  while (!signal.aborted) {
    // A line that stood begins anew soon; one that does not come about is tried later and later.
    const stood = await listen(onNews, signal).catch(() => false);
    wait = stood ? pauseMs.first : Math.min(wait * 2, pauseMs.most);
    await pause(wait, signal);
  }
}

/** Reads server-sent events until the line ends. Resolves with whether there was one. */
async function listen(onNews: () => void, signal: AbortSignal): Promise<boolean> {
  const authToken = await authTokenFor("dashboard");
  if (!authToken) return false;
  const response = await send(
    apiUrl("/api/user/notifications/live"),
    {
      headers: { accept: "application/json, text/event-stream" },
      authToken: async () => authToken,
      signal,
    },
    async (response) => response,
  );
  if (!response.ok || !response.body) return false;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
    if (done) return true;
    const events = (rest + value).split("\n\n");
    rest = events.pop() ?? "";
    if (events.some((event) => event.includes("event: news"))) onNews();
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((over) => {
    const timer = setTimeout(over, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      over();
    });
  });
}
