import { auditFact } from "@lantern/contract/audit-facts";
import type { Operation } from "@lantern/contract/http";
import type { ApiClient, ApiResponse } from "./application.ts";
import type { TestDatabase } from "./database/test-database.ts";

const attendee = "of an attendee, whose seat and consents are stored with their times";
const beginning = "begins what has an entry when it is finished";
const email = "only sends an email, which is listed with the session's or in the outbox";
const reading = "changes only what this reader has seen";

/** Operations that write, and have no entry in the audit log when they succeed; each with the reason. */
const unaudited: Record<string, string> = {
  deleteNotification: reading,
  patchNotification: reading,
  readNotifications: reading,
  linkIdentity: beginning,
  startAuthenticator: beginning,
  startPasskey: beginning,
  startPasskeySignIn: beginning,
  startPasskeyStep: beginning,
  startSingleSignOn: beginning,
  trySingleSignOn: beginning,
  forgotPassword: beginning,
  requestJoinCode: beginning,
  finishEnrollmentSignOn: beginning,
  requestEnrollmentCode: beginning,
  startEnrollmentSignOn: beginning,
  resendVerification: email,
  sendContact: email,
  sendTestInvitation: email,
  experienceLogin: attendee,
  experienceLogout: attendee,
  putConsents: attendee,
  putTeamPageName: attendee,
  respondToDates: attendee,
  respondToOffer: attendee,
  rsvp: attendee,
  sendCheckIn: "of an attendee, and an entry would say when they responded",
  sendCommitmentOutcome: attendee,
  sendFeedback: attendee,
  sendLastCommitment: attendee,
  systemCheck: attendee,
  countPlayed: "changes nothing",
  previewInvitation: "changes nothing",
  previewStory: "changes nothing",
  readOfferedDates: "changes nothing",
  refreshToken: "continues a sign-in that has an entry",
  rehearseSession: "a rehearsal stores nothing of the company",
  startDemo: "a rehearsal stores nothing of the company",
  testSingleSignOn: "changes nothing",
  testWebhook: "is in the webhook's own log",
};

/** Operations that also succeed where there is nothing to record: a preview, or the same once more. */
const mayChangeNothing = new Set([
  "cancelInvoice",
  "cancelOrder",
  "cancelSeries",
  "changeConsumers",
  "checkoutWebhook",
  "confirmSeries",
  "createCheckout",
  "closeDatePoll",
  "closeEnrollment",
  "closeSeriesEnrollment",
  "createInvoice",
  // Whoever was on the list is only given a seat.
  "enroll",
  "importConsumers",
  "inviteSeries",
  "nudgeAttendees",
  "openReportLink",
  "patchCompany",
  "patchConsumer",
  "patchSeries",
  "postTeamPage",
  "putDatePoll",
  "putSeriesDates",
  "putSessionDate",
  "refundOrder",
  "refundUnused",
  "removeConsumers",
  "retryEmail",
  "shareTeamPage",
]);

/** Every test of the server also tests this: whatever writes and succeeds has an entry in the audit log. */
export function withAuditCheck({ pool }: TestDatabase, client: ApiClient): ApiClient {
  return async (operation, parts) => {
    const response = await client(operation, parts);
    // The same key once more returns the first response.
    const isRepeated = parts?.headers?.["idempotency-key"] !== undefined;
    if (!isRepeated && mustBeAudited(operation, response)) {
      const { rows } = await pool.query<Entry>(
        `select action, detail, array(select value from audit_values where entry_id = audit_log.id) as values
         from audit_log where request_id = $1`,
        [response.headers["x-request-id"]],
      );
      if (rows.length === 0) throw new Error(`${operation.id} succeeded without an entry in the audit log`);
      for (const name of rows.flatMap(factsIn))
        if (!auditFact(name)) throw new Error(`${operation.id}: "${name}" has no name in audit-facts.ts`);
    }
    return response;
  };
}

interface Entry {
  action: string;
  detail: { fields?: string[] } | null;
  values: { before?: object; after?: object }[];
}

/** The facts and fields that an entry names. */
const factsIn = ({ action, detail, values }: Entry): string[] => [
  ...Object.keys(detail ?? {}),
  // The fields of a story have the names that its author gave them.
  ...(action.endsWith(".story") ? [] : (detail?.fields ?? [])),
  ...values.flatMap(({ before = {}, after = {} }) => [...Object.keys(before), ...Object.keys(after)]),
];

const mustBeAudited = ({ id, method }: Operation, { status }: ApiResponse) =>
  method !== "GET" && status < 300 && !(id in unaudited) && !mayChangeNothing.has(id);
