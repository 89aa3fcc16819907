// @vitest-environment happy-dom
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { liveClient } from "../../../test/live-client.ts";
import { act, render, screen, within } from "../../../test/render.ts";
import { t } from "../../i18n/index.ts";
import { useStore } from "../../play/client/use-store.ts";
import { directory, info } from "../../play/fixtures/people.ts";
import { briefing } from "../../play/fixtures/story-scenes.ts";
import { teamView } from "../../play/fixtures/views.ts";
import { texts } from "./texts.ts";
import Visit from "./visit.tsx";

// Whether the installation has calls is another subject.
vi.mock("./use-visit-voice.ts", () => ({
  useVisitVoice: () => ({ call: null, speak: async () => {}, stop: () => {} }),
}));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("a visit shows the stage without reactions, and ends when the host is back at the console", async () => {
  const session = { id: "s", title: "Friday", language: "en", company: "", rehearsal: true } as const;
  const client = liveClient({
    welcome: { session, experience: info, seat: null } as never,
    snapshot: { view: teamView(briefing), privateView: null, directory },
  });
  function HostConsole() {
    const state = useStore(client.store, (state) => state);
    const connection = { state, client, refused: null, again: () => {}, send: async () => ({ ok: true }) };
    return <Visit connection={connection as never} client={client} />;
  }
  const drawing = () =>
    render(
      <MemoryRouter>
        <HostConsole />
      </MemoryRouter>,
    );
  await act(async () => void drawing());
  const stage = within(screen.getByRole("main"));
  expect(stage.getByRole("img", { name: briefing.art?.alt ?? "" })).toBeDefined();
  const team = screen.getByRole("complementary", { name: t.live().people.team });
  const before = team.innerHTML;
  await act(async () => client.store.set({ reactions: [{ key: 1, seat: "s3", r: "heart" }], mutedAt: 5 }));
  expect(team.innerHTML).toBe(before);
  expect(screen.queryByText(t.live().stage.muted)).toBeNull();
  await act(async () =>
    client.store.set({ snapshot: { view: { stage: "host" } as never, privateView: null, directory } }),
  );
  expect(screen.queryByRole("main")).toBeNull();
  expect(screen.getByText(texts.visit.opening)).toBeDefined();
});
