// @vitest-environment happy-dom
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { liveClient } from "../../../test/live-client.ts";
import { act, render, screen } from "../../../test/render.ts";
import { t } from "../../i18n/index.ts";
import { liveSource } from "../client/live-source.ts";
import { directory, info, NOW } from "../fixtures/people.ts";
import { film } from "../fixtures/story-scenes.ts";
import { teamView } from "../fixtures/views.ts";
import type { SceneOf } from "../stage/kind.ts";
import { LiveProvider } from "../stage/live-provider.tsx";
import { Stage } from "../stage/stage.tsx";

beforeEach(() => {
  // A film is its pictures.
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => vi.unstubAllGlobals());

const plain = { id: "o1-10", alt: "Six windows." };
const caption = "One thread of light. You. / THE QUIET STATION";

/** The stage with a film of ten seconds, of which so many are left, in the act of this number. */
async function draw(leftMs: number, index: number, title = "The Silence") {
  const frames = [{ atMs: 0, ms: 10_000, art: plain, caption, sound: "all sound stops" }];
  const scene = { ...film, title, frames, hls: "film/o1/master.m3u8" } as SceneOf<"film">;
  const timer = { ...film.timer, startedAt: NOW, totalMs: 10_000, endsAt: Date.now() + leftMs };
  const view = teamView({ ...scene, timer });
  const inAct = view.stage === "play" ? { ...view, act: { ...view.act, index } } : view;
  const welcome = { session: { id: "s" }, experience: info, seat: null } as never;
  const client = liveClient({ welcome, snapshot: { view: inAct, privateView: null, directory } });
  await act(
    async () =>
      void render(
        <MemoryRouter>
          <LiveProvider source={liveSource(client)}>
            <Stage />
          </LiveProvider>
        </MemoryRouter>,
      ),
  );
  return document.querySelector(".l-film-title")?.textContent ?? null;
}

test("the opening ends with the name of the story, once, and not as a caption", async () => {
  expect(await draw(3000, 0)).toBe(info.title);
  expect(screen.getByText(/One thread of light/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: t.liveScenes().film.withSound })).toBeNull();
  expect(document.body.textContent).not.toContain("THE QUIET STATION");
});

test("before its last seconds a film has no title, nor has one between two acts", async () => {
  expect(await draw(9000, 0)).toBeNull();
  expect(screen.getByRole("button", { name: t.liveScenes().film.withSound })).toBeTruthy();
  const between = teamView(film);
  const plenary =
    between.stage === "play" ? between.act.acts.findIndex((one, at) => at > 0 && one.mode === "plenary") : 0;
  expect(plenary).toBeGreaterThan(0);
  expect(await draw(3000, plenary)).toBeNull();
});

test("an ending is named like its scene", async () => {
  const view = teamView(film);
  const teams = view.stage === "play" ? view.act.acts.findLastIndex(({ mode }) => mode === "teams") : 0;
  expect(await draw(3000, teams, "The Open Door")).toBe("The Open Door");
});
