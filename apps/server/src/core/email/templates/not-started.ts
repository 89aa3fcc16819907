import type { Settings } from "../../context.ts";
import { accountLetter } from "../account-letter.ts";
import { en } from "../catalogue/en.ts";
import type { Email } from "../outbox.ts";

/** Tells an administrator that a session went back to draft. */
export function notStartedEmail(
  settings: Settings,
  admin: { email: string },
  session: { id: string; companyId: string; title: string },
): Email {
  const t = en.notStarted;
  const letter = accountLetter({
    kind: "not-started",
    to: admin.email,
    subject: t.subject(session.title),
    title: t.title(session.title),
    text: t.text,
    button: t.button,
    url: `${settings.origin}/dashboard/sessions/${session.id}`,
    hint: "",
    footer: "",
  });
  return { ...letter, about: { companyId: session.companyId, sessionId: session.id } };
}
