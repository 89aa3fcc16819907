import { expect, test } from "vitest";
import { Visitors } from "./visitors.ts";

const host = "host.u1.line";
const hello = { s: "hello", peerSessionId: "a-page-visit", mic: true, cam: false } as const;

test("a host who greets is a visitor until they say goodbye", () => {
  const visitors = new Visitors();
  visitors.receive(host, hello, 0);
  expect(visitors.seats({}, 1000)).toEqual([host]);
  visitors.receive(host, { s: "leave", peerSessionId: hello.peerSessionId }, 2000);
  expect(visitors.seats({}, 2000)).toEqual([]);
});

test("a visitor whose page was closed is removed; a connected one stays, however silent", () => {
  const visitors = new Visitors();
  visitors.receive(host, hello, 0);
  expect(visitors.seats({ [host]: { state: "connected" } }, 60_000)).toEqual([host]);
  expect(visitors.seats({ [host]: { state: "lost" } }, 60_000)).toEqual([]);
});

test("nobody of another team becomes a visitor by greeting", () => {
  const visitors = new Visitors();
  visitors.receive("s4", hello, 0);
  expect(visitors.seats({}, 0)).toEqual([]);
});
