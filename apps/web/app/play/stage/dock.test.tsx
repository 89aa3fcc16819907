// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { fireEvent, render, screen } from "../../../test/render.ts";
import { t } from "../../i18n/index.ts";
import { stillSource } from "../client/live-source.ts";
import { directory, info, mine, NOW } from "../fixtures/people.ts";
import { briefing } from "../fixtures/story-scenes.ts";
import { teamView } from "../fixtures/views.ts";
import { Dock } from "./dock.tsx";
import type { Live } from "./live-context.ts";
import { LiveProvider } from "./live-provider.tsx";

const texts = () => t.live().dock;
const tool = (name: string) => screen.getByRole("button", { name });

test("Escape closes what is open innermost, and its tool has the focus again", () => {
  const session = { language: "en" };
  const live = { session, info, me: "s5", view: teamView(briefing), mine, directory, now: () => NOW };
  render(
    <LiveProvider source={stillSource({ ...live, send: vi.fn(), react: vi.fn() } as unknown as Live)}>
      <Dock action={null} chatOpen={false} captions onChat={() => {}} onCaptions={() => {}} />
    </LiveProvider>,
  );
  const isOpen = (name: string) => tool(name).getAttribute("aria-expanded") === "true";
  fireEvent.click(tool(texts().more));
  tool(texts().react).focus();
  fireEvent.click(tool(texts().react));
  const wave = tool(texts().reactions.wave);
  wave.focus();
  fireEvent.keyDown(wave, { key: "Escape" });
  expect(screen.queryByRole("button", { name: texts().reactions.wave })).toBeNull();
  expect(document.activeElement).toBe(tool(texts().react));
  expect(isOpen(texts().more)).toBe(true);
  fireEvent.keyDown(tool(texts().react), { key: "Escape" });
  expect(isOpen(texts().more)).toBe(false);
  expect(document.activeElement).toBe(tool(texts().more));
});
