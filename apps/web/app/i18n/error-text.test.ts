/** What the dashboard's document in Spanish says about codes of the server. */
import { afterEach, expect, test, vi } from "vitest";
import { errorFromResponse } from "../api/error.ts";
import { parse } from "../forms/parse.ts";
import { setLanguage } from "./current.ts";
import { faultText, isListed, needErrorTexts } from "./error-text.ts";

vi.mock("./error-texts.ts", () => import("./error-texts.es.ts"));
afterEach(() => setLanguage("en"));

test("before the texts are here, the server's own is shown", () => {
  expect([isListed("OF_TOMORROW"), faultText({ code: "REQUIRED", values: {} }, "Please")]).toEqual([
    true,
    "Please",
  ]);
});

test("a page writes its own sentence, whatever the server's text says", async () => {
  await needErrorTexts();
  expect(faultText({ code: "SAME_ADDRESS", values: { line: 7 } }, "x")).toBe(
    "La misma dirección está en la línea 7.",
  );
  expect(faultText({ code: "INVALID", values: { reason: "expected number" } }, "x")).toBe(
    "Este valor no es válido.",
  );
  expect(faultText({ code: "USER_007", values: {} }, "x")).toBe("Esta dirección de correo ya está en uso");
  expect(faultText({ code: "toString", values: {} }, "x")).toBe("x");
});

test("values are written as the language writes them", async () => {
  await needErrorTexts();
  setLanguage("es");
  expect(faultText({ code: "UNPAID", values: { cents: 22_800, currency: "EUR" } }, "x")).toBe(
    "Faltan por pagar 228\u00a0€.",
  );
  expect(faultText({ code: "TAX_NUMBER_ELSEWHERE", values: { number: "DE", address: "FR" } }, "x")).toBe(
    "Es un número de otro país (Alemania), y la dirección está en Francia.",
  );
});

test("a failed request has the sentences of its fields", async () => {
  await needErrorTexts();
  const faults = { title: [{ code: "TOO_LONG", values: { max: 80 } }] };
  const body = { code: "REQUEST_001", message: "Invalid request", errors: { title: ["x"] }, faults };
  expect(errorFromResponse(422, body).fields).toEqual({ title: ["Usa como mucho 80 caracteres."] });
});

test("a form says the same before anything is sent", async () => {
  expect(await parse("passwordBody", { password: "x", password_confirmation: "x" })).toEqual({
    errors: { password: "La contraseña necesita al menos 8 caracteres" },
  });
});
