import * as z from "zod";
import * as endpoints from "../endpoints/date-poll.ts";
import { faultMessage } from "../fault.ts";
import { idParams, instant, secret, timezone } from "./fields.ts";
import { operation } from "./operation.ts";
import { session } from "./session.ts";

const count = z.number().int();

const datePoll = z
  .object({
    timezone: z.string(),
    /** The earliest first. */
    dates: z.array(
      z.object({
        starts_at: z.string(),
        /** People whom it suits. */
        suits: count,
      }),
    ),
    /** People who were emailed the dates, and those of them who have responded. */
    emailed: count,
    responded: count,
    /** People whom none of the dates suits. */
    none: count,
    /** Attendees with an address who were not emailed yet. */
    not_emailed: count,
  })
  .meta({ id: "DatePoll" });
export type DatePoll = z.output<typeof datePoll>;

/** Null: no dates are offered. */
const ofSession = z.object({ poll: datePoll.nullable() });

export const getDatePoll = operation(endpoints.getDatePoll, {
  scope: "sessions:read",
  summary: "Returns the dates that a draft is offered at, and how many people each suits",
  params: idParams,
  response: ofSession,
});

export const datePollBody = z
  .object({
    starts: z
      .array(instant)
      .min(endpoints.offeredDates.min, faultMessage("START"))
      .max(endpoints.offeredDates.max, faultMessage("START")),
    timezone,
  })
  .superRefine(({ starts }, issues) => {
    const times = starts.map((start) => Date.parse(start));
    for (const [index, time] of times.entries())
      if (times.indexOf(time) < index)
        issues.addIssue({ code: "custom", path: ["starts", index], message: faultMessage("START") });
  });

export const putDatePoll = operation(endpoints.putDatePoll, {
  scope: "sessions:write",
  summary:
    "Offers a draft at up to three dates, and emails them to the attendees who have not got them yet; other dates start the question again",
  params: idParams,
  body: datePollBody,
  response: ofSession,
});

export const closeDatePoll = operation(endpoints.closeDatePoll, {
  scope: "sessions:write",
  summary: "Withdraws the offered dates of a draft, with what people have responded",
  params: idParams,
});

export const confirmDate = operation(endpoints.confirmDate, {
  scope: "sessions:write",
  summary:
    "Sets a draft to one of its offered dates, confirms it with its seats, and emails the invitation to all attendees",
  params: idParams,
  body: z.object({ starts_at: instant }),
  response: session,
});

/** What a person sees who opens the link of the email about the dates. */
const datesOffered = z.object({
  /** `suits`: what they have responded; null where they have not. */
  dates: z.array(z.object({ starts_at: z.string(), suits: z.boolean().nullable() })),
  timezone: z.string(),
});

export const readOfferedDates = operation(endpoints.readOfferedDates, {
  summary: "Returns the dates that a session is offered at, to a person with the token of their link",
  body: z.object({ token: secret }),
  response: datesOffered,
});

export const respondToDates = operation(endpoints.respondToDates, {
  summary:
    "Stores which of the offered dates suit a person, proved by the token of their link; the last response counts",
  body: z.object({
    token: secret,
    /** None: no date suits. */
    suits: z.array(instant).max(endpoints.offeredDates.max),
    timezone: timezone.optional(),
  }),
  response: datesOffered,
});
