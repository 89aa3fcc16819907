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
  resendVerification: email,
  sendContact: email,
  sendTestInvitation: email,
  experienceLogin: attendee,
  experienceLogout: attendee,
  putConsents: attendee,
  rsvp: attendee,
  sendCheckIn: "of an attendee, and an entry would say when they responded",
  sendCommitmentOutcome: attendee,
  sendFeedback: attendee,
  sendLastCommitment: attendee,
  systemCheck: attendee,
  countPlayed: "changes nothing",
  previewInvitation: "changes nothing",
  previewStory: "changes nothing",
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
  "createInvoice",
  "importConsumers",
  "inviteSeries",
  "nudgeAttendees",
  "openReportLink",
  "patchCompany",
  "patchConsumer",
  "patchSeries",
  "putSeriesDates",
  "putSessionDate",
  "refundOrder",
  "refundUnused",
  "removeConsumers",
  "retryEmail",
]);

/** Every test of the server also tests this: whatever writes and succeeds has an entry in the audit log. */
export function withAuditCheck({ pool }: TestDatabase, client: ApiClient): ApiClient {
  return async (operation, parts) => {
    const response = await client(operation, parts);
    // The same key once more returns the first response.
    const isRepeated = parts?.headers?.["idempotency-key"] !== undefined;
    if (!isRepeated && mustBeAudited(operation, response)) {
      const entries = await pool.query("select from audit_log where request_id = $1 limit 1", [
        response.headers["x-request-id"],
      ]);
      if (entries.rowCount === 0)
        throw new Error(`${operation.id} succeeded without an entry in the audit log`);
    }
    return response;
  };
}

const mustBeAudited = ({ id, method }: Operation, { status }: ApiResponse) =>
  method !== "GET" && status < 300 && !(id in unaudited) && !mayChangeNothing.has(id);
