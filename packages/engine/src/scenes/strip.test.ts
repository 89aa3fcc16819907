import { expect, test } from "vitest";
import { TestSession } from "../../test/session.ts";
import { tinyPack } from "../../test/tiny-pack.ts";
import { lock } from "../../test/tiny-puzzles.ts";
import { compile } from "../check/compile.ts";
import type { SceneOf } from "../pack/schema.ts";
import { CodeSource, code } from "../puzzles/code.ts";

if (lock.kind !== "code") throw new Error("no lock");
/** Wheel n belongs to packet n, but the last one also to packet 1; everybody checks at once. */
const source = {
  ...lock,
  together: true,
  skin: { strip: { dark: "dark.avif" } },
  wheels: lock.wheels.map((wheel, at) => ({ ...wheel, glyph: "hat", packets: at === 5 ? [6, 1] : [at + 1] })),
  packets: lock.packets.map((packet, at) => ({ ...packet, picture: `part-${at + 1}.avif` })),
};
const def = CodeSource.parse(source);
const tiny = compile(tinyPack);
const [id, first] = Object.entries(tiny.scenes).find(([, { kind }]) => kind === "puzzle") ?? [""];
const pack = {
  ...tiny,
  scenes: { ...tiny.scenes, [id]: { ...(first as SceneOf<"puzzle">), puzzle: def } },
};

function begun() {
  const run = new TestSession(pack, { expected: 3, hosting: "host" });
  run.enter("a", "b", "c");
  run.send({ type: "start", by: "host" });
  while (run.team().scene?.id !== id) run.until(run.deadline() ?? run.now);
  const scene = () => {
    const view = run.view();
    if (view.stage !== "play" || view.scene.kind !== "puzzle") throw new Error("no puzzle");
    return view.scene;
  };
  return { run, scene };
}

test("[P1] a wheel is turned by the holders of its packets, and by nobody else", () => {
  const start = code.init(def);
  const put = (slot: number, item: string) => ({ do: "put", slot, item }) as const;
  expect(code.apply(def, start, put(1, "0"), [1])).toEqual({ error: "NOT_YOURS" });
  expect(code.apply(def, start, put(1, "0"), [2])).toMatchObject({ touched: "1" });
  expect(code.apply(def, start, put(5, "1"), [1])).toMatchObject({ touched: "5" });
  expect(code.apply(def, start, { do: "swap", a: 0, b: 1 }, [1])).toEqual({ error: "NOT_YOURS" });
  expect(code.apply(def, start, { do: "clear" }, [1, 2])).toEqual({ error: "NOT_YOURS" });
  expect(code.secrets?.(def, [1])).toEqual({ controls: ["first", "sixth"], goals: [] });
  expect(code.nextMove(def, start, [3])).toEqual(put(2, "1"));
  // A pack without owners: everybody turns every wheel, and nothing is private.
  const open = CodeSource.parse(lock);
  expect(code.apply(open, start, put(1, "0"), [1])).toMatchObject({ touched: "1" });
  expect(code.secrets?.(open, [1])).toEqual({ controls: [], goals: [] });
});

test("[P13] a lock that everybody checks at once says how many wheels are right, never which", () => {
  const { run, scene } = begun();
  const owners = (slot: number) => {
    const { puzzle } = scene();
    return puzzle.kind === "code" ? (puzzle.wheels[slot]?.owner ?? []) : [];
  };
  for (const [slot, item] of def.solution.entries())
    run.play(owners(slot)[0] ?? "", {
      type: "move",
      move: { do: "put", slot, item: slot === 2 ? "3" : item },
    });
  for (const seat of ["s1", "s2"]) run.play(seat, { type: "check" });
  expect(scene()).toMatchObject({ wrongChecks: 0, puzzle: { submitted: [{ seat: "s1" }, { seat: "s2" }] } });
  run.play("s3", { type: "check" });
  expect(scene()).toMatchObject({ wrongChecks: 1, tried: { right: 5, of: 6 } });
});

test("[P18] a part is in its holder's view alone, and in everybody's when it is over", () => {
  const { run, scene } = begun();
  const { holders = [] } = scene().strip ?? {};
  expect(scene().strip).toEqual({ holders, parts: null });
  expect(new Set(holders)).toEqual(new Set(["s1", "s2", "s3"]));
  expect(JSON.stringify(run.view())).not.toContain("part-");
  const own = run.mine("s2").cards.flatMap(({ picture = [] }) => picture);
  expect(own).toEqual(holders.flatMap((seat, at) => (seat === "s2" ? [`part-${at + 1}.avif`] : [])));
  while (run.team().scene?.step !== "outcome") run.until(run.deadline() ?? run.now);
  expect(scene().strip?.parts).toEqual(def.packets.map(({ picture }) => picture));
});

test("letters and a clock are those of the wheels", () => {
  const clock = { hours: "first", minutes: ["second", "third"], figure: "fourth" };
  const parse = (skin: object) => CodeSource.safeParse({ ...lock, skin }).success;
  expect([parse({ letters: [4, 2] }), parse({ letters: [4, 3] })]).toEqual([true, false]);
  expect([parse({ clock }), parse({ clock: { ...clock, figure: "tenth" } })]).toEqual([true, false]);
});
