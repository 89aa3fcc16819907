import { expect, test } from "vitest";
import { refused, unreachable } from "../../../api/error.ts";
import { NoAnswer } from "../../../api/request.ts";
import { failure } from "./use-social.ts";

const failed = { title: "Social login failed", text: expect.any(String), bad: true };

test.each([
  ["in words", refused(401, { code: "SOCIAL_LOGIN_FAILED", message: "Social login failed" }), failed],
  ["without a word", refused(401, ""), failed],
  ["by an error of nobody's", new Error(""), failed],
  [
    "in other words",
    refused(422, { code: "USER_002", message: "Failed to create user" }),
    "Failed to create user",
  ],
  ["by the server's fault", refused(500, ""), "Server error. Please try again later."],
  ["by a line that is gone", unreachable(new NoAnswer("offline", null)), /^Unable to connect to the server/],
])("[E63] a proof that is refused %s", (_, error, said) => {
  const told = failure(error);
  if (said === failed) expect(told).toEqual(failed);
  else expect(told).toEqual({ text: expect.stringMatching(said as string | RegExp), bad: true });
});
