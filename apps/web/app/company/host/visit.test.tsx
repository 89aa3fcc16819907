import { initialLiveState, LiveClient } from "@lantern/live-client";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { FakeDocument } from "../../../test/fake-document.ts";
import { stubPage } from "../../../test/stub-page.ts";
import { useStore } from "../../play/client/use-store.ts";
import { directory, info } from "../../play/fixtures/people.ts";
import { briefing } from "../../play/fixtures/story-scenes.ts";
import { teamView } from "../../play/fixtures/views.ts";
import Visit from "./visit.tsx";

// Whether the installation has calls is another subject.
vi.mock("./use-visit-voice.ts", () => ({
  useVisitVoice: () => ({ call: null, speak: async () => {}, stop: () => {} }),
}));

const document = new FakeDocument();

beforeEach(() => {
  stubPage(document);
});

test("a visit shows the stage without reactions, and ends when the host is back at the console", async () => {
  const openSocket = () => ({ send: vi.fn(), close: vi.fn(), addEventListener: vi.fn() });
  const timers = { setTimeout: () => 0, clearTimeout: () => {} };
  const client = new LiveClient({ token: "t", browser: "b", openSocket, timers });
  const session = { id: "s", title: "Friday", language: "en", company: "", rehearsal: true } as const;
  client.store.set({
    ...initialLiveState,
    link: "open",
    welcome: { session, experience: info, seat: null } as never,
    snapshot: { view: teamView(briefing), privateView: null, directory },
  });
  function Console() {
    const state = useStore(client.store, (now) => now);
    const connection = { state, client, refused: null, again: () => {}, send: async () => ({ ok: true }) };
    return <Visit connection={connection as never} client={client} />;
  }
  const page = document.createElement("div");
  const root = createRoot(page as never);
  await act(async () =>
    root.render(
      <MemoryRouter>
        <Console />
      </MemoryRouter>,
    ),
  );
  expect(page.withClass("l-scene")).toHaveLength(1);
  await act(async () => client.store.set({ reactions: [{ key: 1, seat: "s3", r: "heart" }], mutedAt: 5 }));
  expect(page.withClass("l-reaction")).toEqual([]);
  await act(async () =>
    client.store.set({ snapshot: { view: { stage: "host" } as never, privateView: null, directory } }),
  );
  expect(page.withClass("l-scene")).toEqual([]);
  await act(async () => root.unmount());
});
