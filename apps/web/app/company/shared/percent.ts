/** A share in whole percent. It is 100 only if nobody is missing. */
export function percent(part: number, whole: number): number {
  if (part >= whole) return 100;
  return Math.min(99, Math.round((part / whole) * 100));
}
