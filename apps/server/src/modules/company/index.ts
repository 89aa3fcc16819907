/** The administrator's company. Other modules import only this file. */
export { readCompany } from "./read-company.ts";
export { findLogo } from "./set-logo.ts";
