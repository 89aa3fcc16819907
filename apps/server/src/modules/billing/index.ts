/** Credits: the ledger, orders, invoices, refunds. Other modules import only this file. */
export { presentAddress } from "./accounts/presenter.ts";
export { countUnanswered, findAccount } from "./accounts/repository.ts";
export { readAccounts } from "./accounts/service.ts";
export { readCostCenters, requireCostCenter } from "./cost-centers.ts";
export { creditsChanged, presentAccount } from "./credits.ts";
export { everyDocumentFile, fileNamesOf, readDocuments } from "./document-file.ts";
export { endBooks } from "./end-books.ts";
export { type LedgerEntry, listLedger, listUsedSeats } from "./ledger-repository.ts";
export { invoiceLimitOf } from "./limit-repository.ts";
export { stillToPay } from "./order-by-card.ts";
export { markPaid as markInvoicePaid, orderByInvoice } from "./order-by-invoice.ts";
export { everyOrder } from "./orders.ts";
export { findOrder, type OrderRow } from "./repository.ts";
export { statement as creditStatement } from "./statement-export.ts";
export { paymentEventOf } from "./stripe-event-parser.ts";
export { dutiesOf } from "./tax/duties-policy.ts";
export { listSold } from "./tax/duties-repository.ts";
