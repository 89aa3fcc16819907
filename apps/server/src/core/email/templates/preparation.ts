import { type Block, button, note, paragraph } from "../blocks.ts";
import type { Email } from "../email.ts";
import {
  nameOf,
  rsvpChoice,
  type SessionEmailData,
  senderNote,
  sessionEmail,
  textOf,
  timesOf,
} from "./session-email.ts";

const hourMs = 3_600_000;

/** Asks people who are coming for the one-minute system check; both answers stay possible. */
export function systemCheckEmail(data: SessionEmailData): Email {
  const { systemCheck: t, session } = textOf(data);
  return request(data, "check", t, [
    button(t.button, data.links.check),
    note(t.note),
    rsvpChoice(data, session.question[data.person.rsvp ?? "none"]),
  ]);
}

/** Asks attendees for an answer to the invitation, and for the system check unless they passed it. */
export function rsvpRequestEmail(data: SessionEmailData, isTested: boolean): Email {
  const { rsvpRequest, session: t } = textOf(data);
  const check: Block = {
    type: "links",
    items: [{ label: t.check, hint: t.checkHint, url: data.links.check }],
  };
  return request(data, "answer", rsvpRequest, [rsvpChoice(data, null), ...(isTested ? [] : [check])]);
}

interface RequestText {
  subject: (title: string) => string;
  title: (name: string | null) => string;
  text: (times: ReturnType<typeof timesOf>, title: string) => string;
}

/** One such request per attendee and hour, of either kind. */
function request(data: SessionEmailData, kind: string, t: RequestText, actions: Block[]): Email {
  const { session, person, now } = data;
  return sessionEmail(data, {
    kind,
    once: `check:${session.id}:${person.consumerId}:${Math.floor(now.getTime() / hourMs)}`,
    subject: t.subject(session.title),
    title: t.title(nameOf(data)),
    body: [paragraph(t.text(timesOf(data), session.title)), ...actions, senderNote(data)],
  });
}

/** The code by which somebody shows that this is their email address. No list of the session's emails has it. */
export function joinCodeEmail(data: SessionEmailData, code: string): Email {
  const t = textOf(data).joinCode;
  const { session, person } = data;
  return sessionEmail(data, {
    kind: "code",
    about: { companyId: session.companyId, consumerId: person.consumerId },
    subject: t.subject(session.title),
    title: t.title(nameOf(data)),
    body: [paragraph(t.text), { type: "code", text: `${code.slice(0, 4)} ${code.slice(4)}` }, note(t.note)],
  });
}
