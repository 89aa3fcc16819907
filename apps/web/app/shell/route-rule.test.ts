import { expect, test } from "vitest";
import { siteMap } from "../site-map.ts";
import { requireRule } from "./route-rule.ts";

const failing = (id: string, params: Record<string, string>, path: string) => {
  try {
    requireRule(
      siteMap.find((page) => page.path === id),
      params,
      path,
    );
  } catch (error) {
    return error;
  }
  return null;
};

test("R34 a failed rule is a fatal error of status 404 that names the path", () => {
  const path = "/experience/not-an-id";
  expect(failing("/experience/:sessionId", { sessionId: "not-an-id" }, path)).toMatchObject({
    status: 404,
    message: "Page Not Found: /experience/not-an-id",
  });
  const sessionId = "0199a000-0000-7000-8000-000000000001";
  expect(failing("/experience/:sessionId", { sessionId }, `/experience/${sessionId}`)).toBeNull();
});

test("R35 a rule may give another status", () => {
  expect(failing("/reset-password/:token", { token: "x" }, "/reset-password/x")).toMatchObject({
    status: 400,
    message: "Page Not Found: /reset-password/x",
  });
});

test("a page without a rule has nothing to fail", () => {
  expect(failing("/login", {}, "/login")).toBeNull();
});
