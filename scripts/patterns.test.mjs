/**
 * Every regular expression takes time in proportion to its input. One that does not lets a stranger stop a node, or
 * somebody's page, with a long text.
 */
import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { attacksOf, attackText, slowAttack } from "./lib/pattern-attacks.mjs";
import { stepCounter } from "./lib/pattern-steps.mjs";
import { patternsIn } from "./lib/patterns.mjs";
import { inRoot, root } from "./lib/root.mjs";

/** Patterns that read nothing but pages of our own build. */
const ownPages = [
  "apps/server/src/http/plugins/pages/{complete-page,content-policy}.ts",
  "apps/web/app/site/**",
];

const paths = globSync("{apps/server/src,apps/web/app,packages/*/src,content/src}/**/*.{ts,tsx}", {
  cwd: root,
  exclude: ["**/*.test.{ts,tsx}", ...ownPages],
});

/** All patterns of the product by source and flags, with the first place of each. */
const patterns = new Map();
for (const path of paths)
  for (const { source, flags, line } of patternsIn(readFileSync(inRoot(path), "utf8"), path)) {
    const name = `/${source}/${flags}`;
    if (!patterns.has(name)) patterns.set(name, { source, flags, name: `${path}:${line} ${name}` });
  }

test("no pattern takes more steps than in proportion to its input", { timeout: 60_000 }, () => {
  expect(patterns.size).toBeGreaterThan(200);
  const slow = [...patterns.values()].flatMap(({ source, flags, name }) => {
    const attack = slowAttack(source, flags);
    return attack ? [`${name} by ${attack}`] : [];
  });
  expect(slow).toEqual([]);
});

test("neither do the patterns of the schema library", { timeout: 60_000 }, () => {
  const library = Object.values(z.core.regexes).flatMap((pattern) =>
    pattern instanceof RegExp ? pattern : [],
  );
  expect(library.length).toBeGreaterThan(20);
  expect(library.filter(({ source, flags }) => slowAttack(source, flags) !== null)).toEqual([]);
});

test("the steps are those of the language: both find the same", { timeout: 60_000 }, () => {
  for (const { source, flags, name } of patterns.values()) {
    const count = stepCounter(source, flags);
    const attacks = attacksOf(source, flags);
    const every = Math.ceil(attacks.length / 50);
    for (const attack of attacks.filter((_, index) => index % every === 0)) {
      const text = attackText(attack, 5);
      const real = new RegExp(source, flags.replace("g", "")).exec(text)?.[0] ?? null;
      expect([name, text, count(text).first]).toEqual([name, text, real]);
    }
  }
});

describe("what the check finds", () => {
  test.each([
    /\s+$/,
    /a+b/,
    /(\w+:\/\/)[^/@\s"]+@/,
    /^a*a*b$/,
    /^(a+)+$/,
    /^(?:ab)*(?:ab)*c$/,
    /\{text:([^}]+)\}/,
    /[?&][^=&]*(?:pass|key)[^=&]*=/i,
    /-----BEGIN-----[\s\S]+?-----END-----/,
    /a(?=.*b)/s,
    /(?<=a.*)b/s,
    /^\s*x\s*=\s*(.+)$/,
    /^(.*)\1$/,
    /[\p{L}\d]+@/u,
    /^(?:a|a)*$/,
    /(?:\d+,?)+;/,
    /.*foo/,
  ])("%s is slow", ({ source, flags }) => {
    expect(slowAttack(source, flags)).not.toBeNull();
  });

  test.each([
    /(?<!\s)\s+$/,
    /^a+b$/,
    /^(?:a+b)+$/,
    /[\w-]{40}/,
    /^(?:(?!ab).)*$/,
    /a\s+b\s+c/,
    /^(?<name>a{1,5})b\k<name>$/,
    /<([^<>]+)>/g,
    /\s*(?:(\d+)|([a-z]+))/y,
  ])("%s is linear", ({ source, flags }) => {
    expect(slowAttack(source, flags)).toBeNull();
  });

  test("a pattern that is put together from something unknown is not accepted", () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a file
    expect(patternsIn("new RegExp(`^${name}+$`, 'i')", "a.ts")).toEqual([
      { source: "^x+$", flags: "i", line: 1 },
    ]);
    expect(() => patternsIn("const a = 1;\nRegExp(text)", "a.ts")).toThrow("a.ts:2");
  });
});
