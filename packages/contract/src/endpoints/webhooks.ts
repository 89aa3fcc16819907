/** Addresses of ../http/webhooks.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const listWebhooks = declare("listWebhooks", "GET /api/company/webhooks", "dashboard");
export const createWebhook = declare("createWebhook", "POST /api/company/webhooks", "dashboard");
export const patchWebhook = declare("patchWebhook", "PATCH /api/company/webhooks/:id", "dashboard");
export const deleteWebhook = declare("deleteWebhook", "DELETE /api/company/webhooks/:id", "dashboard");
export const renewWebhookSecret = declare(
  "renewWebhookSecret",
  "POST /api/company/webhooks/:id/secret",
  "dashboard",
);
export const testWebhook = declare("testWebhook", "POST /api/company/webhooks/:id/test", "dashboard");
export const listDeliveries = declare(
  "listDeliveries",
  "GET /api/company/webhooks/:id/deliveries",
  "dashboard",
);
export const resendDelivery = declare(
  "resendDelivery",
  "POST /api/company/webhook-deliveries/:id/resend",
  "dashboard",
);
