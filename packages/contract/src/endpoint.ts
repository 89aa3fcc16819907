import type * as operations from "./http/index.ts";
import type * as schemas from "./http/operation.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
/** Method and path. Parameters of the path are written `:name`. */
type Route = `${Method} /${string}`;
type MethodOf<R extends Route> = R extends `${infer M extends Method} ${string}` ? M : never;
type PathOf<R extends Route> = R extends `${Method} ${infer P extends `/${string}`}` ? P : never;

/** The token that a request needs. `open` operations need none, and the server ignores one that is sent. */
type Access = "open" | "dashboard" | "participant" | "either";

/** The address of an operation of the HTTP API, and who may send a request there. */
export interface Endpoint {
  id: string;
  method: Method;
  path: `/${string}`;
  access: Access;
  /**
   * Documents, exports, imports and pictures, which take CPU or long queries: clients wait longer than usual, and a
   * company can have two of them at a time.
   */
  takesLong?: true;
}

/** Declares an endpoint. The result keeps the exact types of its arguments. */
/* @__NO_SIDE_EFFECTS__ */
export function declare<const I extends string, const R extends Route, const A extends Access>(
  id: I,
  route: R,
  access: A,
  options: Pick<Endpoint, "takesLong"> = {},
) {
  const [method, path] = route.split(" ") as [MethodOf<R>, PathOf<R>];
  return { id, method, path, access, ...options };
}

/** The operation with the schemas of an endpoint. */
type OperationOf<E extends Endpoint> = Extract<
  (typeof operations)[E["id"] & keyof typeof operations],
  schemas.Operation
>;

/** The body as a client sends it. */
export type BodyOf<E extends Endpoint> = schemas.BodyOf<OperationOf<E>>;
export type QueryOf<E extends Endpoint> = schemas.QueryOf<OperationOf<E>>;
export type ParamsOf<E extends Endpoint> = schemas.ParamsOf<OperationOf<E>>;
export type ResponseOf<E extends Endpoint> = schemas.ResponseOf<OperationOf<E>>;
