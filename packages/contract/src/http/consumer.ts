import * as z from "zod";
import { limits } from "../limits.ts";
import { email, id, idParams, line, timezone } from "./fields.ts";
import { operation } from "./operation.ts";
import { page, pageQuery } from "./paging.ts";

export const consumer = z
  .object({
    id,
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    email: z.string(),
    timezone: z.string().nullable(),
    department: z.string().nullable(),
    office: z.string().nullable(),
    created_at: z.string(),
  })
  .meta({ id: "Consumer" });

export type Consumer = z.output<typeof consumer>;

export const consumerBody = z.object({
  first_name: line(limits.nameMax),
  last_name: line(limits.nameMax),
  email,
  timezone: timezone.nullish(),
  department: line(limits.nameMax).nullish(),
  office: line(limits.nameMax).nullish(),
});

export const listConsumers = operation({
  id: "listConsumers",
  method: "GET",
  path: "/api/consumer",
  summary: "The company's participants, by name",
  access: "dashboard",
  query: pageQuery,
  status: 200,
  response: page(consumer),
});

export const createConsumer = operation({
  id: "createConsumer",
  method: "POST",
  path: "/api/consumer",
  summary: "Adds one participant",
  access: "dashboard",
  body: consumerBody,
  status: 201,
  response: consumer,
});

export const getConsumer = operation({
  id: "getConsumer",
  method: "GET",
  path: "/api/consumer/:id",
  summary: "One participant",
  access: "dashboard",
  params: idParams,
  status: 200,
  response: consumer,
});

export const patchConsumer = operation({
  id: "patchConsumer",
  method: "PATCH",
  path: "/api/consumer/:id",
  summary: "Changes a participant",
  access: "dashboard",
  params: idParams,
  body: consumerBody.partial(),
  status: 200,
  response: consumer,
});

export const deleteConsumer = operation({
  id: "deleteConsumer",
  method: "DELETE",
  path: "/api/consumer/:id",
  summary: "Removes a participant; what they did in past sessions stays without their name",
  access: "dashboard",
  params: idParams,
  status: 204,
});

export const importRow = z.object({
  line: z.number().int(),
  text: z.string(),
  outcome: z.enum(["added", "known", "failed"]),
  consumer: consumer.nullable(),
  message: z.string().nullable(),
});

export const importConsumers = operation({
  id: "importConsumers",
  method: "POST",
  path: "/api/consumer/import",
  summary: "Adds people from pasted text or CSV: commas, semicolons, tabs, or lines like `Name <address>`",
  access: "dashboard",
  body: z.object({
    text: z.string().min(1).max(limits.importMaxBytes),
    /** Reads and judges every row but adds nobody. */
    preview: z.boolean().default(false),
  }),
  takesLong: true,
  status: 200,
  response: z.object({
    added: z.number().int(),
    known: z.number().int(),
    failed: z.number().int(),
    rows: z.array(importRow),
  }),
});
