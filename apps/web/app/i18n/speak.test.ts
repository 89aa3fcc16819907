import { afterEach, expect, test } from "vitest";
import { language, onLanguage, setLanguage } from "./current.ts";
import { errorText } from "./error-text.ts";
import { formatLongDate, formatMoney } from "./format.ts";
import { t } from "./index.ts";
import { need, speak } from "./speak.ts";

afterEach(() => speak("en"));

test("texts are read in the language that is spoken", async () => {
  const lobby = () => t.live().lobby;
  expect(lobby().leave).toBe("Leave");
  await speak("es");
  expect([lobby().leave, t.systemCheck().parts.camera, t.ui().close]).toEqual(["Salir", "Cámara", "Cerrar"]);
  expect(lobby().here(1)).toBe("Ya hay 1 persona");
  await speak("en");
  expect([lobby().leave, lobby().here(1), t.ui().close]).toEqual(["Leave", "1 is here", "Close"]);
});

test("the last wish counts, however long the words of an earlier one take", async () => {
  const spoken = speak("es");
  await speak("en");
  await spoken;
  expect(t.live().lobby.leave).toBe("Leave");
});

test("texts that are needed wait for a language that is not known yet", async () => {
  let decide = (_: "es") => {};
  const spoken = speak(new Promise((resolve) => (decide = resolve)));
  const languages: string[] = [];
  const unsubscribe = onLanguage(() => languages.push(language()));
  const needed = need(["ownData"]);
  decide("es");
  await Promise.all([spoken, needed]);
  unsubscribe();
  expect(t.ownData().title).toBe("Tus datos");
  expect(new Set(languages)).toEqual(new Set(["es"]));
});

test("texts that are needed later join those of the same language", async () => {
  setLanguage("es");
  expect(() => t.live()).toThrow("live");
  await Promise.all([need(["live"]), speak("es"), need(["liveScenes"])]);
  expect([t.live().lobby.leave, t.liveScenes().film.withSound]).toEqual(["Salir", "Ver con sonido"]);
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
  expect(formatLongDate(start, "Europe/Madrid")).toBe("jueves, 12 de noviembre");
  expect(formatMoney(225050, "EUR")).toBe("2250,50\u00a0€");
  setLanguage("en");
  expect(formatLongDate(start, "Europe/Madrid")).toBe("Thursday, November 12");
});
