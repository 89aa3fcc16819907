import { sendContact } from "../api/send-contact.ts";
import { help } from "../i18n/en/help.ts";
import { element } from "./element.ts";

const fields = [
  { name: "name", label: help.name, type: "text", autocomplete: "name" },
  { name: "email", label: help.email, type: "email", autocomplete: "email" },
] as const;

/** A message to the operator. What is wrong is said below; what was written stays. */
export function contactForm(): HTMLElement {
  const told = element("p", { className: "told", role: "status" });
  const send = element("button", { type: "submit", textContent: help.send });
  const form = element(
    "form",
    {},
    ...fields.flatMap(({ name, label, type, autocomplete }) => [
      element("label", { htmlFor: `help-${name}`, textContent: label }),
      element("input", { id: `help-${name}`, name, type, autocomplete, required: true, maxLength: 80 }),
    ]),
    element("label", { htmlFor: "help-message", textContent: help.message }),
    element("textarea", { id: "help-message", name: "message", rows: 4, required: true, maxLength: 4000 }),
    told,
    send,
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    send.disabled = true;
    told.textContent = "";
    try {
      const answer = await sendContact(new FormData(form));
      told.textContent = answer.ok ? help.sent : ((await failureOf(answer)) ?? help.failed);
      if (answer.ok) form.reset();
    } catch {
      told.textContent = help.failed;
    } finally {
      send.disabled = false;
    }
  });
  const folded = element(
    "details",
    { className: "write" },
    element("summary", { textContent: help.write }),
    form,
  );
  return folded;
}

/** The first thing that was refused, in the server's words. */
async function failureOf(answer: Response): Promise<string | undefined> {
  if (answer.status >= 500) return undefined;
  const { message, errors = {} } = (await answer.json()) as {
    message?: string;
    errors?: Record<string, string[]>;
  };
  return Object.values(errors).flat()[0] ?? message;
}
