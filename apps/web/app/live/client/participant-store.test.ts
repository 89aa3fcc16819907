import { expect, test } from "vitest";
import { ParticipantStore } from "./participant-store.ts";

function storage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => items.delete(key),
    setItem: (key, value) => items.set(key, value),
  };
}

test("[P02] experience_token is the sealed record itself, and the plain token is nowhere", async () => {
  const [local, tab] = [storage(), storage()];
  await new ParticipantStore(local, tab).save("plain-token", "noor@northwind.example", "s-1");
  const record = JSON.parse(local.getItem("experience_token") ?? "");
  expect(Object.keys(record).sort()).toEqual(["data", "iv", "salt", "version"]);
  const everything = JSON.stringify([
    local.getItem("experience_token"),
    tab.getItem("experience_credentials"),
  ]);
  expect(everything).not.toContain("plain-token");
});

test("[P27] the tab holds e-mail, session and a random secret, and opens the token again", async () => {
  const [local, tab] = [storage(), storage()];
  const saved = await new ParticipantStore(local, tab).save("plain-token", "noor@northwind.example", "s-1");
  const later = new ParticipantStore(local, tab);
  expect(later.credentials()).toEqual(saved);
  expect(saved.secret).toMatch(/^[0-9a-f]{64}$/);
  expect(await later.read()).toBe("plain-token");
});

test("another tab cannot open it, and leaving clears both", async () => {
  const [local, tab] = [storage(), storage()];
  const store = new ParticipantStore(local, tab);
  await store.save("plain-token", "noor@northwind.example", "s-1");
  expect(await new ParticipantStore(local, storage()).read()).toBeNull();
  store.clear();
  expect(local.length + tab.length).toBe(0);
});
