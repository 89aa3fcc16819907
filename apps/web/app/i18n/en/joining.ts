/** The join page and the page that starts a rehearsal. Both are prerendered. */
export const joining = {
  join: {
    title: "Join the session",
    greeting: "We’re expecting you.",
    begins: (when: string) => `Starts ${when}`,
    underWay: "It has started. Come on in.",
    over: "This session is over.",
    submit: "Join",
    busy: "Joining",
    fromLink: "Your link is personal. Nobody else sees your address.",
    scorecard: "Open my scorecard",
    check: "Check my browser first",
    storage:
      "Your browser blocks cookies and site data, so this page can’t take you into the session. Allow them for this site and reload the page.",
    language: "Language",
    music: "Sound",
    musicChoice: { soft: "Soft", none: "Off" },
    musicCalm:
      "Films and music start without sound because your device asks for less motion. You can turn it on at any time.",
  },
  naming: {
    heading: "What’s your first name?",
    intro: "Your team sees it.",
    first: "First name",
    needFirst: "Please enter your first name.",
    last: "Last name (optional)",
    submit: "Continue",
    skip: "Continue without a name",
  },
  ownData: "Your data",
  closed: {
    LINK_EXPIRED: {
      heading: "This link no longer works",
      next: "A newer invitation replaces an older one, so please look for a later email. If there isn’t one, reply to your invitation and ask for a new link, or join with the address it was sent to.",
    },
    CONSUMER_002: {
      heading: "You’re not on the list",
      next: "Please use the address that your invitation was sent to. If this is the one, you’ve been removed from the session. Write to the person who invited you.",
    },
    SESSION_006: {
      heading: "This session is over",
      next: (days: number) =>
        `If you took part, the link in your own email opens your scorecard for ${days} days after the end. If you missed it, ask the person who invited you about another date.`,
    },
    SESSION_CANCELLED: {
      heading: "This session was cancelled",
      next: "It won’t take place, and there’s nothing for you to do. If there’s a new date, you’ll get a new invitation with its own link.",
    },
    SESSION_001: {
      heading: "We can’t find this session",
      next: "Part of the address may be missing. Please open the link in your invitation again, or copy all of it. If that doesn’t help, write to the person who invited you.",
    },
    POLL_CLOSED: {
      heading: "These dates are no longer open",
      next: "Either a date was set, or the question was withdrawn. If there is a date, your invitation has it.",
    },
    SEAT_IN_USE: {
      heading: "This seat is taken",
      next: "Somebody with this address is already connected. Go back to the window where you joined, or open the link in your own invitation to take the seat. No link at hand? We can email you a code.",
    },
    byEmail: "Join with my email address",
    otherAddress: "Try another address",
    again: "Try again",
    invitation: "Invited to another session? Use the link in that invitation.",
  },
  decline: {
    heading: "One more press: you can’t come",
    intro: "Then your seat can go to somebody else. You can change your mind here until the start.",
    asking: {
      heading: "One more press: you’re coming",
      intro: "Then your team knows that you’ll be there. You can change your mind here until the start.",
    },
    no: "I can’t come",
    yes: "I’ll be there",
    afterAll: "I can come after all",
    notComing: "Thanks for letting us know.",
    notComingText: "Your seat is free now. If you can come after all, press the button.",
    coming: "Great. See you there.",
    comingText: "Use the link in your email to join.",
  },
  dates: {
    heading: "Which dates suit you?",
    intro:
      "Choose every date that suits you. Nothing is in your calendar yet: once a date is set, we’ll email you an invitation.",
    given: "This is what you chose. You can change it until a date is set.",
    submit: "These dates suit me",
    none: "None of them suits me",
    choose: "Please choose a date, or say that none of them suits you.",
    done: "Thanks for your answer",
    doneText: "We’ll email you an invitation once a date is set.",
    change: "Change my answer",
  },
  demo: {
    title: "Try a scene now",
    intro:
      "Five minutes of The Quiet Station with three simulated teammates. You don’t need an account, we store nothing, and you can leave at any time.",
    starting: "Your team is sitting down",
    busy: "Setting the stage",
    again: "Try again",
    read: "In the meantime, you can read the scene here.",
    noScript:
      "Without JavaScript you can’t play the scene, but you can read it. Open the choice that you would make.",
    next: "You don’t read this story. You play it, as a team.",
    team: "Play this with your team",
    seats: "Your first six seats are free. You don’t need a credit card.",
    price: "See what it costs",
  },
};
