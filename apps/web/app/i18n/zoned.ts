type TemporalApi = typeof Temporal;

let api: TemporalApi | null = null;

/** Prepares `zonedInstant`: browsers without Temporal load a polyfill. Call it in the page's loader. */
export async function loadTemporal(): Promise<void> {
  if (api) return;
  if (globalThis.Temporal) api = globalThis.Temporal;
  else api = (await import("temporal-polyfill")).Temporal as unknown as TemporalApi;
}

/**
 * The moment of a local day and time in that zone, as ISO 8601 in UTC. A time that a clock change skips moves forward
 * by the skipped amount. Of two moments with the same time it is the first, unless the stored one has that time.
 */
export function zonedInstant(day: string, time: string, timeZone: string, stored?: string | null): string {
  if (stored && wallTime(stored, timeZone).join() === [day, time].join()) return stored;
  if (!api) throw new Error("loadTemporal was not awaited");
  const instant = api.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone).toInstant();
  return new Date(instant.epochMilliseconds).toISOString();
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached, because making one takes much longer than using it. */
function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone);
  if (cached) return cached;
  const made = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  formatters.set(timeZone, made);
  return made;
}

/** The local day and time of a moment in that zone: `["2026-12-03", "14:00"]`. */
export function wallTime(moment: string | Date, timeZone: string): [day: string, time: string] {
  const parts = formatterFor(timeZone).formatToParts(new Date(moment));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((piece) => piece.type === type)?.value ?? "";
  return [`${part("year")}-${part("month")}-${part("day")}`, `${part("hour")}:${part("minute")}`];
}
