import { describe, expect, test } from "vitest";
import { redirectFor, type Visit } from "./guard.ts";

const visit = (part: Partial<Visit>): Visit => ({
  access: "member",
  signedIn: false,
  mustCompleteProfile: false,
  needsSecondFactor: false,
  loggingOut: false,
  path: "/dashboard/home",
  ...part,
});
const anonymous = {};
const signedIn = { signedIn: true };
const unprotected = { signedIn: true, needsSecondFactor: true };
const incomplete = { signedIn: true, mustCompleteProfile: true };

describe("the guard", () => {
  test.each<[string, Partial<Visit>, string | null]>([
    ["[R37] [R39] an open page lets everyone in", { access: "open", path: "/", ...anonymous }, null],
    ["[R42] an open page keeps those who are signed in", { access: "open", path: "/", ...signedIn }, null],
    ["[R37] /login is for guests", { access: "guest", path: "/login", ...anonymous }, null],
    [
      "[R40] /login sends who is signed in to the dashboard",
      { access: "guest", path: "/login", ...signedIn },
      "/dashboard",
    ],
    [
      "[R41] /signup sends an incomplete profile to its completion",
      { access: "guest", path: "/signup", ...incomplete },
      "/profile-completion",
    ],
    ["[R43] a member's page sends a stranger to /login", anonymous, "/login"],
    ["a member's page lets a member in", signedIn, null],
    ["[R42] an incomplete profile is completed first", incomplete, "/profile-completion"],
    ["[R42] and its completion is not sent to itself", { path: "/profile-completion", ...incomplete }, null],
    ["a second factor that the company requires is set up first", unprotected, "/second-factor"],
    ["and its page is not sent to itself", { path: "/second-factor", ...unprotected }, null],
    ["after the profile", { ...incomplete, ...unprotected }, "/profile-completion"],
    ["[R44] [R45] logging out suppresses everything", { loggingOut: true, ...anonymous }, null],
    [
      "[R46] the live hour has its own door",
      { access: "experience", path: "/experience/1", ...anonymous },
      null,
    ],
  ])("%s", (_, part, elsewhere) => {
    expect(redirectFor(visit(part))).toBe(elsewhere);
  });
});
