/** Addresses of ../http/platform-money.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const refundOrder = declare("refundOrder", "POST /api/admin/orders/:id/refund", "dashboard");
export const markInvoicePaid = declare("markInvoicePaid", "POST /api/admin/orders/:id/paid", "dashboard");
export const cancelInvoice = declare("cancelInvoice", "POST /api/admin/orders/:id/cancel", "dashboard");
export const putInvoiceLimit = declare(
  "putInvoiceLimit",
  "PUT /api/admin/companies/:id/invoice-limit",
  "dashboard",
);
export const adjustCredits = declare("adjustCredits", "POST /api/admin/companies/:id/credits", "dashboard");
export const listPlatformProducts = declare("listPlatformProducts", "GET /api/admin/products", "dashboard");
export const putProduct = declare("putProduct", "PUT /api/admin/products/:id", "dashboard");
