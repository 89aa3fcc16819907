import { expect, test } from "vitest";
import { slugOf } from "../i18n/slug.ts";
import { fitting } from "./fitting.ts";
import { questionGroups } from "./questions.ts";
import { searchText } from "./search-text.ts";

const questions = questionGroups.flatMap(({ list }) => list);
/** A search that finds more leaves its reader looking. */
const most = 5;

test.each([
  ["refund unused credits", "do-credits-expire-can-we-have-unused-ones-refunded"],
  ["get money back", "do-credits-expire-can-we-have-unused-ones-refunded"],
  ["credits expiry date", "do-credits-expire-can-we-have-unused-ones-refunded"],
  ["prices including VAT", "do-prices-include-vat"],
  ["invoice for accounting", "do-we-get-an-invoice"],
  ["purchase order number", "do-we-get-an-invoice"],
  ["pay bank transfer", "how-can-we-pay"],
  ["credit card payment", "how-can-we-pay"],
  ["quote for procurement", "can-we-get-a-quote-first"],
  ["price per person", "what-does-it-cost-per-person"],
  ["annual subscription contract", "is-there-a-subscription-or-a-contract"],
  ["large group discount", "is-there-a-discount-for-larger-groups"],
  ["pay in euros", "which-currencies-can-we-pay-in"],
  ["free trial signup", "how-do-we-get-the-free-seats"],
  ["slack channel integration", "do-we-need-zoom-teams-or-slack"],
  ["Microsoft Teams meeting", "do-we-need-zoom-teams-or-slack"],
  ["Zoom video call", "do-we-need-zoom-teams-or-slack"],
  ["SSO with Okta", "can-we-sign-in-with-single-sign-on-sso"],
  ["SAML single sign-on", "can-we-sign-in-with-single-sign-on-sso"],
  ["GDPR data protection", "what-about-the-gdpr"],
  ["works council agreement", "do-you-have-something-for-our-works-council"],
  ["session recorded video", "is-anything-recorded"],
  ["screen reader accessibility", "can-people-with-disabilities-take-part"],
  ["VPAT accessibility report", "is-there-an-accessibility-statement"],
  ["supported languages Spanish", "which-languages-are-available"],
  ["required internet bandwidth", "how-much-bandwidth-does-it-need"],
  ["mobile phone iPhone", "does-it-work-on-a-phone"],
  ["Safari browser version", "which-browsers-work"],
  ["firewall ports VPN", "does-it-work-behind-our-firewall-or-vpn"],
  ["install software download", "what-does-everyone-need"],
  ["Outlook calendar entry", "does-it-go-into-our-calendars"],
  ["cancellation fee deadline", "how-late-can-we-cancel-and-what-does-it-cost"],
  ["reschedule session date", "can-i-reschedule-or-cancel-a-session"],
  ["no show charge", "what-about-no-shows"],
  ["minimum group size", "how-many-people-can-play"],
  ["maximum participants number", "how-many-people-can-play"],
  ["500 people event", "we-are-more-people-than-fit-into-one-session-what-now"],
  ["different time zones", "what-about-different-time-zones"],
  ["external guests freelancers", "can-people-from-outside-the-company-take-part"],
  ["company logo branding", "can-we-add-our-logo-and-our-own-words"],
  ["import employees CSV", "can-we-import-people-from-a-file-or-from-our-directory"],
  ["AI training data", "do-you-use-ai"],
  ["security questionnaire ISO", "do-you-have-answers-for-our-security-review"],
  ["data location Europe", "where-is-our-data-stored"],
  ["DPA to sign", "is-there-a-data-processing-agreement"],
  ["list of sub-processors", "which-sub-processors-do-you-use"],
  ["delete company account", "how-do-we-delete-our-data"],
  ["cookie tracking consent", "are-there-tracking-cookies"],
  ["facilitator or host", "does-one-of-us-have-to-host"],
  ["webcam turned off", "do-i-have-to-turn-my-camera-on"],
  ["hybrid office team", "can-people-in-the-same-office-play-together"],
  ["REST API webhooks", "is-there-an-api"],
])("“%s” finds %s among at most five", (search, anchor) => {
  const fits = fitting(questions.map(searchText), search);
  const anchors = questions.filter((_, index) => fits[index]).map(({ q }) => slugOf(q));
  expect(anchors).toContain(anchor);
  expect(anchors.length).toBeLessThanOrEqual(most);
});

test("what nobody asked finds nothing", () => {
  expect(fitting(questions.map(searchText), "zzzz")).not.toContain(true);
  expect(fitting(questions.map(searchText), "zzzz refund qqqq")).not.toContain(true);
});

test("no two questions have one anchor", () => {
  expect(new Set(questions.map(({ q }) => slugOf(q))).size).toBe(questions.length);
});
