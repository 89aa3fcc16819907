import { randomUUID } from "node:crypto";
import type { Pack } from "@lantern/engine";
import { expect, test } from "vitest";
import { onEveryStorage } from "../../../test/live/storages.ts";
import { MemoryPacks, PostgresPacks } from "./packs.ts";

/** Storage does not read packs; only the hash matters here. */
const pack = (title: string) => ({ slug: "story", title, scenes: { zeta: 1, a: 2 } }) as unknown as Pack;

onEveryStorage((open) => {
  const memory = new MemoryPacks();
  const packs = () => {
    const { pools } = open();
    return pools ? new PostgresPacks(pools[0]) : memory;
  };

  test("a pinned pack is read back character by character, and never changes", async () => {
    const hash = randomUUID();
    expect(await packs().get(hash)).toBeNull();
    await packs().pin(hash, pack("first"));
    await packs().pin(hash, pack("second"));
    expect(JSON.stringify(await packs().get(hash))).toBe(JSON.stringify(pack("first")));
  });

  test("a pack that is stored later is found by a store that looked for it before", async () => {
    const store = packs();
    const hash = randomUUID();
    expect(await store.get(hash)).toBeNull();
    await packs().pin(hash, pack("late"));
    expect((await store.get(hash))?.title).toBe("late");
  });
});
