/**
 * The papers that buyers read say only what can be checked: each answer names a page, a document or a test that is
 * there. The accessibility report has every criterion once, with tests wherever it claims support, and the list of
 * security requirements has every row once, with tests or documents wherever it claims that one is met.
 */
import { describe, expect, test } from "vitest";
import { questionsCsv, translatedQuestions } from "../apps/web/app/site/security-questions/questions.ts";
import { hasTest, read, resolves } from "./lib/evidence.mjs";

/** @type {import("../apps/web/app/site/security-questions/questions.ts").QuestionGroup[]} */
const groups = JSON.parse(read("content/security/questions.json"));
const questions = groups.flatMap((group) => group.questions);

describe("the security questions", () => {
  test("are at least fifty, each asked once and answered in one sentence", () => {
    expect(questions.length).toBeGreaterThanOrEqual(50);
    expect(new Set(questions.map(({ q }) => q)).size).toBe(questions.length);
    expect(questions.filter(({ q }) => !q.endsWith("?"))).toEqual([]);
    expect(
      questions.filter(({ a }) => !/^[A-Z][^.?!]*(?:\.\w[^.?!]*)*\.$/.test(a)).map(({ a }) => a),
    ).toEqual([]);
  });

  test("each name a page, a document or a test that is there", () => {
    expect(questions.filter(({ see }) => see.length === 0)).toEqual([]);
    expect(questions.flatMap(({ see }) => see).filter((see) => !resolves(see))).toEqual([]);
    expect(
      [
        "/nothing",
        "/security#nothing",
        "docs/none.md",
        "scripts/papers.test.mjs › not a title".concat("!"),
      ].filter(resolves),
    ).toEqual([]);
  });

  test("say no where it is no", () => {
    const textOf = Object.fromEntries(questions.map(({ q, a }) => [q, a]));
    for (const q of [
      "Are you certified by SOC 2 or ISO 27001?",
      "Do you support SAML?",
      "Is there an agreement on availability (SLA)?",
    ])
      expect([q, textOf[q]]).toEqual([q, "No."]);
    expect(textOf["Has an independent party tested the product (penetration test)?"]).toMatch(/^No;/);
  });

  test.each(["es", "de"])("are there in %s, each in one sentence, with no where it is no", (language) => {
    const translation = JSON.parse(read(`content/security/questions.${language}.json`));
    const own = translatedQuestions(groups, translation).flatMap((group) => group.questions);
    expect(own).toHaveLength(questions.length);
    expect(new Set(own.map(({ q }) => q)).size).toBe(own.length);
    for (const [at, { q, a, see }] of own.entries()) {
      const english = questions[at];
      expect(q).toMatch(/\?$/);
      expect(a).toMatch(/^\p{Lu}[^.?!]*(?:\.[\p{L}\d][^.?!]*)*\.$/u);
      expect(/^(No|Nein)[,.;:]/.test(a), a).toBe(/^No[,.;:]/.test(english?.a ?? ""));
      expect(/^(Sí|Ja)[,.;:]/.test(a), a).toBe(/^Yes[,.;:]/.test(english?.a ?? ""));
      expect(see).toEqual(english?.see);
    }
    expect(() => translatedQuestions(groups, translation.slice(1))).toThrow();
  });

  test("are the same as CSV, with addresses that can be opened", () => {
    const csv = questionsCsv(groups, "https://play.example.com");
    expect(csv.startsWith('\uFEFF"Group","Question","Answer","Evidence"\r\n')).toBe(true);
    expect(csv.trimEnd().split("\r\n")).toHaveLength(questions.length + 1);
    expect(csv).toContain('"https://play.example.com/security');
    for (const { a } of questions) expect(csv).toContain(`"${a.replaceAll('"', '""')}"`);
  });
});

describe("the accessibility report", () => {
  const report = read("docs/accessibility.md");
  const rowsOf = (title, document = report) =>
    (document.split(`## ${title}\n`)[1] ?? "")
      .split("\n## ")[0]
      .split("\n")
      .filter((line) => line.startsWith("| "))
      .slice(1)
      .map((line) => line.slice(2, -2).split(" | "));
  const criteria = rowsOf("Criteria").map(([name = "", level, support, remarks, tests = ""]) => ({
    number: name.split(" ")[0],
    level,
    support,
    remarks,
    tests: tests === "-" ? [] : tests.split(", "),
  }));
  const evidence = new Map(
    rowsOf("Tests").map(([number, title = "", path = ""]) => [
      number,
      { title, path: path.replaceAll("`", "") },
    ]),
  );

  /** The criteria of WCAG 2.2, level A and AA, by guideline; 4.1.1 was removed from the standard. */
  const wcag = {
    1.1: [1],
    1.2: [1, 2, 3, 4, 5],
    1.3: [1, 2, 3, 4, 5],
    1.4: [1, 2, 3, 4, 5, 10, 11, 12, 13],
    2.1: [1, 2, 4],
    2.2: [1, 2],
    2.3: [1],
    2.4: [1, 2, 3, 4, 5, 6, 7, 11],
    2.5: [1, 2, 3, 4, 7, 8],
    3.1: [1, 2],
    3.2: [1, 2, 3, 4, 6],
    3.3: [1, 2, 3, 4, 7, 8],
    4.1: [2, 3],
  };
  const expected = Object.entries(wcag).flatMap(([guideline, numbers]) =>
    numbers.map((number) => `${guideline}.${number}`),
  );

  test("has every criterion of level A and AA once", () => {
    expect(criteria.map(({ number }) => number)).toEqual(
      expected.sort((a, b) => a.localeCompare(b, "en", { numeric: true })),
    );
  });

  test("claims support only where a test shows it, and says what is missing elsewhere", () => {
    const claims = criteria.filter(({ support }) => support === "Supports");
    expect(claims.filter(({ tests }) => tests.length === 0)).toEqual([]);
    expect(criteria.filter(({ support, remarks }) => support !== "Supports" && remarks === "-")).toEqual([]);
    const counts = Object.fromEntries(rowsOf("Result").map(([level, count]) => [level, Number(count)]));
    for (const [level, count] of Object.entries(counts))
      expect([level, criteria.filter(({ support }) => support === level).length]).toEqual([level, count]);
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(criteria.length);
  });

  test.each([
    ["es", "Resultado", "Criterios", "Cumple"],
    ["de", "Ergebnis", "Kriterien", "Erfüllt"],
  ])("says the same in %s", (language, result, title, supports) => {
    const document = read(`docs/accessibility.${language}.md`);
    const levels = new Map(rowsOf("Result").map(([level], at) => [level, rowsOf(result, document)[at]?.[0]]));
    expect(levels.get("Supports")).toBe(supports);
    expect(new Set(levels.values()).size).toBe(levels.size);
    expect(rowsOf(result, document).map(([, count]) => count)).toEqual(
      rowsOf("Result").map(([, count]) => count),
    );
    const facts = rowsOf("Criteria").map(([name = "", level, support, remarks, tests]) => [
      name.split(" ")[0],
      level,
      levels.get(support),
      remarks === "-",
      tests,
    ]);
    const own = rowsOf(title, document).map(([name = "", level, support, remarks, tests]) => [
      name.split(" ")[0],
      level,
      support,
      remarks === "-",
      tests,
    ]);
    expect(own).toEqual(facts);
  });

  test("names tests that are there, and each of them for some criterion", () => {
    const named = criteria.flatMap(({ tests }) => tests);
    expect([...new Set(named)].filter((number) => !evidence.has(number))).toEqual([]);
    expect([...evidence.keys()].filter((number) => !named.includes(number))).toEqual([]);
    expect([...evidence.values()].filter(({ path, title }) => !hasTest(path, title))).toEqual([]);
  });
});

describe("the list of security requirements", () => {
  const rows = read("docs/asvs.md")
    .split("\n")
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.slice(2, -2).split(" | "))
    .map(([number = "", requirement, state, reason = ""]) => ({ number, requirement, state, reason }));
  /** Requirements of levels 1 and 2 in each section of ASVS 5.0.0, in these four chapters. */
  const asvs = {
    2.1: 3,
    2.2: 3,
    2.3: 4,
    2.4: 1,
    7.1: 3,
    7.2: 4,
    7.3: 2,
    7.4: 5,
    7.5: 2,
    7.6: 2,
    8.1: 2,
    8.2: 3,
    8.3: 1,
    8.4: 1,
    16.1: 1,
    16.2: 5,
    16.3: 4,
    16.4: 3,
    16.5: 3,
  };

  test("has every row of its chapters once", () => {
    const expected = Object.entries(asvs)
      .sort(([a], [b]) => Number(a) - Number(b))
      .flatMap(([section, count]) => Array.from({ length: count }, (_, at) => `${section}.${at + 1}`));
    expect(rows.map(({ number }) => number)).toEqual(expected);
  });

  test("names tests and documents that are there wherever it claims that a row is met", () => {
    const met = rows.filter(({ state }) => state === "met");
    const named = met.flatMap(({ reason }) => reason.split(/, (?=(?:apps|docs|e2e)\/)/));
    expect(named.filter((each) => !resolves(each))).toEqual([]);
    expect(met.length).toBeGreaterThan(0);
  });

  test("says in a sentence why a row is open", () => {
    const others = rows.filter(({ state }) => state !== "met");
    expect(others.filter(({ state }) => state !== "open").map(({ number }) => number)).toEqual([]);
    expect(others.filter(({ reason }) => !/^[A-Z].*\.$/.test(reason)).map(({ number }) => number)).toEqual(
      [],
    );
  });
});
