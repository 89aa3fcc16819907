import * as phones from "libphonenumber-js/min";
import { expect, test } from "vitest";
import { callingCode, splitPhone } from "./phone.ts";

test("a country has its calling code, no country has none", () => {
  expect(callingCode(phones, "DK")).toBe("+45");
  expect(callingCode(phones, "")).toBe("");
});

test("a number is kept in digits, however it was typed", () => {
  expect(splitPhone(phones, "+45", "20 12 34 56")).toEqual({ area_code: "+45", phone_number: "20123456" });
  expect(splitPhone(phones, "44", "(020) 7946-0958")).toEqual({
    area_code: "+44",
    phone_number: "2079460958",
  });
});

test("a number that no telephone can have is none", () => {
  expect(splitPhone(phones, "+45", "12")).toBeNull();
  expect(splitPhone(phones, "", "20123456")).toBeNull();
});
