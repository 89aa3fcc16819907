import type { SceneView } from "@lantern/engine/views";
import { initialLiveState, LiveClient } from "@lantern/live-client";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { FakeDocument } from "../../../test/fake-document.ts";
import { stubPage } from "../../../test/stub-page.ts";
import { liveSource } from "../client/live-source.ts";
import { directory, info } from "../fixtures/people.ts";
import { briefing, decisionSilent, windows } from "../fixtures/story-scenes.ts";
import { teamView } from "../fixtures/views.ts";
import { LiveProvider } from "./live-provider.tsx";
import { Stage } from "./stage.tsx";

const document = new FakeDocument();
stubPage(document);

test("the last picture that was there stays until that of the next scene has loaded", async () => {
  const openSocket = () => ({ send: vi.fn(), close: vi.fn(), addEventListener: vi.fn() });
  const timers = { setTimeout: () => 0, clearTimeout: () => {} };
  const client = new LiveClient({ token: "t", browser: "b", openSocket, timers });
  const shows = (scene: SceneView, id: string) => {
    const art = { id, alt: id };
    const view = teamView({ ...scene, art, lines: [] } as SceneView);
    return { snapshot: { view, privateView: null, directory } };
  };
  const welcome = { session: { id: "s" }, experience: info, seat: null } as never;
  client.store.set({ ...initialLiveState, link: "open", welcome, ...shows(briefing, "gate") });
  const page = document.createElement("div");
  const root = createRoot(page as never);
  await act(async () =>
    root.render(
      <MemoryRouter>
        <LiveProvider source={liveSource(client)}>
          <Stage />
        </LiveProvider>
      </MemoryRouter>,
    ),
  );
  const pictures = () => page.withClass("l-plates")[0]?.withClass("l-fill") ?? [];
  const names = () => pictures().map(({ attributes }) => attributes.get("src")?.match(/(\w+)\.avif$/)?.[1]);
  const load = () => act(async () => void pictures().at(-1)?.dispatchEvent(new Event("load")));

  expect(names()).toEqual(["gate"]);
  await load();
  const gate = pictures()[0];
  await act(async () => client.store.set(shows(decisionSilent, "table")));
  expect(names()).toEqual(["gate", "table"]);
  expect(pictures()[0]).toBe(gate);
  // The picture of the table never arrives.
  await act(async () => client.store.set(shows(windows, "windows")));
  expect(names()).toEqual(["gate", "windows"]);
  await load();
  await act(async () => client.store.set(shows(briefing, "gate")));
  expect(names()).toEqual(["windows", "gate"]);
  await act(async () => root.unmount());
});
