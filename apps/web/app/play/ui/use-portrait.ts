import { useDirectory } from "../stage/live-context.ts";

const files = import.meta.glob<string>("../portraits/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});
const portraits = Object.keys(files)
  .sort()
  .map((path) => files[path]);

/** First letters of the first two words of a name. */
export function initials(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0] ?? "")
    .join("")
    .toUpperCase();
}

/** The picture with this number. Undefined when there are no pictures. */
function portraitFile(number: number): string | undefined {
  return portraits.length > 0 ? portraits[number % portraits.length] : undefined;
}

/** Name and portrait of a seat. */
export function usePortrait(seat: string): { name: string; picture: string | undefined; initials: string } {
  const person = useDirectory().people[seat];
  const name = person?.name ?? "";
  return { name, picture: person ? portraitFile(person.portrait) : undefined, initials: initials(name) };
}
