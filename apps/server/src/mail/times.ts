/** Times as letters say them. `zone` is an IANA name. */
export interface LocalTimes {
  /** "Thursday 12 November, 15:00 to 16:00" */
  span: string;
  /** "15:00" */
  start: string;
  /** "14:00" */
  utc: string;
  /** "14:45" */
  door: string;
  /** "Copenhagen" */
  place: string;
}

const clock = (at: Date, zone: string) =>
  new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" }).format(at);

/** The day with its weekday, and the year only when it is not this one. */
function day(at: Date, zone: string, now: Date): string {
  const year = (date: Date) =>
    new Intl.DateTimeFormat("en-GB", { timeZone: zone, year: "numeric" }).format(date);
  return new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    weekday: "long",
    day: "numeric",
    month: "long",
    ...(year(at) !== year(now) && { year: "numeric" }),
  })
    .format(at)
    .replace(",", "");
}

export function localTimes(start: Date, end: Date, zone: string, now: Date, doorMinutes: number): LocalTimes {
  return {
    span: `${day(start, zone, now)}, ${clock(start, zone)} to ${clock(end, zone)}`,
    start: clock(start, zone),
    utc: clock(start, "UTC"),
    door: clock(new Date(start.getTime() - doorMinutes * 60_000), zone),
    place: zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " "),
  };
}
