/** Addresses of ../http/story.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

/** A company's own words in a story, and those of one session. */
export const getStory = declare("getStory", "GET /api/company/stories/:slug", "dashboard");
export const putStory = declare("putStory", "PUT /api/company/stories/:slug", "dashboard");
export const previewStory = declare("previewStory", "POST /api/company/stories/:slug/preview", "dashboard");
export const getSessionStory = declare("getSessionStory", "GET /api/session/:id/story", "dashboard");
export const putSessionStory = declare("putSessionStory", "PUT /api/session/:id/story", "dashboard");
export const deleteSessionStory = declare("deleteSessionStory", "DELETE /api/session/:id/story", "dashboard");
