import { expect, test } from "vitest";
import { captionText } from "./caption-text.ts";

const texts = { a1: "We waited. {brace}" };

test("a line has what somebody wrote, in quotes, and says when that was removed", () => {
  expect(captionText("Ona read: {text:a1}", texts)).toBe("Ona read: “We waited. {brace}”");
  expect(captionText("{text:a2}", texts)).toBe("“removed”");
});

test("[U4] a company's braces and slashes are characters, and nothing in its text is read as an id", () => {
  expect(captionText("“{brace}text:a1} {slash} <b>{brace}brace}”", texts)).toBe("“{text:a1} / <b>{brace}”");
});
