import { expect, test } from "vitest";
import { networkText } from "./network-text.ts";

test("the text for IT names every address and port, and says when there is no relay", () => {
  const origin = "https://play.example";
  const pages = { what: "pages", host: "play.example", ports: "443", protocol: "TCP" } as const;
  const direct = { what: "direct", host: null, ports: "1024-65535", protocol: "UDP" } as const;
  const relay = { what: "relay", host: "turn.example", ports: "443", protocol: "TCP" } as const;
  const text = networkText([pages, relay, direct], origin, { title: "Autumn", day: "Monday" });
  for (const part of [
    "play.example, TCP port 443",
    "turn.example, TCP port 443",
    "1024-65535",
    "/systemCheck",
  ])
    expect(text).toContain(part);
  expect(text).toContain("the relay is enough");
  expect(networkText([pages, direct], origin)).toContain("without audio");
});
