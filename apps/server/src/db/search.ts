import { wantedForms } from "@lantern/contract/search";
import { or, type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * Whether one of these texts contains the search, ignoring accents (docs/decisions/0019); no condition without a
 * search. The database's function `search_form` and `searchForms` of the contract produce the same forms of a text.
 */
export function textMatches(search: string | undefined, ...texts: SQLWrapper[]): SQL | undefined {
  if (!search) return undefined;
  const patterns = wantedForms(search).map((form) => `%${form.replace(/[\\%_]/g, "\\$&")}%`);
  return or(...texts.flatMap((text) => patterns.map((pattern) => sql`search_form(${text}) like ${pattern}`)));
}
