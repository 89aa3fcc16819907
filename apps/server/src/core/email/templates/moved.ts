import { accountNotice } from "../account-letter.ts";
import { en } from "../catalogue/en.ts";

/** Tells the old address that the account has left it. Nothing in it can be pressed. */
export function addressChangedEmail(user: { email: string; firstName: string }, newEmail: string) {
  const t = en.moved;
  return accountNotice({
    kind: "moved",
    to: user.email,
    subject: t.subject,
    title: t.title(user.firstName),
    text: t.text(newEmail),
    hint: t.hint,
  });
}
