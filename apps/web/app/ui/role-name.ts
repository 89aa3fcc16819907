import { roleName as english } from "@lantern/contract/roles";
import { translated } from "../i18n/translated.ts";

/** The visible name of a user type, in the language of the page. */
export const roleName = translated("ui/role-name", english);
