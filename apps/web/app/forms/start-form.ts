import { ApiError, messageFor } from "../api/error.ts";
import { toast } from "../ui/toast.ts";
import { type Control, fieldFault } from "./field-fault.ts";
import { texts as formsTexts } from "./texts.ts";

/** What was typed, by field name; a checked box is true. */
export type Values = Record<string, string | boolean>;

interface Options {
  /** Sends what was typed. Whatever it throws is shown. */
  send(values: Values): Promise<void>;
  /** Called with a failure that is not about single fields; may return another text than the server's. */
  failed?(error: unknown): string | undefined;
}

/**
 * Makes a form of a page without React work: checks it, sends it once at a time, and shows each error at its field and the
 * rest above the button. The button waits for this, because the browser would put a password into the address.
 */
export function startForm(form: HTMLFormElement, { send, failed }: Options): void {
  const controls = [...form.querySelectorAll<Control>("input[name], textarea[name]")];
  const button = form.querySelector<HTMLButtonElement>("[type=submit]");
  const failure = form.querySelector<HTMLElement>("[data-form-error]");
  const busy = busyButton(button);
  let checked = false;

  const showFailure = (text: string | null) => showText(failure, text);
  const check = (control: Control) => {
    const fault = fieldFault(control);
    showFieldError(control, fault);
    return fault === null;
  };

  form.addEventListener("input", ({ target }) => {
    if (!checked) return;
    for (const control of controls)
      if (control === target || (dependsOn(control, target as Control) && isInvalid(control))) check(control);
  });

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (busy.is()) return;
    checked = true;
    showFailure(null);
    const wrong = controls.filter((control) => !check(control));
    if (wrong[0]) return wrong[0].focus();
    busy.set(true);
    try {
      await send(valuesOf(controls));
    } catch (error) {
      busy.set(false);
      const texts = error instanceof ApiError ? error.fields : {};
      if (error instanceof ApiError && error.status === 422 && error.code === "REQUEST_001")
        toast.bad(formsTexts.errors.validationTitle, formsTexts.errors.validation);
      const refused = controls.filter((control) => showFieldError(control, texts[control.name]?.[0] ?? null));
      refused[0]?.focus();
      if (refused.length > 0 && refused.length === Object.keys(texts).length) return;
      showFailure(failed?.(error) ?? messageFor(error));
    }
  });
  // A form that was emptied can be sent again.
  form.addEventListener("reset", () => {
    checked = false;
    busy.set(false);
  });
  // A page from the back/forward cache appears as it was left.
  addEventListener("pageshow", ({ persisted }) => persisted && busy.set(false));
  if (button) {
    button.disabled = false;
    delete button.dataset.waiting;
  }
}

/** A button whose action is in progress keeps its place, shows a spinner and its `data-busy` text. */
export function busyButton(button: HTMLButtonElement | null) {
  const label = button?.querySelector("[data-label]");
  let idle = label?.textContent ?? "";
  return {
    is: () => button?.hasAttribute("aria-busy") ?? false,
    set(busy: boolean) {
      if (busy) {
        button?.setAttribute("aria-busy", "true");
        idle = label?.textContent ?? "";
      } else button?.removeAttribute("aria-busy");
      if (label) label.textContent = busy ? (button?.dataset.busy ?? idle) : idle;
    },
  };
}

/** Shows a text in the element's `span`, or hides the element. */
export function showText(element: HTMLElement | null, text: string | null): void {
  if (!element) return;
  const target = element.querySelector("span") ?? element;
  target.textContent = text ?? "";
  element.hidden = text === null;
}

const dependsOn = ({ dataset }: Control, { name }: Control) => dataset.same === name || dataset.or === name;
const isInvalid = (control: Control) => control.hasAttribute("aria-invalid");

/** Shows or removes the error of a control, and returns whether there is one. */
function showFieldError(control: Control, text: string | null): boolean {
  if (text === null) control.removeAttribute("aria-invalid");
  else control.setAttribute("aria-invalid", "true");
  showText(document.getElementById(`${control.id}-error`), text);
  return text !== null;
}

function valuesOf(controls: readonly Control[]): Values {
  const read = ({ type, value, checked }: Control) =>
    type === "checkbox" ? checked : type === "email" ? value.trim() : value;
  return Object.fromEntries(controls.map((control) => [control.name, read(control)]));
}
