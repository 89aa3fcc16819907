/** The number that somebody typed, with either minus sign; not a number if the field is empty. */
export const numberIn = (typed: string): number =>
  typed.trim() === "" ? Number.NaN : Number(typed.replace("−", "-"));
