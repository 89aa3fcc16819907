import type { SharedMessages } from "../messages.ts";
import { errors } from "../start/errors.es.ts";
import { shell } from "../start/shell.es.ts";
import { ui } from "../start/ui.es.ts";
import { errorCodes } from "./error-codes.ts";

export const shared: SharedMessages = { errors: { ...errors, byCode: errorCodes }, shell, ui };
