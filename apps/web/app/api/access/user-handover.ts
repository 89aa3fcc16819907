import type { User } from "@lantern/contract/http";
import { passToNextPage, takeFromPreviousPage } from "../../ui/next-page.ts";

const key = "signed-in-user";

/** Leaves the user for the page that comes next in this tab, which then need not ask the server again. */
export const handOverUser = (user: User): void => passToNextPage(key, { user, at: Date.now() });

/** The user that the page before has left, once, with the time when it was fetched. */
export const takeHandedUser = () => takeFromPreviousPage<{ user: User; at: number }>(key);
