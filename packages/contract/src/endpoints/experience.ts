/** Addresses of ../http/experience.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const listExperiences = declare("listExperiences", "GET /api/experiences", "open");
export const getExperience = declare("getExperience", "GET /api/experiences/:slug", "open");
