import * as z from "zod";
import * as endpoints from "../endpoints/consumer.ts";
import { faultMessage } from "../fault.ts";
import { languages } from "../languages.ts";
import { limits } from "../limits.ts";
import { optionalLine, singleLine, text } from "../text.ts";
import { email, fileLanguage, id, idParams, name, oneName, personNames, timezone } from "./fields.ts";
import { operation, wireFault } from "./operation.ts";
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
    /** The language of their emails, pages and stories; null: that of each session. */
    language: z.enum(languages).nullable(),
    /** Whether the company's directory keeps this person up to date. */
    from_directory: z.boolean(),
    /** When the directory said that they left. Lists do not have them. */
    left_at: z.string().nullable(),
    created_at: z.string(),
  })
  .meta({ id: "Consumer" });

export type Consumer = z.output<typeof consumer>;

const unitName = name.min(1, faultMessage("REQUIRED")).nullish();

/** A person in an import. Names may be missing; the join page asks for them. */
export const listedPerson = z.object({
  ...personNames,
  email,
  timezone: timezone.nullish(),
  department: unitName,
  office: unitName,
  language: z.enum(languages).nullish(),
});

export const consumerBody = oneName(listedPerson);

const listQuery = pageQuery.extend({
  sort: z.enum(["name", "email", "created"]).default("name"),
  order: z.enum(["asc", "desc"]).default("asc"),
  department: optionalLine(limits.nameMax).optional(),
  office: optionalLine(limits.nameMax).optional(),
  /** Only people of this saved group. */
  group: id.optional(),
});

export const listConsumers = operation(endpoints.listConsumers, {
  scope: "people",
  summary: "Lists the company's participants: searched, filtered and sorted",
  query: listQuery,
  response: page(consumer),
});

export const listConsumerIds = operation(endpoints.listConsumerIds, {
  scope: "people",
  summary: `Returns the ids of all participants that match, ${limits.selectMax} at most, to select them together`,
  query: listQuery.omit({ cursor: true, limit: true, sort: true, order: true }),
  response: z.object({ ids: z.array(id) }),
});

const counted = z.object({ name: z.string(), count: z.number().int() });

/** A name for a list of participants. */
const group = counted.extend({ id }).meta({ id: "Group" });
export type Group = z.output<typeof group>;

export const consumerGroups = operation(endpoints.consumerGroups, {
  scope: "people",
  summary: "Counts participants, in all and by department, office and saved group",
  response: z.object({
    total: z.number().int(),
    departments: z.array(counted),
    offices: z.array(counted),
    saved: z.array(group),
  }),
});

const groupName = singleLine(limits.nameMax);
const groupPeople = z.array(id).max(limits.groupPeopleMax);

export const createGroupBody = z.object({ name: groupName, consumer_ids: groupPeople });

export const createGroup = operation(endpoints.createGroup, {
  scope: "people",
  summary: "Saves a list of participants under a name, to choose them together",
  bodyBytes: 200_000,
  body: createGroupBody,
  status: 201,
  response: group,
});

export const patchGroup = operation(endpoints.patchGroup, {
  scope: "people",
  summary: "Renames a saved group, adds people to it, or takes people out of it",
  params: idParams,
  bodyBytes: 400_000,
  body: z.object({ name: groupName.optional(), add: groupPeople.optional(), remove: groupPeople.optional() }),
  response: group,
});

export const deleteGroup = operation(endpoints.deleteGroup, {
  scope: "people",
  summary: "Deletes a saved group; its people stay participants",
  params: idParams,
});

export const exportConsumers = operation(endpoints.exportConsumers, {
  scope: "people",
  summary: "Returns a list of participants as CSV; cells that a spreadsheet would evaluate are escaped",
  query: listQuery.omit({ cursor: true, limit: true }).extend({ language: fileLanguage }),
  status: 200,
});

export const createConsumer = operation(endpoints.createConsumer, {
  scope: "people",
  summary: "Adds one participant",
  body: consumerBody,
  status: 201,
  response: consumer,
});

export const getConsumer = operation(endpoints.getConsumer, {
  scope: "people",
  summary: "Returns one participant",
  params: idParams,
  response: consumer,
});

export const patchConsumer = operation(endpoints.patchConsumer, {
  scope: "people",
  summary: "Changes a participant",
  params: idParams,
  body: listedPerson.partial(),
  response: consumer,
});

export const deleteConsumer = operation(endpoints.deleteConsumer, {
  scope: "people",
  summary: "Removes a participant; their part in past sessions stays without their name",
  params: idParams,
});

/** One session of a participant: invitation, RSVP and attendance. */
const consumerAttendance = z
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

export const consumerHistory = operation(endpoints.consumerHistory, {
  scope: "people",
  summary: "Lists the sessions of a participant, the latest first",
  params: idParams,
  query: pageQuery.omit({ search: true }),
  response: page(consumerAttendance),
});

export const changeConsumersBody = z
  .object({
    ids: z.array(id).min(1).max(limits.removeMax),
    department: listedPerson.shape.department,
    office: listedPerson.shape.office,
  })
  .refine((body) => body.department !== undefined || body.office !== undefined, {
    path: ["department"],
    error: faultMessage("REQUIRED"),
  });

export const changeConsumers = operation(endpoints.changeConsumers, {
  scope: "people",
  summary: "Changes department, office, or both of several participants; null empties the field",
  body: changeConsumersBody,
  response: z.object({ changed: z.number().int() }),
});

export const removeConsumers = operation(endpoints.removeConsumers, {
  scope: "people",
  summary: "Removes several participants, or previews which seats that would release",
  body: z.object({
    ids: z.array(id).min(1).max(limits.removeMax),
    /** Returns what would happen and changes nothing. */
    preview: z.boolean().default(false),
  }),
  response: z.object({
    removed: z.number().int(),
    /** Released seats, in sessions that have not ended. */
    seats: z.array(
      z.object({
        consumer_id: id,
        session: z.object({ id, title: z.string(), starts_at: z.string().nullable() }),
      }),
    ),
  }),
});

/** Possible contents of an imported column. */
const importColumn = z.enum([
  "email",
  "first_name",
  "last_name",
  "name",
  "department",
  "office",
  "timezone",
  "language",
]);
export type ImportColumn = z.output<typeof importColumn>;

const importRow = z.object({
  line: z.number().int(),
  text: z.string(),
  /** A duplicate has the address of an earlier line, whose person counts. */
  outcome: z.enum(["added", "updated", "existing", "duplicate", "failed"]),
  /** The person that was read from the line, in the form of `people`. */
  person: z
    .object({
      first_name: z.string().nullable(),
      last_name: z.string().nullable(),
      email: z.string(),
      timezone: z.string().nullable(),
      department: z.string().nullable(),
      office: z.string().nullable(),
      language: z.enum(languages).nullable(),
    })
    .nullable(),
  /** The participant as stored in the company. */
  consumer: consumer.nullable(),
  /** The column of an error: its heading or its number. */
  column: z.string().nullable(),
  message: z.string().nullable(),
  /** The message as a code. */
  fault: wireFault.nullable(),
  /** Columns that could not be read. The person is imported without them. */
  left_out: z.array(z.object({ column: z.string(), message: z.string(), fault: wireFault })),
});

const importSeparator = z.enum([",", ";", "\t", "|"]);

/** A list that is pasted. Its lines are counted, so it is not trimmed. */
export const pastedListBody = z.object({
  text: text(limits.importMaxBytes).min(1, faultMessage("REQUIRED")),
});

export const importConsumers = operation(endpoints.importConsumers, {
  scope: "people",
  summary: "Adds people from CSV or pasted text (`text`), or a batch of people from a preview (`people`)",
  body: z
    .object({
      /**
       * Commas, semicolons, tabs, quoted fields, or lines like `Name <address>`; with or without a header line. Columns
       * without headings that we know are an error (`COLUMNS_UNKNOWN`): nothing is stored until `columns` names them.
       */
      text: text(limits.importMaxBytes).min(1).optional(),
      /** Contents of the columns of `text`; from its headings when left out. */
      columns: z.array(importColumn.nullable()).max(100).optional(),
      /** What separates the columns of `text`; detected when left out. */
      separator: importSeparator.optional(),
      /** The line of `text` with the headings, 0 for none; detected when left out. */
      header_line: z.number().int().min(0).max(limits.importMaxRows).optional(),
      people: z
        .array(listedPerson.extend({ line: z.number().int().min(1) }))
        .min(1)
        .max(limits.importBatch)
        .optional(),
      /** People who are already in the company stay as they are, or get what they lack: an import replaces nothing. */
      existing: z.enum(["skip", "update"]).default("skip"),
      /** Checks every row and changes nothing. */
      preview: z.boolean().default(false),
    })
    .refine((body) => (body.text === undefined) !== (body.people === undefined), {
      path: ["text"],
      error: faultMessage("REQUIRED"),
    }),
  /** The text with what JSON adds to it. */
  bodyBytes: limits.importMaxBytes * 1.5,
  response: z.object({
    added: z.number().int(),
    updated: z.number().int(),
    existing: z.number().int(),
    duplicates: z.number().int(),
    failed: z.number().int(),
    /** Whether a line names the columns, and which; 0 for none. */
    header: z.boolean(),
    header_line: z.number().int(),
    separator: z.string(),
    /** Empty when each line has columns of its own. */
    columns: z.array(importColumn.nullable()),
    /**
     * In a preview: whether nobody can tell which column is which, so that `columns` must be chosen. Below headings that
     * are unknown there are no rows then; without headings, the rows show what people usually mean.
     */
    columns_unknown: z.boolean(),
    /** The headings and the first lines below them, split into cells. */
    sample: z.array(z.array(z.string())),
    first_lines: z.array(z.object({ line: z.number().int(), text: z.string() })),
    rows: z.array(importRow),
  }),
});
