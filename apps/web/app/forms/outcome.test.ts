import { expect, test } from "vitest";
import { ApiError } from "../api/error.ts";
import { outcomeOf, splitOutcome } from "./outcome.ts";

const rejected = new ApiError(422, "REQUEST_001", "Some fields are wrong.", {
  email: ["This address is taken.", "And long."],
  name: ["Enter a name."],
  empty: [],
});

test("each field has its first text", () => {
  expect(outcomeOf(rejected)).toEqual({
    fields: { email: "This address is taken.", name: "Enter a name." },
    message: expect.any(String),
    isInvalidRequest: true,
  });
});

test("other errors have a message and no fields", () => {
  expect(outcomeOf(new Error("Offline"))).toEqual({
    fields: {},
    message: "Offline",
    isInvalidRequest: false,
  });
  expect(outcomeOf(new ApiError(409, "CONFLICT", "Already there.")).isInvalidRequest).toBe(false);
});

test("the form's own line is empty only when every text has a field", () => {
  const outcome = outcomeOf(rejected);
  expect(splitOutcome(outcome, () => true)).toEqual({ errors: outcome.fields, failure: null });
  expect(splitOutcome(outcome, (name) => name === "name")).toEqual({
    errors: { name: "Enter a name." },
    failure: outcome.message,
  });
  expect(splitOutcome(outcomeOf(new Error("Offline")), () => true)).toEqual({
    errors: {},
    failure: "Offline",
  });
});
