import { expect, test } from "vitest";
import { FairQueue } from "./fair-queue.ts";

/** A queue, the work that has started, and how to finish what started first. */
function queue(running: number, waiting = 1000) {
  const fair = new FairQueue({ running, waiting });
  const started: string[] = [];
  const finish: (() => void)[] = [];
  const run = (key: string) =>
    fair.run(key, async () => {
      started.push(key);
      await new Promise<void>((resolve) => finish.push(resolve));
    });
  const finishOne = async () => {
    finish.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { started, run, finishOne };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test("whoever sends a hundred does not delay others by more than one of them", async () => {
  const { started, run, finishOne } = queue(1);
  const all = Array.from({ length: 100 }, () => run("attacker"));
  const stranger = run("stranger");
  await turn();
  expect(started).toEqual(["attacker"]);
  await finishOne();
  expect(started).toEqual(["attacker", "stranger"]);
  for (let left = 100; left > 0; left--) await finishOne();
  await Promise.all([...all, stranger]);
  expect(started).toHaveLength(101);
});

test("of one key, one at a time runs", async () => {
  const { started, run, finishOne } = queue(2);
  const all = ["a", "a", "a", "b", "c"].map(run);
  await turn();
  expect(started).toEqual(["a", "b"]);
  await finishOne();
  expect(started).toEqual(["a", "b", "c"]);
  await finishOne();
  expect(started).toEqual(["a", "b", "c", "a"]);
  for (let left = 3; left > 0; left--) await finishOne();
  await Promise.all(all);
});

test("beyond what may wait, nothing is accepted until something has finished; a failure counts as finished", async () => {
  const fair = new FairQueue({ running: 1, waiting: 1 });
  const failing = fair.run("a", async () => {
    throw new Error("broken");
  });
  const second = fair.run("b", async () => "done");
  await expect(fair.run("c", async () => {})).rejects.toMatchObject({ code: "UNAVAILABLE" });
  await expect(failing).rejects.toThrow("broken");
  expect(await second).toBe("done");
  expect(await fair.run("c", async () => "later")).toBe("later");
});
