import { limits } from "@lantern/contract/limits";
import { describe, expect, test } from "vitest";
import { memoryStorage } from "../../../test/memory-storage.ts";
import { participant } from "../participant/participant-store.ts";
import { newSecret } from "./token-encryption.ts";
import { administrator, TokenStore } from "./token-store.ts";

const start = Date.UTC(2026, 10, 21, 9);
const life = limits.tokenMinutes * 60_000;
const ana = { email: "ana@harbour.example", secret: newSecret() };

function stores() {
  return { local: memoryStorage(), tab: memoryStorage() };
}

type Storages = ReturnType<typeof stores>;

const storeIn = (storages: Storages) => new TokenStore(administrator, storages);

const noor = { email: "noor@northwind.example", sessionId: "s-1", secret: newSecret() };
const kinds = [
  [
    "an administrator",
    "token",
    "credentials",
    (storages: Storages) => new TokenStore(administrator, storages),
  ],
  [
    "a participant",
    "experience_token",
    "experience_credentials",
    (storages: Storages) => new TokenStore(participant, storages),
  ],
] as const;
/** The stored record, with or without its wrapper. */
const recordIn = (raw: string | null) => {
  const stored = JSON.parse(raw ?? "");
  return stored.token ?? stored;
};

describe.each(kinds)("the token of %s at rest", (_, key, credentialsKey, storeIn) => {
  const saved = async () => {
    const storages = stores();
    // A participant's sign-in stores its session too; an administrator's ignores it.
    await storeIn(storages).save("secret-token", noor, start);
    return storages;
  };
  const change = (storages: Storages, part: object) => {
    const stored = JSON.parse(storages.local.getItem(key) ?? "");
    const changed = stored.token
      ? { ...stored, token: { ...stored.token, ...part } }
      : { ...stored, ...part };
    storages.local.setItem(key, JSON.stringify(changed));
  };

  test("[A06, P02] is a record of hex parts in version 2 under its key, and never the token itself", async () => {
    const storages = await saved();
    expect(recordIn(storages.local.getItem(key))).toEqual({
      iv: expect.stringMatching(/^[0-9a-f]{24}$/),
      salt: expect.stringMatching(/^[0-9a-f]{32}$/),
      data: expect.stringMatching(/^[0-9a-f]+$/),
      version: 2,
    });
    expect(storages.local.getItem(key)).not.toContain("secret-token");
    // A participant's tab keeps a copy of its own record.
    expect(storages.local.length).toBe(1);
    expect(storages.tab.getItem(key) ?? storages.local.getItem(key)).toBe(storages.local.getItem(key));
    expect(storages.tab.getItem(credentialsKey)).not.toContain("secret-token");
  });

  test("[A07, P27] opens in another page of the same tab, which holds who it is and a random secret", async () => {
    const storages = await saved();
    const later = storeIn(storages);
    expect(later.credentials()).toEqual(noor);
    expect(noor.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await later.read(start + 1)).toBe("secret-token");
  });

  test("[A09] does not open without what the tab knows, nor with another secret, nor when it was changed", async () => {
    const storages = await saved();
    const text = "Failed to decrypt token - please login again";
    const elsewhere = storeIn({ local: storages.local, tab: memoryStorage() });
    await expect(elsewhere.read(start + 1)).rejects.toThrow(text);
    elsewhere.saveCredentials({ ...noor, secret: newSecret() });
    await expect(elsewhere.read(start + 1)).rejects.toThrow(text);
    const { data } = recordIn(storages.local.getItem(key));
    change(storages, { data: (data[0] === "0" ? "1" : "0") + data.slice(1) });
    await expect(storeIn(storages).read(start + 1)).rejects.toThrow(text);
  });

  test("[A10] of another version is refused by its own text", async () => {
    const storages = await saved();
    change(storages, { version: 1 });
    await expect(storeIn(storages).read(start + 1)).rejects.toThrow(
      "Unsupported token version - please login again",
    );
  });

  test.each([
    "plain-old-token",
    "{}",
    '{"token":"x","token_expiration":1}',
    '{"token":{"version":2}}',
    "null",
  ])("[A11] in the unknown form %s is removed", async (raw) => {
    const storages = stores();
    storages.local.setItem(key, raw);
    expect(await storeIn(storages).read(start)).toBeNull();
    expect(storages.local.getItem(key)).toBeNull();
  });

  test("[A08] is not stored where the tab can store nothing", async () => {
    const storages = stores();
    storages.tab.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    await expect(storeIn(storages).save("secret-token", noor)).rejects.toThrow(
      "User credentials required for token encryption",
    );
    expect(storages.local.length).toBe(0);
  });

  test("goes with what opens it", async () => {
    const storages = await saved();
    const store = storeIn(storages);
    store.clear();
    expect([storages.local.length, storages.tab.length]).toEqual([0, 0]);
    expect(await store.read(start)).toBeNull();
  });
});

describe("the end of a token", () => {
  test("[A05] of an administrator stands with its end", async () => {
    const storages = stores();
    await storeIn(storages).save("secret-token", ana, start);
    const stored = JSON.parse(storages.local.getItem("token") ?? "");
    expect(Object.keys(stored).sort()).toEqual(["token", "token_expiration"]);
    expect(stored.token_expiration).toBe(start + life);
  });

  test("[K02] is not read after its end, and is past half after 240 minutes", async () => {
    const store = storeIn(stores());
    await store.save("secret-token", ana, start);
    expect(store.isPastHalf(start + life / 2)).toBe(false);
    expect(store.isPastHalf(start + life / 2 + 1)).toBe(true);
    expect(await store.read(start + life)).toBeNull();
  });
});
