/** Addresses of ../http/cost-centers.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const listCostCenters = declare("listCostCenters", "GET /api/company/cost-centers", "dashboard");
export const addCostCenter = declare("addCostCenter", "POST /api/company/cost-centers", "dashboard");
export const removeCostCenter = declare(
  "removeCostCenter",
  "DELETE /api/company/cost-centers/:id",
  "dashboard",
);
