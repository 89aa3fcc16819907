// @vitest-environment happy-dom
import type { SceneView } from "@lantern/engine/views";
import { expect, test, vi } from "vitest";
import { fireEvent, render, screen, within } from "../../../test/render.ts";
import { t } from "../../i18n/index.ts";
import { stillSource } from "../client/live-source.ts";
import { directory, info, mine, NOW } from "../fixtures/people.ts";
import { code } from "../fixtures/puzzle-scenes.ts";
import { teamView } from "../fixtures/views.ts";
import { ArtContext } from "../stage/art.ts";
import { instructionOf } from "../stage/instruction.ts";
import type { Live, StageState } from "../stage/live-context.ts";
import { LiveProvider } from "../stage/live-provider.tsx";
import { drawing } from "./code.tsx";
import type { PuzzleProps } from "./parts.ts";

type Puzzle = Extract<SceneView, { kind: "puzzle" }>;
const symbols = ["0", "1", "2", "3"];
const parts = [1, 2, 3, 4, 5, 6].map((n) => `part-${n}.avif`);
const holders = ["s1", "s5", "s3", "s4", "s2", "s1"];
/** Two wheels: one of my own, one that two others turn. */
const scene: Puzzle = {
  ...code,
  id: "c3",
  skin: { plate: "c3-board", strip: { dark: "dark.avif" }, names: { board: "The painting" } },
  strip: { holders, parts: null },
  tried: { right: 1, of: 2 },
  puzzle: {
    kind: "code",
    wheels: [
      { id: "hats", label: "Hats", symbols, glyph: "hat", owner: ["s5"] },
      { id: "birds", label: "Birds", symbols, glyph: "bird", owner: ["s1", "s2"] },
    ],
    slots: ["1", null],
    submitted: [],
  },
};
const card = { id: "c3.2", title: "", text: "Part 2: a hat.", puzzle: "c3", shared: true, passedFrom: null };

function liveOf(now: Puzzle, send = vi.fn(async () => ({ ok: true }))) {
  const own = { ...mine, controls: ["hats"], cards: [{ ...card, picture: "part-2.avif" }] };
  return { info, me: "s5", view: teamView(now), mine: own, directory, send, now: () => NOW };
}

function page(now: Puzzle, live = liveOf(now)) {
  const { Controls } = drawing;
  const props = { scene: now, puzzle: now.puzzle } as PuzzleProps<"code">;
  return (
    <LiveProvider source={stillSource(live as unknown as Live)}>
      <ArtContext value={{ artBase: "/art", palette: {} }}>{Controls && <Controls {...props} />}</ArtContext>
    </LiveProvider>
  );
}

const sources = (container: HTMLElement) =>
  [...container.querySelectorAll("img")].map((image) => image.getAttribute("src"));

test("[P18] people see their own part, and who sees each of the others", () => {
  const { container } = render(page(scene));
  const names = screen.getAllByRole("listitem").map((item) => item.textContent);
  expect(names.join()).toContain(t.puzzles().strip.part(1, directory.people.s1?.name ?? ""));
  expect(screen.getByAltText(`${t.puzzles().strip.part(2, null)}. ${card.text}`)).toBeTruthy();
  const visible = sources(container).filter((source) => source?.includes("part-"));
  expect(new Set(visible)).toEqual(new Set(["/art/skin/part-2.avif"]));
  expect(screen.getByText(t.puzzles().strip.right(1, 2))).toBeTruthy();
});

test("[P18] when it is over everybody sees all six", () => {
  const { container } = render(
    page({ ...scene, status: "solved", step: "outcome", strip: { holders, parts } }),
  );
  expect(new Set(sources(container).filter((source) => source?.includes("part-")))).toEqual(
    new Set(parts.map((part) => `/art/skin/${part}`)),
  );
});

test("[P1] one's own wheel turns by its neighbors, arrows and digits; of another's people hear who turns it", () => {
  const live = liveOf(scene);
  render(page(scene, live));
  const names = ["s1", "s2"].map((seat) => directory.people[seat]?.name ?? "");
  expect(screen.getByRole("img", { name: t.puzzles().code.turns("Birds", "empty", names) })).toBeTruthy();
  const lock = screen.getByRole("list", { name: t.puzzles().code.lock });
  expect(within(lock).getAllByRole("button")).toHaveLength(2);
  fireEvent.click(screen.getByRole("button", { name: t.puzzles().code.up("Hats") }));
  const wheel = screen.getByRole("spinbutton", { name: "Hats" });
  for (const key of ["ArrowDown", "3"])
    wheel.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  const put = (item: string) => [{ type: "move", move: { do: "put", slot: 0, item } }];
  expect(live.send.mock.calls).toEqual([put("2"), put("0"), put("3")]);
});

test("[P13] everybody holds a lamp on it", () => {
  const { action, detail } = instructionOf(liveOf(scene) as unknown as StageState);
  expect(action?.label).toBe(t.liveScenes().together.submitStrip);
  expect(action?.repeatsMs).toBe(1000);
  expect(detail).toBe(t.liveScenes().puzzle.details.strip);
});
