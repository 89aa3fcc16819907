// @vitest-environment happy-dom
import { HttpSocket } from "@lantern/live-client";
import { afterEach, expect, test, vi } from "vitest";
import { transportDeps, watchNetwork } from "./open-client.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("[C03] [C04] every request of a live connection carries the headers of any other", async () => {
  const requests: [url: string, headers: Headers][] = [];
  document.cookie = "XSRF-TOKEN=for-gery";
  vi.stubGlobal("fetch", async (url: string, { headers }: RequestInit) => {
    requests.push([url, new Headers(headers)]);
    if (url !== "/live/events") return new Response(null, { status: 204 });
    const first = new TextEncoder().encode(`${JSON.stringify({ line: "n" })}\n`);
    return new Response(new ReadableStream({ start: (stream) => stream.enqueue(first) }));
  });
  const socket = new HttpSocket("/live", "stream", transportDeps.send);
  socket.send("hello");
  await vi.waitFor(() => expect(requests.at(-1)?.[0]).toBe("/live/commands"));
  socket.close();
  for (const [url, headers] of requests) expect(headers.get("accept"), url).toBe("application/json");
  expect(requests.at(-1)?.[1].get("x-xsrf-token")).toBe("for-gery");
});

test("a page that becomes visible or gets a network checks its connection, until it stops watching", () => {
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const events = { online: vi.fn(), offline: vi.fn() };
  const stop = watchNetwork(events);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(events.online).toHaveBeenCalledTimes(0);
  visibility.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  window.dispatchEvent(new Event("online"));
  expect(events.online).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event("offline"));
  stop();
  for (const type of ["online", "offline"]) window.dispatchEvent(new Event(type));
  document.dispatchEvent(new Event("resume"));
  expect([events.online.mock.calls.length, events.offline.mock.calls.length]).toEqual([2, 1]);
});
