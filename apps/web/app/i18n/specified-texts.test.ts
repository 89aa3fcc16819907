/**
 * Compares the texts that the specification fixes with the product's, letter by letter. Test titles name no row of the
 * checklist: other tests check when a text is shown.
 */

import { readFileSync } from "node:fs";
import { errorCatalog, messageOf, unknownErrorMessage } from "@lantern/contract/errors";
import { Role, roleName } from "@lantern/contract/roles";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { texts as signInTexts } from "../api/access/sign-in-texts.ts";
import { texts as accessTexts } from "../api/access/texts.ts";
import { texts as createParticipantTexts } from "../company/create-participant/texts.ts";
import { texts as accountTexts } from "../company/shared/account/texts.ts";
import { actionTexts } from "../company/shared/session/action-texts.ts";
import { texts as formsTexts } from "../forms/texts.ts";
import { ErrorScreen } from "../shell/error-screen.tsx";
import { t } from "./index.ts";

const specified = readFileSync(new URL("./specified-texts.md", import.meta.url), "utf8");

function section(heading: string): string {
  const text = specified.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  if (!text) throw new Error(`no section ${heading}`);
  return text;
}

/** The cells of a section's table, without the header. */
function rowsOf(heading: string): string[][] {
  const lines = section(heading).split("\n");
  const rows = lines.filter((line) => line.startsWith("| "));
  return rows.slice(1).map((line) => line.slice(2, -2).split(" | "));
}

/** The quoted texts, in order. */
const quotedIn = (heading: string) => [...section(heading).matchAll(/'([^']+)'/g)].map(([, text]) => text);

describe("the error catalogue", () => {
  const codes = rowsOf("Codes");

  test("has the 40 codes of the specification with their texts", () => {
    expect(codes).toHaveLength(40);
    const numbered = Object.entries(errorCatalog).filter(([code]) => /_\d{3}$/.test(code));
    expect(numbered.map(([code, { message }]) => [code, message])).toEqual(codes);
  });

  test("has one text for unknown codes", () => {
    const [unknown] = quotedIn("Codes");
    expect([unknownErrorMessage, messageOf("NOT_A_CODE"), t.errors().unknown]).toEqual([
      unknown,
      unknown,
      unknown,
    ]);
  });
});

test("transport errors", () => {
  expect(quotedIn("Transport errors")).toEqual([
    t.errors().timeout,
    accessTexts.unauthenticated,
    t.errors().server,
    t.errors().failed(418).replace("418", "{status}"),
    t.errors().offline,
    signInTexts.login,
    signInTexts.social,
    signInTexts.microsoftFailed,
    signInTexts.microsoftNotConfigured,
  ]);
  expect(errorCatalog.LOGIN_FAILED.message).toBe(signInTexts.login);
  expect(errorCatalog.SOCIAL_LOGIN_FAILED.message).toBe(signInTexts.social);
  expect(errorCatalog.SERVER_ERROR.message).toBe(t.errors().server);
});

test("sign-in, stored tokens and validation", () => {
  expect(quotedIn("Sign-in, stored tokens and validation")).toEqual([
    accessTexts.expired,
    accessTexts.expiredTitle,
    accessTexts.invalidLogin,
    signInTexts.invalidSocial,
    accessTexts.invalidLogin,
    accessTexts.credentialsRequired,
    accessTexts.decrypt,
    accessTexts.tokenVersion,
    formsTexts.errors.validation,
    formsTexts.errors.validationTitle,
  ]);
});

describe("the error screen", () => {
  const textsOf = (statusCode: number) => {
    const markup = renderToStaticMarkup(
      createElement(ErrorScreen, { statusCode, statusMessage: "What exactly" }),
    );
    const texts = [...markup.matchAll(/<(?:h1|p|a)\b[^>]*>(.*?)<\/(?:h1|p|a)>/g)].map(([, text]) => text);
    return [...texts, /<a href="([^"]*)"/.exec(markup)?.[1]];
  };
  const [toLogin, toHome, missing] = quotedIn("Error screen");
  const rows = rowsOf("Error screen by status");
  const byDefault = rows.at(-1)?.[2];

  test.each(rows)("status %s: %s", (status, title, message) => {
    expect(textsOf(status === "other" ? 418 : Number(status))).toEqual([
      title,
      message === "default message" ? byDefault : message,
      "What exactly",
      ...(status === "401" ? [toLogin, "/login"] : [toHome, "/"]),
    ]);
  });

  test("names the path that is not there", () => {
    expect(t.errors().screen.pageNotFound("{path}")).toBe(missing);
  });
});

test("success toasts", () => {
  const { done } = actionTexts;
  expect(quotedIn("Success toasts")).toEqual([
    done.archived,
    done.deleted,
    done.cancelled,
    done.attendees,
    done.updated,
    done.date,
    done.confirmed,
    done.invited,
    accountTexts.changed,
    accountTexts.saved,
    createParticipantTexts.added,
    done.copied,
  ]);
});

test("names of roles", () => {
  const rows = rowsOf("Roles and permissions");
  const named = rows.filter(([type]) => type !== "other");
  expect(Object.entries(Role).map(([name, id]) => [String(id), name, roleName(id)])).toEqual(named);
  expect([roleName(3), roleName(0)]).toEqual([rows.at(-1)?.[2], rows.at(-1)?.[2]]);
});

/** Every text with its path; functions are left out. */
function* textsIn(value: unknown, path = "t"): Generator<[path: string, text: string]> {
  if (typeof value === "string") yield [path, value];
  else if (typeof value === "object" && value !== null)
    for (const [name, part] of Object.entries(value)) yield* textsIn(part, `${path}.${name}`);
}

test("a fixed text stands alone: no other text repeats it with something more", () => {
  const quoted = [...specified.matchAll(/'([^']+)'/g)].map(([, text = ""]) => text);
  const messages = rowsOf("Codes").map(([, message = ""]) => message);
  const fixed = [...quoted, ...messages].filter((text) => text.length >= 10 && !text.includes("{"));
  expect(fixed.length).toBeGreaterThan(70);
  const all = import.meta.glob("../**/*texts.ts", { eager: true });
  expect(Object.keys(all).length).toBeGreaterThan(60);
  const repeating = [...textsIn(t), ...textsIn(all)].filter(([, text]) =>
    fixed.some((one) => text.includes(one) && !fixed.includes(text)),
  );
  expect(repeating).toEqual([]);
});
