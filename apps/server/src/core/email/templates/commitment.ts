import { limits } from "@lantern/contract/limits";
import { button, heading, layout, note, paragraph, quote } from "../layout.ts";
import type { Email } from "../outbox.ts";
import { addressed, nameOf, type SessionEmailData, why, wordsOf } from "./session.ts";

export interface Commitment {
  team: string;
  /** As the team wrote it. */
  text: string;
}

/** The same day: what the team wrote down together. */
export function commitmentEmail(data: SessionEmailData, commitment: Commitment): Email {
  const t = wordsOf(data).commitment;
  return letter(data, commitment, "commitment", {
    subject: t.subject(data.session.title),
    title: t.title(nameOf(data)),
    text: t.text(commitment.team),
    open: t.button,
    later: t.later(limits.commitmentFollowUpDays),
  });
}

/** Two weeks later: what became of it. */
export function commitmentFollowUpEmail(data: SessionEmailData, commitment: Commitment): Email {
  const t = wordsOf(data).commitment;
  return letter(data, commitment, "commitment-asked", {
    subject: t.askSubject(data.session.title),
    title: t.askTitle(nameOf(data), limits.commitmentFollowUpDays),
    text: t.askText,
    open: t.askButton,
  });
}

function letter(
  data: SessionEmailData,
  commitment: Commitment,
  kind: string,
  words: { subject: string; title: string; text: string; open: string; later?: string },
): Email {
  const { subject, title, text, open, later } = words;
  return {
    ...addressed(data, kind),
    once: `${kind}:${data.session.id}:${data.person.consumerId}`,
    subject,
    text: [
      title,
      `"${commitment.text}"`,
      text,
      `${open}:\n${data.links.join}`,
      ...(later ? [later] : []),
    ].join("\n\n"),
    html: layout({
      language: data.session.language,
      subject,
      preheader: commitment.text,
      brand: data.brand,
      rows: [
        heading(title),
        quote(commitment.text),
        paragraph(text),
        button(data.links.join, open, data.brand.color),
        ...(later ? [note(later)] : []),
      ],
      footer: why(data),
    }),
  };
}
