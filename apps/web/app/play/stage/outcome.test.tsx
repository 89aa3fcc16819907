// @vitest-environment happy-dom
import type { SceneView } from "@lantern/engine/views";
import { expect, test } from "vitest";
import { render, screen } from "../../../test/render.ts";
import { t } from "../../i18n/index.ts";
import { stillSource } from "../client/live-source.ts";
import { directory, info, mine, NOW } from "../fixtures/people.ts";
import { match } from "../fixtures/puzzle-scenes.ts";
import { teamView, timer } from "../fixtures/views.ts";
import { drawingOf } from "../puzzles/registry.ts";
import type { Live } from "./live-context.ts";
import { LiveProvider } from "./live-provider.tsx";
import { SceneBody } from "./scene-body.tsx";

const card = { id: "b4.1", title: "", text: "Garden is two more than Bed.", puzzle: "b4", passedFrom: null };
const open = { ...match, table: ["b4"] } as SceneView;
const lines = [
  { who: null, sound: "a stamp", text: "Five stamps dry. / The garden leaf unrolls." },
  { who: "Sumi", text: "Honest numbers." },
];
const over = (status: "solved" | "failed") =>
  ({ ...open, step: "outcome", status, outcome: lines, timer: timer(11, 12) }) as SceneView;

function stage(scene: SceneView) {
  const cards = { ...mine, cards: [{ ...card, shared: true }] };
  const live = { info, me: "s5", view: teamView(scene), mine: cards, directory, now: () => NOW };
  return (
    <LiveProvider source={stillSource(live as unknown as Live)}>
      <SceneBody />
    </LiveProvider>
  );
}

test.each(["solved", "failed"] as const)(
  "a board that is %s stays in view: the heading says what happened, and cards and hints leave",
  async (status) => {
    await drawingOf("match");
    const { rerender, container } = render(stage(open));
    const board = await screen.findByRole("list", { name: t.puzzles().match.board });
    expect(screen.getByText(card.text)).toBeTruthy();
    expect(screen.getByText(t.liveScenes().puzzle.hints)).toBeTruthy();

    rerender(stage(over(status)));
    const heading = screen.getByRole("heading", { level: 1 });
    expect(heading.textContent).toBe("Five stamps dry. The garden leaf unrolls.");
    expect(heading.lang).toBe(info.locale);
    expect(screen.getByText("[a stamp] Sumi: Honest numbers.")).toBeTruthy();
    expect(screen.getByRole("list", { name: t.puzzles().match.board })).toBe(board);
    expect(board.closest("[data-status]")?.getAttribute("data-status")).toBe(status);
    expect(screen.queryByText(card.text)).toBeNull();
    expect(screen.queryByText(t.liveScenes().puzzle.hints)).toBeNull();
    // Its column stays, so that nothing moves.
    expect(container.querySelector(".l-side")?.childElementCount).toBe(0);
  },
);
