import type { Language } from "@lantern/contract/languages";
import type { SharedView } from "@lantern/engine/views";
import { initialLiveState, LiveClient, type LiveState } from "@lantern/live-client";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter, Route, Routes } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { FakeDocument, type FakeElement } from "../../../test/fake-document.ts";
import { stubPage } from "../../../test/stub-page.ts";
import { t } from "../../i18n/index.ts";
import { TileVoice } from "../call/tile-media.tsx";
import { directory, five, info, mine, NOW } from "../fixtures/people.ts";
import { decisionTalk } from "../fixtures/story-scenes.ts";
import { lobby, teamView } from "../fixtures/views.ts";
import ExperienceLayout from "../layout.tsx";
import { LiveSession } from "./live-page.tsx";

/** Counts what the stage draws: itself, its scene, and the scene's controls. */
const drawn = vi.hoisted(() => ({ stage: 0, scene: 0, controls: 0 }));
const counted = vi.hoisted(
  () =>
    <P,>(what: keyof typeof drawn, Drawn: (props: P) => ReactNode) =>
    (props: P) => {
      drawn[what] += 1;
      return Drawn(props);
    },
);
vi.mock("../stage/dock.tsx", async (original) => {
  const { Dock } = await original<typeof import("../stage/dock.tsx")>();
  return { Dock: counted("stage", Dock) };
});
vi.mock("../stage/hand.tsx", async (original) => {
  const hand = await original<typeof import("../stage/hand.tsx")>();
  return { ...hand, OwnHand: counted("scene", hand.OwnHand) };
});
vi.mock("../scenes/option-number.tsx", async (original) => {
  const { OptionNumber } = await original<typeof import("../scenes/option-number.tsx")>();
  return { OptionNumber: counted("controls", OptionNumber) };
});

// Every render of a tile renders its voice.
vi.mock("../call/tile-media.tsx", async (original) => {
  const tile = await original<typeof import("../call/tile-media.tsx")>();
  return { ...tile, TileVoice: vi.fn(tile.TileVoice) };
});

const document = new FakeDocument();
const people = five.map((person) => ({ ...person, presence: "here" as const }));
const stage = teamView(decisionTalk, { people });

beforeEach(() => {
  stubPage(document);
  // A rehearsal has no call.
  sessionStorage.setItem(
    "experience_credentials",
    JSON.stringify({ email: "", sessionId: "s", secret: "x" }),
  );
});

/** The live session in a page of its own. */
async function open(view: SharedView) {
  const openSocket = () => ({ send: vi.fn(), close: vi.fn(), addEventListener: vi.fn() });
  // The test sets the state, so the client's own timers never run.
  const timers = { setTimeout: () => 0, clearTimeout: () => {} };
  const client = new LiveClient({ token: "t", browser: "b", openSocket, timers });
  const session = { id: "s", title: "Friday", language: "en", company: "", rehearsal: true } as const;
  client.store.set({
    ...initialLiveState,
    link: "open",
    welcome: { session, experience: info, seat: "s5" } as never,
    snapshot: { view, privateView: mine, directory },
  });
  // These people have not played together before.
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(["last-commitment"], { commitment: null });
  const page = document.createElement("div");
  const root = createRoot(page as never);
  await act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <MemoryRouter>
          <Routes>
            <Route element={<ExperienceLayout />}>
              <Route path="*" element={<LiveSession client={client} sessionId="s" />} />
            </Route>
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
  return { client, page, close: () => act(async () => root.unmount()) };
}

const chat = [...stage.chat, { seat: "s2", textId: "t9", at: NOW }];
const withText = { ...directory, texts: { ...directory.texts, t9: "Over here!" } };
const snapshot = { view: stage, privateView: mine, directory };
const dropped = people.map((one) => (one.seat === "s2" ? { ...one, presence: "dropped" as const } : one));

test.each<[string, Partial<LiveState>, (page: FakeElement) => void]>([
  [
    "a reaction",
    { reactions: [{ key: 1, seat: "s3", r: "heart" }] },
    (page) => expect(page.withClass("l-reaction")).toHaveLength(1),
  ],
  [
    "a message of the chat",
    { snapshot: { ...snapshot, view: { ...stage, chat }, directory: withText } },
    (page) => expect(page.textContent).toContain("Over here!"),
  ],
  [
    "somebody's lost connection",
    { snapshot: { ...snapshot, view: { ...stage, people: dropped } } },
    (page) => expect(page.withClass("l-away")).toHaveLength(1),
  ],
])("%s appears without rendering the stage, the scene or its controls again", async (_, change, appears) => {
  const { client, page, close } = await open(stage);
  expect(Object.values(drawn)).not.toContain(0);
  const before = { ...drawn };
  await act(async () => client.store.set(change));
  appears(page);
  expect(drawn).toEqual(before);
  // Nor does the clock, by which only pictures and counted seconds change.
  await act(async () => vi.advanceTimersByTime(3000));
  expect(drawn).toEqual(before);
  await close();
});

test("a new view renders the scene and its controls, and not the stage around it", async () => {
  const { client, page, close } = await open(stage);
  const before = { ...drawn };
  const view = teamView({ ...decisionTalk, question: "Another question?" });
  await act(async () => client.store.set({ snapshot: { view, privateView: mine, directory } }));
  expect(drawn.stage).toBe(before.stage);
  expect(drawn.scene).toBeGreaterThan(before.scene);
  expect(drawn.controls).toBeGreaterThan(before.controls);
  expect(page.textContent).toContain("Another question?");
  await close();
});

test("a message of the chat appears without rendering the tiles", async () => {
  const { client, page, close } = await open(stage);
  vi.mocked(TileVoice).mockClear();
  const view = { ...stage, chat: [...stage.chat, { seat: "s2", textId: "t9", at: NOW }] };
  const texts = { ...directory.texts, t9: "Over here!" };
  const withMessage = { view, privateView: mine, directory: { ...directory, texts } };
  await act(async () => client.store.set({ snapshot: withMessage }));
  expect(page.textContent).toContain("Over here!");
  expect(TileVoice).not.toHaveBeenCalled();
  await close();
});

/** Texts of a language are a dozen files, which a busy machine reads slowly. */
const whileTextsLoad = 10_000;

test("the page speaks the language of its session, and the other one when that changes", async () => {
  const { client, page, close } = await open(stage);
  expect(page.textContent).toContain("Ask for help");
  const { welcome } = client.store.get();
  const inLanguage = (language: Language) => {
    if (welcome) client.store.set({ welcome: { ...welcome, session: { ...welcome.session, language } } });
  };
  await act(async () => inLanguage("es"));
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(page.textContent).toContain("Pedir ayuda");
  }, whileTextsLoad);
  expect(page.textContent).not.toContain("Ask for help");
  await act(async () => inLanguage("en"));
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(page.textContent).toContain("Ask for help");
  }, whileTextsLoad);
  await close();
});

test("when the session ends, the stage gives way to the end", async () => {
  const { client, page, close } = await open(stage);
  const view = { stage: "over", scorecard: true, clock: { ...stage.clock, phase: "ended" } } as const;
  await act(async () => client.store.set({ snapshot: { view, privateView: mine, directory } }));
  expect(page.withClass("l-scene")).toEqual([]);
  expect(page.textContent).toContain(t.liveScenes().over.now);
  await close();
});

test("the lobby's check of the connection follows the measurement", async () => {
  const { client, page, close } = await open(lobby);
  // Its code loads when it is needed.
  await act(async () => void (await import("../lobby/lobby.tsx")));
  expect(page.textContent).toContain(t.live().lobby.finding);
  client.clock.sample(Date.now() - 30, Date.now());
  await act(async () => vi.advanceTimersByTime(1000));
  expect(page.textContent).toContain(t.live().lobby.steady);
  await close();
});

const notifications = (page: FakeElement) =>
  page.withClass("l-notification").map(({ textContent }) => textContent);
const after = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

test("a lost connection is reported until it is back, and its return for a moment", async () => {
  const { client, page, close } = await open(stage);
  expect(notifications(page)).toEqual([]);
  await act(async () => client.store.set({ link: "lost" }));
  expect(notifications(page)).toEqual([t.live().connection.lost]);
  await act(async () => client.store.set({ link: "open" }));
  expect(notifications(page)).toEqual([t.live().connection.back]);
  await after(3000);
  expect(notifications(page)).toEqual([]);
  await close();
});

test("a rejection is visible for a moment, and again when the same command is rejected again", async () => {
  const { client, page, close } = await open(stage);
  for (const at of [1, 2]) {
    await act(async () => client.store.set({ rejection: { code: "CLOSED", message: "Too late.", at } }));
    expect(notifications(page)).toHaveLength(1);
    await after(3500);
    expect(notifications(page)).toEqual([]);
  }
  await close();
});

test("a mute by a host is reported for a moment, each time", async () => {
  const { client, page, close } = await open(stage);
  for (const mutedAt of [1000, 2000]) {
    await act(async () => client.store.set({ mutedAt }));
    expect(notifications(page)).toEqual([t.live().stage.muted]);
    await after(8000);
    expect(notifications(page)).toEqual([]);
  }
  await close();
});
