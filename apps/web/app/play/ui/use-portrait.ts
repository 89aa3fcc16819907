import { useDirectory } from "../stage/live-context.ts";

/** Drawings in the folder of public files, so that no script names their addresses. */
const portraits = ["arch", "beacon", "harbor", "hearth", "lantern", "leaf", "moon", "ring"];

/** First letters of the first two words of a name. */
export function initials(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0] ?? "")
    .join("")
    .toUpperCase();
}

/** The picture with this number. */
function portraitFile(number: number): string {
  return `/portraits/${portraits[number % portraits.length]}.svg`;
}

/** Name and portrait of a seat. */
export function usePortrait(seat: string): { name: string; picture: string | undefined; initials: string } {
  const person = useDirectory().people[seat];
  const name = person?.name ?? "";
  return { name, picture: person ? portraitFile(person.portrait) : undefined, initials: initials(name) };
}
