import type { Session } from "@lantern/contract/http";
import { expect, test } from "vitest";
import { networkText, tallyOf, wantingParts } from "./model.ts";

type Attendee = Session["attendees"][number];
const one = (over: Partial<Attendee>) => ({ rsvp: null, invited_at: "2026-01-01", ...over }) as Attendee;
const check = (passed: boolean) => ({ system_check: { passed, results: {}, checked_at: "2026-01-01" } });

test("ready are those who passed and mean to come; asked are those invited who have not", () => {
  const tally = tallyOf([
    one(check(true)),
    one(check(false)),
    one({ system_check: null }),
    one({ system_check: null, invited_at: null }),
    one({ rsvp: "declined", ...check(true) }),
  ]);
  expect(tally).toMatchObject({ expected: 4, ready: 1, waiting: 2 });
  expect(tally.declined).toHaveLength(1);
});

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
  expect(networkText([pages, direct], origin)).toContain("without voices");
});

test("what a check found wanting is named; what was not looked at is not", () => {
  const results = { browser: true, realtime: true, microphone: false, relay: false };
  const system_check = { passed: true, results, checked_at: "2026-01-01" };
  expect(wantingParts({ system_check })).toEqual(["Relayed voices", "Microphone"]);
  expect(wantingParts({ system_check: null })).toEqual([]);
});
