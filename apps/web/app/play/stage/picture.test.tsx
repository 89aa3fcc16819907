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
import { briefing, decisionSilent, film, windows } from "../fixtures/story-scenes.ts";
import { teamView } from "../fixtures/views.ts";
import { LiveProvider } from "./live-provider.tsx";
import { Stage } from "./stage.tsx";

const document = new FakeDocument();
stubPage(document);
vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));

/** The stage in a page of its own. */
async function open() {
  const openSocket = () => ({ send: vi.fn(), close: vi.fn(), addEventListener: vi.fn() });
  const timers = { setTimeout: () => 0, clearTimeout: () => {} };
  const client = new LiveClient({ token: "t", browser: "b", openSocket, timers });
  const show = (scene: SceneView) =>
    act(async () => client.store.set({ snapshot: { view: teamView(scene), privateView: null, directory } }));
  const welcome = { session: { id: "s" }, experience: info, seat: null } as never;
  client.store.set({ ...initialLiveState, link: "open", welcome });
  const page = document.createElement("div");
  const root = createRoot(page as never);
  const begin = async (scene: SceneView) => {
    await show(scene);
    await act(async () =>
      root.render(
        <MemoryRouter>
          <LiveProvider source={liveSource(client)}>
            <Stage />
          </LiveProvider>
        </MemoryRouter>,
      ),
    );
  };
  const pictures = () => page.withClass("l-plates")[0]?.withClass("l-fill") ?? [];
  const names = () =>
    pictures().map(({ attributes }) => attributes.get("src")?.match(/([\w-]+)\.avif$/)?.[1]);
  const load = () => act(async () => void pictures().at(-1)?.dispatchEvent(new Event("load")));
  const close = () => act(async () => root.unmount());
  return { begin, show, pictures, names, load, close };
}

const withPicture = (scene: SceneView, id: string) =>
  ({ ...scene, art: { id, alt: id }, lines: [] }) as SceneView;

test("the last picture that was there stays until that of the next scene has loaded", async () => {
  const { begin, show, pictures, names, load, close } = await open();
  await begin(withPicture(briefing, "gate"));
  expect(names()).toEqual(["gate"]);
  await load();
  const gate = pictures()[0];
  await show(withPicture(decisionSilent, "table"));
  expect(names()).toEqual(["gate", "table"]);
  expect(pictures()[0]).toBe(gate);
  // The picture of the table never arrives.
  await show(withPicture(windows, "windows"));
  expect(names()).toEqual(["gate", "windows"]);
  await load();
  await show(withPicture(briefing, "gate"));
  expect(names()).toEqual(["windows", "gate"]);
  await close();
});

test.each([
  ["at its end", 100_000, "o1-3"],
  ["before its end", 12_000, "o1-2"],
])(
  "after a film that ends %s its picture stays until that of the next scene has loaded",
  async (_, ms, last) => {
    const { begin, show, names, load, close } = await open();
    const startedAt = Date.now() - ms;
    await begin({ ...film, timer: { ...film.timer, startedAt, endsAt: startedAt + film.timer.totalMs } });
    await show(withPicture(briefing, "gate"));
    expect(names()).toEqual([last, "gate"]);
    await load();
    await show(withPicture(windows, "windows"));
    expect(names()).toEqual(["gate", "windows"]);
    await close();
  },
);
