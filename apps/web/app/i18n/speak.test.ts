import { afterEach, expect, test } from "vitest";
import { setLanguage } from "./current.ts";
import * as t from "./en/index.ts";
import { spanish } from "./es/index.ts";
import { formatLongDate, formatMoney } from "./format.ts";
import { errorText } from "./server-texts.ts";
import { speak } from "./speak.ts";

afterEach(() => speak("en"));

/** Texts with their paths. Functions are left out, because their types are the same. */
function textsOf(part: unknown, path = ""): [string, string][] {
  if (typeof part === "string") return [[path, part]];
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => textsOf(value, `${path}.${key}`));
}

test("no text of the participant's side was left in English", () => {
  const same = spanish.flatMap(([part, texts]) => {
    const english = new Map(textsOf(part));
    return textsOf(texts).filter(([path, text]) => english.get(path) === text);
  });
  expect(same.map(([, text]) => text)).toEqual(["Chat"]);
});

test("who holds a part of the catalogue reads the language that is spoken", async () => {
  const lobbyTexts = t.live.lobby;
  expect(lobbyTexts.leave).toBe("Leave");
  await speak("es");
  expect([lobbyTexts.leave, t.live.check.parts.camera]).toEqual(["Salir", "Cámara"]);
  expect(lobbyTexts.here(1)).toBe("Ya hay 1 persona");
  await speak("en");
  expect([lobbyTexts.leave, lobbyTexts.here(1), t.ui.close]).toEqual(["Leave", "1 is here", "Close"]);
});

test("the last wish counts, however long the words of an earlier one take", async () => {
  const spoken = speak("es");
  await speak("en");
  await spoken;
  expect(t.live.lobby.leave).toBe("Leave");
});

test("refusals keep the server's words in English", async () => {
  expect(errorText("SESSION_001", "Session not found")).toBe("Session not found");
  await speak("es");
  expect(errorText("SESSION_001", "Session not found")).toBe("No encontramos la sesión");
  expect(errorText("OF_NO_CATALOGUE", "Something else")).toBe("Something else");
});

test("dates and numbers follow", () => {
  const start = "2026-11-12T14:00:00Z";
  setLanguage("es");
  expect(formatLongDate(start, "Europe/Madrid")).toBe("jueves 12 de noviembre");
  expect(formatMoney(225050, "EUR")).toBe("2250,50\u00a0€");
  setLanguage("en");
  expect(formatLongDate(start, "Europe/Madrid")).toBe("Thursday 12 November");
});
