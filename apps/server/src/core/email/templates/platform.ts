import type { Settings } from "../../context.ts";
import { button, paragraph, quote } from "../blocks.ts";
import type { Email } from "../email.ts";
import { text } from "../text/administrators-en.ts";

/** To an ADMIN: the scheduled backup was not written, or its drill or the program after it failed. */
export function backupFailedEmail(
  { origin }: Pick<Settings, "origin">,
  to: string,
  what: "backup" | "drill" | "after",
  reason: string,
): Email {
  const t = text.backupFailed;
  return {
    kind: "backup-failed",
    to,
    subject: t.subject[what],
    title: t.subject[what],
    body: [paragraph(t.text[what]), quote(reason), button(t.button, `${origin}/console`)],
    footer: [t.footer],
  };
}
