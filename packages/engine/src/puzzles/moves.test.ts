import { describe, expect, test } from "vitest";
import { SAMPLES } from "../../test/sample-puzzles.ts";
import type { PuzzleView } from "../views.ts";
import { match } from "./match.ts";
import { order } from "./order.ts";
import { puzzleKind } from "./registry.ts";
import { route } from "./route.ts";
import { switchboard } from "./switchboard.ts";

const all = [1, 2, 3, 4, 5, 6];

function sample<K extends PuzzleView["kind"]>(kind: K) {
  const result = SAMPLES.find(({ def }) => def.kind === kind)?.def;
  return result as Extract<NonNullable<typeof result>, { kind: K }>;
}

describe("[P5] an item that can be in one position only is moved", () => {
  test("in an order the displaced item takes the old position", () => {
    const def = sample("order");
    const row = ["rope", "fish", null, null, null, null];
    const applied = order.apply(def, row, { do: "put", slot: 1, item: "rope" }, all);
    expect(applied).toEqual({ state: ["fish", "rope", null, null, null, null], touched: "1" });
  });

  test("from the tray it sends the displaced item back", () => {
    const applied = order.apply(
      sample("order"),
      ["rope", null, null, null, null, null],
      { do: "put", slot: 0, item: "cat" },
      all,
    );
    expect(applied).toMatchObject({ state: ["cat", null, null, null, null, null] });
  });

  test("a tile belongs to one thing", () => {
    const def = sample("match");
    const applied = match.apply(def, { cook: "h1" }, { do: "put", left: "dentist", right: "h1" }, all);
    expect(applied).toEqual({ state: { dentist: "h1" }, touched: "dentist" });
    expect(match.apply(def, { cook: "h1" }, { do: "swap", a: "cook", b: "dentist" }, all)).toMatchObject({
      state: { dentist: "h1" },
    });
  });
});

describe("[P2] a path follows edges", () => {
  const def = sample("route");
  test("to a neighbor, back along itself, and not beyond the end", () => {
    expect(route.apply(def, ["a"], { do: "put", node: "b" }, all)).toMatchObject({ state: ["a", "b"] });
    expect(route.apply(def, ["a"], { do: "put", node: "l" }, all)).toEqual({ error: "UNKNOWN" });
    expect(route.apply(def, ["a", "b", "f"], { do: "put", node: "b" }, all)).toMatchObject({
      state: ["a", "b"],
    });
    expect(route.apply(def, ["a"], { do: "remove" }, all)).toMatchObject({ state: ["a"] });
    expect(route.apply(def, ["h", "l"], { do: "put", node: "k" }, all)).toEqual({ error: "UNKNOWN" });
  });
});

describe("[P1] a control belongs to the holder of its packet", () => {
  const def = sample("switchboard");
  const start = switchboard.init(def);
  test("others are refused", () => {
    const move = { do: "turn", control: "high2", value: 1 } as const;
    expect(switchboard.apply(def, start, move, [1])).toEqual({ error: "NOT_YOURS" });
    expect(switchboard.apply(def, start, move, [2, 5])).toMatchObject({ touched: "high2" });
    expect(switchboard.apply(def, start, { ...move, value: 2 }, all)).toEqual({ error: "UNKNOWN" });
  });

  test("the board names owners, the private view the controls", () => {
    const view = switchboard.view(def, start, { 1: ["s1"], 2: ["s2"], 5: ["s2"] });
    const owners = view.kind === "switchboard" && view.controls.slice(0, 4).map(({ owner }) => owner.join());
    expect(owners).toEqual(["s1", "s1", "s2", "s2"]);
    expect(switchboard.secrets?.(def, [2]).controls).toEqual(["high2", "wide2"]);
  });
});

test("[P9] a goal is in the private view of its holder, and on the board only when it is open", () => {
  const def = { ...sample("switchboard") };
  const [first, ...others] = def.gauges;
  if (!first) throw new Error("no gauge");
  const open = { ...def, gauges: [{ ...first, open: true }, ...others] };
  const goals = (board: typeof def) => {
    const view = puzzleKind("switchboard").view(board, switchboard.init(board), {});
    return view.kind === "switchboard" ? view.gauges.slice(0, 2).map(({ goal }) => goal) : [];
  };
  expect(goals(def)).toEqual([null, null]);
  expect(goals(open)).toEqual([1, null]);
  const listed = {
    ...def,
    packets: def.packets.map((packet, at) => ({ ...packet, goals: at === 3 ? ["lantern2"] : [] })),
  };
  expect(switchboard.secrets?.(listed, [4]).goals).toEqual([{ gauge: "lantern2", value: 2 }]);
  expect(switchboard.secrets?.(listed, [1]).goals).toEqual([]);
});

describe("[P1] an item of an order may belong to the holders of some packets", () => {
  const plain = sample("order");
  const def = { ...plain, items: plain.items.map((item, at) => ({ ...item, packets: [at + 1] })) };
  const row = ["rope", "fish", null, null, null, null];
  const by = (packets: number[], move: Parameters<typeof order.apply>[2]) =>
    order.apply(def, row, move, packets);

  test("who alone put it, move it and take it away", () => {
    const put = { do: "put", slot: 2, item: "cat" } as const;
    expect(by([3], put)).toMatchObject({ state: ["rope", "fish", "cat", null, null, null] });
    expect(by([1, 2, 4], put)).toEqual({ error: "NOT_YOURS" });
    expect(by([2], { do: "remove", slot: 1 })).toMatchObject({
      state: ["rope", null, null, null, null, null],
    });
    expect(by([1], { do: "remove", slot: 1 })).toEqual({ error: "NOT_YOURS" });
    expect(by([2], { do: "clear" })).toEqual({ error: "NOT_YOURS" });
    expect(by([1, 2], { do: "clear" })).toMatchObject({ state: Array(6).fill(null) });
  });

  test("and another one makes room for it", () => {
    expect(by([1], { do: "put", slot: 1, item: "rope" })).toMatchObject({
      state: ["fish", "rope", null, null, null, null],
    });
    expect(by([2], { do: "swap", a: 0, b: 1 })).toMatchObject({
      state: ["fish", "rope", null, null, null, null],
    });
    expect(by([3], { do: "swap", a: 0, b: 1 })).toEqual({ error: "NOT_YOURS" });
  });

  test("whom everybody sees, and who alone get a right move of it", () => {
    const view = order.view(def, row, { 1: ["a"], 2: ["b"], 3: ["a"] });
    expect(view.kind === "order" && view.items.map(({ owner }) => owner)).toEqual([
      ["a"],
      ["b"],
      ["a"],
      [],
      [],
      [],
    ]);
    expect(order.secrets?.(def, [1, 3])).toEqual({ controls: ["rope", "cat"], goals: [] });
    expect(order.nextMove(def, row, [1, 3])).toEqual({ do: "put", slot: 2, item: "cat" });
    expect(order.nextMove(def, row, [1, 2])).toBeNull();
    expect(order.secrets?.(plain, [1])).toEqual({ controls: [], goals: [] });
  });
});

describe("[P1] a thing of a match may belong to the holders of some packets", () => {
  const plain = sample("match");
  const owners: Record<string, number[]> = { cook: [1], florist: [2], dentist: [1, 3] };
  const def = { ...plain, left: plain.left.map((thing) => ({ ...thing, packets: owners[thing.id] })) };
  const pairs = { cook: "h1", florist: "h2" };
  const by = (packets: number[], move: Parameters<typeof match.apply>[2]) =>
    match.apply(def, pairs, move, packets);

  test("who alone give it a tile, also one that lies elsewhere, and take it away", () => {
    const put = { do: "put", left: "dentist", right: "h2" } as const;
    expect(by([3], put)).toMatchObject({ state: { cook: "h1", dentist: "h2" } });
    expect(by([2, 4], put)).toEqual({ error: "NOT_YOURS" });
    expect(by([2], { do: "remove", left: "florist" })).toMatchObject({ state: { cook: "h1" } });
    expect(by([1], { do: "remove", left: "florist" })).toEqual({ error: "NOT_YOURS" });
    expect(by([1], { do: "swap", a: "cook", b: "florist" })).toMatchObject({
      state: { cook: "h2", florist: "h1" },
    });
    expect(by([3], { do: "swap", a: "cook", b: "florist" })).toEqual({ error: "NOT_YOURS" });
    expect(by([1], { do: "clear" })).toEqual({ error: "NOT_YOURS" });
    expect(by([1, 2], { do: "clear" })).toMatchObject({ state: {} });
  });

  test("and a thing without owners is everybody's", () => {
    expect(by([6], { do: "put", left: "musician", right: "h4" })).toMatchObject({
      state: { ...pairs, musician: "h4" },
    });
  });

  test("whom everybody sees, and who alone get a right move of it", () => {
    const view = match.view(def, pairs, { 1: ["x"], 2: ["y"], 3: ["x"] });
    const seats = view.kind === "match" ? view.left.map(({ id, owner }) => [id, owner]) : [];
    expect(Object.fromEntries(seats)).toMatchObject({
      cook: ["x"],
      florist: ["y"],
      dentist: ["x"],
      musician: undefined,
    });
    expect(match.secrets?.(def, [3])).toEqual({ controls: ["dentist"], goals: [] });
    const own = {
      ...plain,
      left: plain.left.map((thing) => ({ ...thing, packets: [thing.id === "cook" ? 1 : 2] })),
    };
    expect(match.nextMove(own, {}, [1])).toEqual({ do: "put", left: "cook", right: "h6" });
    expect(match.nextMove(own, { cook: "h6" }, [1])).toBeNull();
    expect(match.secrets?.(plain, [1])).toEqual({ controls: [], goals: [] });
  });
});

describe("[P1] a stop of a route may belong to the holders of some packets", () => {
  const plain = sample("route");
  const owner: Record<string, number[]> = { b: [1], e: [2], f: [1, 3] };
  const def = { ...plain, nodes: plain.nodes.map((node) => ({ ...node, packets: owner[node.id] })) };
  const by = (packets: number[], path: string[], move: Parameters<typeof route.apply>[2]) =>
    route.apply(def, path, move, packets);

  test("who alone go there, while everybody goes back", () => {
    const put = { do: "put", node: "b" } as const;
    expect(by([1], ["a"], put)).toMatchObject({ state: ["a", "b"] });
    expect(by([2, 3], ["a"], put)).toEqual({ error: "NOT_YOURS" });
    expect(by([2], ["a", "b", "f"], put)).toMatchObject({ state: ["a", "b"] });
    expect(by([2], ["a", "b", "f"], { do: "remove" })).toMatchObject({ state: ["a", "b"] });
    expect(by([2], ["a", "b", "f"], { do: "clear" })).toMatchObject({ state: ["a"] });
  });

  test("and a stop without owners is everybody's", () => {
    expect(by([6], ["a", "b"], { do: "put", node: "c" })).toMatchObject({ state: ["a", "b", "c"] });
  });

  test("whom everybody sees, and who alone get a right step to it", () => {
    const view = route.view(def, ["a"], { 1: ["x"], 2: ["y"], 3: ["x"] });
    const owners = view.kind === "route" ? view.nodes.map(({ id, owner: seats }) => [id, seats]) : [];
    expect(Object.fromEntries(owners)).toMatchObject({ a: undefined, b: ["x"], e: ["y"], f: ["x"] });
    expect(route.secrets?.(def, [1, 2]).controls.sort()).toEqual(["b", "e", "f"]);
    const [, first = ""] = plain.solution;
    const own = (packets: number[]) => ({
      ...plain,
      nodes: plain.nodes.map((node) => ({ ...node, packets })),
    });
    expect(route.nextMove(own([4]), ["a"], [4])).toEqual({ do: "put", node: first });
    expect(route.nextMove(own([4]), ["a"], [5])).toBeNull();
    // A wrong step is taken back by anybody.
    expect(first).toBe("b");
    expect(route.nextMove(own([4]), ["a", "e"], [5])).toEqual({ do: "put", node: "a" });
  });
});
