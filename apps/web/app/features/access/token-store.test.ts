import { limits } from "@lantern/contract/limits";
import { describe, expect, test } from "vitest";
import { newSecret } from "./seal.ts";
import { TokenStore } from "./token-store.ts";

const start = Date.UTC(2026, 10, 21, 9);
const life = limits.tokenMinutes * 60_000;
const ana = { email: "ana@harbour.example", secret: newSecret() };

function memory(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

function stores() {
  return { local: memory(), tab: memory() };
}

const storeIn = (places: ReturnType<typeof stores>) => new TokenStore("token", "credentials", places);

describe("the token at rest", () => {
  test("[A05] [A06] is a record of hex parts in version 2, with its end, and never the token itself", async () => {
    const places = stores();
    await storeIn(places).save("secret-token", ana, start);
    const raw = places.local.getItem("token") ?? "";
    const { token, token_expiration } = JSON.parse(raw);
    expect(token).toEqual({
      iv: expect.stringMatching(/^[0-9a-f]{24}$/),
      salt: expect.stringMatching(/^[0-9a-f]{32}$/),
      data: expect.stringMatching(/^[0-9a-f]+$/),
      version: 2,
    });
    expect(token_expiration).toBe(start + life);
    expect(raw).not.toContain("secret-token");
    expect(places.local.getItem("credentials")).toBeNull();
  });

  test("opens in another page of the same tab", async () => {
    const places = stores();
    await storeIn(places).save("secret-token", ana, start);
    expect(await storeIn(places).read(start + 1)).toBe("secret-token");
  });

  test("[A09] does not open without what the tab knows, nor with another secret", async () => {
    const places = stores();
    await storeIn(places).save("secret-token", ana, start);
    const elsewhere = storeIn({ local: places.local, tab: memory() });
    await expect(elsewhere.read(start + 1)).rejects.toThrow("Failed to decrypt token - please login again");
    elsewhere.saveCredentials({ ...ana, secret: newSecret() });
    await expect(elsewhere.read(start + 1)).rejects.toThrow("Failed to decrypt token - please login again");
  });

  test("[A10] of another version is refused by its own text", async () => {
    const places = stores();
    await storeIn(places).save("secret-token", ana, start);
    const stored = JSON.parse(places.local.getItem("token") ?? "");
    places.local.setItem("token", JSON.stringify({ ...stored, token: { ...stored.token, version: 1 } }));
    await expect(storeIn(places).read(start + 1)).rejects.toThrow(
      "Unsupported token version - please login again",
    );
  });

  test.each(["plain-old-token", "{}", '{"token":"x","token_expiration":1}', '{"token":{"version":2}}'])(
    "[A11] in the unknown form %s is removed",
    async (raw) => {
      const places = stores();
      places.local.setItem("token", raw);
      expect(await storeIn(places).read(start)).toBeNull();
      expect(places.local.getItem("token")).toBeNull();
    },
  );

  test("[K02] is not read after its end, and is past half after 240 minutes", async () => {
    const store = storeIn(stores());
    await store.save("secret-token", ana, start);
    expect(store.isPastHalf(start + life / 2)).toBe(false);
    expect(store.isPastHalf(start + life / 2 + 1)).toBe(true);
    expect(await store.read(start + life)).toBeNull();
  });

  test("goes with what opens it", async () => {
    const places = stores();
    const store = storeIn(places);
    await store.save("secret-token", ana, start);
    store.clear();
    expect([places.local.length, places.tab.length]).toEqual([0, 0]);
    expect(await store.read(start)).toBeNull();
  });
});
