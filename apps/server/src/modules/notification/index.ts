/** What administrators are told in the dashboard. Other modules import only this file. */
export { type LocalizedNotification, notify, notifyAdmins } from "./notify.ts";
export {
  type BackupStep,
  backupFailed,
  cannotCome,
  creditsLow,
  creditsWithdrawn,
  invoiceCancelled,
  invoiceIssued,
  invoiceOverdue,
  keysEnded,
  notStarted,
  overdueCreditsRemoved,
  paymentReceived,
  personLeft,
  removedAdminReturned,
  reportReady,
  rulesChanged,
  secondSubject,
  sessionConfirmed,
  startsSoon,
  unplacedReply,
} from "./texts.ts";
