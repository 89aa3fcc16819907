import { expect, test } from "vitest";
import { Guests } from "./guests.ts";

const host = "host.u1.line";
const hello = { s: "hello", peerSessionId: "a-page-visit", mic: true, cam: false } as const;

test("a host who greets is a guest until they say that they go", () => {
  const guests = new Guests();
  guests.hear(host, hello, 0);
  expect(guests.seats({}, 1000)).toEqual([host]);
  guests.hear(host, { s: "leave", peerSessionId: hello.peerSessionId }, 2000);
  expect(guests.seats({}, 2000)).toEqual([]);
});

test("a guest whose page was closed goes by itself; who is connected stays, however silent", () => {
  const guests = new Guests();
  guests.hear(host, hello, 0);
  expect(guests.seats({ [host]: { state: "connected" } }, 60_000)).toEqual([host]);
  expect(guests.seats({ [host]: { state: "lost" } }, 60_000)).toEqual([]);
});

test("nobody of another team becomes a guest by greeting", () => {
  const guests = new Guests();
  guests.hear("s4", hello, 0);
  expect(guests.seats({}, 0)).toEqual([]);
});
