import { type Page, pageAmong } from "../site-map/page.ts";

interface PageHelp {
  path: Page["path"];
  /** Anchors of questions. */
  questions: readonly string[];
  /** The section of the guide for administrators, or a guide of its own. */
  guide: string;
}

const organizing = (section: string) => `/support/organiser#${section}`;
const planning = ["how-do-i-set-up-a-session", "how-many-people-can-play", "what-about-different-time-zones"];
const inviting = [
  "do-we-need-zoom-teams-or-slack",
  "does-it-go-into-our-calendars",
  "can-colleagues-sign-up-for-a-session-themselves",
];
const paying = [
  "how-can-we-pay",
  "can-we-get-a-quote-first",
  "do-prices-include-vat",
  "do-credits-expire-can-we-have-unused-ones-refunded",
];
const reports = ["what-do-i-get-afterwards", "what-does-my-company-see", "what-is-measured"];
const protection = [
  "is-there-a-data-processing-agreement",
  "what-about-the-gdpr",
  "how-long-do-you-keep-it",
  "how-do-we-delete-our-data",
];
const forIt = ["can-we-sign-in-with-single-sign-on-sso", "do-you-have-answers-for-our-security-review"];

/** What helps on each page of the dashboard. */
export const pageHelp: readonly PageHelp[] = [
  {
    path: "/dashboard/home",
    questions: [...planning, "can-i-see-it-before-i-invite-anyone"],
    guide: organizing("before-the-first-session"),
  },
  {
    path: "/dashboard/sessions",
    questions: [...planning, "can-i-reschedule-or-cancel-a-session"],
    guide: organizing("plan-a-session"),
  },
  {
    path: "/dashboard/createSession",
    questions: [...planning, "does-one-of-us-have-to-host", "which-adventures-are-there"],
    guide: organizing("plan-a-session"),
  },
  {
    path: "/dashboard/sessions/:id",
    questions: [
      ...inviting,
      "how-do-i-know-that-everyone-is-ready",
      "can-i-reschedule-or-cancel-a-session",
      "what-about-no-shows",
    ],
    guide: organizing("invite-and-see-who-is-ready"),
  },
  {
    path: "/dashboard/sessions/:id/invitation",
    questions: [...inviting, "can-we-add-our-logo-and-our-own-words", "i-lost-my-link"],
    guide: organizing("invite-and-see-who-is-ready"),
  },
  {
    path: "/dashboard/sessions/:id/story",
    questions: ["can-we-add-our-logo-and-our-own-words", "which-languages-are-available"],
    guide: organizing("plan-a-session"),
  },
  { path: "/dashboard/sessions/:id/report", questions: reports, guide: organizing("afterwards") },
  {
    path: "/dashboard/sessions/:id/host",
    questions: ["does-one-of-us-have-to-host", "what-if-my-connection-drops", "how-long-does-it-take"],
    guide: "/support/host",
  },
  {
    path: "/dashboard/series",
    questions: [...planning, "can-i-reschedule-or-cancel-a-session"],
    guide: organizing("plan-a-series"),
  },
  {
    path: "/dashboard/createSeries",
    questions: [...planning, "which-adventures-are-there"],
    guide: organizing("plan-a-series"),
  },
  {
    path: "/dashboard/series/:id",
    questions: ["can-i-reschedule-or-cancel-a-session", ...inviting],
    guide: organizing("plan-a-series"),
  },
  { path: "/dashboard/series/:id/report", questions: reports, guide: organizing("afterwards") },
  {
    path: "/dashboard/participants",
    questions: [
      "can-we-import-people-from-a-file-or-from-our-directory",
      "can-people-from-outside-the-company-take-part",
      "how-do-we-delete-our-data",
    ],
    guide: organizing("add-people"),
  },
  {
    path: "/dashboard/createConsumer",
    questions: [
      "can-we-import-people-from-a-file-or-from-our-directory",
      "can-people-from-outside-the-company-take-part",
    ],
    guide: organizing("add-people"),
  },
  {
    path: "/dashboard/participants/:id",
    questions: ["what-does-my-company-see", "how-do-we-delete-our-data"],
    guide: organizing("add-people"),
  },
  { path: "/dashboard/insights", questions: reports, guide: organizing("afterwards") },
  { path: "/dashboard/billing", questions: ["do-we-get-an-invoice", ...paying], guide: "/pricing" },
  { path: "/dashboard/billing/:id", questions: ["do-we-get-an-invoice", ...paying], guide: "/pricing" },
  {
    path: "/dashboard/checkout",
    questions: [...paying, "who-in-the-company-can-buy"],
    guide: "/pricing",
  },
  {
    path: "/checkoutSuccess",
    questions: ["what-is-a-credit", "do-we-get-an-invoice"],
    guide: "/pricing",
  },
  {
    path: "/dashboard/team",
    questions: ["who-in-the-company-can-buy", ...forIt],
    guide: organizing("before-the-first-session"),
  },
  {
    path: "/dashboard/settings",
    questions: ["can-we-add-our-logo-and-our-own-words", ...forIt, ...protection],
    guide: organizing("before-the-first-session"),
  },
  {
    path: "/dashboard/story",
    questions: ["can-we-add-our-logo-and-our-own-words", "which-languages-are-available"],
    guide: organizing("plan-a-session"),
  },
  { path: "/dashboard/settings/single-sign-on", questions: forIt, guide: "/support/it#single-sign-on" },
  {
    path: "/dashboard/settings/directory",
    questions: ["can-we-import-people-from-a-file-or-from-our-directory", ...forIt],
    guide: "/support/it#directory",
  },
  { path: "/dashboard/settings/keys", questions: ["is-there-an-api", ...forIt], guide: "/support/it" },
  { path: "/dashboard/settings/webhooks", questions: ["is-there-an-api", ...forIt], guide: "/support/it" },
  {
    path: "/dashboard/audit",
    questions: ["do-you-have-answers-for-our-security-review", ...protection],
    guide: "/security",
  },
  {
    path: "/dashboard/works-council",
    questions: ["do-you-have-something-for-our-works-council", "what-is-measured", ...protection],
    guide: "/data-processing",
  },
  {
    path: "/dashboard/profile",
    questions: ["how-do-we-delete-our-data", ...forIt],
    guide: organizing("before-the-first-session"),
  },
  {
    path: "/password-change",
    questions: ["how-do-we-delete-our-data", ...forIt],
    guide: organizing("before-the-first-session"),
  },
];

export const helpAt = (address: string): PageHelp | undefined => pageAmong(pageHelp, address);
