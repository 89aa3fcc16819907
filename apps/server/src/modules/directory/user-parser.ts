import type { Language } from "@lantern/contract/languages";
import { DirectoryFailure, invalidValue } from "./failure-presenter.ts";
import {
  booleanOf,
  isObject,
  type PersonChange,
  plainValue,
  type TextField,
  textOf,
  type Values,
} from "./person-policy.ts";

export const coreSchema = "urn:ietf:params:scim:schemas:core:2.0:User";
export const enterpriseSchema = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";
/** For directories that have no attribute for an office. */
export const ownSchema = "urn:ietf:params:scim:schemas:extension:lanternhour:2.0:User";

const operationsMax = 100;

/** The path of an attribute in lower case, as the maps of attributes have it. */
export const keyOf = (path: string) => path.toLowerCase().replace(`${coreSchema.toLowerCase()}:`, "");

/** Attributes with one text. */
export const textAttributes: ReadonlyMap<string, TextField> = new Map<string, TextField>([
  ["username", "userName"],
  ["externalid", "externalId"],
  ["timezone", "timezone"],
  ["preferredlanguage", "language"],
  ["displayname", "displayName"],
  ["name.formatted", "displayName"],
  ["name.givenname", "firstName"],
  ["name.familyname", "lastName"],
  ["emails.value", "email"],
  ["addresses.formatted", "office"],
  [keyOf(`${enterpriseSchema}:department`), "department"],
  [keyOf(`${ownSchema}:office`), "office"],
]);

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
  const values = plainValue(value);
  if (!isObject(values)) throw invalidValue("value: must be an object where there is no path.");
  for (const [name, inner] of Object.entries(values)) readAttribute(change, plainPath(name), inner);
}

/**
 * A path without a choice among several values: `emails[type eq "work"].value` as `emails.value`. Values of another
 * type are not ours: their path is one that no attribute has.
 *
 * @throws DirectoryFailure where the path of an attribute that we store cannot be read
 */
function plainPath(path: string): string {
  const parts = /^([\w$:.-]{1,200})(?:\[([^\]]{0,300})\](?:\.([\w$-]{1,100}))?)?$/.exec(path.trim());
  if (!parts && !isOurs(path)) return "";
  if (!parts) throw new DirectoryFailure(400, "path: cannot be read.", "invalidPath");
  const [, name = "", choice, inner] = parts;
  const type = /\btype\s+eq\s+"([^"]*)"/i.exec(choice ?? "")?.[1];
  if (type !== undefined && type.toLowerCase() !== "work") return "";
  return inner ? `${name}.${inner}` : name;
}

const ours = new Set(["active", "emails", "addresses", "name", ...textAttributes.keys()]);
const isOurs = (path: string) => ours.has(keyOf(path.trim().split(/[[\s]/, 1)[0] ?? ""));

/** Notes what a value at a path means for the participant. An unknown path means nothing. */
function readAttribute(change: PersonChange, path: string, value: unknown): void {
  const key = keyOf(path);
  const field = textAttributes.get(key);
  if (field === "displayName") change.displayName = textOf(field, value) ?? change.displayName ?? null;
  else if (field === "language") change.language = textOf(field, value) as Language | null;
  else if (field) change[field] = textOf(field, value);
  else if (key === "active") readActive(change, value);
  else if (key === "name") readInner(change, "name.", value, ["givenName", "familyName"]);
  else if (key === enterpriseSchema.toLowerCase())
    readInner(change, `${enterpriseSchema}:`, value, ["department"]);
  else if (key === ownSchema.toLowerCase()) readInner(change, `${ownSchema}:`, value, ["office"]);
  else if (key === "emails") change.email = textOf("email", workValue(value)?.value);
  else if (key === "addresses") readAddress(change, value);
}

/** Without a value, nothing is said about it. */
function readActive(change: PersonChange, value: unknown): void {
  const plain = plainValue(value) ?? null;
  if (plain !== null) change.active = booleanOf(plain);
}

/** The parts of a complex attribute. Without a value, all of them are emptied. */
function readInner(change: PersonChange, prefix: string, value: unknown, names: string[]): void {
  const values = plainValue(value);
  if (values === null || values === undefined)
    for (const name of names) readAttribute(change, prefix + name, null);
  else if (isObject(values))
    for (const [name, inner] of Object.entries(values)) readAttribute(change, prefix + name, inner);
  else if (prefix === "name.") throw invalidValue("name: must be an object.");
}

/** Many directories send addresses without `formatted`, which says nothing about an office. */
function readAddress(change: PersonChange, value: unknown): void {
  const address = workValue(value);
  if (!address) change.office = null;
  else if ("formatted" in address) change.office = textOf("office", address.formatted);
}

/** Of several values the primary one, or that of work, or the first. */
function workValue(value: unknown): Values | undefined {
  const values = [value]
    .flat()
    .map((one): unknown => (typeof one === "string" ? { value: one } : one))
    .filter(isObject);
  const isTrue = (flag: unknown) => flag === true || String(flag).toLowerCase() === "true";
  return (
    values.find(({ primary }) => isTrue(primary)) ??
    values.find(({ type }) => String(type).toLowerCase() === "work") ??
    values[0]
  );
}
