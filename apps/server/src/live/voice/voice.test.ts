import { randomUUID } from "node:crypto";
import type { Analysis } from "@lantern/engine";
import { expect, test, vi } from "vitest";
import { onEveryStorage } from "../../../test/live/storages.ts";
import type { Run } from "../storage/log.ts";
import { MemoryVoice, PostgresVoice } from "./voice.ts";

/** Storage does not read an analysis. */
const analysis = (of: string) => ({ of }) as unknown as Analysis;
let runs = 0;
const newRun = (): Run => ({ id: ++runs, sessionId: "s", run: 1 });

onEveryStorage((open) => {
  const memory = new MemoryVoice();
  const voice = () => {
    const { pools } = open();
    return pools ? new PostgresVoice(pools[0]) : memory;
  };
  const add = (run: Run, team: string, seat: string, seconds: number) =>
    voice().add(run, team, seat, seconds, null);

  test("seconds add up by seat, and are deleted once they were folded into the analysis", async () => {
    const run = newRun();
    await add(run, "t1", "s1", 2.5);
    await add(run, "t1", "s1", 1);
    await add(run, "t1", "s2", 4);
    expect(await voice().seconds(run, "t1")).toEqual({ s1: 3.5, s2: 4 });
    expect(await voice().analysis(run, "t1")).toBeNull();
    await voice().fold(run, "t1", analysis("first"));
    expect(await voice().seconds(run, "t1")).toEqual({});
    await voice().fold(run, "t1", analysis("second"));
    expect(await voice().analysis(run, "t1")).toEqual({ of: "first" });
  });

  test("a team's seconds and analysis are its own, and those of this run", async () => {
    const [run, later] = [newRun(), newRun()];
    await add(run, "t1", "s1", 2);
    await add(run, "t2", "s9", 3);
    await add(later, "t1", "s1", 5);
    await voice().fold(run, "t1", analysis("t1"));
    expect(await voice().seconds(run, "t2")).toEqual({ s9: 3 });
    expect(await voice().seconds(later, "t1")).toEqual({ s1: 5 });
    expect(await voice().analysis(run, "t2")).toBeNull();
    expect(await voice().analysis(later, "t1")).toBeNull();
  });

  test("what many people report in one turn is added up by one statement, and nothing of whoever lost their rights", async () => {
    const { pools } = open();
    if (!pools) return;
    const run = newRun();
    const statements = vi.spyOn(pools[0], "query");
    const voices = new PostgresVoice(pools[0]);
    const signedOut = { signInId: randomUUID(), account: null, sessionId: null };
    await Promise.all([
      ...Array.from({ length: 100 }, (_, index) => voices.add(run, "t1", `s${index % 2}`, 1, null)),
      voices.add(run, "t1", "s0", 9, signedOut),
      voices.add(run, "t1", "s7", 9, signedOut),
    ]);
    expect(statements).toHaveBeenCalledTimes(1);
    statements.mockRestore();
    expect(await voices.seconds(run, "t1")).toEqual({ s0: 50, s1: 50 });
  });
});
