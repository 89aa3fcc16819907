import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { onEveryStorage } from "../../../test/live/storages.ts";
import { MemoryLog } from "../storage/memory.ts";
import { PostgresLog } from "../storage/postgres.ts";
import { MemoryTexts } from "./memory.ts";
import { PostgresTexts } from "./postgres.ts";
import type { NewText } from "./texts.ts";

onEveryStorage((open) => {
  const memory = new MemoryTexts();
  const texts = () => {
    const { pools } = open();
    return pools ? new PostgresTexts(pools[0]) : memory;
  };
  const memoryLog = new MemoryLog(memory);
  /** Texts are stored with a row of the log. */
  const put = async (text: NewText) => {
    const { pools } = open();
    const log = pools ? new PostgresLog(pools[0]) : memoryLog;
    const first = { seq: 1, team: null, commandId: "open", actor: "test", at: 0, events: [] };
    const latest = await log.latest(text.sessionId);
    const quiet = { nextDeadline: null, nodes: [], teams: [] };
    const run = latest?.run ?? (await log.open(text.sessionId, 0, first, quiet));
    if (!run) throw new Error("not opened");
    const seq = ((await log.latestSeqs([run])).get(run.id) ?? 0) + 1;
    const rows = [{ ...first, seq, commandId: randomUUID() }];
    expect(await log.append([{ run, rows, state: null, texts: [text] }])).toEqual(["stored"]);
  };

  test("a text is stored until it expires, and a missing one is left out", async () => {
    const sessionId = await open().newSession();
    const [a, b] = [randomUUID(), randomUUID()];
    await put({ id: a, sessionId, body: "hello\u{1F3EE}", expiresAt: 2000 });
    await put({ id: b, sessionId, body: "bye", expiresAt: 3000 });
    expect(await texts().get([a, b, "nothing"], 1000)).toEqual(
      new Map([
        [a, "hello\u{1F3EE}"],
        [b, "bye"],
      ]),
    );
    expect(await texts().get([a, b], 2000)).toEqual(new Map([[b, "bye"]]));
    expect(await texts().erase(2500)).toBe(1);
    expect(await texts().get([a, b], 1000)).toEqual(new Map([[b, "bye"]]));
  });

  test("a command that is sent twice keeps its first text", async () => {
    const sessionId = await open().newSession();
    const id = randomUUID();
    await put({ id, sessionId, body: "first", expiresAt: 9000 });
    await put({ id, sessionId, body: "second", expiresAt: 9000 });
    expect((await texts().get([id], 0)).get(id)).toBe("first");
  });

  test("a character that a database cannot store does not prevent the text", async () => {
    const sessionId = await open().newSession();
    const id = randomUUID();
    await put({ id, sessionId, body: "a\u0000b", expiresAt: 9000 });
    expect((await texts().get([id], 0)).get(id)?.replace("\u0000", "")).toBe("ab");
  });

  test("a hidden text is left out until it is shown again; a reported one is found by its session", async () => {
    const sessionId = await open().newSession();
    const other = await open().newSession();
    const id = randomUUID();
    await put({ id, sessionId, body: "unkind", expiresAt: 9000 });
    expect(await texts().moderate(id, other, { hidden: true })).toBe(false);
    expect(await texts().moderate(id, sessionId, { hidden: true })).toBe(true);
    expect(await texts().get([id], 0)).toEqual(new Map());
    expect(await texts().reported(sessionId)).toEqual(new Map());
    expect(await texts().moderate(id, sessionId, { reported: true })).toBe(true);
    expect(await texts().reported(sessionId)).toEqual(new Map([[id, { hidden: true }]]));
    await texts().moderate(id, sessionId, { hidden: false });
    expect((await texts().get([id], 0)).get(id)).toBe("unkind");
    expect(await texts().reported(other)).toEqual(new Map());
  });
});
