/** A company's audit log. Other modules import only this file. */
export { auditLines } from "./service.ts";
