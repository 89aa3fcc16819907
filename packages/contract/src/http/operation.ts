import type * as z from "zod";

/**
 * One call of the interface: its address, what goes in, what comes out. The server mounts it, the web app
 * calls it, the OpenAPI document lists it; all three read this one object.
 */
export interface Operation {
  id: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path with `:name` parameters. */
  path: `/${string}`;
  summary: string;
  /** Whose bearer the call needs; `open` calls need none, and the server does not look at one. */
  access: "open" | "dashboard" | "participant" | "either";
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Documents and imports: callers wait longer than usual. */
  takesLong?: true;
  /** The status of success; failures always have the one error shape. */
  status: 200 | 201 | 202 | 204;
  /** Absent when the answer has no body or is not JSON. */
  response?: z.ZodType;
}

/** Declares an operation and keeps its exact types. */
export function operation<const O extends Operation>(declared: O): O {
  return declared;
}

type Out<S> = S extends z.ZodType ? z.output<S> : undefined;
type In<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a caller sends as the body. */
export type BodyOf<O extends Operation> = In<O["body"]>;
/** What the server reads after validation. */
export type ParsedBodyOf<O extends Operation> = Out<O["body"]>;
export type QueryOf<O extends Operation> = In<O["query"]>;
export type ParsedQueryOf<O extends Operation> = Out<O["query"]>;
export type ParamsOf<O extends Operation> = In<O["params"]>;
export type ParsedParamsOf<O extends Operation> = Out<O["params"]>;
export type ResponseOf<O extends Operation> = Out<O["response"]>;
