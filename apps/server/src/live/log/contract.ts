import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { type StreamId, sessionStream, teamStream } from "../streams.ts";
import { Batch } from "./batch.ts";
import type { Append, LiveLog } from "./log.ts";

/** One adapter under test: two connections to the same log stand for two nodes. */
export interface LogUnderTest {
  log: LiveLog;
  otherNode: LiveLog;
  /** The id of a session that streams may belong to. */
  newSession(): Promise<string>;
}

const append = (stream: StreamId, seq: number, commandId: string, more: Partial<Append> = {}): Append => ({
  stream,
  row: { seq, commandId, actor: "s1", at: 1000 + seq, events: [{ type: "said", by: commandId }] },
  summary: null,
  nextDeadline: null,
  ...more,
});

/** What every adapter of the log must do; the races are those of two nodes on one stream. */
export function logContract(open: () => LogUnderTest): void {
  const session = async () => sessionStream(await open().newSession(), 1);

  test("a stored row is read back as it was, in order", async () => {
    const { log, otherNode } = open();
    const s = await session();
    expect(await log.append([append(s, 1, "a")])).toEqual([true]);
    expect(await log.append([append(s, 2, "b")])).toEqual([true]);
    expect(await otherNode.read(s.name, 0)).toEqual([append(s, 1, "a").row, append(s, 2, "b").row]);
    expect(await log.read(s.name, 1)).toEqual([append(s, 2, "b").row]);
    expect(await log.read(s.name, 0, 1)).toEqual([append(s, 1, "a").row]);
    expect(await log.read("nothing", 0)).toEqual([]);
  });

  test("keys of an event keep their order", async () => {
    const { log } = open();
    const s = await session();
    const row = append(s, 1, "a");
    row.row.events = [{ zebra: 1, b: { zz: 1, a: 2 }, aa: 3 }];
    await log.append([row]);
    expect(JSON.stringify((await log.read(s.name, 0))[0]?.events)).toBe(JSON.stringify(row.row.events));
  });

  test("of two writers for one place one wins, and the loser finds the winner's row", async () => {
    const { log, otherNode } = open();
    const s = await session();
    const answers = await Promise.all([
      log.append([append(s, 1, "mine")]),
      otherNode.append([append(s, 1, "theirs")]),
    ]);
    expect(answers.flat().sort()).toEqual([false, true]);
    const rows = await log.read(s.name, 0);
    expect(rows.map((row) => row.commandId)).toEqual([answers[0]?.[0] ? "mine" : "theirs"]);
  });

  test("a lost race keeps no other team's row back", async () => {
    const { log, otherNode } = open();
    const s = await session();
    const [a, b, c] = [teamStream(s, "a"), teamStream(s, "b"), teamStream(s, "c")];
    await otherNode.append([append(b, 1, "first")]);
    expect(await log.append([append(c, 1, "x"), append(b, 1, "y"), append(a, 1, "z")])).toEqual([
      true,
      false,
      true,
    ]);
    expect((await log.read(b.name, 0)).map((row) => row.commandId)).toEqual(["first"]);
  });

  test("a command counts once, whoever sends it again and wherever it would stand", async () => {
    const { log, otherNode } = open();
    const s = await session();
    await log.append([append(s, 1, "same")]);
    expect(await log.append([append(s, 2, "same")])).toEqual([false]);
    expect(await otherNode.append([append(s, 1, "same")])).toEqual([false]);
    expect(await log.heads([s.name])).toEqual(new Map([[s.name, 1]]));
  });

  test("a gap cannot exist", async () => {
    const { log } = open();
    const s = await session();
    await log.append([append(s, 1, "a")]);
    await expect(log.append([append(s, 3, "c")])).rejects.toThrow();
    await expect(log.append([append(teamStream(s, "t"), 2, "b")])).rejects.toThrow();
    expect((await log.read(s.name, 0)).map((row) => row.seq)).toEqual([1]);
  });

  test("two nodes' large batches in opposite order do not deadlock and lose nothing", async () => {
    const { log, otherNode } = open();
    const s = await session();
    const teams = Array.from({ length: 200 }, (_, i) => teamStream(s, `t${String(i).padStart(3, "0")}`));
    for (let seq = 1; seq <= 5; seq++) {
      const [mine, theirs] = await Promise.all([
        log.append(teams.map((team) => append(team, seq, `m${seq}`))),
        otherNode.append([...teams].reverse().map((team) => append(team, seq, `t${seq}`))),
      ]);
      const reversed = [...theirs].reverse();
      expect(mine.map((stored, i) => Number(stored) + Number(reversed[i]))).toEqual(teams.map(() => 1));
    }
    expect([...(await log.heads(teams.map((team) => team.name))).values()]).toEqual(teams.map(() => 5));
  });

  test("what is known of the streams follows their rows, and a lost row changes nothing of it", async () => {
    const { log } = open();
    const s = await session();
    const t = teamStream(s, "t");
    await log.append([
      append(s, 1, "a", { nextDeadline: 5000 }),
      append(t, 1, "b", { summary: { arrivedAct: 0 } }),
    ]);
    await log.append([append(t, 1, "late", { summary: { arrivedAct: 9 }, nextDeadline: 1 })]);
    expect(await log.streamsOf(s.sessionId)).toEqual([
      { stream: s, head: 1, summary: null, nextDeadline: 5000 },
      { stream: t, head: 1, summary: { arrivedAct: 0 }, nextDeadline: null },
    ]);
    expect(await log.running()).toContainEqual(s);
    expect(await log.running()).not.toContainEqual(t);
  });

  test("a session that is opened again shows its latest run only", async () => {
    const { log } = open();
    const first = await session();
    const second = sessionStream(first.sessionId, 2);
    await log.append([append(first, 1, "a")]);
    await log.append([append(second, 1, "a")]);
    expect((await log.streamsOf(first.sessionId)).map(({ stream }) => stream)).toEqual([second]);
  });

  test("a due stream is handed to one node, until its next row or the end of the lease", async () => {
    const { log, otherNode } = open();
    const s = await session();
    const claims = async (node: LiveLog, now: number) =>
      (await node.claimDue(now, 500, 100)).filter(({ sessionId }) => sessionId === s.sessionId);
    await log.append([append(s, 1, "a", { nextDeadline: 2000 })]);
    expect(await claims(log, 1999)).toEqual([]);
    const both = await Promise.all([claims(log, 2000), claims(otherNode, 2000)]);
    expect(both.flat()).toEqual([s]);
    expect(await claims(otherNode, 2400)).toEqual([]);
    expect(await claims(otherNode, 2501)).toEqual([s]);
    await otherNode.append([append(s, 2, "tick", { nextDeadline: 2502 })]);
    expect(await claims(log, 2502)).toEqual([s]);
    await log.rest(s.name, 2);
    expect(await claims(log, 9999)).toEqual([]);
  });

  test("a stream that moved meanwhile is not put to rest", async () => {
    const { log } = open();
    const s = await session();
    await log.append([append(s, 1, "a", { nextDeadline: 10 })]);
    await log.append([append(s, 2, "b", { nextDeadline: 20 })]);
    await log.rest(s.name, 1);
    expect((await log.streamsOf(s.sessionId))[0]?.nextDeadline).toBe(20);
  });

  test("a batch takes one row of a stream at a time and all of what waits", async () => {
    const { log } = open();
    const s = await session();
    const sizes: number[] = [];
    const counted: LiveLog = Object.assign(Object.create(log) as LiveLog, {
      append: (rows: Append[]) => {
        sizes.push(rows.length);
        return log.append(rows);
      },
    });
    const batch = new Batch(counted);
    const [a, b] = [teamStream(s, "a"), teamStream(s, "b")];
    const answers = await Promise.all([
      batch.append(append(a, 1, "1")),
      batch.append(append(b, 1, "1")),
      batch.append(append(a, 1, randomUUID())),
    ]);
    expect(answers).toEqual([true, true, false]);
    expect(sizes).toEqual([2, 1]);
  });

  test("a row that cannot be stored fails alone", async () => {
    const { log } = open();
    const s = await session();
    const batch = new Batch(log);
    const [a, b] = [teamStream(s, "a"), teamStream(s, "b")];
    const answers = await Promise.allSettled([
      batch.append(append(a, 7, "gap")),
      batch.append(append(b, 1, "fine")),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
    expect((await log.heads([b.name])).get(b.name)).toBe(1);
  });
}
