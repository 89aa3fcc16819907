import { sendContact } from "../api/send-contact.ts";
import { element } from "../ui/element.ts";
import { texts as helpTexts } from "./texts.ts";

const fields = [
  { name: "name", label: helpTexts.name, type: "text", autocomplete: "name" },
  { name: "email", label: helpTexts.email, type: "email", autocomplete: "email" },
] as const;

/** A message to the operator. Errors are shown below; the text stays. */
export function contactForm(): HTMLElement {
  const feedback = element("p", { className: "feedback", role: "status" });
  const send = element("button", { type: "submit", textContent: helpTexts.send });
  const form = element(
    "form",
    {},
    ...fields.flatMap(({ name, label, type, autocomplete }) => [
      element("label", { htmlFor: `help-${name}`, textContent: label }),
      element("input", { id: `help-${name}`, name, type, autocomplete, required: true, maxLength: 80 }),
    ]),
    element("label", { htmlFor: "help-message", textContent: helpTexts.message }),
    element("textarea", { id: "help-message", name: "message", rows: 4, required: true, maxLength: 4000 }),
    feedback,
    send,
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    send.disabled = true;
    feedback.textContent = "";
    try {
      const response = await sendContact(new FormData(form));
      feedback.textContent = response.ok ? helpTexts.sent : ((await failureOf(response)) ?? helpTexts.failed);
      if (response.ok) form.reset();
    } catch {
      feedback.textContent = helpTexts.failed;
    } finally {
      send.disabled = false;
    }
  });
  const folded = element("details", {}, element("summary", { textContent: helpTexts.write }), form);
  return folded;
}

/** The first field error of the response, in the server's words. */
async function failureOf(response: Response): Promise<string | undefined> {
  if (response.status >= 500) return undefined;
  const { message, errors = {} } = (await response.json()) as {
    message?: string;
    errors?: Record<string, string[]>;
  };
  return Object.values(errors).flat()[0] ?? message;
}
