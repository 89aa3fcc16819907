/** Addresses of ../http/checkout.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const checkoutWebhook = declare("checkoutWebhook", "POST /api/checkout/webhook", "open");
export const createCheckout = declare("createCheckout", "POST /api/checkout", "dashboard");
export const getCheckoutTerms = declare("getCheckoutTerms", "GET /api/checkout/terms", "dashboard");
export const createInvoice = declare("createInvoice", "POST /api/checkout/invoices", "dashboard");
export const createQuote = declare("createQuote", "POST /api/checkout/quotes", "dashboard");
export const documentPdf = declare(
  "documentPdf",
  "GET /api/checkout/documents/:id/document.pdf",
  "dashboard",
  {
    takesLong: true,
  },
);
export const documentXRechnung = declare(
  "documentXRechnung",
  "GET /api/checkout/documents/:id/xrechnung.xml",
  "dashboard",
  { takesLong: true },
);
export const listOrders = declare("listOrders", "GET /api/checkout/orders", "dashboard");
export const getOrder = declare("getOrder", "GET /api/checkout/orders/:id", "dashboard");
export const cancelOrder = declare("cancelOrder", "POST /api/checkout/orders/:id/cancel", "dashboard");
export const refundUnused = declare(
  "refundUnused",
  "POST /api/checkout/orders/:id/refund-unused",
  "dashboard",
);
export const orderReceipt = declare("orderReceipt", "GET /api/checkout/orders/:id/receipt.pdf", "dashboard", {
  takesLong: true,
});
export const listProducts = declare("listProducts", "GET /api/checkout/products", "open");
export const checkoutSuccess = declare("checkoutSuccess", "GET /api/checkout/success", "open");
