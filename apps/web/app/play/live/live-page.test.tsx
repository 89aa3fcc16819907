// @vitest-environment happy-dom
import type { Language } from "@lantern/contract/languages";
import type { SharedView } from "@lantern/engine/views";
import type { LiveState } from "@lantern/live-client";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { liveClient } from "../../../test/live-client.ts";
import { act, render, screen, within } from "../../../test/render.ts";
import { errorText } from "../../i18n/error-text.ts";
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

const people = five.map((person) => ({ ...person, presence: "here" as const }));
const stage = teamView(decisionTalk, { people });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
  // A rehearsal has no call.
  sessionStorage.setItem(
    "experience_credentials",
    JSON.stringify({ email: "", sessionId: "s", secret: "x" }),
  );
});
afterEach(() => {
  vi.useRealTimers();
});

/** The live session. */
async function open(view: SharedView) {
  const session = { id: "s", title: "Friday", language: "en", company: "", rehearsal: true } as const;
  const client = liveClient({
    welcome: { session, experience: info, seat: "s5" } as never,
    snapshot: { view, privateView: mine, directory },
  });
  // These people have not played together before.
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(["last-commitment"], { commitment: null });
  const drawing = () =>
    render(
      <QueryClientProvider client={queries}>
        <MemoryRouter>
          <Routes>
            <Route element={<ExperienceLayout />}>
              <Route path="*" element={<LiveSession client={client} sessionId="s" />} />
            </Route>
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>,
    );
  await act(async () => void drawing());
  return client;
}

/** What people see with this text, without what only screen readers are told. */
const visibleWith = (text: string | RegExp) =>
  screen.queryAllByText(text, { ignore: ".sr-only, .sr-only *" });
const helpButton = () => screen.queryByRole("button", { name: "Ask for help" });
const after = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

/** The tile of somebody of the team. */
function tileOf(name: string): HTMLElement {
  const team = within(screen.getByRole("complementary", { name: t.live().people.team }));
  const tile = team.getAllByRole("listitem").find((item) => within(item).queryAllByText(name).length > 0);
  if (!tile) throw new Error(`no tile of ${name}`);
  return tile;
}

const chat = [...stage.chat, { seat: "s2", textId: "t9", at: NOW }];
const withText = { ...directory, texts: { ...directory.texts, t9: "Over here!" } };
const snapshot = { view: stage, privateView: mine, directory };
const withMessage = { ...snapshot, view: { ...stage, chat }, directory: withText };
const dropped = people.map((one) => (one.seat === "s2" ? { ...one, presence: "dropped" as const } : one));

test.each<[string, Partial<LiveState>, () => unknown[]]>([
  [
    "a reaction",
    { reactions: [{ key: 1, seat: "s3", r: "heart" }] },
    () => [...tileOf("Tomás").querySelectorAll(".l-reaction")],
  ],
  ["a message of the chat", { snapshot: withMessage }, () => visibleWith(/Over here!/)],
  [
    "somebody's lost connection",
    { snapshot: { ...snapshot, view: { ...stage, people: dropped } } },
    () => within(tileOf("Jonas")).queryAllByText(t.live().people.reconnecting),
  ],
])("%s appears without rendering the stage, the scene or its controls again", async (_, change, visible) => {
  const client = await open(stage);
  expect(Object.values(drawn)).not.toContain(0);
  expect(visible()).toEqual([]);
  const before = { ...drawn };
  await act(async () => client.store.set(change));
  expect(visible()).toHaveLength(1);
  expect(drawn).toEqual(before);
  // Nor does the clock, by which only pictures and counted seconds change.
  await after(3000);
  expect(drawn).toEqual(before);
});

test("a new view renders the scene and its controls, and not the stage around it", async () => {
  const client = await open(stage);
  const before = { ...drawn };
  const view = teamView({ ...decisionTalk, talk: "Another question?" });
  await act(async () => client.store.set({ snapshot: { view, privateView: mine, directory } }));
  expect(drawn.stage).toBe(before.stage);
  expect(drawn.scene).toBeGreaterThan(before.scene);
  expect(drawn.controls).toBeGreaterThan(before.controls);
  expect(visibleWith(/Another question\?/)).not.toEqual([]);
});

test("a message of the chat appears without rendering the tiles", async () => {
  const client = await open(stage);
  vi.mocked(TileVoice).mockClear();
  await act(async () => client.store.set({ snapshot: withMessage }));
  expect(visibleWith(/Over here!/)).toHaveLength(1);
  expect(TileVoice).not.toHaveBeenCalled();
});

/** Texts of a language are a dozen files, which a busy machine reads slowly. */
const whileTextsLoad = 10_000;

test("the page speaks the language of its session, and the other one when that changes", async () => {
  const client = await open(stage);
  expect(helpButton()).not.toBeNull();
  const { welcome } = client.store.get();
  const inLanguage = (language: Language) => {
    if (welcome) client.store.set({ welcome: { ...welcome, session: { ...welcome.session, language } } });
  };
  await act(async () => inLanguage("es"));
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(screen.queryByRole("button", { name: "Pedir ayuda" })).not.toBeNull();
  }, whileTextsLoad);
  expect(helpButton()).toBeNull();
  await act(async () => inLanguage("en"));
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(helpButton()).not.toBeNull();
  }, whileTextsLoad);
});

test("when the session ends, the stage gives way to the end", async () => {
  const client = await open(stage);
  const view = { stage: "over", scorecard: true, clock: { ...stage.clock, phase: "ended" } } as const;
  await act(async () => client.store.set({ snapshot: { view, privateView: mine, directory } }));
  expect(screen.getByRole("heading").textContent).toBe(t.liveScenes().over.headline);
  expect(helpButton()).toBeNull();
});

test("the lobby's check of the connection follows the measurement", async () => {
  const client = await open(lobby);
  // Its code loads when it is needed.
  await act(async () => void (await import("../lobby/lobby.tsx")));
  const checks = within(screen.getByRole("list", { name: t.live().lobby.check }));
  expect(checks.queryByText(t.live().lobby.finding)).not.toBeNull();
  client.clock.sample(Date.now() - 30, Date.now());
  await after(1000);
  expect(checks.queryByText(t.live().lobby.steady)).not.toBeNull();
});

test("a lost connection is reported until it is back, and its return for a moment", async () => {
  const { lost, back } = t.live().connection;
  const client = await open(stage);
  expect([visibleWith(lost), visibleWith(back)]).toEqual([[], []]);
  await act(async () => client.store.set({ link: "lost" }));
  expect(visibleWith(lost)).toHaveLength(1);
  await act(async () => client.store.set({ link: "open" }));
  expect(visibleWith(lost)).toEqual([]);
  expect(visibleWith(back)).toHaveLength(1);
  await after(3000);
  expect(visibleWith(back)).toEqual([]);
});

test("a rejection is visible for a moment, and again when the same command is rejected again", async () => {
  const client = await open(stage);
  const text = errorText("CLOSED", "Too late.");
  for (const at of [1, 2]) {
    await act(async () => client.store.set({ rejection: { code: "CLOSED", message: "Too late.", at } }));
    expect(visibleWith(text)).toHaveLength(1);
    await after(3500);
    expect(visibleWith(text)).toEqual([]);
  }
});

test("a mute by a host is reported for a moment, each time", async () => {
  const client = await open(stage);
  const { muted } = t.live().stage;
  for (const mutedAt of [1000, 2000]) {
    await act(async () => client.store.set({ mutedAt }));
    expect(visibleWith(muted)).toHaveLength(1);
    await after(8000);
    expect(visibleWith(muted)).toEqual([]);
  }
});
