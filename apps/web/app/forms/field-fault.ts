import { formTexts, passwordTexts } from "@lantern/contract/form-texts";
import { lengthOf } from "@lantern/engine/graphemes";

/** A control of a form that has a name and a value. A text area has all of an input that is read here. */
export type Control = HTMLInputElement;

/**
 * What is wrong with a control, or null. The markup says what it has to fulfil: `required`, `type="email"`, and as data
 * attributes `min` and `max` characters, the name of the control that it repeats (`same`), and of the one that may be
 * filled in its place (`or`); `fault` replaces the text of every error, and `letters` the one about the letters of an
 * address. The server checks the same and more.
 */
export function fieldFault(control: Control): string | null {
  const { fault, letters } = control.dataset;
  const own = ownFault(control);
  return own && ((own === formTexts.emailLetters ? letters : fault) ?? own);
}

/**
 * The server reads more than the browser's own check accepts, such as full-width characters, and decides: the gate of the
 * contract would be a tenth of a small page.
 */
const anyAddress = /[^@＠\s][@＠][^@＠\s]/;
const letterBeyondAscii = /(?![\uff00-\uffef])[^\P{L}A-Za-z]/u;

function ownFault(control: Control): string | null {
  const { type, value, dataset } = control;
  const other = (name: string | undefined) =>
    name ? (control.form?.elements.namedItem(name) as Control | null | undefined) : null;
  if (type === "checkbox") return control.required && !control.checked ? formTexts.terms : null;
  if (control.required && !value.trim()) return formTexts.required;
  if (dataset.or && !value.trim() && !other(dataset.or)?.value.trim()) return formTexts.oneName;
  if (type === "email" && value.trim()) {
    if (value.length > 254 || !anyAddress.test(value)) return formTexts.email;
    if (letterBeyondAscii.test(value.split(/[@＠]/)[0] ?? "")) return formTexts.emailLetters;
  }
  if (value.length < Number(dataset.min ?? 0)) return passwordTexts.tooShort;
  const max = Number(dataset.max ?? Number.POSITIVE_INFINITY);
  // Of a text, letters are counted as people count them.
  if (value.length > max && (type === "password" || lengthOf(value) > max)) return formTexts.tooLong(max);
  const original = other(dataset.same);
  if (original && original.value !== value) return passwordTexts.different;
  return null;
}
