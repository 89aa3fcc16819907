import { expect, test } from "vitest";
import { csvOf } from "./csv.ts";

const cells = (...row: (string | number | null)[]) => csvOf([row]).slice(1, -2);

test("quotes what would break a row, and leaves numbers and empty cells unquoted", () => {
  expect(cells("a", 7, null, 'say "hi", Bo', "two\nlines")).toBe('a,7,,"say ""hi"", Bo","two\nlines"');
  expect(csvOf([["a"], ["b"]])).toBe("\uFEFFa\r\nb\r\n");
});

test.each(["=1+1", "+49", "-2", "@sum", " =1", "\t=1", "|calc", "＝1"])(
  "%j does not run as a formula",
  (cell) => {
    expect(cells(cell)).toContain(`'${cell}`);
  },
);
