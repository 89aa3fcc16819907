import { fullName, isolatedName } from "@lantern/contract/full-name";
import { matchesSearch } from "@lantern/contract/search";

interface Named {
  first_name: string | null;
  last_name: string | null;
  email: string;
}

/** The full name, or the email while there is no name. */
export function nameOf(person: Named): string {
  return isolatedName(person.first_name, person.last_name) || person.email;
}

/** Whether a search matches this person. */
export function matches(
  person: Named & { department: string | null; office: string | null },
  query: string,
): boolean {
  return matchesSearch(
    query,
    fullName(person.first_name, person.last_name),
    person.email,
    person.department,
    person.office,
  );
}
