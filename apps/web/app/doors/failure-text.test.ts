// @vitest-environment happy-dom
import { errorCatalog } from "@lantern/contract/errors";
import { expect, test } from "vitest";
import { ApiError } from "../api/error.ts";
import { failureText, failureTextsId } from "./failure-text.ts";

const texts = { SESSION_FULL: "Alles besetzt", SERVER_ERROR: "Serverfehler", other: "Unbekannter Fehler" };
document.body.innerHTML = `<script type="application/json" id="${failureTextsId}">${JSON.stringify(texts)}</script>`;

test("a failure has the text of its code in the page's language, the catalogue's, or the general one", () => {
  const { message } = errorCatalog.COMPANY_001;
  expect(
    [
      new ApiError(409, "SESSION_FULL", "All seats in this session are taken."),
      new ApiError(409, "COMPANY_001", message),
      new ApiError(503, "UNAVAILABLE", "Server error. Please try again later."),
      new ApiError(409, "FOO_999", "An unknown error occurred"),
      new TypeError("x is not a function"),
    ].map(failureText),
  ).toEqual(["Alles besetzt", message, "Serverfehler", "Unbekannter Fehler", "Unbekannter Fehler"]);
});
