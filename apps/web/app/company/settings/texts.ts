import { formatNumber } from "../../i18n/format.ts";
export const texts = {
  sub: "How your sessions look, what we store, who buys, and how your administrators sign in.",
  loading: "Loading the settings",
  ownersOnly: "Only an Owner can change these settings.",
  save: "Save",
  saving: "Saving",
  saved: "Settings saved",
  pages: "More settings",
  branding: {
    title: "Name and logo",
    name: "Company name",
    nameHint: "It appears in emails, in the lobby, and on invoices.",
    color: "Color",
    colorHint:
      "Used for the buttons in your emails. The text on it is black or white, whichever is easier to read.",
    colorText: "Color code",
    ours: "Use Lantern Hour’s color",
    sample: "Join the session",
    logo: "Logo",
    logoHint:
      "For emails and the lobby. PNG, JPEG, or WebP, up to 512 KB, shown on white. We leave a WebP out of emails, because Outlook can’t show it.",
    logoAlt: (company: string) => `Logo of ${company}`,
    choose: "Choose a picture",
    replace: "Choose another",
    remove: "Remove",
    logoSaved: "Logo saved",
    logoRemoved: "Logo removed",
    tooBig: "Please choose a picture of up to 512 KB.",
  },
  privacy: {
    title: "What we measure and store",
    persons: "Measures of individuals",
    personsHint:
      "On: people see their own share on their own scorecard, and each gets an award in front of their team; you never see either. Off: we only measure teams, never individuals.",
    retention: "Keep what people write for",
    days: (days: number): string => (days === 1 ? "day" : "days"),
    retentionHint:
      "After this, we erase a session’s chat, reflections, thank-you cards, and replies to invitations. Commitments stay with the report.",
    pages: "Teams may share a page of their ending",
    pagesHint:
      "On: somebody of a team can make a page for anybody with its link, with the team’s ending, path, and award. It shows nothing about your company, and a first name only if that person switches it on. Off: pages that were shared end at once.",
    pageDays: "A shared page ends after",
    pageDaysHint: "Counted from the day when it was shared, also for pages that there are.",
    audit: "Keep the audit log for",
    auditHint: (min: number, max: number) =>
      `From ${formatNumber(min)} to ${formatNumber(max)} days. We delete older entries. The entries that remain can still be checked for tampering.`,
    documents: "For your works council:",
    processing: "Data processing",
  },
  files: {
    title: "Files",
    language: "Language of downloads",
    hint: "Of reports as PDF and slides, and of the headings in CSV files. Invoices and receipts are in the language of their billing account.",
  },
  checkIn: {
    title: "Check-in",
    text: "Find out whether sessions change anything. Participants rate three statements from disagree to agree: in the lobby, after the scorecard, and by email 14 and 30 days later. They can skip any of them.",
    statements: [
      "When I get stuck, I know whom to ask.",
      "I find it easy to say what I think in front of these people.",
      "I feel that I’m part of this group.",
    ],
    label: "Offer the check-in",
    hint: "You never see anyone’s answers. Insights shows how averages changed across all your sessions once at least five people count, and says where chance could explain a difference. If you turn this off, we stop asking, and earlier answers still count.",
  },
  buying: {
    title: "Buying credits",
    label: "Sub-Administrators may buy credits",
    hint: "If this is on, they can order credits and see orders, quotes, and billing details. If it’s off, only Owners and Sub-Administrators limited to billing can.",
  },
  secondFactor: {
    title: "Second step",
    text: "Every administrator then needs an authenticator app or a passkey. Anyone without one has to set it up first. API keys keep working.",
    label: "Require a second step from all administrators",
  },
  methods: {
    title: "Ways to sign in",
    text: "How your administrators sign in. To require a provider, turn on only that one. Participants don’t need to sign in.",
    names: {
      password: "Email and password",
      google: "Google",
      microsoft: "Microsoft",
      linkedin: "LinkedIn",
      facebook: "Facebook",
    },
    legend: "Allowed",
    off: "Not set up",
  },
};
