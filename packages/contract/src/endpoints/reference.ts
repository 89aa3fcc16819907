/** Addresses of ../http/reference.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const getConfig = declare("getConfig", "GET /api/config", "open");
export const listCountries = declare("listCountries", "GET /api/geo/countries", "open");
export const listHolidays = declare("listHolidays", "GET /api/geo/holidays", "open");
export const listTimezones = declare("listTimezones", "GET /api/geo/timezones", "open");

/** Characters of the time zones in a request for holidays. Not in `limits`, which every page loads. */
export const zonesMax = 3000;
