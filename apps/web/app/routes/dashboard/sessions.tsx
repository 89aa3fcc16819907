import type { SessionStatus } from "@lantern/contract/http";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Plus, Search } from "lucide-react";
import { useDeferredValue } from "react";
import { useSearchParams } from "react-router";
import { messageFor } from "../../api/error.ts";
import { sessionsQuery } from "../../features/sessions/api.ts";
import { FirstSession } from "../../features/sessions/components/first-session.tsx";
import { SessionRow } from "../../features/sessions/components/session-row.tsx";
import { browserZone, cityOf } from "../../i18n/format.ts";
import { t } from "../../i18n/index.ts";
import { pageMeta } from "../../page-meta.ts";
import { useNow } from "../../time/use-now.ts";
import { Button, ButtonLink, TextButton } from "../../ui/button.tsx";
import { InputWithIcon } from "../../ui/input.tsx";
import { Note } from "../../ui/note.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { Column, Table, TableBody, TableHead } from "../../ui/table.tsx";
import { FilterTabs } from "../../ui/tabs.tsx";

const texts = t.sessions;
const filters = ["all", "live", "confirmed", "draft", "completed", "cancelled"] as const;
type Filter = (typeof filters)[number];

export function meta() {
  return pageMeta({ title: t.shell.title(texts.title) });
}

/** The filter and the search stand in the address, so that a view can be kept and sent. */
export default function Sessions() {
  const [params, setParams] = useSearchParams();
  const search = params.get("search") ?? "";
  const asked = params.get("state") as Filter | null;
  const filter = asked && filters.includes(asked) ? asked : "all";
  const list = useInfiniteQuery(sessionsQuery(useDeferredValue(search)));
  const now = useNow(60_000);

  const change = (name: "search" | "state", value: string) =>
    setParams(
      (old) => {
        if (value && value !== "all") old.set(name, value);
        else old.delete(name);
        return old;
      },
      { replace: true, preventScrollReset: true },
    );

  const all = list.data ?? [];
  const rows = filter === "all" ? all : all.filter((session) => session.status === filter);
  const count = (state: Filter) =>
    state === "all"
      ? all.length
      : all.filter((session) => session.status === (state as SessionStatus)).length;
  const counted = list.isSuccess && !list.hasNextPage;

  return (
    <>
      <PageHead
        title={texts.title}
        actions={
          <ButtonLink to="/dashboard/createSession" tone="primary">
            <Plus aria-hidden="true" strokeWidth={1.5} />
            {texts.create}
          </ButtonLink>
        }
      />
      {list.isSuccess && all.length === 0 && !search ? (
        <FirstSession />
      ) : (
        <>
          <div className="flex flex-col-reverse gap-2 border-b border-line xl:flex-row xl:items-end xl:justify-between xl:gap-6">
            <FilterTabs
              label={texts.filters}
              value={filter}
              items={filters.map((state) => ({
                value: state,
                label: state === "all" ? texts.all : texts.states[state],
                count: counted ? count(state) : undefined,
              }))}
              onChange={(state) => change("state", state)}
            />
            <InputWithIcon
              type="search"
              aria-label={texts.search}
              placeholder={texts.search}
              icon={<Search aria-hidden="true" strokeWidth={1.5} />}
              value={search}
              onChange={(event) => change("search", event.target.value)}
              className="mb-2 xl:w-66"
            />
          </div>
          {list.isPending && <SkeletonRows label={texts.loading} />}
          {list.isError && (
            <Note
              kind="bad"
              role="alert"
              title={t.ui.list.couldNotLoad}
              className="mt-6"
              action={
                <Button size="sm" onClick={() => list.refetch()}>
                  {t.ui.tryAgain}
                </Button>
              }
            >
              {messageFor(list.error)}
            </Note>
          )}
          {rows.length > 0 && (
            <Table>
              <TableHead>
                <Column>{texts.columns.session}</Column>
                <Column>{texts.columns.state}</Column>
                <Column>{texts.columns.start(cityOf(browserZone()))}</Column>
                <Column figures>{texts.columns.seats}</Column>
                <Column>{texts.columns.stands}</Column>
                <Column>
                  <span className="sr-only">{texts.columns.action}</span>
                </Column>
              </TableHead>
              <TableBody>
                {rows.map((session) => (
                  <SessionRow key={session.id} session={session} now={now} />
                ))}
              </TableBody>
            </Table>
          )}
          {list.isSuccess && rows.length === 0 && (
            <div role="status" className="py-8">
              <p className="font-semibold">{search ? texts.noMatch(search) : texts.noneInState}</p>
              <p className="text-ink-soft">
                {search && `${texts.noMatchText} `}
                <TextButton onClick={() => change(search ? "search" : "state", "")}>
                  {search ? texts.clear : texts.showAll}
                </TextButton>
              </p>
            </div>
          )}
          {rows.length > 0 && (
            <p className="mt-4 flex items-center gap-4 text-sm text-ink-soft" role="status">
              {texts.shown(rows.length)}
              {list.hasNextPage && (
                <TextButton onClick={() => list.fetchNextPage()} disabled={list.isFetchingNextPage}>
                  {texts.showMore}
                </TextButton>
              )}
            </p>
          )}
        </>
      )}
    </>
  );
}
