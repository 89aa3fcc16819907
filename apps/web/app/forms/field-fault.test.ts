import { fieldTexts } from "@lantern/contract/field-texts";
import { expect, test } from "vitest";
import { type Control, fieldFault } from "./field-fault.ts";

type Given = Partial<Pick<Control, "type" | "value" | "checked" | "required">> & {
  data?: Record<string, string>;
  /** The values of the other controls of the form. */
  others?: Record<string, string>;
};

function control({ data = {}, others = {}, ...rest }: Given): Control {
  const namedItem = (name: string) => (name in others ? { value: others[name] } : null);
  const shape = { type: "text", value: "", checked: false, required: false, ...rest };
  return { ...shape, dataset: data, form: { elements: { namedItem } } } as never;
}

const {
  REQUIRED: required,
  EMAIL: email,
  EMAIL_LETTERS: emailLetters,
  ONE_NAME: oneName,
  TERMS: terms,
  USER_013: tooShort,
  USER_014: different,
} = fieldTexts;
const tooLong = fieldTexts.TOO_LONG({ max: 256 });
const password = { type: "password", data: { min: "8", max: "256" } };

test.each<[string, Given, string | null]>([
  ["an empty field that is required", { required: true, value: "  " }, required],
  ["an empty field that is not", {}, null],
  ["a box that has to be checked", { type: "checkbox", required: true }, terms],
  ["a checked box", { type: "checkbox", required: true, checked: true }, null],
  ["what is no address", { type: "email", value: "nora" }, email],
  ["an address with a mark of direction", { type: "email", value: "\u200fnora@x.example" }, null],
  ["an address with a soft hyphen", { type: "email", value: "nora@x.ex\u00adample" }, null],
  ["an address with a full-width @", { type: "email", value: "nora\uff20x.example" }, null],
  ["an address with an umlaut in its domain", { type: "email", value: "nora@bücher.example" }, null],
  ["an address with an umlaut before its @", { type: "email", value: "jörg@x.example" }, emailLetters],
  [
    "the same with texts of its own",
    { type: "email", value: "jörg@x.example", data: { fault: "Falta", letters: "No" } },
    "No",
  ],
  ["an optional address that is left empty", { type: "email", value: " " }, null],
  ["a name of 80 letters of two units", { value: "👩".repeat(80), data: { max: "80" } }, null],
  ["a name of 81 letters", { value: "👩".repeat(81), data: { max: "80" } }, fieldTexts.TOO_LONG({ max: 80 })],
  ["neither of two names", { data: { or: "last" }, others: { last: " " } }, oneName],
  ["the other of two names", { data: { or: "last" }, others: { last: "Ruiz" } }, null],
  ["the first of two names", { value: "Ana", data: { or: "last" }, others: { last: "" } }, null],
  ["an address that is too long", { type: "email", value: `${"n".repeat(250)}@x.example` }, email],
  ["a field with a text of its own", { required: true, data: { fault: "Falta" } }, "Falta"],
  ["a field with a text of its own that is right", { value: "x", data: { fault: "Falta" } }, null],
  ["an address", { type: "email", value: "nora@x.example" }, null],
  ["a short password", { ...password, value: "seven77" }, tooShort],
  ["a long password", { ...password, value: "l".repeat(257) }, tooLong],
  ["a password of eight characters", { ...password, value: "8 lamps." }, null],
  ["another password", { value: "nine", data: { same: "first" }, others: { first: "eight" } }, different],
  ["the same password", { value: "eight", data: { same: "first" }, others: { first: "eight" } }, null],
])("%s", (_, given, fault) => {
  expect(fieldFault(control(given))).toBe(fault);
});
