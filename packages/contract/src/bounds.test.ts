/** No request, and no live frame, can be larger than its operation needs, or contain text that cannot be stored. */

import { isStorable, record } from "@lantern/engine/incoming";
import { PuzzleSource, puzzleKind } from "@lantern/engine/puzzles";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { type Field, fieldsOf } from "../test/fields-of.ts";
import { textsOf } from "../test/texts-of.ts";
import * as contract from "./http/index.ts";
import type { Operation } from "./http/operation.ts";
import { limits } from "./limits.ts";
import { ClientFrame, MAX_FRAME_AFTER } from "./live/frames.ts";
import { text } from "./text.ts";

const operations = Object.values<unknown>(contract).filter(
  (value): value is Operation =>
    typeof value === "object" && value !== null && "method" in value && "path" in value,
);

/** Everything that comes from outside. */
const incoming: [string, z.core.$ZodType][] = [
  ...operations.flatMap(({ id, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]): [string, z.core.$ZodType][] =>
      schema ? [[`${id} ${part}`, schema]] : [],
    ),
  ),
  ["frame", ClientFrame],
  ...PuzzleSource.options.map(({ shape }): [string, z.core.$ZodType] => [
    `move of ${shape.kind.value}`,
    puzzleKind(shape.kind.value).move,
  ]),
];

/** Above every limit. */
const many = 10_001;
/** Their values are read by the schema of the puzzle's kind, which is in the list above. */
const readLater = new Set(["frame.c.move{}"]);

const checksOf = ({ _zod: { def } }: z.core.$ZodType) =>
  (def.checks ?? []).map((check) => check._zod.def as z.core.$ZodCheckDef & { fn?: unknown });

/** What is wrong with a field that gets its value from outside; null: nothing. */
function faultOf({ path, type, checked, transformed = type }: Field): string | null {
  if (checked) return null;
  const { def } = type._zod as z.core.$ZodTypes["_zod"];
  switch (def.type) {
    case "string": {
      const format = "format" in def ? def.format : null;
      if (format === "uuid") return null;
      const checks = checksOf(type);
      if (!checks.some(({ check }) => check === "max_length")) return "has no limit";
      // A format of characters that can all be stored.
      if (format === "datetime") return null;
      return checks.some(({ fn }) => fn === isStorable) ? null : "may be a text that cannot be stored";
    }
    case "array":
      return isCapped(type, new Array(many).fill({})) ? null : "reads all items before it counts them";
    case "record":
      if (def.keyType._zod.values) return null;
      return isCapped(transformed, Object.fromEntries(Array.from({ length: many }, (_, key) => [key, {}])))
        ? null
        : "reads all entries before it counts them";
    case "set":
    case "map":
      return "does not exist in JSON";
    case "tuple":
      return def.rest ? "has a rest without a limit" : null;
    case "any":
    case "unknown":
    case "lazy":
    case "custom":
      return readLater.has(path) ? null : "accepts anything";
    default:
      return null;
  }
}

/** Says that there are too many, and nothing about each of them. */
const isCapped = (type: z.core.$ZodType, value: unknown): boolean => {
  const codes = z.safeParse(type, value).error?.issues.map(({ code }) => code);
  return codes?.length === 1 && codes[0] === "too_big";
};

const faultsIn = (type: z.core.$ZodType, path: string): string[] =>
  fieldsOf(type, path).flatMap((field) => {
    const fault = faultOf(field);
    return fault ? [`${field.path} ${fault}`] : [];
  });

test("every list, record and text from outside has a limit, and every text can be stored", () => {
  expect(incoming.length).toBeGreaterThan(200);
  expect(incoming.flatMap(([path, type]) => faultsIn(type, path))).toEqual([]);
});

test.each<[string, z.core.$ZodType, string[]]>([
  ["a text", z.string().refine(isStorable), ["x has no limit"]],
  ["a text in a list", z.array(z.string().max(9)).max(9), ["x[] may be a text that cannot be stored"]],
  ["a list", z.object({ a: z.array(z.uuid()) }), ["x.a reads all items before it counts them"]],
  [
    "a list that is counted at last",
    z
      .array(z.uuid())
      .refine(() => true)
      .max(9),
    ["x reads all items before it counts them"],
  ],
  ["a record", z.record(z.uuid(), z.boolean()), ["x reads all entries before it counts them"]],
  ["a tuple", z.tuple([z.boolean()], z.boolean()), ["x has a rest without a limit"]],
  ["an open object", z.looseObject({}), ["x.* accepts anything"]],
  ["any JSON", z.json().optional(), ["x accepts anything"]],
  ["what follows a transformation", z.preprocess((x) => x, text(9)), []],
  ["what follows a checked text", text(9).pipe(z.string()), []],
])("%s without a limit is found", (_, type, faults) => {
  expect(faultsIn(type, "x")).toEqual(faults);
});

describe("a text that cannot be stored", () => {
  test.each(["\ud800", "a\udc00b", "\0", "a\ud83d"])("%j is refused", (value) => {
    expect(textsOf(text(9).safeParse(value))).toEqual(["Please remove the characters that can’t be saved."]);
  });

  test("a whole emoji is none", () => expect(text(9).parse("👩🏽‍🚀")).toBe("👩🏽‍🚀"));
});

test("a record is counted before its entries are read", () => {
  const small = record(text(3), z.boolean(), 2);
  expect(small.parse({ a: true, b: false })).toEqual({ a: true, b: false });
  expect(small.safeParse({ a: 1, b: 2, c: 3 }).error?.issues).toMatchObject([
    { code: "too_big", maximum: 2 },
  ]);
  expect(small.safeParse([]).error?.issues).toMatchObject([{ code: "invalid_type" }]);
});

describe("the size of a body", () => {
  /** They contain a file: base64, and a list whose limit counts bytes. */
  const files = new Set(["putLogo", "importConsumers"]);

  test("is enough for the largest body that the schema accepts", () => {
    const short = operations.flatMap(({ id, body, bodyBytes = limits.bodyBytes }) =>
      body && !files.has(id) && largest(body) > bodyBytes ? [`${id}: ${largest(body)}`] : [],
    );
    expect(short).toEqual([]);
  });

  test("is named only where the usual size is not enough", () => {
    const named = operations.filter(({ bodyBytes }) => bodyBytes !== undefined);
    expect(named.map(({ id }) => id)).toContain("importConsumers");
    for (const { bodyBytes } of named) expect(bodyBytes).toBeGreaterThan(limits.bodyBytes);
  });

  test("of a live frame is enough for the largest signal", () => {
    expect(MAX_FRAME_AFTER).toBeGreaterThan(24_000 * 2);
  });
});

/** Bytes of the longest JSON that a schema accepts. */
function largest(type: z.core.$ZodType): number {
  const { def } = type._zod as z.core.$ZodTypes["_zod"];
  const maximum = Math.max(
    ...checksOf(type).flatMap((check) => ("maximum" in check ? Number(check.maximum) : [])),
    0,
  );
  switch (def.type) {
    case "string":
      // Zod counts code points.
      return 2 + ("format" in def && def.format === "uuid" ? 36 : maximum * 4);
    case "array":
      return 2 + maximum * (largest(def.element) + 1);
    case "object":
      return Object.entries(def.shape).reduce((sum, [key, part]) => sum + key.length + 4 + largest(part), 2);
    case "record":
      return 2 + limits.cameosMax * (largest(def.keyType) + largest(def.valueType) + 2);
    case "union":
      return Math.max(...def.options.map(largest));
    case "pipe":
      return largest(def.in._zod.def.type === "transform" ? def.out : def.in);
    case "optional":
    case "nullable":
    case "default":
      return largest(def.innerType);
    default:
      return 30;
  }
}
