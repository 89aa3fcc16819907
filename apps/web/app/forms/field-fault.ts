import { type Fault, fault, sentenceAbout } from "@lantern/contract/fault";
import { lengthOf } from "@lantern/engine/graphemes";
import { formTexts } from "../i18n/form-texts.ts";

/** A control of a form that has a name and a value. A text area has all of an input that is read here. */
export type Control = HTMLInputElement;

/**
 * What is wrong with a control, in the language of the page, or null. The markup says what it has to fulfil: `required`, `type="email"`, and as data
 * attributes `min` and `max` characters, the name of the control that it repeats (`same`), and of the one that may be
 * filled in its place (`or`); `fault` replaces the text of every error, and `letters` the one about the letters of an
 * address. The server checks the same and more.
 */
export function fieldFault(control: Control): string | null {
  const wrong = faultIn(control);
  const { fault: general, letters } = control.dataset;
  return wrong && ((wrong.code === "EMAIL_LETTERS" ? letters : general) ?? sentenceAbout(formTexts, wrong));
}

/**
 * The server reads more than the browser's own check accepts, such as full-width characters, and decides: the gate of the
 * contract would be a tenth of a small page.
 */
const anyAddress = /[^@＠\s][@＠][^@＠\s]/;
const letterBeyondAscii = /(?![\uff00-\uffef])[^\P{L}A-Za-z]/u;

function faultIn(control: Control): Fault<keyof typeof formTexts> | null {
  const { type, value, dataset } = control;
  const other = (name: string | undefined) =>
    name ? (control.form?.elements.namedItem(name) as Control | null | undefined) : null;
  if (type === "checkbox") return control.required && !control.checked ? fault("TERMS") : null;
  if (control.required && !value.trim()) return fault("REQUIRED");
  if (dataset.or && !value.trim() && !other(dataset.or)?.value.trim()) return fault("ONE_NAME");
  if (type === "email" && value.trim()) {
    if (value.length > 254 || !anyAddress.test(value)) return fault("EMAIL");
    if (letterBeyondAscii.test(value.split(/[@＠]/)[0] ?? "")) return fault("EMAIL_LETTERS");
  }
  if (value.length < Number(dataset.min ?? 0)) return fault("USER_013");
  const max = Number(dataset.max ?? Number.POSITIVE_INFINITY);
  // Of a text, letters are counted as people count them.
  if (value.length > max && (type === "password" || lengthOf(value) > max)) return fault("TOO_LONG", { max });
  const original = other(dataset.same);
  if (original && original.value !== value) return fault("USER_014");
  return null;
}
