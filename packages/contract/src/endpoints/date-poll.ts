/** Addresses of ../http/date-poll.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const getDatePoll = declare("getDatePoll", "GET /api/session/:id/dates", "dashboard");
export const putDatePoll = declare("putDatePoll", "PUT /api/session/:id/dates", "dashboard");
export const closeDatePoll = declare("closeDatePoll", "DELETE /api/session/:id/dates", "dashboard");
export const confirmDate = declare("confirmDate", "POST /api/session/:id/dates/confirm", "dashboard");
export const readOfferedDates = declare("readOfferedDates", "POST /api/exp/dates", "open");
export const respondToDates = declare("respondToDates", "PUT /api/exp/dates", "open");

/** How many dates a draft is offered at. Not in `limits`, which every page loads. */
export const offeredDates = { min: 2, max: 3 } as const;
