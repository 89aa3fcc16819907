import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiError, messageFor } from "../../../api/error.ts";
import { t } from "../../../i18n/index.ts";
import { PageError } from "../../../page-error.ts";
import { Note } from "../../../ui/note.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";

/** Shows the data once it has loaded. A missing record shows the not-found page. */
export function Loaded<D>({
  query,
  children,
}: {
  query: UseQueryResult<D>;
  children: (data: D) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.error instanceof ApiError && query.error.status === 404)
    throw new PageError(404, query.error.message);
  if (query.isError)
    return (
      <Note kind="bad" role="alert" title={t.ui.list.couldNotLoad}>
        {messageFor(query.error)}
      </Note>
    );
  return <SkeletonRows label={t.ui.loading} />;
}
