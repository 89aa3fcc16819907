import { CHECK_ITEMS } from "@lantern/contract/choices";
import type { Session } from "@lantern/contract/http";
import { checkNames } from "./check-names.ts";

type Attendee = Session["attendees"][number];

/** The failed points of the system check as text; empty when all passed or there was no check. */
export function missingNeeds({ system_check }: Pick<Attendee, "system_check">): string[] {
  return CHECK_ITEMS.filter((item) => system_check?.results[item] === false).map((item) => checkNames[item]);
}
