/** How a person's two names make one. Without the gate for names, which pages that only show them do not need. */
import { isolated } from "@lantern/engine/bidi";

/** First and last name as one text: for files, other programs and comparisons. Empty for people without a name. */
export const fullName = (first: string | null | undefined, last: string | null | undefined): string =>
  [first, last].filter(Boolean).join(" ");

/** The same as people read it among other text, whatever the direction of its letters. */
export const isolatedName = (first: string | null | undefined, last: string | null | undefined): string =>
  isolated(fullName(first, last));

/** What somebody is called when they are addressed: the first name, or the only one. Empty without a name. */
export const calledName = (first: string | null | undefined, last: string | null | undefined): string =>
  isolated(first || last || "");
