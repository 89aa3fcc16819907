import { checkNames as spanish } from "../../../i18n/es/check-names.ts";
import type { checkNames as english } from "./check-names.ts";

export const checkNames: typeof english = spanish;
