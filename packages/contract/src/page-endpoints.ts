/**
 * Endpoints that few pages use. They have a file of their own because the addresses of `endpoints.ts` load with every page
 * that sends a request.
 */
import { declare } from "./endpoint.ts";

export const listSessionCredits = declare("listSessionCredits", "GET /api/session/:id/credits", "dashboard");
