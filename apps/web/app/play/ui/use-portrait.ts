import { initials } from "../../ui/initials-of.ts";
import { useDirectory } from "../stage/live-context.ts";

/** The drawing with this number; 0 is none. */
export function portraitFile(number = 0): string | undefined {
  return number > 0 ? `/portraits/${number}.svg` : undefined;
}

/** Name and portrait of a seat. */
export function usePortrait(seat: string): { name: string; picture: string | undefined; initials: string } {
  const person = useDirectory().people[seat];
  const name = person?.name ?? "";
  return { name, picture: portraitFile(person?.portrait), initials: initials(name) };
}
