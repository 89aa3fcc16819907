import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { relayCredentials } from "./relay-provider.ts";

const now = new Date("2026-05-12T09:00:00Z");
const relay = { urls: ["turn:relay.example:3478?transport=udp"], secret: "shared" };

test("[P06] credentials for the relay end after an hour and contain their own proof", () => {
  const { ice_servers: servers, expires_at } = relayCredentials(relay, "c1", now);
  expect(expires_at).toBe("2026-05-12T10:00:00.000Z");
  const [server] = servers;
  expect(server?.urls).toEqual(relay.urls);
  expect(server?.username).toBe(`${Date.parse("2026-05-12T10:00:00Z") / 1000}:c1`);
  expect(server?.credential).toBe(
    createHmac("sha1", "shared")
      .update(server?.username ?? "")
      .digest("base64"),
  );
});

test("having no relay is no error", () => {
  expect(relayCredentials(null, "c1", now).ice_servers).toEqual([]);
});
