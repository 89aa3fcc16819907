import type { ReactNode } from "react";
import { ApiError } from "../../api/error.ts";
import { PageError } from "../../shell/page-error.ts";
import { Loaded as Base, type LoadState } from "../../ui/loaded.tsx";

/** `Loaded` of one record: a missing one shows the not-found page. */
export function Loaded<D>({ query, children }: { query: LoadState<D>; children: (data: D) => ReactNode }) {
  const { data, error } = query;
  if (data === undefined && error instanceof ApiError && error.status === 404)
    throw new PageError(404, error.message);
  return <Base query={query}>{children}</Base>;
}
