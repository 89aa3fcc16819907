import { sendContact } from "../../api/send-contact.ts";

interface Failure {
  message?: string;
  errors?: Record<string, string[]>;
}

/** Sends the form without leaving the page. Errors are shown at their fields; the text stays. */
export function sendInPlace(element: HTMLElement): void {
  const form = element as HTMLFormElement;
  const failed = form.querySelector<HTMLElement>("[data-failed]");
  const button = form.querySelector("button");

  const complain = ({ message = "", errors = {} }: Failure) => {
    for (const field of form.querySelectorAll<HTMLInputElement>("[name]")) {
      const text = errors[field.name]?.[0] ?? "";
      const errorElement = document.getElementById(`${field.id}-error`);
      if (errorElement) errorElement.textContent = text;
      field.toggleAttribute("aria-invalid", text !== "");
      if (text) field.setAttribute("aria-invalid", "true");
    }
    form.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    if (failed) failed.textContent = Object.keys(errors).length > 0 ? "" : message;
  };

  form.noValidate = true;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (button) button.disabled = true;
    try {
      const response = await sendContact(new FormData(form));
      if (response.ok) return showThanks(form);
      complain(await response.json());
    } catch {
      complain({ message: failed?.dataset.failed });
    } finally {
      if (button) button.disabled = false;
    }
  });
}

/** Replaces the form with a thank-you message. */
function showThanks(form: HTMLFormElement): void {
  const thanks = document.querySelector<HTMLElement>("[data-thanks]");
  if (!thanks) return;
  form.hidden = true;
  thanks.hidden = false;
  thanks.focus();
}
