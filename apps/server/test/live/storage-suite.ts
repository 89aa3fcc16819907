import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { Batch } from "../../src/live/storage/batch.ts";
import type { Append, LiveLog, Nodes, Row, Run, RunState } from "../../src/live/storage/log.ts";

/** One implementation under test: two connections to the same log stand for two nodes. */
interface LogUnderTest {
  log: LiveLog;
  otherNode: LiveLog;
  /** The id of a session that runs can belong to. */
  newSession(): Promise<string>;
}

const quiet: RunState = { nextDeadline: null, nodes: [], teams: [] };

const row = (seq: number, commandId: string, more: Partial<Row> = {}): Row => ({
  seq,
  team: null,
  commandId,
  actor: "s1",
  at: 1000 + seq,
  events: [{ type: "left", seat: commandId, at: seq }],
  ...more,
});

const one = (run: Run, seq: number, commandId: string, state: RunState | null = null): Append => ({
  run,
  rows: [row(seq, commandId)],
  state,
});

/** The rules for every implementation of the log. The races are those of two nodes on one run. */
export function logContract(open: () => LogUnderTest): void {
  const session = () => open().newSession();
  /** A run with its first row, "open". */
  const opened = async (state = quiet): Promise<Run> => {
    const run = await open().log.open(await session(), 0, row(1, "open"), state);
    if (!run) throw new Error("not opened");
    return run;
  };
  const commands = async (run: Run) => (await open().log.read(run, 0)).map(({ commandId }) => commandId);

  test("a stored row is read back as it was, in order", async () => {
    const { log, otherNode } = open();
    const run = await opened();
    const rows = [row(2, "a", { team: "t1" }), row(3, "b")];
    expect(await log.append([{ run, rows, state: null }])).toEqual(["stored"]);
    expect(await otherNode.read(run, 0)).toEqual([row(1, "open"), ...rows]);
    expect(await log.read(run, 1)).toEqual(rows);
    expect(await log.read(run, 1, 1)).toEqual(rows.slice(0, 1));
    expect(await log.read(run, 3)).toEqual([]);
  });

  test("keys of an event keep their order", async () => {
    const { log } = open();
    const run = await opened();
    const events = [{ zebra: 1, b: { zz: 1, a: 2 }, aa: 3 }] as unknown as Row["events"];
    await log.append([{ run, rows: [row(2, "a", { events })], state: null }]);
    expect(JSON.stringify((await log.read(run, 1))[0]?.events)).toBe(JSON.stringify(events));
  });

  test("[E12] a row that ends a log stands for the rows up to it, for readers and for what follows", async () => {
    const { log, otherNode } = open();
    const run = await opened();
    await log.append([{ run, rows: [row(2, "a", { team: "t1" }), row(3, "b"), row(4, "c")], state: null }]);
    const other = await opened();
    const last = row(3, "log.ended");
    await log.end(run, last);
    expect(await otherNode.read(run, 0)).toEqual([last, row(4, "c")]);
    expect(await otherNode.read(run, 0, 1)).toEqual([last]);
    expect(await otherNode.read(run, 3)).toEqual([row(4, "c")]);
    expect(await log.readTeam(run, "t1")).toEqual([last, row(4, "c")]);
    expect(await log.latestSeqs([run, other])).toEqual(
      new Map([
        [run.id, 4],
        [other.id, 1],
      ]),
    );
    expect(await log.append([one(run, 4, "late")])).toEqual(["lost"]);
    expect(await log.append([one(run, 5, "next")])).toEqual(["stored"]);
    expect(await commands(run)).toEqual(["log.ended", "c", "next"]);
    expect(await commands(other)).toEqual(["open"]);
  });

  test("a team's rows are its own and those of no team", async () => {
    const { log } = open();
    const run = await opened();
    const of = (seq: number, team: string | null) => row(seq, `c${seq}`, { team });
    await log.append([{ run, rows: [of(2, "t1"), of(3, "t2"), of(4, null), of(5, "t1")], state: null }]);
    expect((await log.readTeam(run, "t1")).map(({ seq }) => seq)).toEqual([1, 2, 4, 5]);
    expect((await log.readTeam(run, "t9")).map(({ seq }) => seq)).toEqual([1, 4]);
  });

  test("of two simultaneous openings of a session one wins, and a later one begins another run", async () => {
    const { log, otherNode } = open();
    const id = await session();
    expect(await log.latest(id)).toBeNull();
    const state = { nextDeadline: 5000, nodes: ["n"], teams: ["t1"] };
    const both = await Promise.all([
      log.open(id, 0, row(1, "mine"), state),
      otherNode.open(id, 0, row(1, "theirs"), state),
    ]);
    const [first] = both.filter((run) => run !== null);
    expect(both.filter((run) => run === null)).toHaveLength(1);
    if (!first) throw new Error("nobody won");
    expect(await commands(first)).toEqual([both[0] ? "mine" : "theirs"]);
    expect(await log.latest(id)).toEqual({ run: first, state });
    expect(await log.open(id, 0, row(1, "late"), quiet)).toBeNull();
    const second = await log.open(id, 1, row(1, "again"), quiet);
    expect(second).toMatchObject({ sessionId: id, run: 2 });
    expect((await otherNode.latest(id))?.run).toEqual(second);
    expect(await commands(first)).toHaveLength(1);
  });

  test("of two appends with one row number one wins, and the loser finds the winner's row", async () => {
    const { log, otherNode } = open();
    const run = await opened();
    const outcomes = await Promise.all([
      log.append([one(run, 2, "mine")]),
      otherNode.append([one(run, 2, "theirs")]),
    ]);
    expect(outcomes.flat().sort()).toEqual(["lost", "stored"]);
    expect(await commands(run)).toEqual(["open", outcomes[0]?.[0] === "stored" ? "mine" : "theirs"]);
  });

  test("rows that depend on each other are stored together or not at all", async () => {
    const { log, otherNode } = open();
    const run = await opened();
    await otherNode.append([one(run, 2, "theirs")]);
    // The second row number is free, the first is not; then the command of the last one exists already.
    expect(await log.append([{ run, rows: [row(2, "a"), row(3, "b")], state: null }])).toEqual(["lost"]);
    expect(await log.append([{ run, rows: [row(3, "a"), row(4, "theirs")], state: null }])).toEqual(["lost"]);
    expect(await log.append([{ run, rows: [row(3, "a"), row(4, "a")], state: null }])).toEqual(["lost"]);
    expect(await commands(run)).toEqual(["open", "theirs"]);
    expect(await log.append([{ run, rows: [row(3, "a"), row(4, "b")], state: null }])).toEqual(["stored"]);
  });

  test("a lost race does not prevent rows of other sessions", async () => {
    const { log, otherNode } = open();
    const [a, b, c, d] = [await opened(), await opened(), await opened(), await opened()];
    await otherNode.append([one(b, 2, "first"), one(d, 2, "first")]);
    expect(await log.append([one(c, 2, "x"), one(b, 2, "y"), one(a, 2, "z"), one(d, 3, "first")])).toEqual([
      "stored",
      "lost",
      "stored",
      "lost",
    ]);
    expect(await commands(a)).toEqual(["open", "z"]);
    expect(await commands(b)).toEqual(["open", "first"]);
    expect(await commands(c)).toEqual(["open", "x"]);
    expect(await commands(d)).toEqual(["open", "first"]);
  });

  test("a command counts once, whoever sends it again and whatever its row number", async () => {
    const { log, otherNode } = open();
    const run = await opened();
    await log.append([one(run, 2, "same")]);
    expect(await log.append([one(run, 3, "same")])).toEqual(["lost"]);
    expect(await otherNode.append([one(run, 2, "same")])).toEqual(["lost"]);
    expect(await log.latestSeqs([run])).toEqual(new Map([[run.id, 2]]));
    expect(await log.append([one(await opened(), 2, "same")])).toEqual(["stored"]);
  });

  test("a gap is rejected, or detected by readers", async () => {
    const { log } = open();
    const run = await opened();
    await log.append([one(run, 3, "c")]).catch(() => {});
    const seqs = (await log.read(run, 0)).map(({ seq }) => seq);
    expect([[1], [1, 3]]).toContainEqual(seqs);
  });

  test("two nodes' large batches in opposite order do not deadlock and lose nothing", async () => {
    const { log, otherNode } = open();
    const runs = await Promise.all(Array.from({ length: 100 }, () => opened()));
    const state = { ...quiet, nodes: ["n"] };
    for (let seq = 2; seq <= 6; seq++) {
      const [mine, theirs] = await Promise.all([
        log.append(runs.map((run) => one(run, seq, `m${seq}`, state))),
        otherNode.append([...runs].reverse().map((run) => one(run, seq, `t${seq}`, state))),
      ]);
      const reversed = [...theirs].reverse();
      expect(mine.map((result, i) => [result, reversed[i]].sort())).toEqual(
        runs.map(() => ["lost", "stored"]),
      );
    }
    expect([...(await log.latestSeqs(runs)).values()]).toEqual(runs.map(() => 6));
  });

  test("the latest row numbers are those of existing runs", async () => {
    const { log } = open();
    const run = await opened();
    expect(await log.latestSeqs([run, { id: 1_000_000_000, sessionId: run.sessionId, run: 9 }])).toEqual(
      new Map([[run.id, 1]]),
    );
  });

  test("the state of a run follows its rows, and a lost append does not change it", async () => {
    const { log } = open();
    const [run, still] = [await opened(), await opened()];
    const state = { nextDeadline: 5000, nodes: ["n1", "n2"], teams: ["t1", "t2"] };
    await log.append([one(run, 2, "a", state), one(still, 2, "b")]);
    expect(await log.latest(run.sessionId)).toEqual({ run, state });
    expect(await log.latest(still.sessionId)).toEqual({ run: still, state: quiet });
    await log.append([one(run, 3, "b")]);
    await log.append([one(run, 3, "late", { nextDeadline: 1, nodes: [], teams: [] })]);
    expect(await log.latest(run.sessionId)).toEqual({ run, state });
    expect(await log.running()).toContainEqual(run);
    expect(await log.running()).not.toContainEqual(still);
  });

  test("a node's sessions are found by its connections", async () => {
    const { log, otherNode } = open();
    const [n1, n2] = [randomUUID(), randomUUID()];
    const [here, both, nobody] = [
      await opened({ ...quiet, nodes: [n1] }),
      await opened({ ...quiet, nodes: [n1, n2] }),
      await opened(),
    ];
    expect(await otherNode.connectedAt([n1])).toEqual([here, both]);
    expect(await log.connectedAt([n2, randomUUID()])).toEqual([both]);
    await log.append([one(both, 2, "a", quiet)]);
    expect(await log.connectedAt([n1, n2])).toEqual([here]);
    expect(await log.connectedAt([])).not.toContainEqual(nobody);
  });

  test("an overdue run is returned to one node, until its deadline is set again or the lease is over", async () => {
    const { log, otherNode } = open();
    const run = await opened({ ...quiet, nextDeadline: 2000 });
    const claims = async (node: LiveLog, now: number) =>
      (await node.claimOverdue(now, 500, 1000)).filter(({ id }) => id === run.id);
    expect(await claims(log, 1999)).toEqual([]);
    const both = await Promise.all([claims(log, 2000), claims(otherNode, 2000)]);
    expect(both.flat()).toEqual([run]);
    expect(await claims(otherNode, 2400)).toEqual([]);
    expect(await claims(otherNode, 2501)).toEqual([run]);
    // A row that does not change the deadline leaves the lease as it is.
    await otherNode.append([one(run, 2, "chat")]);
    expect(await claims(log, 2502)).toEqual([]);
    await otherNode.append([one(run, 3, "tick", { ...quiet, nextDeadline: 2502 })]);
    expect(await claims(log, 2502)).toEqual([run]);
    await log.finish(run, 3);
    expect(await claims(log, 9999)).toEqual([]);
    expect((await log.latest(run.sessionId))?.state.nextDeadline).toBeNull();
  });

  test("no more runs are claimed than requested", async () => {
    const { log } = open();
    for (let i = 0; i < 3; i++) await opened({ ...quiet, nextDeadline: 10 });
    expect(await log.claimOverdue(10, 500, 2)).toHaveLength(2);
  });

  test("a run with newer rows is not marked as finished", async () => {
    const { log, otherNode } = open();
    const run = await opened({ ...quiet, nextDeadline: 10 });
    await otherNode.append([one(run, 2, "b", { ...quiet, nextDeadline: 20 })]);
    await log.finish(run, 1);
    expect((await log.latest(run.sessionId))?.state.nextDeadline).toBe(20);
  });

  test("a batch takes one append of a run at a time, and all waiting runs", async () => {
    const { log } = open();
    const sizes: number[] = [];
    const batch = new Batch({
      append: (appends: Append[]) => {
        sizes.push(appends.length);
        return log.append(appends);
      },
    });
    const [a, b] = [await opened(), await opened()];
    const outcomes = await Promise.all([
      batch.append(one(a, 2, "1")),
      batch.append(one(b, 2, "1")),
      batch.append(one(a, 3, "2")),
    ]);
    expect(outcomes).toEqual(["stored", "stored", "stored"]);
    expect(sizes).toEqual([2, 1]);
    await batch.settled();
  });

  test("an append that was decided on lost rows is lost with them", async () => {
    const { log, otherNode } = open();
    const run = await opened();
    // Two rows of another node: the row number of the second append would be free.
    await otherNode.append([{ run, rows: [row(2, "theirs"), row(3, "too")], state: null }]);
    const batch = new Batch(log);
    expect(await Promise.all([batch.append(one(run, 2, "a")), batch.append(one(run, 4, "b"))])).toEqual([
      "lost",
      "lost",
    ]);
    expect(await commands(run)).toEqual(["open", "theirs", "too"]);
    expect(await batch.append(one(run, 4, "b"))).toBe("stored");
  });

  test("rows that cannot be stored fail alone, with the appends decided on them", async () => {
    const { log } = open();
    const batch = new Batch(log);
    const [a, b] = [await opened(), await opened()];
    await expect(log.append([one(a, 2 ** 31, "beyond"), one(b, 2, "kept back")])).rejects.toThrow();
    expect(await commands(b)).toEqual(["open"]);
    const outcomes = await Promise.allSettled([
      batch.append(one(a, 2 ** 31, "beyond")),
      batch.append(one(b, 2, "fine")),
      batch.append(one(a, 2, "behind")),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "rejected"]);
    expect(await commands(a)).toEqual(["open"]);
    expect(await commands(b)).toEqual(["open", "fine"]);
  });
}

export function nodesContract(nodes: () => Nodes): void {
  test("a node knows the other nodes and their last heartbeats until they leave", async () => {
    const [node, other] = [randomUUID(), randomUUID()];
    const before = await nodes().beat(node, 10_000);
    expect(before.map((beating) => beating.node)).not.toContain(node);
    await nodes().beat(other, 12_000);
    const beating = { node: other, lastBeatAt: 12_000, readsAddresses: true };
    const during = await nodes().beat(node, 20_000);
    expect(during).toContainEqual(beating);
    expect(during).toHaveLength(before.length + 1);
    // Reading changes nothing, because the reader may die before every session was updated.
    expect(await nodes().beat(node, 20_000)).toContainEqual(beating);
    await nodes().leave(other);
    expect(await nodes().beat(node, 20_000)).toHaveLength(before.length);
  });

  test("the pulse is the latest heartbeat of any node and never goes backwards", async () => {
    const before = (await nodes().pulse()) ?? 0;
    await nodes().beat(randomUUID(), before + 30_000);
    await nodes().beat(randomUUID(), before + 20_000);
    expect(await nodes().pulse()).toBe(before + 30_000);
  });
}
