import { describe, expect, test } from "vitest";
import { namesAndComments } from "./names-and-comments.mjs";
import { retiredWordsOf, retiredWordsOfPath } from "./retired-words.mjs";

const names = (source, path = "a.ts") =>
  namesAndComments(path, source).flatMap(({ kind, text }) => (kind === "name" ? [text] : []));
const prose = (source, path = "a.ts") =>
  namesAndComments(path, source).flatMap(({ kind, text }) => (kind === "prose" ? [text.trim()] : []));
const words = (source, path = "apps/web/a.ts") => retiredWordsOf(path, source).map(({ word }) => word);

describe("names and comments", () => {
  test("strings, templates and regular expressions are neither", () => {
    expect(names('const one = "two"; /three/g.test(`four $' + "{five({ six })} seven`)")).toEqual([
      "const",
      "one",
      "test",
      "five",
      "six",
    ]);
    expect(names('a / b / "c"; return /d"/; `$' + "{`$" + "{e}`}`")).toEqual(["a", "b", "return", "e"]);
    expect(prose('const address = "http://x"; // said once\n/* twice */ `// no`')).toEqual([
      "// said once",
      "/* twice */",
    ]);
  });

  test("an apostrophe in the text of JSX hides the rest of its line only", () => {
    expect(names("<p>don't</p>\nnext", "a.tsx")).toContain("next");
  });

  test("style sheets, SQL, documents and shell scripts are read as well", () => {
    expect(names("/* one */ .l-two { color: var(--three) }", "a.css")).toEqual(["l-two", "three"]);
    expect(names("select one from two where three = 'four' -- five", "a.sql")).not.toContain("four");
    expect(prose("select 1 -- five", "a.sql")).toEqual(["-- five"]);
    expect(prose("One `two`.\n\n```sh\nthree\n```\n[four](five.md)", "a.md").join(" ")).toBe(
      "One      . [four",
    );
    expect(prose("# one\necho $#two", "a.sh")).toEqual(["# one"]);
  });
});

describe("retired words", () => {
  test("are found in every shape of a name, with their line", () => {
    expect(words("\nconst lede = colourOf(FIRST_LEDE, page_lede)")).toEqual([
      "lede",
      "colour",
      "lede",
      "lede",
    ]);
    expect(retiredWordsOf("a.ts", "\nlede")).toMatchObject([{ line: 2, word: "lede", text: "lede" }]);
    expect(retiredWordsOfPath("apps/web/system-check/page-lede.tsx")).toMatchObject([{ word: "lede" }]);
    expect(retiredWordsOfPath("docs/decisions/0001-the-database-says-within-the-hour.md")).toMatchObject([
      { word: "hour" },
    ]);
  });

  test("are found in comments where they have their private meaning", () => {
    expect(words("// Within the hour.")).toEqual(["hour"]);
    expect(words("// One hour, an hour later, the hour before the start.")).toEqual([]);
    expect(words("/**\n * The\n * hour.\n */")).toEqual(["hour"]);
    expect(retiredWordsOf("a.ts", "/**\n * The\n * hour.\n */")).toMatchObject([{ line: 3 }]);
  });

  test("keep their dictionary use: in some names, on some lines, in some folders", () => {
    expect(words("signIn; seats; DOMTokenList; notFound; keepAlive")).toEqual([]);
    expect(words('format({ hour: "numeric" })')).toEqual([]);
    expect(words("const hour = format()")).toEqual(["hour"]);
    expect(words("pageTexts.hour.kept; hourTexts.name")).toEqual(["hour"]);
    expect(words("const door = 1", "studio/scenes/one.ts")).toEqual([]);
    expect(words("const door = 1", "apps/web/app/doors/door.tsx")).toEqual([]);
    expect(words("const door = 1", "apps/server/src/live/a.ts")).toEqual(["door"]);
  });
});
