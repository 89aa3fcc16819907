import { expect, test } from "vitest";
import { TestSession } from "../../test/session.ts";
import { tinyPack } from "../../test/tiny-pack.ts";
import { pairs } from "../../test/tiny-puzzles.ts";
import { compile } from "../check/compile.ts";
import type { SceneOf } from "../pack/schema.ts";
import { MatchSource, match } from "../puzzles/match.ts";

if (pairs.kind !== "match") throw new Error("no match");
const { right } = pairs;
const SOUNDS = ["▪▪▪", "▬▬", "▬▪▬", "▬▪", "▬▪▪", "▪▬▪", "▪"];
/** Tile n is heard by the holder of packet n. */
const source = {
  ...pairs,
  right: pairs.right.map((tile, at) => ({ ...tile, label: SOUNDS[at] ?? "" })),
  packets: pairs.packets.map((packet, at) => ({ ...packet, tile: right[at]?.id })),
};
const def = MatchSource.parse(source);
const tiny = compile(tinyPack);
const [id, first] = Object.entries(tiny.scenes).find(([, { kind }]) => kind === "puzzle") ?? [""];
const pack = {
  ...tiny,
  scenes: { ...tiny.scenes, [id]: { ...(first as SceneOf<"puzzle">), puzzle: def } },
};

test("[P23] a sound is its holder's alone, until it is on the board", () => {
  const run = new TestSession(pack, { expected: 2, hosting: "host" });
  run.enter("a", "b");
  run.send({ type: "start", by: "host" });
  while (run.team().scene?.id !== id) run.until(run.deadline() ?? run.now);
  const tiles = () => {
    const view = run.view();
    if (view.stage !== "play" || view.scene.kind !== "puzzle" || view.scene.puzzle.kind !== "match")
      throw new Error("no match");
    return view.scene.puzzle.right;
  };
  const withOwner = def.packets.flatMap(({ tile = [] }) => tile);
  for (const { id: tile, label, owner } of tiles())
    if (withOwner.includes(tile)) expect([label, owner?.length]).toEqual(["", 1]);
  expect(JSON.stringify(run.view())).not.toMatch(/[▪▬]{2}/u);

  for (const seat of ["s1", "s2"])
    expect(run.mine(seat).cards.flatMap(({ call = [] }) => call)).toEqual(
      tiles().flatMap(({ id: tile, owner }) =>
        owner?.includes(seat) ? [{ tile, sounds: def.right.find((one) => one.id === tile)?.label }] : [],
      ),
    );

  const [tile] = def.right;
  const put = {
    type: "move",
    move: { do: "put", left: def.left[0]?.id ?? "", right: tile?.id ?? "" },
  } as const;
  run.play("s2", put);
  expect(tiles()[0]?.label).toBe("");
  run.play("s1", put);
  expect(tiles()[0]?.label).toBe(tile?.label);
  expect(tiles().filter(({ label }) => label !== "")).toHaveLength(1 + def.right.length - withOwner.length);
});

test("[P23] its holder alone puts it on the board and takes it away, but it makes room for another", () => {
  const [a, b] = def.left.map((thing) => thing.id);
  const [first, second, third] = def.right.map((tile) => tile.id);
  if (!a || !b || !first || !second || !third) throw new Error("too few things");
  const by = (packets: number[], move: Parameters<typeof match.apply>[2], at = { [a]: first, [b]: second }) =>
    match.apply(def, at, move, packets);

  expect(by([2], { do: "remove", left: a })).toEqual({ error: "NOT_YOURS" });
  expect(by([1], { do: "remove", left: a })).toMatchObject({ state: { [b]: second } });
  expect(by([3], { do: "put", left: b, right: first })).toEqual({ error: "NOT_YOURS" });
  expect(by([3], { do: "put", left: b, right: third })).toMatchObject({ state: { [a]: first, [b]: third } });
  expect(by([3], { do: "swap", a, b })).toEqual({ error: "NOT_YOURS" });
  expect(by([2], { do: "swap", a, b })).toMatchObject({ state: { [a]: second, [b]: first } });
  // An empty place is nobody's, and still nobody moves another's sound there.
  expect(by([2], { do: "swap", a, b }, { [a]: first })).toEqual({ error: "NOT_YOURS" });
  expect(by([1], { do: "clear" })).toEqual({ error: "NOT_YOURS" });
  expect(by([1, 2], { do: "clear" })).toMatchObject({ state: {} });

  expect(match.secrets?.(def, [2, 3])).toEqual({ controls: [second, third], goals: [] });
  for (const packet of [1, 2, 3, 4, 5, 6]) {
    const right = def.right[packet - 1]?.id;
    expect(match.nextMove(def, {}, [packet])).toMatchObject({ do: "put", right });
  }
});

test("[P23] a card that names a tile which is not there is a fault", () => {
  const [packet, ...others] = source.packets;
  expect(
    MatchSource.safeParse({ ...source, packets: [{ ...packet, tile: "nowhere" }, ...others] }).success,
  ).toBe(false);
});
