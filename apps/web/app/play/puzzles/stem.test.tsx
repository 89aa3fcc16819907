// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { fireEvent, render, screen, within } from "../../../test/render.ts";
import { t } from "../../i18n/index.ts";
import { stillSource } from "../client/live-source.ts";
import { directory, info, mine, NOW } from "../fixtures/people.ts";
import { cipher, drawn } from "../fixtures/puzzle-scenes.ts";
import { teamView } from "../fixtures/views.ts";
import type { Live } from "../stage/live-context.ts";
import { LiveProvider } from "../stage/live-provider.tsx";
import { drawing as message } from "./cipher.tsx";
import type { PuzzleProps } from "./parts.ts";
import { drawing as switchboard } from "./switchboard.tsx";

const sung = vi.hoisted(() => vi.fn());
vi.mock("../ui/tones.ts", () => ({ playNotes: sung }));

const scene = { ...drawn, skin: { ...drawn.skin, things: "leaves" as const } };

function page(now: typeof scene, kind: "switchboard" | "cipher", send = vi.fn(async () => ({ ok: true }))) {
  const own = { ...mine, controls: ["leaf5"] };
  const live = { info, me: "s5", view: teamView(now), mine: own, directory, send, now: () => NOW };
  const props = { scene: now, puzzle: now.puzzle };
  const [Leaves, Signs] = [switchboard.Controls, message.Controls];
  return (
    <LiveProvider source={stillSource(live as unknown as Live)}>
      {kind === "cipher"
        ? Signs && <Signs {...(props as PuzzleProps<"cipher">)} />
        : Leaves && <Leaves {...(props as PuzzleProps<"switchboard">)} />}
    </LiveProvider>
  );
}

test("[P1] one's own leaf has a button for each position, and the others say theirs", () => {
  const send = vi.fn(async () => ({ ok: true }));
  render(page(scene, "switchboard", send));
  const board = screen.getByRole("list", { name: t.liveScenes().together.board });
  expect(within(board).getAllByRole("group")).toHaveLength(1);
  fireEvent.click(within(within(board).getByRole("group")).getByRole("button", { name: "up" }));
  expect(send.mock.calls).toEqual([[{ type: "move", move: { do: "turn", control: "leaf5", value: 2 } }]]);
  expect(within(board).getAllByRole("listitem")[0]?.textContent).toContain("level");
});

test("each picture has a tone, and the message sounds when it is solved", () => {
  const { rerender } = render(page(cipher as typeof scene, "cipher"));
  const grid = screen.getByRole("table", { name: t.puzzles().cipher.grid });
  for (const picture of within(grid).getAllByRole("button").slice(0, 2)) fireEvent.click(picture);
  const [[first], [second]] = sung.mock.calls as [[number[]], [number[]]];
  expect([first.length, second.length]).toEqual([1, 1]);
  expect(first).not.toEqual(second);
  sung.mockClear();
  rerender(page({ ...cipher, status: "solved" } as typeof scene, "cipher"));
  expect(sung).toHaveBeenCalledOnce();
});
