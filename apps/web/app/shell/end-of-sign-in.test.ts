import { beforeAll, describe, expect, test } from "vitest";
import { siteMap } from "../site-map.ts";
import { endsWithSignIn } from "./end-of-sign-in.ts";
import { setOwnPages } from "./own-pages.ts";

beforeAll(() => setOwnPages(siteMap));

describe("the end of a sign-in", () => {
  const token = "abcdefghijklmnopqrstuvwxyz";
  const session = "0199a000-0000-7000-8000-000000000001";
  test.each([
    ...[
      `/reset-password/${token}`,
      `/invite-admin/${token}`,
      `/verify/email/${token}`,
      `/verify/social/${token}`,
    ],
    ...[
      "/login",
      "/signup",
      "/systemCheck",
      "/demo",
      `/experience/${session}`,
      "/experience/data",
      "/password/reset",
      "/nowhere",
    ],
  ])("leaves %s alone, which a mailed link may have opened", (path) => {
    expect(endsWithSignIn(path)).toBe(false);
  });

  test("[A16] leads away from every page behind the sign-in, and from no other", () => {
    const left = siteMap.filter(({ path }) => endsWithSignIn(path.replace(":id", session)));
    expect(left).toEqual(siteMap.filter(({ access }) => access === "member" || access === "admin"));
  });
});
