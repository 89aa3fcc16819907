import { checkNames as german } from "../../../i18n/de/check-names.ts";
import type { checkNames as english } from "./check-names.ts";

export const checkNames: typeof english = german;
