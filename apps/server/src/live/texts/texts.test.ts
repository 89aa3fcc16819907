import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { onEveryStorage } from "../storages.ts";
import { MemoryTexts } from "./memory.ts";
import { PostgresTexts } from "./postgres.ts";

onEveryStorage((open) => {
  const memory = new MemoryTexts();
  const texts = () => {
    const { pools } = open();
    return pools ? new PostgresTexts(pools[0]) : memory;
  };

  test("a text is kept until it expires, and a missing one is left out", async () => {
    const sessionId = await open().newSession();
    const [a, b] = [randomUUID(), randomUUID()];
    await texts().put({ id: a, sessionId, body: "hello\u{1F3EE}", expiresAt: 2000 });
    await texts().put({ id: b, sessionId, body: "bye", expiresAt: 3000 });
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
    await texts().put({ id, sessionId, body: "first", expiresAt: 9000 });
    await texts().put({ id, sessionId, body: "second", expiresAt: 9000 });
    expect((await texts().get([id], 0)).get(id)).toBe("first");
  });

  test("a character that a database cannot hold does not fail the sentence", async () => {
    const sessionId = await open().newSession();
    const id = randomUUID();
    await texts().put({ id, sessionId, body: "a\u0000b", expiresAt: 9000 });
    expect((await texts().get([id], 0)).get(id)?.replace("\u0000", "")).toBe("ab");
  });

  test("a hidden text is out of sight until it is given back; a reported one is found by its session", async () => {
    const sessionId = await open().newSession();
    const other = await open().newSession();
    const id = randomUUID();
    await texts().put({ id, sessionId, body: "unkind", expiresAt: 9000 });
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
