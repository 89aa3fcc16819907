import type { ErrorCode } from "./error-codes.ts";
import type { fieldTexts } from "./field-texts.ts";

type FieldTexts = typeof fieldTexts;
export type FaultCode = keyof FieldTexts | ErrorCode;

/** What the sentence about a code names; nothing, for most. */
type ValuesOf<C extends FaultCode> = C extends keyof FieldTexts
  ? FieldTexts[C] extends (values: infer V) => string
    ? V
    : Record<never, never>
  : Record<never, never>;

/** Why a value is not accepted. Every language writes its own sentence about it. */
export type Fault<C extends FaultCode = FaultCode> = { [K in C]: { code: K; values: ValuesOf<K> } }[C];

/** The values of a code as an argument that is left out where there are none. */
export type ValuesGiven<C extends FaultCode> = C extends FaultCode
  ? keyof ValuesOf<C> extends never
    ? []
    : [values: ValuesOf<C>]
  : never;

export const fault = <C extends FaultCode>(code: C, ...[values]: ValuesGiven<C>) =>
  ({ code, values: values ?? {} }) as Fault<C>;

/** A fault as the message of a schema's rule. */
export const faultMessage = <C extends FaultCode>(code: C, ...values: ValuesGiven<C>): string =>
  JSON.stringify(fault(code, ...values));

/** The fault in a message of a schema. A rule without a message of ours has Zod's own sentence. */
export const faultOf = (message: string): Fault =>
  message.startsWith('{"code":') ? JSON.parse(message) : fault("INVALID", { reason: message });

/** The sentences of a language about faults, by code. */
export type FaultTexts = {
  readonly [C in FaultCode]: keyof ValuesOf<C> extends never ? string : (values: ValuesOf<C>) => string;
};

/** @param texts have at least the code of the fault */
export function sentenceAbout<C extends FaultCode>(
  texts: Pick<FaultTexts, C>,
  { code, values }: Fault<C>,
): string {
  const text: unknown = texts[code];
  return typeof text === "function" ? text(values) : String(text);
}
