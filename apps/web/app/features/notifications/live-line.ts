import { apiUrl } from "../../api/base.ts";
import { bearerFor } from "../../api/bearers.ts";
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
  const heard = () => {
    news();
    if (!signal.aborted) tabs.postMessage("news");
  };
  // Refused when it is ended while it waits for its turn.
  navigator.locks.request(name, { signal }, () => keepLine(heard, signal)).catch(() => {});
  return () => {
    ended.abort();
    tabs.close();
  };
}

async function keepLine(heard: () => void, signal: AbortSignal): Promise<void> {
  let wait = pauseMs.first;
  while (!signal.aborted) {
    // A line that stood begins anew soon; one that does not come about is tried later and later.
    const stood = await listen(heard, signal).catch(() => false);
    wait = stood ? pauseMs.first : Math.min(wait * 2, pauseMs.most);
    await pause(wait, signal);
  }
}

/** Reads server-sent events until the line ends. Resolves with whether there was one. */
async function listen(heard: () => void, signal: AbortSignal): Promise<boolean> {
  const bearer = await bearerFor("dashboard");
  if (!bearer) return false;
  const answer = await send(
    apiUrl("/api/user/notifications/live"),
    {
      headers: { accept: "application/json, text/event-stream" },
      bearer: async () => bearer,
      signal,
    },
    async (head) => head,
  );
  if (!answer.ok || !answer.body) return false;
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
    if (done) return true;
    const events = (rest + value).split("\n\n");
    rest = events.pop() ?? "";
    if (events.some((event) => event.includes("event: news"))) heard();
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
