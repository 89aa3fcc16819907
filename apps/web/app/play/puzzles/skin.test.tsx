import { readdirSync, readFileSync } from "node:fs";
import type { CardView, SceneView } from "@lantern/engine/views";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { t } from "../../i18n/index.ts";
import { stillSource } from "../client/live-source.ts";
import { directory, info, mine, NOW } from "../fixtures/people.ts";
import * as puzzles from "../fixtures/puzzle-scenes.ts";
import { teamView } from "../fixtures/views.ts";
import { ArtContext } from "../stage/art.ts";
import { Drawn } from "../stage/drawn-card.tsx";
import { OwnHand } from "../stage/hand.tsx";
import type { Live } from "../stage/live-context.ts";
import { LiveProvider } from "../stage/live-provider.tsx";
import { drawing as order } from "./order.tsx";
import type { PuzzleProps } from "./parts.ts";
import { SkinBackdrop } from "./skin.tsx";
import { drawing as switchboard } from "./switchboard.tsx";

type Puzzle = Extract<SceneView, { kind: "puzzle" }>;

function drawn(scene: Puzzle, parts: React.ReactNode, change: object = {}): string {
  const live = { info, me: "s5", view: teamView(scene), mine, directory, now: () => NOW, ...change };
  return renderToStaticMarkup(
    <LiveProvider source={stillSource(live as unknown as Live)}>
      <ArtContext value={{ artBase: "/art", palette: {} }}>{parts}</ArtContext>
    </LiveProvider>,
  );
}
function board(scene: Puzzle): string {
  const { Board } = switchboard;
  const props = { scene, puzzle: scene.puzzle } as PuzzleProps<"switchboard">;
  return drawn(scene, Board && <Board {...props} />);
}
function row(scene: Puzzle): string {
  const { Controls } = order;
  return drawn(
    scene,
    Controls && <Controls {...({ scene, puzzle: scene.puzzle } as PuzzleProps<"order">)} />,
  );
}
const plain = ({ skin: _, ...scene }: Puzzle): Puzzle => scene;

test("a board has the drawings and names of its story", () => {
  expect(row(puzzles.order)).toContain('src="/art/skin/spoon.svg"');
  expect(drawn(puzzles.switchboard, <SkinBackdrop scene={puzzles.switchboard} />)).toContain(
    "/art/skin/hull.svg",
  );
  expect(board(puzzles.switchboard)).toContain("The windows");
  expect(board(puzzles.switchboard)).toContain("Circle window: 2 of 3");
});

test("[C9] a card with a picture shows it, and its words to whoever cannot see it", () => {
  const text = "The leaf with the spoon hangs down.";
  const page = drawn(puzzles.order, <Drawn text={text} picture="leaves-1" />);
  expect(page).toContain('src="/art/skin/leaves-1.svg"');
  expect(page).toContain(`alt="${text}"`);
  expect(page).toContain(t.live().hand.asText);
  expect(page).not.toContain(`>${text}<`);
});

test.each([
  ["a drawing is told in its words, or described", "leaves-1", "Say it in words", "I described it"],
  ["words are told in the chat, or aloud", undefined, "Say it in chat", "I said it aloud"],
])("%s", (_, picture, inChat, aloud) => {
  const scene = { ...puzzles.order, table: [puzzles.order.id] };
  const clue = { ...mine.cards[0], id: `${scene.id}.1`, puzzle: scene.id, picture } as CardView;
  const of = (rehearsal: boolean) =>
    drawn(scene, <OwnHand />, { mine: { ...mine, cards: [clue] }, session: { rehearsal } });
  expect(of(false)).toMatch(new RegExp(`${inChat}</button>.*${aloud}</button>`));
  // Simulated teammates hear no voice.
  expect(of(true)).toContain(`${inChat}</button>`);
  expect(of(true)).not.toContain(aloud);
});

test("without them it is plain", () => {
  expect(row(plain(puzzles.order))).not.toContain("<img");
  expect(drawn(puzzles.match, <SkinBackdrop scene={puzzles.match} />)).toBe("");
  expect(board(plain(puzzles.switchboard))).toContain(`aria-label="${t.puzzles().switchboard.board}"`);
});

test("neither the code nor the texts of puzzles name things of one story", () => {
  const folder = new URL("./", import.meta.url);
  const sources = readdirSync(folder).filter((name) => !name.includes(".test."));
  const code = sources.map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");
  expect(code.match(/\w*(spoon|hull|song|ship)\w*/gi)).toBeNull();
  const { puzzle, together } = t.liveScenes();
  const { details, ...others } = puzzle;
  const texts = [details, others, together, ...Object.values(t.puzzles())].flatMap((part) =>
    Object.values(part).map(String),
  );
  expect(texts.filter((text) => /spoon|hull|song|window|wish|lantern/i.test(text))).toEqual([]);
});
