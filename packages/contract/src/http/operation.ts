import * as z from "zod";
import type { KeyScope } from "../choices.ts";
import type { Endpoint } from "../endpoint.ts";

interface Options {
  summary: string;
  /** The scope with which a key of the company may call it. Without one, no key may. */
  scope?: KeyScope;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Most bytes of the body, where `limits.bodyBytes` are not enough. */
  bodyBytes?: number;
  /** Status of a success. The default is 200 with a response and 204 without one. Failures have the shape `failure`. */
  status?: 200 | 201 | 202 | 204;
  /**
   * The person proves again that they are present, by `current_password` or, without a password, by a sign-in of the last
   * ten minutes: always, or where the body has one of these fields. For whatever creates or changes a way into an account
   * or the data of a company.
   */
  freshProof?: true | readonly string[];
  /** Absent when the response has no body or is not JSON. */
  response?: z.ZodType;
}

/**
 * One operation of the HTTP API: an endpoint with its schemas. The server mounts it and the OpenAPI
 * document lists it.
 */
export interface Operation extends Endpoint, Options {
  status: 200 | 201 | 202 | 204;
}

/** Adds the schemas to an endpoint. The result keeps the exact types of its route and schemas. */
export function operation<const E extends Endpoint, const O extends Options>(endpoint: E, options: O) {
  const status: Operation["status"] = options.status ?? (options.response ? 200 : 204);
  return { ...options, ...endpoint, status };
}

/** What is wrong with a value: a code, and the values that a sentence about it names. */
export const wireFault = z
  .object({ code: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) })
  .meta({ id: "Fault" });
export type WireFault = z.output<typeof wireFault>;

/** The shape of every failed response. `errors` contains texts by field, and `faults` the same as codes, in their order. */
export const failure = z
  .object({
    code: z.string(),
    message: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
    faults: z.record(z.string(), z.array(wireFault)).optional(),
  })
  .meta({ id: "Failure" });
export type Failure = z.output<typeof failure>;

type Out<S> = S extends z.ZodType ? z.output<S> : undefined;
type In<S> = S extends z.ZodType ? z.input<S> : undefined;

/** The body as a client sends it. */
export type BodyOf<O extends Operation> = In<O["body"]>;
/** The body as the server reads it after validation. */
export type ParsedBodyOf<O extends Operation> = Out<O["body"]>;
export type QueryOf<O extends Operation> = In<O["query"]>;
export type ParsedQueryOf<O extends Operation> = Out<O["query"]>;
export type ParamsOf<O extends Operation> = In<O["params"]>;
export type ParsedParamsOf<O extends Operation> = Out<O["params"]>;
export type ResponseOf<O extends Operation> = Out<O["response"]>;
