/** Addresses of ../http/team-page.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const getOwnTeamPage = declare("getOwnTeamPage", "GET /api/exp/team-page", "participant");
export const shareTeamPage = declare("shareTeamPage", "POST /api/exp/team-page", "participant");
export const endOwnTeamPage = declare("endOwnTeamPage", "DELETE /api/exp/team-page", "participant");
export const putTeamPageName = declare("putTeamPageName", "PUT /api/exp/team-page/name", "participant");
export const postTeamPage = declare("postTeamPage", "POST /api/exp/team-page/post", "participant");
export const openTeamPage = declare("openTeamPage", "GET /api/team-page/:token", "open");
export const listTeamPages = declare("listTeamPages", "GET /api/session/:id/team-pages", "dashboard");
export const endTeamPage = declare("endTeamPage", "DELETE /api/company/team-pages/:id", "dashboard");
