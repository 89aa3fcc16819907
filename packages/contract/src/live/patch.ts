/** Structural differences between JSON values, for small messages. */

type Json = unknown;

/** Marks a removed key. */
const REMOVED = { $removed: 1 } as const;

const isRecord = (value: Json): value is Record<string, Json> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isPlain = (value: Json): boolean => typeof value !== "object" || value === null;

/** Two plain values are not written as JSON to be compared: most differences are of numbers and short texts. */
const equal = (a: Json, b: Json): boolean =>
  a === b || (isPlain(a) && isPlain(b) ? Object.is(a, b) : JSON.stringify(a) === JSON.stringify(b));

/** Changes inside the records of a list, by index; null when anything else in the list has changed. */
function insideChange(before: Json[], after: Json[]): Record<string, Json> | null {
  const inside: Record<string, Json> = {};
  for (const [index, was] of before.entries()) {
    const is = after[index];
    if (was === is) continue;
    if (isRecord(was) && isRecord(is)) {
      const change = diff(was, is);
      if (change !== undefined) inside[index] = change;
    } else if (!equal(was, is)) return null;
  }
  return inside;
}

/**
 * The difference of two lists: new items at the end and changes inside records, or the whole list when that is
 * shorter.
 */
function listChange(before: Json[], after: Json[]): Json | undefined {
  const inside = after.length < before.length ? null : insideChange(before, after);
  if (!inside) return { $set: after };
  const change = {
    ...(Object.keys(inside).length > 0 && { $at: inside }),
    ...(after.length > before.length && { $push: after.slice(before.length) }),
  };
  if (Object.keys(change).length === 0) return undefined;
  if (change.$at && JSON.stringify(change).length > JSON.stringify(after).length) return { $set: after };
  return change;
}

function patchList(before: Json, { $at, $push }: Record<string, Json>): Json[] {
  const list = Array.isArray(before) ? before : [];
  const same = isRecord($at) ? list.map((item, index) => patch(item, $at[index])) : list;
  return Array.isArray($push) ? [...same, ...$push] : same;
}

/**
 * The change from `before` to `after`, or undefined when they are equal. Records are compared by key; lists may grow
 * and their records may change; everything else is replaced. Values must be JSON without the keys `$set`, `$push`,
 * `$at` and `$removed`.
 */
export function diff(before: Json, after: Json): Json | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return listChange(before, after);
  if (!isRecord(before) || !isRecord(after)) {
    return equal(before, after) ? undefined : { $set: after };
  }
  let change: Record<string, Json> | undefined;
  // JSON drops undefined values, so they count as absent. Views are JSON, so all their keys are their own.
  for (const key in before)
    if (before[key] !== undefined && after[key] === undefined) {
      change ??= {};
      change[key] = REMOVED;
    }
  for (const key in after) {
    const was = before[key];
    const is = after[key];
    if (was === is || is === undefined) continue;
    const inner = was === undefined ? { $set: is } : diff(was, is);
    if (inner === undefined) continue;
    change ??= {};
    change[key] = inner;
  }
  return change;
}

/** Applies a `diff`. Unchanged parts of the result are the same objects as before. */
export function patch(before: Json, change: Json): Json {
  if (!isRecord(change)) return before;
  if ("$set" in change) return change.$set;
  if ("$push" in change || "$at" in change) return patchList(before, change);
  if (!isRecord(before)) return before;
  const after: Record<string, Json> = { ...before };
  for (const [key, inner] of Object.entries(change)) {
    if (isRecord(inner) && inner.$removed === 1) delete after[key];
    else if (isRecord(inner) && "$set" in inner) after[key] = inner.$set;
    else after[key] = patch(before[key], inner);
  }
  return after;
}
