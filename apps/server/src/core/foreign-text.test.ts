import { expect, test } from "vitest";
import { foreignLine, foreignText } from "./foreign-text.ts";

test("what others wrote becomes text that the database can store", () => {
  expect(foreignText("a\ud800b\0c\n", 10)).toBe("a\ufffdbc\n");
  expect(foreignLine(" Ana\0\r\nRuiz\udc00 ", 80)).toBe("Ana Ruiz\ufffd");
});

test("it is cut between characters", () => {
  expect(foreignText("Ana 👩🏽‍🚀👩🏽‍🚀", 11)).toBe("Ana 👩🏽‍🚀");
  expect(foreignText("Ana 👩🏽‍🚀", 8)).toBe("Ana ");
});
