import { checkNames as english } from "../../../i18n/en/check-names.ts";

/** Names of the points of the system check, as participants read them too. */
export const checkNames = english;
