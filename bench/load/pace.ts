/**
 * Commands that one person sends in a minute of a real session: simulated participants at speed 1 on the pure engine,
 * 20 sessions of six people with "The Quiet Station", 9,079 commands in 5,054 minutes of one person. The busiest minute
 * of the story has 3.2.
 */
export const PER_MINUTE = 1.8;

/** Time until the next command, ms, for independent commands. @param chance in [0, 1) */
export function untilNext(chance: number, perMinute: number): number {
  return (-Math.log(1 - chance) * 60_000) / perMinute;
}
