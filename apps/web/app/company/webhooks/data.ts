import type { BodyOf } from "@lantern/contract/endpoint";
import {
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  patchWebhook,
  renewWebhookSecret,
  resendDelivery,
  testWebhook,
} from "@lantern/contract/endpoints/webhooks";
import { queryOptions } from "@tanstack/react-query";
import { pagedQuery } from "../../api/queries/paged.ts";
import { refreshAfter } from "../../api/query-client.ts";
import { request } from "../../api/request.ts";
import { needErrorTexts } from "../../i18n/error-text.ts";

export const webhooksQuery = queryOptions({ queryKey: ["webhooks"], queryFn: () => request(listWebhooks) });

export const deliveriesQuery = (id: string) => ({
  ...pagedQuery(["deliveries", id], {}, async (query, signal) => {
    const page = await request(listDeliveries, { params: { id }, query, signal });
    if (page.items.some(({ fault }) => fault)) await needErrorTexts();
    return page;
  }),
  // What is being sent appears by itself.
  refetchInterval: 3000,
});

const changing = <R>(change: Promise<R>) => refreshAfter(change, webhooksQuery.queryKey, ["deliveries"]);

/** Requests an Owner can make about webhooks. Each refreshes the list and the logs. */
export const webhooksApi = {
  add: (body: BodyOf<typeof createWebhook>, key: string) =>
    changing(request(createWebhook, { body, idempotencyKey: key })),
  change: (id: string, body: BodyOf<typeof patchWebhook>) =>
    changing(request(patchWebhook, { params: { id }, body })),
  remove: (id: string) => changing(request(deleteWebhook, { params: { id } })),
  renewSecret: (id: string, current_password: string) =>
    changing(request(renewWebhookSecret, { params: { id }, body: { current_password } })),
  test: (id: string) => changing(request(testWebhook, { params: { id } })),
  resend: (id: string) => changing(request(resendDelivery, { params: { id } })),
};
