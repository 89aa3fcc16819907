import type { SharedMessages } from "../messages.ts";
import { errorCodes } from "./error-codes.ts";
import { errors, shell, ui } from "./start-texts.ts";

export const shared: SharedMessages = { errors: { ...errors, byCode: errorCodes }, shell, ui };
