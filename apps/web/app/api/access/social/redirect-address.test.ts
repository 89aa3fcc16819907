import { expect, test } from "vitest";
import { redirectAddress } from "./redirect-address.ts";

test.each([
  ["https://play.example.com", "https://play.example.com"],
  ["", "https://host.example.com"],
  ["null", "https://host.example.com"],
])("[M24] the answers to a page of the origin '%s' go to %s", (origin, address) => {
  expect(redirectAddress("https://host.example.com", { origin } as Location)).toBe(address);
});
