/**
 * A number for a JSON value that does not depend on the order of keys: equal values have equal numbers, and different
 * ones practically never (52 bits). Objects are cached, so a value that shares fields with an earlier one is cheap.
 */
export function fingerprint(value: unknown): number {
  if (typeof value === "object" && value !== null) {
    const existing = fingerprints.get(value);
    if (existing !== undefined) return existing;
    const made = Array.isArray(value) ? ofList(value) : ofRecord(value as Record<string, unknown>);
    fingerprints.set(value, made);
    return made;
  }
  if (typeof value === "string") return ofText(value);
  if (typeof value === "number")
    return mixed(NUMBER, (Math.abs(value) * 4096 + (value < 0 ? 1 : 0)) % 2 ** 52);
  return value === true ? TRUE : value === false ? FALSE : NOTHING;
}

/** Any four different numbers. */
const [NUMBER, TRUE, FALSE, NOTHING] = [0x5bd1e9955b, 0x27d4eb2f165, 0x165667b19e3, 0x9e3779b185e];

const fingerprints = new WeakMap<object, number>();
const texts = new Map<string, number>();
const MOST_TEXTS = 20_000;

function ofText(text: string): number {
  const existing = texts.get(text);
  if (existing !== undefined) return existing;
  let [high, low] = [0x811c9dc5, 0x1000193];
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    high = Math.imul(high ^ char, 0x01000193) >>> 0;
    low = (Math.imul(low + char, 0x85ebca6b) ^ (low >>> 13)) >>> 0;
  }
  const made = joined(high, low);
  if (texts.size >= MOST_TEXTS) texts.clear();
  texts.set(text, made);
  return made;
}

function joined(high: number, low: number): number {
  return (high & 0xfffff) * 2 ** 32 + low;
}

function mixed(a: number, b: number): number {
  const high = Math.imul((a / 2 ** 32) ^ (b >>> 7), 0x9e3779b1) ^ Math.imul(b / 2 ** 32, 0xc2b2ae35);
  const low = Math.imul((a ^ (b << 5)) >>> 0, 0x85ebca6b) ^ Math.imul(b >>> 0, 0x27d4eb2f) ^ (high >>> 11);
  return joined(high >>> 0, low >>> 0);
}

function ofList(list: unknown[]): number {
  return list.reduce<number>((sum, item) => mixed(sum, fingerprint(item)), 7);
}

/** JSON leaves out undefined values, so they do not count. */
function ofRecord(record: Record<string, unknown>): number {
  let sum = 11;
  for (const key in record)
    if (record[key] !== undefined) sum = (sum + mixed(ofText(key), fingerprint(record[key]))) % 2 ** 52;
  return sum;
}
