import { fullName, isolatedName } from "@lantern/contract/full-name";
import { matchesSearch } from "@lantern/contract/search";
import type { Listing } from "../../api/queries/participants.ts";

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

/** Parses the list's URL: `?search=…&department=…&sort=email.asc`. */
export function listingOf(params: URLSearchParams): Listing {
  const [sort, order] = (params.get("sort") ?? "").split(".");
  return {
    search: params.get("search") ?? "",
    department: params.get("department") ?? "",
    office: params.get("office") ?? "",
    group: params.get("group") ?? "",
    sort: sort === "email" || sort === "created" ? sort : "name",
    order: order === "desc" ? "desc" : "asc",
  };
}

/** The URL parameters of a listing; defaults are left out. */
export function paramsOf({
  search,
  department,
  office,
  group,
  sort,
  order,
}: Listing): Record<string, string> {
  return {
    ...(search && { search }),
    ...(department && { department }),
    ...(office && { office }),
    ...(group && { group }),
    ...((sort !== "name" || order !== "asc") && { sort: `${sort}.${order}` }),
  };
}
