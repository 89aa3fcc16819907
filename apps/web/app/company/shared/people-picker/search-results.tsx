import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { messageFor } from "../../../api/error.ts";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { SearchInput } from "../../../ui/search-input.tsx";
import { ShowMore } from "../../../ui/show-more.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { texts as peopleTexts } from "../people/texts.ts";
import { type ChangePeople, type People, searchQuery, withoutPeople, withPeople } from "./people.ts";
import { PersonCheckbox } from "./person-checkbox.tsx";
import { texts } from "./texts.ts";
import { useEveryone } from "./use-everyone.ts";

/** The participants that match a search, each with a checkbox, and a button to choose them all. */
export function SearchResults({ chosen, onChange }: { chosen: People; onChange: ChangePeople }) {
  const [search, setSearch] = useState("");
  const filter = { search: search.trim() };
  const results = useInfiniteQuery(searchQuery(filter));
  const people = results.data ?? [];
  const all = useEveryone(onChange);
  return (
    <div className="overflow-hidden rounded-md border border-field-line">
      <SearchInput
        label={texts.search}
        value={search}
        onSearch={setSearch}
        className="border-b border-line [&_input]:rounded-b-none [&_input]:border-0 [&_input]:focus-visible:-outline-offset-2"
      />
      {results.isPending && <SkeletonRows rows={3} label={peopleTexts.loading} />}
      {results.isError && <Note kind="bad">{messageFor(results.error)}</Note>}
      {results.isSuccess && (
        <div className="flex min-h-11 items-center justify-between gap-3 border-b border-line bg-raised px-3 py-1 text-sm">
          <span role="status" className="text-ink-soft">
            {people.length === 0 ? texts.nobody(search) : texts.results(people.length, results.hasNextPage)}
          </span>
          {people.length > 1 && (
            <Button size="sm" tone="quiet" busy={all.isPending} onClick={() => all.mutate(filter)}>
              {texts.selectAll}
            </Button>
          )}
        </div>
      )}
      <ul className="max-h-64 overflow-y-auto overscroll-contain py-1">
        {people.map((person) => (
          <PersonCheckbox
            key={person.id}
            person={person}
            on={chosen.has(person.id)}
            onChange={(on) =>
              onChange((current) =>
                on ? withPeople(current, [person]) : withoutPeople(current, new Set([person.id])),
              )
            }
          />
        ))}
        {results.hasNextPage && (
          <li className="px-3 py-2">
            <ShowMore list={results} />
          </li>
        )}
      </ul>
    </div>
  );
}
