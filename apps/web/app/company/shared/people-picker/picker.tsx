import type { ResponseOf } from "@lantern/contract/endpoint";
import type { consumerGroups } from "@lantern/contract/endpoints/consumer";
import type { Group } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { useQuery } from "@tanstack/react-query";
import { UsersRound } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { formatNumber } from "../../../i18n/format.ts";
import { Button, TextButton } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { cn } from "../../../ui/cn.ts";
import { Note } from "../../../ui/note.tsx";
import { SegmentedControl } from "../../../ui/radio-option.tsx";
import { PasteList } from "./paste-list.tsx";
import { type ChangePeople, groupsQuery, type People, type Person, withoutPeople } from "./people.ts";
import { PersonCheckbox } from "./person-checkbox.tsx";
import { SearchResults } from "./search-results.tsx";
import type { SplitBase } from "./split-dialog.tsx";
import { texts } from "./texts.ts";
import { useEveryone } from "./use-everyone.ts";

const GroupDialog = lazy(() => import("../people/group-dialog.tsx"));
const SplitDialog = lazy(() => import("./split-dialog.tsx"));
const methods = ["find", "paste", "chosen"] as const;

/** Chooses people: by department or office, by search, or from a pasted list. */
export function Picker({
  chosen,
  onChange,
  split,
  onSplit,
}: {
  chosen: People;
  onChange: ChangePeople;
  /** The settings of the sessions into which too many people can be split; without it they cannot. */
  split?: SplitBase;
  /** Called after a split, before the page is left for its drafts. */
  onSplit?: () => void;
}) {
  const [method, setMethod] = useState<(typeof methods)[number]>("find");
  const groups = useQuery(groupsQuery).data;
  const [saving, setSaving] = useState(false);
  const [splitting, setSplitting] = useState(false);
  const over = chosen.size > limits.seatsMax;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SegmentedControl
          label={texts.methods}
          value={method}
          options={methods.map((value) => ({
            value,
            label: value === "chosen" ? texts.chosen(chosen.size) : texts[value],
          }))}
          onChange={setMethod}
        />
        {chosen.size > 0 && <TextButton onClick={() => onChange(() => new Map())}>{texts.clear}</TextButton>}
      </div>
      {method === "find" && groups?.total === 0 && (
        <Note
          action={
            <ButtonLink size="sm" to="/dashboard/createConsumer" target="_blank">
              {texts.add}
            </ButtonLink>
          }
        >
          {texts.emptyList}
        </Note>
      )}
      {method === "find" && groups?.total !== 0 && (
        <>
          {groups && <SavedGroups groups={groups.saved} onChange={onChange} />}
          {groups && <GroupChips groups={groups} chosen={chosen} onChange={onChange} />}
          <SearchResults chosen={chosen} onChange={onChange} />
        </>
      )}
      {method === "paste" && <PasteList onChange={onChange} onDone={() => setMethod("chosen")} />}
      {method === "chosen" && <ChosenList chosen={chosen} onChange={onChange} />}
      {method === "chosen" && chosen.size > 0 && (
        <Button size="sm" onClick={() => setSaving(true)} className="w-fit">
          {texts.saveGroup}
        </Button>
      )}
      {over && (
        <Note
          kind="warn"
          role="status"
          title={texts.overTitle(chosen.size, limits.seatsMax)}
          action={
            split && (
              <Button size="sm" onClick={() => setSplitting(true)}>
                {texts.split}
              </Button>
            )
          }
        >
          {split ? texts.overText : texts.overSeries}
        </Note>
      )}
      <Suspense>
        {splitting && split && over && (
          <SplitDialog chosen={chosen} base={split} onClose={() => setSplitting(false)} onSplit={onSplit} />
        )}
        {saving && <GroupDialog ids={[...chosen.keys()]} onClose={() => setSaving(false)} />}
      </Suspense>
    </div>
  );
}

/** Adds everybody of a saved group. */
function SavedGroups({ groups, onChange }: { groups: readonly Group[]; onChange: ChangePeople }) {
  const add = useEveryone(onChange);
  if (groups.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-1.5">
      {groups.map(({ id, name, count }) => (
        <button
          key={id}
          type="button"
          aria-busy={(add.isPending && add.variables.group === id) || undefined}
          aria-label={texts.chooseAll(name, count)}
          disabled={count === 0}
          onClick={() => add.mutate({ group: id })}
          className="inline-flex min-h-(--control-sm) max-w-full items-center gap-1.5 rounded-sm border border-line bg-raised px-2.5 py-1 text-start font-medium wrap-anywhere hover:border-field-line disabled:opacity-60"
        >
          <UsersRound aria-hidden="true" strokeWidth={1.5} className="size-4 shrink-0 text-ink-soft" />
          {name}
          <span className="shrink-0 font-normal text-ink-soft tabular-nums">{formatNumber(count)}</span>
        </button>
      ))}
    </div>
  );
}

/** The chosen people, to review and remove. */
function ChosenList({ chosen, onChange }: { chosen: People; onChange: ChangePeople }) {
  if (chosen.size === 0) return <p className="text-ink-soft">{texts.none}</p>;
  return (
    <ul className="max-h-74 overflow-y-auto overscroll-contain rounded-md border border-field-line py-1">
      {[...chosen.values()].map((person) => (
        <PersonCheckbox
          key={person.id}
          person={person}
          on
          onChange={() => onChange((current) => withoutPeople(current, new Set([person.id])))}
        />
      ))}
    </ul>
  );
}

const most = 12;

/** Toggles a whole department or office. */
function GroupChips({
  groups,
  chosen,
  onChange,
}: {
  groups: ResponseOf<typeof consumerGroups>;
  chosen: People;
  onChange: ChangePeople;
}) {
  const chips = [
    ...groups.departments.map((group) => ({ ...group, by: "department" as const })),
    ...groups.offices.map((group) => ({ ...group, by: "office" as const })),
  ]
    .filter(({ count }) => count > 1)
    .sort((a, b) => b.count - a.count)
    .slice(0, most);
  const add = useEveryone(onChange);
  if (chips.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-1.5">
      {chips.map(({ by, name, count }) => {
        const inside = [...chosen.values()].filter((person: Person) => person[by] === name);
        const all = inside.length >= count;
        return (
          <button
            key={`${by} ${name}`}
            type="button"
            aria-pressed={all}
            aria-busy={(add.isPending && add.variables[by] === name) || undefined}
            aria-label={texts.chooseAll(name, count)}
            onClick={() =>
              all
                ? onChange((current) => withoutPeople(current, new Set(inside.map(({ id }) => id))))
                : add.mutate({ [by]: name })
            }
            className={cn(
              "inline-flex min-h-(--control-sm) max-w-full items-center gap-1.5 rounded-sm border px-2.5 py-1 text-start font-medium wrap-anywhere",
              all ? "border-ember bg-ember-wash" : "border-line bg-raised hover:border-field-line",
            )}
          >
            {name}
            <span className="shrink-0 font-normal text-ink-soft tabular-nums">{formatNumber(count)}</span>
          </button>
        );
      })}
    </div>
  );
}
