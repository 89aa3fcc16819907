/** Texts that the dashboard shares with other surfaces, by file. The English texts are the type of all others. */
export interface CommonTexts {
  "api/access": typeof import("../api/access/texts.ts").texts;
  "api/access/sign-in": typeof import("../api/access/sign-in-texts.ts").texts;
  "api/access/social": typeof import("../api/access/social/texts.ts").texts;
  forms: typeof import("../forms/texts.ts").texts;
  "forms/field": typeof import("../forms/field-texts.ts").texts;
  help: typeof import("../help/texts.ts").texts;
  "i18n/error-text": typeof import("./error-text.ts").loadErrorTexts;
  "i18n/format": typeof import("./format-texts.ts").agoTexts;
  ui: typeof import("../ui/texts.ts").texts;
  "ui/role-name": typeof import("../ui/role-name.ts").roleName;
}

/** Texts of the dashboard. */
export interface CompanyTexts extends CommonTexts {
  "company/audit": typeof import("../company/audit/texts.ts").texts;
  "company/billing": typeof import("../company/billing/texts.ts").texts;
  "company/billing/credit": typeof import("../company/billing/credit-texts.ts").creditTexts;
  "company/checkout": typeof import("../company/checkout/texts.ts").texts;
  "company/checkout-success": typeof import("../company/checkout-success/texts.ts").texts;
  "company/create-participant": typeof import("../company/create-participant/texts.ts").texts;
  "company/create-series": typeof import("../company/create-series/texts.ts").texts;
  "company/create-session": typeof import("../company/create-session/texts.ts").texts;
  "company/directory": typeof import("../company/directory/texts.ts").texts;
  "company/home": typeof import("../company/home/texts.ts").texts;
  "company/host": typeof import("../company/host/texts.ts").texts;
  "company/insights": typeof import("../company/insights/texts.ts").texts;
  "company/invitation": typeof import("../company/invitation/texts.ts").texts;
  "company/keys": typeof import("../company/keys/texts.ts").texts;
  "company/on-now": typeof import("../company/on-now/texts.ts").texts;
  "company/participant": typeof import("../company/participant/texts.ts").texts;
  "company/participants": typeof import("../company/participants/texts.ts").texts;
  "company/people-picker": typeof import("../company/people-picker/texts.ts").texts;
  "company/profile": typeof import("../company/profile/texts.ts").texts;
  "company/profile-completion": typeof import("../company/profile-completion/texts.ts").texts;
  "company/report": typeof import("../company/report/texts.ts").texts;
  "company/report/share": typeof import("../company/report/share-texts.ts").shareTexts;
  "company/report/server": typeof import("../company/report/server-texts.ts").reportInLanguage;
  "company/second-factor": typeof import("../company/second-factor/texts.ts").texts;
  "company/series": typeof import("../company/series/texts.ts").texts;
  "company/series-list": typeof import("../company/series-list/texts.ts").texts;
  "company/series-report": typeof import("../company/series-report/texts.ts").texts;
  "company/session": typeof import("../company/session/texts.ts").texts;
  "company/session/action": typeof import("../company/session/action-texts.ts").actionTexts;
  "company/session/error": typeof import("../company/session/error-texts.ts").errorTexts;
  "company/session/question": typeof import("../company/session/question-texts.ts").questionTexts;
  "company/session/readiness": typeof import("../company/session/readiness/texts.ts").texts;
  "company/session/readiness/check-names": typeof import("../company/session/readiness/check-names.ts").checkNames;
  "company/session/state": typeof import("../company/session/state-texts.ts").stateTexts;
  "company/session/teams": typeof import("../company/session/teams/texts.ts").texts;
  "company/session/unplaced-replies": typeof import("../company/session/unplaced-replies/texts.ts").texts;
  "company/sessions": typeof import("../company/sessions/texts.ts").texts;
  "company/settings": typeof import("../company/settings/texts.ts").texts;
  "company/shell": typeof import("../company/shell/texts.ts").texts;
  "company/shell/finder": typeof import("../company/shell/finder-texts.ts").texts;
  "company/shared-report": typeof import("../company/shared-report/texts.ts").texts;
  "company/single-sign-on": typeof import("../company/single-sign-on/texts.ts").texts;
  "company/story": typeof import("../company/story/texts.ts").texts;
  "company/team": typeof import("../company/team/texts.ts").texts;
  "company/webhooks": typeof import("../company/webhooks/texts.ts").texts;
  "company/works-council": typeof import("../company/works-council/texts.ts").texts;
  shell: typeof import("../shell/texts.ts").texts;
  "shell/finder": typeof import("../shell/finder/texts.ts").texts;
  "shell/notifications": typeof import("../shell/notifications/texts.ts").texts;
  "ui/readiness-names": typeof import("../ui/readiness-names.ts").readinessNames;
}

/** A file of texts that `translated` reads. */
export type TextFile = keyof CompanyTexts;
