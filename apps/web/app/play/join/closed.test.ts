import { errorCatalog } from "@lantern/contract/errors";
import { expect, test } from "vitest";
import { ApiError } from "../../api/error.ts";
import { t } from "../../i18n/index.ts";
import { closedBy } from "./closed.tsx";

const apiError = (code: keyof typeof errorCatalog) =>
  new ApiError(errorCatalog[code].status, code, errorCatalog[code].message);

test("every final error of joining has its own page; passing ones leave the join page as it is", () => {
  const codes = ["LINK_EXPIRED", "CONSUMER_002", "SESSION_006", "SESSION_CANCELLED", "SESSION_001"] as const;
  for (const code of codes) expect(closedBy(apiError(code), undefined)).toBe(code);
  const headings = codes.map((code) => t.live.closed[code].heading);
  expect(new Set(headings).size).toBe(codes.length);
  expect(closedBy(new ApiError(0, "OFFLINE", "offline"), undefined)).toBeNull();
  expect(closedBy(apiError("TOO_MANY_REQUESTS"), { status: "confirmed" })).toBeNull();
  expect(closedBy(null, { status: "cancelled" })).toBe("SESSION_CANCELLED");
  expect(closedBy(null, { status: "live" })).toBeNull();
});
