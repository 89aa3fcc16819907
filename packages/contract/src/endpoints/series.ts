/** Addresses of ../http/series.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const listSeries = declare("listSeries", "GET /api/series", "dashboard");
export const createSeries = declare("createSeries", "POST /api/series", "dashboard");
export const getSeries = declare("getSeries", "GET /api/series/:id", "dashboard");
export const patchSeries = declare("patchSeries", "PATCH /api/series/:id", "dashboard");
export const confirmSeries = declare("confirmSeries", "POST /api/series/:id/confirm", "dashboard");
export const inviteSeries = declare("inviteSeries", "POST /api/series/:id/invite", "dashboard");
export const putSeriesDates = declare("putSeriesDates", "PUT /api/series/:id/dates", "dashboard");
export const cancelSeries = declare("cancelSeries", "POST /api/series/:id/cancel", "dashboard");
