import { sendContact } from "@lantern/contract/endpoints/contact";
import { request } from "../api/request.ts";
import { startForm } from "../forms/start-form.ts";
import { element } from "../ui/element.ts";
import { texts as helpTexts } from "./texts.ts";

/** A message to the operator. Errors are shown at their fields; the text stays. */
export function contactForm(): HTMLElement {
  const sent = element("p", { className: "feedback", role: "status" });
  const failure = element("p", { className: "feedback", role: "alert", hidden: true });
  failure.dataset.formError = "";
  const form = element(
    "form",
    { noValidate: true },
    ...field(helpTexts.name, element("input", { name: "name", autocomplete: "name", maxLength: 80 })),
    ...field(
      helpTexts.email,
      element("input", { name: "email", type: "email", autocomplete: "email", maxLength: 254 }),
    ),
    ...field(helpTexts.message, element("textarea", { name: "message", rows: 4, maxLength: 4000 })),
    failure,
    sent,
    element("button", { type: "submit", textContent: helpTexts.send }),
  );
  form.addEventListener("submit", () => {
    sent.textContent = "";
  });
  startForm(form, {
    async send({ name, email, message }) {
      await request(sendContact, {
        body: { name: String(name), email: String(email), message: String(message) },
      });
      form.reset();
      sent.textContent = helpTexts.sent;
    },
  });
  return element("details", {}, element("summary", { textContent: helpTexts.write }), form);
}

/** A required control with its label before it and its error after it. */
function field(label: string, control: HTMLInputElement | HTMLTextAreaElement): HTMLElement[] {
  const id = `help-${control.name}`;
  const error = element("p", { id: `${id}-error`, className: "feedback", hidden: true });
  control.id = id;
  control.required = true;
  control.setAttribute("aria-describedby", error.id);
  return [element("label", { htmlFor: id, textContent: label }), control, error];
}
