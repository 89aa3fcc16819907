import { expect, test } from "vitest";
import { splitOption } from "./decision.tsx";

test.each([
  ["Light it. Seven boats are asking.", "Light it.", "Seven boats are asking."],
  ["Mr. Pell, very red, with a key.", "Mr. Pell, very red, with a key.", ""],
  ["Five words: “Follow the small lanterns. Now.”", "Five words: “Follow the small lanterns. Now.”", ""],
  ["Say “No. Not yet.” to Hana. She waits.", "Say “No. Not yet.” to Hana.", "She waits."],
  ["Keep the 2.5 liters.", "Keep the 2.5 liters.", ""],
])("the first sentence of “%s” is its title", (text, title, rest) => {
  expect(splitOption(text)).toEqual({ title, rest });
});
