import { roleName as english } from "@lantern/contract/roles";

/** The visible name of a user type, in the language of the page. */
export const roleName = english;
