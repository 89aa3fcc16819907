import { calledName } from "@lantern/contract/full-name";
import type { Language } from "@lantern/contract/languages";
import { limits } from "@lantern/contract/limits";
import type { Settings } from "../../context.ts";
import { textsIn } from "../../i18n/index.ts";
import { button, type EmailBrand, note, paragraph } from "../blocks.ts";
import type { Email } from "../email.ts";

interface AddressChange {
  person: { id: string; companyId: string; firstName: string | null; lastName: string | null; email: string };
  newEmail: string;
  /** Confirms that the new address is the same person's. Null: the company's directory has. */
  link: string | null;
  company: string;
  brand: EmailBrand;
  language: Language;
}

/** To the old address of a participant, when their company has changed it. */
export function newAddressEmail(
  { origin }: Pick<Settings, "origin">,
  { person, newEmail, link, company, brand, language }: AddressChange,
): Email {
  const { newAddress: t, session, privacy } = textsIn(language).emails;
  const confirmation = link
    ? [paragraph(t.confirm), button(t.button, link), note(t.note(limits.addressProofDays))]
    : [];
  return {
    kind: link ? "new-address" : "new-address-known",
    to: person.email,
    about: { companyId: person.companyId, consumerId: person.id },
    language,
    brand,
    subject: t.subject(company),
    title: t.title(calledName(person.firstName, person.lastName) || null),
    body: [paragraph(t.text(company, newEmail)), ...confirmation],
    footer: [{ text: session.reason(company, person.email), url: `${origin}/privacy`, label: privacy }],
  };
}
