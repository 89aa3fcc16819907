import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useMemo, useState } from "react";
import { messageFor } from "../../../api/error.ts";
import { t } from "../../../i18n/index.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { cn } from "../../../ui/cn.ts";
import { InputWithIcon } from "../../../ui/input.tsx";
import { Note } from "../../../ui/note.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { everyoneQuery } from "../api.ts";
import { groupsOf, matches, nameOf } from "../model.ts";

const texts = t.create.people;

/** Chooses from all participants: one by one, or a whole department or office at once. */
export function PeoplePicker({
  chosen,
  onChange,
}: {
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}) {
  const everyone = useQuery(everyoneQuery);
  const [search, setSearch] = useState("");
  const people = everyone.data ?? [];
  const groups = useMemo(() => groupsOf(people).slice(0, 12), [people]);

  const set = (ids: readonly string[], on: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) on ? next.add(id) : next.delete(id);
    onChange(next);
  };

  if (everyone.isPending) return <SkeletonRows rows={3} label={t.participants.loading} />;
  if (everyone.isError) return <Note kind="bad">{messageFor(everyone.error)}</Note>;
  if (people.length === 0) {
    return (
      <Note
        action={
          <ButtonLink size="sm" to="/dashboard/createConsumer" target="_blank">
            {texts.add}
          </ButtonLink>
        }
      >
        {texts.none}
      </Note>
    );
  }
  return (
    <div className="grid gap-3">
      {groups.length > 0 && (
        <div className="flex flex-wrap gap-1.5">
          {groups.map((group) => {
            const all = group.ids.every((id) => chosen.has(id));
            return (
              <button
                key={group.name}
                type="button"
                aria-pressed={all}
                aria-label={texts.chooseAll(group.name, group.ids.length)}
                onClick={() => set(group.ids, !all)}
                className={cn(
                  "inline-flex min-h-(--control-sm) items-center gap-1.5 rounded-sm border px-2.5 font-medium",
                  all ? "border-ember bg-ember-wash" : "border-line bg-raised hover:border-field-line",
                )}
              >
                {group.name}
                <span className="font-normal text-ink-soft tabular-nums">{group.ids.length}</span>
              </button>
            );
          })}
        </div>
      )}
      <div className="overflow-hidden rounded-md border border-field-line">
        <InputWithIcon
          type="search"
          aria-label={texts.search}
          placeholder={texts.search}
          icon={<Search aria-hidden="true" strokeWidth={1.5} />}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="border-b border-line [&_input]:rounded-b-none [&_input]:border-0 [&_input]:focus-visible:-outline-offset-2"
        />
        <ul className="max-h-64 overflow-y-auto overscroll-contain py-1">
          {people
            .filter((person) => matches(person, search))
            .map((person) => (
              <li key={person.id}>
                <label className="flex min-h-11 items-center gap-3 px-3 py-1 hover:bg-hover">
                  <input
                    type="checkbox"
                    className="check"
                    checked={chosen.has(person.id)}
                    onChange={(event) => set([person.id], event.target.checked)}
                  />
                  <span className="min-w-0 leading-tight">
                    <span className="block truncate">{nameOf(person)}</span>
                    <small className="block truncate text-sm text-ink-soft">
                      {[person.department, person.office].filter(Boolean).join(", ") || person.email}
                    </small>
                  </span>
                </label>
              </li>
            ))}
        </ul>
      </div>
    </div>
  );
}
