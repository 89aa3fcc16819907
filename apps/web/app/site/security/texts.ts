import { securityMeasures } from "@lantern/contract/data-protection";

/** The security page. It describes only what this version does. */
export const texts = {
  title: "Security",
  description:
    "How Lantern Hour protects accounts, sessions, and data: what is encrypted, what is stored, and how to report a vulnerability.",
  heading: "How we keep your data safe.",
  version: "1.2",
  date: "2026-11-24",
  intro: "What this version does today. No badges, and no promises about what we might do one day.",
  questions: "What security teams ask",
  proof: "What we measured",
  sections: securityMeasures,
  where: {
    heading: "Where your data is",
    text: "In one PostgreSQL database. The data processing page lists the outside services that this installation uses, if any.",
    processing: "What is processed where",
    privacy: "What we store about whom, and for how long",
  },
  report: {
    heading: "Found a vulnerability?",
    text: "Please tell us before you tell others: what you did, and what you saw. Don’t look at the data of people who haven’t agreed to it. We’ll answer, fix it, and thank you.",
    link: "Report it",
    by: "or by email:",
  },
};
