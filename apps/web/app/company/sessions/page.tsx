import type { SessionSort } from "@lantern/contract/http";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { countsQuery, type SessionView, sessionsQuery } from "../../api/queries/sessions.ts";
import { TextButton, textLink } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { SearchInput } from "../../ui/search-input.tsx";
import { FilterTabs } from "../../ui/tabs.tsx";
import { texts as uiTexts } from "../../ui/texts.ts";
import { names } from "../names.ts";
import { texts as seriesTexts } from "../series/texts.ts";
import { FirstSession } from "./first-session.tsx";
import { SessionList } from "./session-list.tsx";
import { texts } from "./texts.ts";

const filters = ["all", "live", "confirmed", "draft", "completed", "cancelled", "archived"] as const;
type Filter = (typeof filters)[number];

/**
 * State, order and search are part of the URL, so that a view can be bookmarked, shared and reached with the back
 * button.
 */
export default function Sessions() {
  const [params, setParams] = useSearchParams();
  const search = params.get("search") ?? "";
  const filter = filters.find((each) => each === params.get("state")) ?? "all";
  const sort = (Object.keys(texts.orders) as SessionSort[]).find((each) => each === params.get("sort"));
  const list = useInfiniteQuery(sessionsQuery(search, { ...viewOf(filter), ...(sort && { sort }) }));
  const counts = useQuery(countsQuery).data;
  const none = counts && Object.values(counts).every((count) => count === 0);

  const change = (name: "search" | "state" | "sort", value: string) =>
    setParams(
      (old) => {
        if (value && value !== "all" && value !== "agenda") old.set(name, value);
        else old.delete(name);
        return old;
      },
      // Typing a search adds no history entries.
      { replace: name === "search", preventScrollReset: true },
    );

  const count = (state: Filter) => {
    if (!counts) return undefined;
    if (state !== "all") return counts[state];
    return counts.draft + counts.confirmed + counts.live + counts.completed + counts.cancelled;
  };

  return (
    <>
      <PageHeader
        title={names.sessions}
        sub={
          <Link to="/dashboard/series" className={textLink}>
            {seriesTexts.all}
          </Link>
        }
        actions={
          <>
            <ButtonLink to="/dashboard/createSeries">{names.createSeries}</ButtonLink>
            <ButtonLink to="/dashboard/createSession" tone="primary">
              <Plus aria-hidden="true" strokeWidth={1.5} />
              {texts.create}
            </ButtonLink>
          </>
        }
      />
      {none ? (
        <FirstSession />
      ) : (
        <>
          <div className="flex flex-col-reverse gap-2 border-b border-line xl:flex-row xl:items-end xl:justify-between xl:gap-6">
            <FilterTabs
              label={texts.filters}
              value={filter}
              items={filters.map((state) => ({
                value: state,
                label:
                  state === "all"
                    ? texts.all
                    : state === "archived"
                      ? texts.archived
                      : uiTexts.sessions.states[state],
                count: count(state),
              }))}
              onChange={(state) => change("state", state)}
            />
            <SearchInput
              label={texts.search}
              value={search}
              onSearch={(text) => change("search", text)}
              className="mb-2 xl:w-66"
            />
          </div>
          <SessionList
            list={list}
            sort={sort ?? "agenda"}
            onSort={(next) => change("sort", next)}
            total={search ? undefined : count(filter)}
            archived={filter === "all" && !search ? (counts?.archived ?? 0) : 0}
            none={
              <>
                <p className="font-semibold">{search ? texts.noMatch(search) : texts.noneInState}</p>
                <p className="text-ink-soft">
                  {search && `${filter === "all" ? texts.noMatchText : texts.noMatchInState} `}
                  <TextButton onClick={() => change(search ? "search" : "state", "")}>
                    {search ? texts.clear : texts.showAll}
                  </TextButton>
                </p>
              </>
            }
          />
        </>
      )}
    </>
  );
}

function viewOf(filter: Filter): SessionView {
  if (filter === "all") return {};
  return filter === "archived" ? { archived: true } : { status: filter, archived: false };
}
