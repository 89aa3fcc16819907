import type { ReactNode } from "react";
import { messageFor } from "../api/error.ts";
import { t } from "../i18n/index.ts";
import { Button } from "./button.tsx";
import { Note } from "./note.tsx";
import { SkeletonRows } from "./skeleton.tsx";
import { texts as uiTexts } from "./texts.ts";

/** The part of a query's state that is shown. */
export interface LoadState<D> {
  data: D | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * A query's four states: waiting, failure with "Try again", empty, and its content. Once there is data, a failed
 * refetch leaves it in place.
 */
export function Loaded<D>({
  query,
  label = t.ui().loading,
  rows,
  empty,
  children,
}: {
  query: LoadState<D>;
  /** Names the wait for screen readers. */
  label?: string;
  /** How many rows to draw while waiting. */
  rows?: number;
  /** Shown in place of an empty list. */
  empty?: ReactNode;
  children: (data: D) => ReactNode;
}) {
  const { data, error } = query;
  if (data !== undefined) return empty !== undefined && isEmpty(data) ? empty : children(data);
  if (error) return <LoadError query={query} error={error} />;
  return <SkeletonRows label={label} {...(rows !== undefined && { rows })} />;
}

function LoadError({ query, error }: { query: LoadState<unknown>; error: Error }) {
  const again = (
    <Button size="sm" busy={query.isFetching} onClick={() => query.refetch()}>
      {t.ui().tryAgain}
    </Button>
  );
  return (
    <Note kind="bad" role="alert" title={uiTexts.list.couldNotLoad} action={again}>
      {messageFor(error)}
    </Note>
  );
}

/** Whether a list has no items. Lists are arrays, or objects with `items`. */
function isEmpty(data: unknown): boolean {
  const items = Array.isArray(data) ? data : (data as { items?: unknown } | null)?.items;
  return Array.isArray(items) && items.length === 0;
}
