import { heading, layout, note, paragraph } from "../layout.ts";
import type { Email } from "../outbox.ts";
import { nameOf, type SessionEmailData, why, wordsOf } from "./session.ts";

/** The code by which somebody shows that this is their address. It stands in no list of the session's mails. */
export function joinCodeEmail(data: SessionEmailData, code: string): Email {
  const words = wordsOf(data).code;
  const shown = `${code.slice(0, 4)} ${code.slice(4)}`;
  const subject = words.subject(data.session.title);
  const title = words.title(nameOf(data));
  return {
    kind: "code",
    to: data.person.email,
    about: { companyId: data.session.companyId, consumerId: data.person.consumerId },
    subject,
    text: [title, words.text, shown, words.hint].join("\n\n"),
    html: layout({
      language: data.session.language,
      subject,
      preheader: words.text,
      brand: data.brand,
      rows: [heading(title), paragraph(words.text), heading(shown), note(words.hint)],
      footer: why(data),
    }),
  };
}
