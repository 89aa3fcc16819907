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

  test("[U5] the hash of a session stands for its story with the company's words, or with its own", async () => {
    const { pools } = open();
    if (!pools) return;
    const story = randomUUID();
    const joke = { label: "A joke", hint: "One.", max: 20, text: "Mind the gap." };
    await packs().pin(story, { ...pack("with room"), cameos: { joke } });
    const { rows } = await pools[0].query(
      "insert into companies (id, name) values (gen_random_uuid(), 'A') returning id",
    );
    await pools[0].query("insert into cameo_packs (hash, company_id, texts) values ($1, $2, $3)", [
      `${story}:1`,
      rows[0].id,
      { joke: "Ask Bob." },
    ]);
    const textOf = async (hash: string) => (await packs().get(hash))?.cameos?.joke?.text;
    expect(await textOf(`${story}:1`)).toBe("Ask Bob.");
    expect(await textOf(`${story}:erased`)).toBe("Mind the gap.");
    expect(await textOf(story)).toBe("Mind the gap.");
  });
});
