import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { relayCredentials } from "./relay-provider.ts";

const relay = { urls: ["turn:relay.example:3478?transport=udp"], secret: "shared" };

test("[P06] credentials for the relay contain their end and their own proof", () => {
  const server = relayCredentials(relay, "c1", new Date("2026-05-12T10:00:00Z"));
  expect(server?.urls).toEqual(relay.urls);
  expect(server?.username).toBe(`${Date.parse("2026-05-12T10:00:00Z") / 1000}:c1`);
  expect(server?.credential).toBe(
    createHmac("sha1", "shared")
      .update(server?.username ?? "")
      .digest("base64"),
  );
});
