import { accountNotice } from "../account-letter.ts";
import { en } from "../catalogue/en.ts";

/**
 * Tells somebody who wrote through the contact form that their message has arrived. Anybody can type any address
 * there, so nothing that they typed stands in it.
 */
export function contactReceivedEmail(to: string) {
  const t = en.contact;
  return accountNotice({
    kind: "contact",
    to,
    subject: t.subject,
    title: t.title,
    text: t.text,
    hint: t.footer,
  });
}
