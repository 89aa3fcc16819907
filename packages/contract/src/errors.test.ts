import { describe, expect, it } from "vitest";
import { errorCatalog, messageOf } from "./errors.ts";

describe("error catalog", () => {
  it("[E55] gives the general text for a code it does not know", () => {
    expect(messageOf("FOO_999")).toBe("An unknown error occurred");
    expect(messageOf("toString")).toBe("An unknown error occurred");
  });

  it("[E58] has statuses below 500 for every failed rule", () => {
    const fives = Object.entries(errorCatalog).filter(([, entry]) => entry.status >= 500);
    expect(fives.map(([code]) => code)).toEqual(["UNAVAILABLE", "SERVER_ERROR"]);
  });
});
