import { commitmentSentence } from "@lantern/contract/commitment";
import { limits } from "@lantern/contract/limits";
import { type Block, button, note, paragraph, quote } from "../blocks.ts";
import type { Email } from "../email.ts";
import { coverOf, nameOf, type SessionEmailData, sessionEmail, textOf } from "./session-email.ts";

/** What somebody takes home from a session. All of it is from the story, but for the name of whoever thanked them. */
export interface Keepsake {
  ending: { title: string; share: string };
  /** Of the ending, as a link to the team's page shows it; null where it is not drawn yet. */
  picture: { url: string; alt: string } | null;
  /** The team's. */
  award: { title: string; text: string };
  /** Their own award, or where the company has none of people, a card from a teammate. */
  own: { award: Keepsake["award"] } | { thanks: { from: string; text: string } } | null;
}

/**
 * After the session, with the link to the scorecard.
 * @param keepsake null for somebody without a team
 */
export function scorecardEmail(data: SessionEmailData, keepsake: Keepsake | null): Email {
  const t = textOf(data).scorecard;
  return sessionEmail(data, {
    kind: "thanks",
    once: `thanks:${data.session.id}:${data.person.consumerId}`,
    subject: t.subject(data.session.title),
    cover: keepsake?.picture ?? coverOf(data),
    title: t.title(nameOf(data)),
    body: [
      ...(keepsake ? keepsakeBlocks(data, keepsake) : [paragraph(t.text)]),
      button(t.button, data.links.join),
      note(t.expires(limits.scorecardLinkDays)),
    ],
  });
}

function keepsakeBlocks(data: SessionEmailData, { ending, award, own }: Keepsake): Block[] {
  const t = textOf(data).scorecard;
  return [
    paragraph(t.ending(ending.title)),
    quote(ending.share),
    paragraph(t.award(award.title, award.text)),
    ...(own && "award" in own ? [paragraph(t.own(own.award.title, own.award.text))] : []),
    ...(own && "thanks" in own ? [paragraph(t.thanked(own.thanks.from, own.thanks.text))] : []),
  ];
}

export interface Commitment {
  team: string;
  /** As it is stored. */
  text: string;
}

/** The same day: what the team wrote down together. */
export function commitmentEmail(data: SessionEmailData, commitment: Commitment): Email {
  const t = textOf(data).commitment;
  const text = commitmentSentence(commitment.text, data.session.teamLanguage);
  return sessionEmail(data, {
    kind: "commitment",
    once: `commitment:${data.session.id}:${data.person.consumerId}`,
    subject: t.subject(data.session.title),
    preheader: text,
    title: t.title(nameOf(data)),
    body: [
      quote(text),
      paragraph(t.text(commitment.team)),
      button(t.button, data.links.join),
      note(t.later(limits.commitmentFollowUpDays)),
    ],
  });
}

/** What somebody is asked some days after the session: what became of the commitment, the check-in, or both. */
export interface FollowUp {
  commitment: Commitment | null;
  checkIn: boolean;
  days: number;
}

/** Some days later: how it went, and the three statements, with one link to both. */
export function followUpEmail(data: SessionEmailData, { commitment, checkIn, days }: FollowUp): Email {
  const { commitment: t, checkIn: c } = textOf(data);
  const once = `${data.session.id}:${data.person.consumerId}`;
  if (!commitment)
    return sessionEmail(data, {
      kind: "check-in",
      once: `check-in:${days}:${once}`,
      subject: c.subject(data.session.title),
      preheader: c.preheader,
      title: c.title(nameOf(data), days),
      body: [paragraph(c.text(days)), button(c.button, data.links.join), note(c.note)],
    });
  const text = commitmentSentence(commitment.text, data.session.teamLanguage);
  return sessionEmail(data, {
    kind: "commitment-asked",
    once: `commitment-asked:${once}`,
    subject: t.followUpSubject(data.session.title),
    preheader: text,
    title: t.followUpTitle(nameOf(data), days),
    body: [
      quote(text),
      paragraph(t.followUpText),
      ...(checkIn ? [paragraph(c.also)] : []),
      button(t.followUpButton, data.links.join),
      ...(checkIn ? [note(c.note)] : []),
    ],
  });
}
