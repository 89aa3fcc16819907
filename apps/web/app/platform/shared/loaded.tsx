import type { ReactNode } from "react";
import { requireRecord } from "../../shell/require-record.ts";
import { Loaded as Base, type LoadState } from "../../ui/loaded.tsx";

/** `Loaded` of one record: a missing one shows the not-found page. */
export function Loaded<D>({ query, children }: { query: LoadState<D>; children: (data: D) => ReactNode }) {
  const { data, error } = query;
  if (data === undefined) requireRecord(error);
  return <Base query={query}>{children}</Base>;
}
