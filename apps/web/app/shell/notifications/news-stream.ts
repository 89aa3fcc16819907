import { authTokenFor } from "../../api/auth-tokens.ts";
import { apiUrl } from "../../api/base.ts";
import { send } from "../../api/send.ts";

const lockName = "lantern-notices";
const pauseMs = { first: 2000, most: 60_000 };

/**
 * Calls `news` when there are notifications after the newest one that the page has. Browsers allow few connections to
 * one server, so one tab holds the stream and informs the others.
 *
 * @param newest returns the id of that notification, or null without any. Called each time a stream opens, because
 *   notifications are also made while no stream is open.
 * @returns a stop function
 */
export function listenForNews(news: () => void, newest: () => string | null): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const tabs = new BroadcastChannel(lockName);
  tabs.onmessage = news;
  const onNews = () => {
    news();
    if (!signal.aborted) tabs.postMessage("news");
  };
  // Rejects when it is stopped while it waits for the lock.
  navigator.locks.request(lockName, { signal }, () => followStream(onNews, newest, signal)).catch(() => {});
  return () => {
    ended.abort();
    tabs.close();
  };
}

async function followStream(
  onNews: () => void,
  newest: () => string | null,
  signal: AbortSignal,
): Promise<void> {
  let wait = pauseMs.first;
  while (!signal.aborted) {
    // A stream that was open reconnects soon; one that failed to open retries at growing intervals.
    const stood = await listen(onNews, newest(), signal).catch(() => false);
    wait = stood ? pauseMs.first : Math.min(wait * 2, pauseMs.most);
    await pause(wait, signal);
  }
}

/** Reads server-sent events until the stream ends. Resolves with whether it was open. */
async function listen(onNews: () => void, newest: string | null, signal: AbortSignal): Promise<boolean> {
  const authToken = await authTokenFor("dashboard");
  if (!authToken) return false;
  const response = await send(
    apiUrl("/api/user/notifications/live"),
    {
      headers: {
        accept: "application/json, text/event-stream",
        ...(newest && { "last-event-id": newest }),
      },
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
