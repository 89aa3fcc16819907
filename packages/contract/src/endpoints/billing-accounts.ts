/** Addresses of ../http/billing-accounts.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const listBillingAccounts = declare(
  "listBillingAccounts",
  "GET /api/company/billing-accounts",
  "dashboard",
);
export const createBillingAccount = declare(
  "createBillingAccount",
  "POST /api/company/billing-accounts",
  "dashboard",
);
export const putBillingAccount = declare(
  "putBillingAccount",
  "PUT /api/company/billing-accounts/:id",
  "dashboard",
);
export const deleteBillingAccount = declare(
  "deleteBillingAccount",
  "DELETE /api/company/billing-accounts/:id",
  "dashboard",
);
