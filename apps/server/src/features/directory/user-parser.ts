import { DirectoryFailure, invalidValue } from "./failure-presenter.ts";
import { booleanOf, type PersonChange, type TextField, textOf } from "./person-policy.ts";

export const coreSchema = "urn:ietf:params:scim:schemas:core:2.0:User";
export const enterpriseSchema = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";
/** For directories that have no attribute for an office. */
export const ownSchema = "urn:ietf:params:scim:schemas:extension:lanternhour:2.0:User";

const operationsMax = 100;

/** Attributes with one text, by their path in lower case. */
export const textAttributes: Record<string, TextField> = {
  username: "userName",
  externalid: "externalId",
  timezone: "timezone",
  "name.givenname": "firstName",
  "name.familyname": "lastName",
  "emails.value": "email",
  "addresses.formatted": "office",
  [`${enterpriseSchema}:department`.toLowerCase()]: "department",
  [`${ownSchema}:office`.toLowerCase()]: "office",
};

type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The body of POST and PUT. Attributes that we do not store are ignored, as SCIM allows. */
export function readUser(body: unknown): PersonChange {
  if (!isObject(body)) throw new DirectoryFailure(400, "The body must be a user.", "invalidSyntax");
  const change: PersonChange = {};
  for (const [name, value] of Object.entries(body)) readAttribute(change, name, value);
  return change;
}

/** The body of PATCH: its operations in order. All attributes have one value here, so the last one counts. */
export function readPatch(body: unknown): PersonChange {
  const operations = isObject(body) ? (body.Operations ?? body.operations) : undefined;
  if (!Array.isArray(operations) || operations.length === 0)
    throw new DirectoryFailure(400, "Operations: must be a list with an operation.", "invalidSyntax");
  if (operations.length > operationsMax)
    throw new DirectoryFailure(400, `Operations: at most ${operationsMax} at a time.`, "tooMany");
  const change: PersonChange = {};
  for (const operation of operations) readOperation(change, operation);
  return change;
}

function readOperation(change: PersonChange, operation: unknown): void {
  if (!isObject(operation)) throw new DirectoryFailure(400, "An operation is an object.", "invalidSyntax");
  const { op, path, value } = operation;
  const kind = typeof op === "string" ? op.toLowerCase() : "";
  if (!["add", "replace", "remove"].includes(kind))
    throw new DirectoryFailure(400, "op: must be add, replace or remove.", "invalidSyntax");
  if (path !== undefined && typeof path !== "string")
    throw new DirectoryFailure(400, "path: must be text.", "invalidPath");
  if (path) {
    readAttribute(change, plainPath(path), kind === "remove" ? null : value);
    return;
  }
  if (kind === "remove") throw new DirectoryFailure(400, "path: is missing.", "noTarget");
  if (!isObject(value)) throw invalidValue("value: must be an object where there is no path.");
  for (const [name, inner] of Object.entries(value)) readAttribute(change, plainPath(name), inner);
}

/**
 * A path without a choice among several values: `emails[type eq "work"].value` as `emails.value`. Values of another
 * type are not ours: their path is one that no attribute has.
 */
function plainPath(path: string): string {
  const parts = /^([\w$:.-]{1,200})(?:\[([^\]]{0,300})\](?:\.([\w$-]{1,100}))?)?$/.exec(path.trim());
  if (!parts) throw new DirectoryFailure(400, "path: cannot be read.", "invalidPath");
  const [, name = "", choice, inner] = parts;
  const type = /\btype\s+eq\s+"([^"]*)"/i.exec(choice ?? "")?.[1];
  if (type !== undefined && type.toLowerCase() !== "work") return "";
  return inner ? `${name}.${inner}` : name;
}

/** Notes what a value at a path means for the participant. An unknown path means nothing. */
function readAttribute(change: PersonChange, path: string, value: unknown): void {
  const key = path.toLowerCase().replace(`${coreSchema.toLowerCase()}:`, "");
  const field = Object.hasOwn(textAttributes, key) ? textAttributes[key] : undefined;
  if (field) change[field] = textOf(field, value);
  else if (key === "active") change.active = booleanOf(value);
  else if (key === "name") readInner(change, "name.", value, ["givenName", "familyName"]);
  else if (key === enterpriseSchema.toLowerCase())
    readInner(change, `${enterpriseSchema}:`, value, ["department"]);
  else if (key === ownSchema.toLowerCase()) readInner(change, `${ownSchema}:`, value, ["office"]);
  else if (key === "emails") change.email = textOf("email", workValue(value)?.value);
  else if (key === "addresses") readAddress(change, value);
}

/** The parts of a complex attribute. Without a value, all of them are emptied. */
function readInner(change: PersonChange, prefix: string, value: unknown, names: string[]): void {
  if (value === null || value === undefined)
    for (const name of names) readAttribute(change, prefix + name, null);
  else if (!isObject(value)) throw invalidValue(`${prefix.slice(0, -1)}: must be an object.`);
  else for (const [name, inner] of Object.entries(value)) readAttribute(change, prefix + name, inner);
}

/** Many directories send addresses without `formatted`, which says nothing about an office. */
function readAddress(change: PersonChange, value: unknown): void {
  const address = workValue(value);
  if (!address) change.office = null;
  else if ("formatted" in address) change.office = textOf("office", address.formatted);
}

/** Of several values the primary one, or that of work, or the first. */
function workValue(value: unknown): Values | undefined {
  const values = (Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]).map(
    (one): unknown => (typeof one === "string" ? { value: one } : one),
  );
  if (!values.every(isObject)) throw invalidValue("Values of a list must be objects.");
  const isTrue = (flag: unknown) => flag === true || String(flag).toLowerCase() === "true";
  return (
    values.find(({ primary }) => isTrue(primary)) ??
    values.find(({ type }) => String(type).toLowerCase() === "work") ??
    values[0]
  );
}
