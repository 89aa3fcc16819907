import type * as z from "zod";
import { englishText } from "../src/error-texts.ts";
import { faultOf } from "../src/fault.ts";

/** The English sentences about a value that a schema has refused; none if it was accepted. */
export const textsOf = ({ error }: z.ZodSafeParseResult<unknown>): string[] =>
  error?.issues.map(({ message }) => englishText(faultOf(message))) ?? [];
