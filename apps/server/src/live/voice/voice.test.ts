import { randomUUID } from "node:crypto";
import type { Analysis } from "@lantern/engine";
import { expect, test } from "vitest";
import { onEveryStorage } from "../storages.ts";
import { MemoryVoice, PostgresVoice } from "./voice.ts";

/** Storage does not look inside an analysis. */
const analysis = (of: string) => ({ of }) as unknown as Analysis;

onEveryStorage((open) => {
  const memory = new MemoryVoice();
  const voice = () => {
    const { pools } = open();
    return pools ? new PostgresVoice(pools[0]) : memory;
  };

  test("seconds add up by seat, and are gone once they were folded into the analysis", async () => {
    const stream = randomUUID();
    await voice().add(stream, "s1", 2.5);
    await voice().add(stream, "s1", 1);
    await voice().add(stream, "s2", 4);
    expect(await voice().seconds(stream)).toEqual({ s1: 3.5, s2: 4 });
    expect(await voice().analysis(stream)).toBeNull();
    await voice().fold(stream, analysis("first"));
    expect(await voice().seconds(stream)).toEqual({});
    await voice().fold(stream, analysis("second"));
    expect(await voice().analysis(stream)).toEqual({ of: "first" });
  });
});
