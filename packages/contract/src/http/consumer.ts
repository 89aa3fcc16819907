import * as z from "zod";
import { limits } from "../limits.ts";
import { email, fieldTexts, id, idParams, singleLine, timezone, withoutNul } from "./fields.ts";
import { operation } from "./operation.ts";
import { page, pageQuery } from "./paging.ts";
import { sessionStatus } from "./session.ts";

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
  first_name: singleLine(limits.nameMax),
  last_name: singleLine(limits.nameMax),
  email,
  timezone: timezone.nullish(),
  department: singleLine(limits.nameMax).nullish(),
  office: singleLine(limits.nameMax).nullish(),
});

const listQuery = pageQuery.extend({
  sort: z.enum(["name", "email", "created"]).default("name"),
  order: z.enum(["asc", "desc"]).default("asc"),
  department: z.string().overwrite(withoutNul).trim().max(limits.nameMax).optional(),
  office: z.string().overwrite(withoutNul).trim().max(limits.nameMax).optional(),
});

export const listConsumers = operation({
  id: "listConsumers",
  method: "GET",
  path: "/api/consumer",
  summary: "The company's participants: searched, filtered, sorted",
  access: "dashboard",
  query: listQuery,
  status: 200,
  response: page(consumer),
});

const group = z.object({ name: z.string(), count: z.number().int() });

export const consumerGroups = operation({
  id: "consumerGroups",
  method: "GET",
  path: "/api/consumer/groups",
  summary: "How many participants there are, and in which departments and offices",
  access: "dashboard",
  status: 200,
  response: z.object({ total: z.number().int(), departments: z.array(group), offices: z.array(group) }),
});

export const exportConsumers = operation({
  id: "exportConsumers",
  method: "GET",
  path: "/api/consumer/export.csv",
  summary: "The participants of a list as CSV; cells that a table program would reckon are escaped",
  access: "dashboard",
  query: listQuery.omit({ cursor: true, limit: true }),
  status: 200,
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

/** A seat in a session: what was asked, what was answered, what came of it. */
export const consumerAttendance = z
  .object({
    session: z.object({
      id,
      title: z.string(),
      starts_at: z.string().nullable(),
      timezone: z.string().nullable(),
      status: sessionStatus,
    }),
    invited_at: z.string().nullable(),
    rsvp: z.enum(["coming", "declined"]).nullable(),
    rsvp_at: z.string().nullable(),
    joined_at: z.string().nullable(),
    attended_at: z.string().nullable(),
  })
  .meta({ id: "ConsumerAttendance" });

export type ConsumerAttendance = z.output<typeof consumerAttendance>;

export const consumerHistory = operation({
  id: "consumerHistory",
  method: "GET",
  path: "/api/consumer/:id/sessions",
  summary: "The sessions of a participant, the latest first",
  access: "dashboard",
  params: idParams,
  query: pageQuery.omit({ search: true }),
  status: 200,
  response: page(consumerAttendance),
});

export const removeConsumers = operation({
  id: "removeConsumers",
  method: "POST",
  path: "/api/consumer/remove",
  summary: "Removes several participants, or tells beforehand which seats they would give back",
  access: "dashboard",
  body: z.object({
    ids: z.array(id).min(1).max(limits.removeMax),
    /** Tells and changes nothing. */
    preview: z.boolean().default(false),
  }),
  status: 200,
  response: z.object({
    removed: z.number().int(),
    /** Seats in sessions that have not ended, which are given back. */
    seats: z.array(
      z.object({
        consumer_id: id,
        session: z.object({ id, title: z.string(), starts_at: z.string().nullable() }),
      }),
    ),
  }),
});

/** What a column of a list can hold. */
export const importColumn = z.enum([
  "email",
  "first_name",
  "last_name",
  "name",
  "department",
  "office",
  "timezone",
]);
export type ImportColumn = z.output<typeof importColumn>;

/** Names may be missing in a list: they are asked for at the door. */
export const listedPerson = consumerBody.extend({
  first_name: consumerBody.shape.first_name.nullable(),
  last_name: consumerBody.shape.last_name.nullable(),
});

export const importRow = z.object({
  line: z.number().int(),
  text: z.string(),
  outcome: z.enum(["added", "updated", "known", "failed"]),
  /** Who was read from the line, as it would be sent in `people`. */
  person: z
    .object({
      first_name: z.string().nullable(),
      last_name: z.string().nullable(),
      email: z.string(),
      timezone: z.string().nullable(),
      department: z.string().nullable(),
      office: z.string().nullable(),
    })
    .nullable(),
  /** Who stands in the company by now. */
  consumer: consumer.nullable(),
  /** Where a line is wrong: the column's heading, or its number. */
  column: z.string().nullable(),
  message: z.string().nullable(),
});

export const importConsumers = operation({
  id: "importConsumers",
  method: "POST",
  path: "/api/consumer/import",
  summary:
    "Adds people from CSV or pasted text (`text`), or a batch of those whom a preview has read (`people`)",
  access: "dashboard",
  body: z
    .object({
      /** Commas, semicolons, tabs, quoted fields, or lines like `Name <address>`; with or without a head line. */
      text: z.string().min(1).max(limits.importMaxBytes).optional(),
      /** What each column of `text` holds; guessed when left out. */
      columns: z.array(importColumn.nullable()).max(100).optional(),
      people: z
        .array(listedPerson.extend({ line: z.number().int().min(1) }))
        .min(1)
        .max(limits.importBatch)
        .optional(),
      /** What happens to people who are there already. */
      known: z.enum(["skip", "update"]).default("skip"),
      /** Reads and judges every row but changes nothing. */
      preview: z.boolean().default(false),
    })
    .refine((body) => (body.text === undefined) !== (body.people === undefined), {
      path: ["text"],
      error: fieldTexts.required,
    }),
  takesLong: true,
  status: 200,
  response: z.object({
    added: z.number().int(),
    updated: z.number().int(),
    known: z.number().int(),
    failed: z.number().int(),
    /** Whether the first line names the columns. */
    header: z.boolean(),
    columns: z.array(importColumn.nullable()),
    /** The first lines as they were split. */
    sample: z.array(z.array(z.string())),
    rows: z.array(importRow),
  }),
});
