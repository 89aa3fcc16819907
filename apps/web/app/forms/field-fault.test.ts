import { errorCatalog } from "@lantern/contract/errors";
import { fieldTexts } from "@lantern/contract/field-texts";
import { expect, test } from "vitest";
import { type Control, fieldFault } from "./field-fault.ts";

type Given = Partial<Pick<Control, "type" | "value" | "checked" | "required">> & {
  data?: Record<string, string>;
  /** The values of the other controls of the form. */
  others?: Record<string, string>;
  typeMismatch?: boolean;
};

function control({ data = {}, others = {}, typeMismatch = false, ...rest }: Given): Control {
  const namedItem = (name: string) => (name in others ? { value: others[name] } : null);
  const shape = { type: "text", value: "", checked: false, required: false, ...rest };
  return { ...shape, dataset: data, validity: { typeMismatch }, form: { elements: { namedItem } } } as never;
}

const { required, email, terms } = fieldTexts;
const tooShort = errorCatalog.USER_013.message;
const tooLong = fieldTexts.tooLong(256);
const different = errorCatalog.USER_014.message;
const password = { type: "password", data: { min: "8", max: "256" } };

test.each<[string, Given, string | null]>([
  ["an empty field that is required", { required: true, value: "  " }, required],
  ["an empty field that is not", {}, null],
  ["a box that has to be checked", { type: "checkbox", required: true }, terms],
  ["a checked box", { type: "checkbox", required: true, checked: true }, null],
  ["what is no address", { type: "email", value: "nora", typeMismatch: true }, email],
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
