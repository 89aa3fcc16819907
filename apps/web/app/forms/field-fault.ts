import { formTexts, passwordTexts } from "@lantern/contract/form-texts";

/** A control of a form that has a name and a value. A text area has all of an input that is read here. */
export type Control = HTMLInputElement;

/**
 * What is wrong with a control, or null. The markup says what it has to fulfil: `required`, `type="email"`, and as data
 * attributes `min` and `max` characters and the name of the control that it repeats (`same`); `fault` replaces the text
 * of every error. The server checks the same and more.
 */
export function fieldFault(control: Control): string | null {
  const fault = ownFault(control);
  return fault && (control.dataset.fault ?? fault);
}

function ownFault(control: Control): string | null {
  const { type, value, dataset } = control;
  if (type === "checkbox") return control.required && !control.checked ? formTexts.terms : null;
  if (control.required && !value.trim()) return formTexts.required;
  if (type === "email" && (control.validity.typeMismatch || value.length > 254)) return formTexts.email;
  if (value.length < Number(dataset.min ?? 0)) return passwordTexts.tooShort;
  if (value.length > Number(dataset.max ?? Number.POSITIVE_INFINITY))
    return formTexts.tooLong(Number(dataset.max));
  const original = dataset.same && control.form?.elements.namedItem(dataset.same);
  if (original && (original as Control).value !== value) return passwordTexts.different;
  return null;
}
