/** Addresses of ../http/consumer.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const listConsumers = declare("listConsumers", "GET /api/consumer", "dashboard");
export const consumerGroups = declare("consumerGroups", "GET /api/consumer/groups", "dashboard");
export const createGroup = declare("createGroup", "POST /api/consumer/groups", "dashboard");
export const patchGroup = declare("patchGroup", "PATCH /api/consumer/groups/:id", "dashboard");
export const deleteGroup = declare("deleteGroup", "DELETE /api/consumer/groups/:id", "dashboard");
export const exportConsumers = declare("exportConsumers", "GET /api/consumer/export.csv", "dashboard", {
  takesLong: true,
});
export const listConsumerIds = declare("listConsumerIds", "GET /api/consumer/ids", "dashboard", {
  takesLong: true,
});
export const createConsumer = declare("createConsumer", "POST /api/consumer", "dashboard");
export const getConsumer = declare("getConsumer", "GET /api/consumer/:id", "dashboard");
export const patchConsumer = declare("patchConsumer", "PATCH /api/consumer/:id", "dashboard");
export const deleteConsumer = declare("deleteConsumer", "DELETE /api/consumer/:id", "dashboard");
export const consumerHistory = declare("consumerHistory", "GET /api/consumer/:id/sessions", "dashboard");
export const changeConsumers = declare("changeConsumers", "POST /api/consumer/change", "dashboard");
export const removeConsumers = declare("removeConsumers", "POST /api/consumer/remove", "dashboard");
export const importConsumers = declare("importConsumers", "POST /api/consumer/import", "dashboard", {
  takesLong: true,
});
