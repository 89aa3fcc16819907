import { expect, test } from "vitest";
import { readJoinLink } from "./join-link.ts";

test("a personal link is read from behind the #", () => {
  expect(readJoinLink("#join=abc.def")).toEqual({ token: "abc.def", declines: false });
  expect(readJoinLink("#join=abc&rsvp=no")).toEqual({ token: "abc", declines: true });
  expect(readJoinLink("")).toBeNull();
  expect(readJoinLink("#other=1")).toBeNull();
});
