import { access } from "./access.ts";
import { errors } from "./errors.ts";
import { readiness } from "./readiness.ts";
import { shell } from "./shell.ts";
import { ui } from "./ui.ts";

/** The English texts, by area. Another language is another object of the same shape. */
export const en = { access, errors, readiness, shell, ui };
