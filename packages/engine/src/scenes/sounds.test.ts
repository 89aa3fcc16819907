import { expect, test } from "vitest";
import { TestSession } from "../../test/session.ts";
import { tinyPack } from "../../test/tiny-pack.ts";
import { pairs } from "../../test/tiny-puzzles.ts";
import { compile } from "../check/compile.ts";
import type { SceneOf } from "../pack/schema.ts";
import { MatchSource } from "../puzzles/match.ts";

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
  run.play("s2", { type: "move", move: { do: "put", left: def.left[0]?.id ?? "", right: tile?.id ?? "" } });
  expect(tiles()[0]?.label).toBe(tile?.label);
  expect(tiles().filter(({ label }) => label !== "")).toHaveLength(1 + def.right.length - withOwner.length);
});

test("[P23] a card that names a tile which is not there is a fault", () => {
  const [packet, ...others] = source.packets;
  expect(
    MatchSource.safeParse({ ...source, packets: [{ ...packet, tile: "nowhere" }, ...others] }).success,
  ).toBe(false);
});
