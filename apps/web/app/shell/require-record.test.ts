import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/error.ts";
import { requireRecord } from "./require-record.ts";

beforeEach(() => void vi.stubGlobal("location", { pathname: "/console/companies/1" }));
afterEach(() => vi.unstubAllGlobals());

test.each([
  ["SESSION_001", "Session not found", "Session not found"],
  ["REQUEST_001", "Invalid request", "Page Not Found: /console/companies/1"],
])("a record that is not there is the not-found page: %s", (code, text, visible) => {
  expect(() => requireRecord(new ApiError(404, code, text))).toThrow(
    expect.objectContaining({ name: "PageError", status: 404, message: visible }),
  );
});

test("another failure of the request is not taken for a missing record", () => {
  expect(() => requireRecord(new ApiError(500, "SERVER_ERROR", "Server error"))).not.toThrow();
});
