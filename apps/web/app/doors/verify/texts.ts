export const texts = {
  title: "Confirm your address",
  heading: "Confirm your email address",
  text: "After that, your company can confirm sessions, invite people, and use its 6 free credits.",
  submit: "Confirm my address",
  busy: "Confirming",
  doneHeading: "Your address is confirmed",
  done: "Your 6 free credits are ready. Plan your first session, or look around.",
  toDashboard: "Go to the dashboard",
  waitingHeading: "Check your inbox",
  waiting: (email: string) =>
    email
      ? `We sent a link to ${email}. Open it on any device.`
      : "We sent you a link. Open it on any device.",
  expiredHeading: "This link was already used or has expired",
  expired: "Enter your address, and we’ll send you a new one.",
  moving: {
    text: "After that, you sign in with this address.",
    done: "From now on, you sign in with it, and we’ll email you there.",
    expired:
      "Your address hasn’t changed. Save the new one in your profile again, and we’ll send you a new link.",
    toProfile: "Go to my profile",
  },
  resend: "Send a new link",
  resent: "If the address is waiting to be confirmed, a link is on its way.",
  person: {
    heading: "Is this your new address?",
    text: "The company that invites you has changed your email address. Confirm only if the new address in our email is yours: it will then show what you wrote and chose so far.",
    submit: "Yes, it’s my new address",
    doneHeading: "Thank you, that’s confirmed",
    done: "Use the new address from now on. You can close this page.",
  },
  linked: {
    heading: "Is this you?",
    text: "Somebody used this address to sign in with another account. If that was you, in this browser, press the button to link the two.",
    submit: "Yes, link them and sign in",
  },
};
