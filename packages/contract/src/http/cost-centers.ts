import * as z from "zod";
import * as endpoints from "../endpoints/cost-centers.ts";
import { limits } from "../limits.ts";
import { singleLine } from "../text.ts";
import { id, idParams } from "./fields.ts";
import { operation } from "./operation.ts";

/** What a company books its sessions on. */
const costCenter = z.object({ id, code: z.string(), name: z.string() }).meta({ id: "CostCenter" });

export type CostCenter = z.output<typeof costCenter>;

export const addCostCenterBody = z.object({
  code: singleLine(limits.costCenterMax),
  name: singleLine(limits.titleMax),
});

const list = z.object({ items: z.array(costCenter) });

export const listCostCenters = operation(endpoints.listCostCenters, {
  summary: "Lists the company's cost centers by code",
  response: list,
});

export const addCostCenter = operation(endpoints.addCostCenter, {
  summary: "Adds a cost center, or gives one with this code another name (for those who may buy)",
  body: addCostCenterBody,
  response: list,
});

export const removeCostCenter = operation(endpoints.removeCostCenter, {
  summary: "Removes a cost center; sessions keep its code (for those who may buy)",
  params: idParams,
  response: list,
});
