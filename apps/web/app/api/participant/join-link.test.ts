import { expect, test } from "vitest";
import { readJoinLink } from "./join-link.ts";

test("a personal link is read from the hash", () => {
  expect(readJoinLink("#join=abc.def")).toEqual({
    token: "abc.def",
    email: "",
    rsvp: null,
    dates: false,
  });
  expect(readJoinLink("#join=abc&rsvp=no")).toMatchObject({ token: "abc", rsvp: "no" });
  expect(readJoinLink("#join=abc&rsvp=yes")?.rsvp).toBe("yes");
  expect(readJoinLink("#join=abc&dates=")?.dates).toBe(true);
  expect(readJoinLink("#join=abc&email=ana%2Btwo%40x.example")?.email).toBe("ana+two@x.example");
  expect(readJoinLink("")).toBeNull();
  expect(readJoinLink("#other=1")).toBeNull();
});
