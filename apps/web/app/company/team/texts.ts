import { translated } from "../../i18n/translated.ts";

/** The company's administrators. */
export const texts = translated("company/team", {
  title: "Administrators",
  sub: "People who plan, host, or pay for your company’s sessions. Participants don’t need an account.",
  loading: "Loading the administrators",
  person: "Person",
  role: "Role",
  since: "Since",
  you: "you",
  actions: (name: string) => `Actions for ${name}`,
  invite: "Invite an administrator",
  email: "Work email",
  inviteSubmit: "Send the invitation",
  inviteBusy: "Sending",
  invited: "Invitation sent",
  invitedText: (email: string) => `The link in the email to ${email} works for 14 days.`,
  roleHint:
    "A Sub-Administrator plans and hosts sessions, reads reports, and buys credits unless you turn that off under Company settings. With “billing only” they buy credits and see only the billing pages. Neither can invite administrators.",
  /** A role, with the limit of who sees only the billing pages. */
  limited: (role: string) => `${role} (billing only)`,
  limit: "Limit to billing",
  limitDone: (name: string) => `${name} now sees only the billing pages`,
  unlimit: "Lift the limit to billing",
  unlimitDone: (name: string) => `${name} now sees the whole company`,
  waiting: "Invited",
  waitingFor: (until: string) => `valid until ${until}`,
  takeBack: "Cancel invitation",
  withdrawn: "Invitation cancelled",
  makeOwner: "Make Company Owner",
  makeOwnerTitle: (name: string) => `Make ${name} Company Owner?`,
  makeOwnerText:
    "They can buy credits, invite and remove administrators, and delete the company. You stay Company Owner too.",
  makeSub: "Make Sub-Administrator",
  roleChanged: (name: string, role: string) => `${name} is ${role} now`,
  remove: "Remove",
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: "We delete their account and sign them out everywhere. Sessions and participants stay.",
  removed: (name: string) => `${name} was removed`,
  reset: "Reset the second step",
  resetTitle: (name: string) => `Reset the second step of ${name}?`,
  resetText:
    "For someone who lost their device and recovery codes. They sign in with their password or linked account until they set up a new one. We’ll email you both.",
  resetDone: (name: string) => `${name} can now sign in without a second step`,
  handOver: "Hand over the company",
  handOverTitle: (name: string) => `Hand over the company to ${name}?`,
  handOverText:
    "They become Company Owner, and you become Sub-Administrator. Only an Owner can make you one again.",
  handedOver: (name: string) => `${name} is Company Owner now`,
  ownersOnly: "Only a Company Owner can invite, change, or remove administrators.",
});
