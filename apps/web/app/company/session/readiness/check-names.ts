import { checkNames as english } from "../../../i18n/en/check-names.ts";
import { translated } from "../../../i18n/translated.ts";

/** Names of the points of the system check, as participants read them too. */
export const checkNames = translated("company/session/readiness/check-names", english);
