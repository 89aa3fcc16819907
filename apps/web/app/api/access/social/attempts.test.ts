import { expect, test } from "vitest";
import { errorFromCause, errorFromResponse } from "../../error.ts";
import { NoResponse } from "../../limited-fetch.ts";
import { failure } from "./attempts.ts";

const failed = { title: "Social login failed", text: expect.any(String), bad: true };

test.each([
  [
    "in words",
    errorFromResponse(401, { code: "SOCIAL_LOGIN_FAILED", message: "Social login failed" }),
    failed,
  ],
  ["without a word", errorFromResponse(401, ""), failed],
  ["by an error of nobody's", new Error(""), failed],
  [
    "in other words",
    errorFromResponse(422, { code: "USER_002", message: "Failed to create user" }),
    "Failed to create user",
  ],
  ["by the server's fault", errorFromResponse(500, ""), "Server error. Please try again later."],
  [
    "by a line that is gone",
    errorFromCause(new NoResponse("offline", null)),
    /^Unable to connect to the server/,
  ],
])("[E63] a proof that is refused %s", (_, error, feedback) => {
  const outcome = failure(error);
  if (feedback === failed) expect(outcome).toEqual(failed);
  else expect(outcome).toEqual({ text: expect.stringMatching(feedback as string | RegExp), bad: true });
});
