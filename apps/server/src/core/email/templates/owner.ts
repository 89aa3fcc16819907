import { accountNotice } from "../account-letter.ts";
import { en } from "../catalogue/en.ts";
import type { Email } from "../outbox.ts";

interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

/** Tells whoever made somebody an Owner of the company that it is done. An answer goes to the new Owner. */
export function ownerAddedEmail(by: Person, owner: Person, company: string): Email {
  const t = en.owner;
  const notice = accountNotice({
    kind: "owner-made",
    to: by.email,
    subject: t.madeSubject(company),
    title: t.madeSubject(company),
    text: t.madeText(nameOf(owner), company),
    hint: t.hint,
  });
  return { ...notice, replyTo: owner.email };
}

/** Tells somebody that they are an Owner of the company now. An answer goes to whoever made them one. */
export function newOwnerEmail(owner: Person, by: Person, company: string): Email {
  const t = en.owner;
  const notice = accountNotice({
    kind: "owner",
    to: owner.email,
    subject: t.subject(company),
    title: t.subject(company),
    text: t.text(nameOf(by), company),
    hint: t.hint,
  });
  return { ...notice, replyTo: by.email };
}

const nameOf = ({ firstName, lastName, email }: Person) => `${firstName} ${lastName}`.trim() || email;
