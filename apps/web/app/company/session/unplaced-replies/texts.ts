import type { ReplyKind, ReplyRsvp } from "@lantern/contract/choices";

interface Reply {
  /** Whose invitation it came for. */
  name: string;
  /** The other address; empty without one. */
  address: string;
  rsvp: ReplyRsvp | null;
  /** The time that somebody proposes; empty where the text has it. */
  time: string;
}

const answers: Record<ReplyRsvp, string> = {
  coming: "“coming”",
  declined: "“not coming”",
  tentative: "“perhaps”",
  delegated: "“somebody else comes”",
};
const answer = ({ rsvp }: Reply) => (rsvp ? answers[rsvp] : "no answer");
const who = ({ name, address }: Reply) => address || name;

/** Replies to invitations that changed no answer by themselves: what happened, and what to do. */
export const texts = {
  title: "Answers we could not place",
  intro: "They came for this session, but changed nobody’s answer by themselves.",
  done: "Done",
  doneFor: (name: string) => `Done: ${name}`,
  showAll: (count: string) => `Show all ${count}`,
  showFewer: "Show fewer",
  what: {
    other_address: (one) =>
      `Somebody answered ${answer(one)} for ${one.name} from another address: ${one.address}.`,
    other_entry: (one) => `${who(one)} answered ${answer(one)}, but about another calendar entry.`,
    other_time: (one) =>
      `${who(one)} proposes another time${one.time ? `: ${one.time}` : ""}.${one.rsvp === "declined" ? " They can’t come at this one." : ""}`,
    tentative: ({ name }) => `${name} answered “perhaps”.`,
    delegated: ({ name, address }) => `${name} isn’t coming, and sends ${address || "somebody else"}.`,
    earlier_date: (one) => `${one.name} answered ${answer(one)}, but to the date before the last change.`,
    overtaken: (one) => `${one.name}’s calendar sent ${answer(one)}, dated before the answer that we have.`,
    full: ({ name }) => `${name} had declined and wants to come after all, but all seats are taken.`,
    ended: (one) =>
      `${one.name} answered ${answer(one)}, but their seat, their links, or the session have ended.`,
    comment: (one) => `${one.name} answered ${answer(one)}, and wrote:`,
    message: (one) => `${who(one)} wrote an email instead of an answer:`,
    unreadable: ({ name }) => `An answer to ${name}’s invitation came in a form that we can’t read.`,
    report: ({ name }) => `An email server reported a problem with an email to ${name}:`,
  } satisfies Record<ReplyKind, (reply: Reply) => string> as Record<ReplyKind, (reply: Reply) => string>,
  todo: {
    other_address:
      "If it’s their own address, change it in the participant list. If it’s somebody else, add them as an attendee.",
    other_entry: "Ask them to answer in the invitation to this session.",
    other_time: "Change the date, or tell them that it stays.",
    tentative: "We’ll ask again before the session.",
    delegated: "Add the other person as an attendee and invite them.",
    earlier_date: "Ask whether they can come on the new date.",
    overtaken: "If you aren’t sure which one is right, ask them.",
    full: "Add a seat, then invite them again.",
    ended: "If they should come, invite them again.",
    comment: "Their answer counts.",
    message: "Reply to them if you need to.",
    unreadable: "Ask them to use the buttons in the invitation.",
    report: "Check the address, then send the invitation again.",
  } satisfies Record<ReplyKind, string> as Record<ReplyKind, string>,
};
