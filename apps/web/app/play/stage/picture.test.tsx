// @vitest-environment happy-dom
import type { SceneView } from "@lantern/engine/views";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { liveClient } from "../../../test/live-client.ts";
import { act, fireEvent, render, screen } from "../../../test/render.ts";
import { liveSource } from "../client/live-source.ts";
import { directory, info } from "../fixtures/people.ts";
import { briefing, decisionSilent, film, windows } from "../fixtures/story-scenes.ts";
import { teamView } from "../fixtures/views.ts";
import { LiveProvider } from "./live-provider.tsx";
import { Stage } from "./stage.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
  // A film is its pictures.
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The stage, and how to show another scene on it. */
async function open(first: SceneView) {
  const snapshot = (scene: SceneView) => ({ view: teamView(scene), privateView: null, directory });
  const welcome = { session: { id: "s" }, experience: info, seat: null } as never;
  const client = liveClient({ welcome, snapshot: snapshot(first) });
  const drawing = () =>
    render(
      <MemoryRouter>
        <LiveProvider source={liveSource(client)}>
          <Stage />
        </LiveProvider>
      </MemoryRouter>,
    );
  await act(async () => void drawing());
  return (scene: SceneView) => act(async () => client.store.set({ snapshot: snapshot(scene) }));
}

/** The stage's pictures, the one in front last. */
const pictures = () =>
  [...document.querySelectorAll("img")].filter(({ src }) => src.includes(`${info.artBase}/`));
const names = () => pictures().map(({ src }) => src.match(/([\w-]+)\.avif$/)?.[1]);
/** The picture of the scene has loaded. The one before it says nothing to screen readers any more. */
const load = (name: string) => fireEvent.load(screen.getByRole("img", { name }));

const withPicture = (scene: SceneView, id: string) =>
  ({ ...scene, art: { id, alt: id }, lines: [] }) as SceneView;

test("the last picture that was there stays until that of the next scene has loaded", async () => {
  const show = await open(withPicture(briefing, "gate"));
  expect(names()).toEqual(["gate"]);
  load("gate");
  const gate = pictures()[0];
  await show(withPicture(decisionSilent, "table"));
  expect(names()).toEqual(["gate", "table"]);
  expect(pictures()[0]).toBe(gate);
  // The picture of the table never arrives.
  await show(withPicture(windows, "windows"));
  expect(names()).toEqual(["gate", "windows"]);
  load("windows");
  await show(withPicture(briefing, "gate"));
  expect(names()).toEqual(["windows", "gate"]);
});

test.each([
  ["at its end", 100_000, "o1-3"],
  ["before its end", 12_000, "o1-2"],
])(
  "after a film that ends %s its picture stays until that of the next scene has loaded",
  async (_, ms, last) => {
    const startedAt = Date.now() - ms;
    const show = await open({
      ...film,
      timer: { ...film.timer, startedAt, endsAt: startedAt + film.timer.totalMs },
    });
    await show(withPicture(briefing, "gate"));
    expect(names()).toEqual([last, "gate"]);
    load("gate");
    await show(withPicture(windows, "windows"));
    expect(names()).toEqual(["gate", "windows"]);
  },
);

test("[F4] a picture of a film says which side an upright phone shows, where the story does", async () => {
  await open({
    ...film,
    frames: film.frames.map((one, at) => (at === 1 ? { ...one, phone: "right" } : one)),
  });
  const sides = pictures().map((one) => one.closest("[data-phone]")?.getAttribute("data-phone") ?? null);
  expect(sides.length).toBeGreaterThan(1);
  expect(sides.filter((side) => side !== null)).toEqual(["right"]);
});
