import type { Group } from "@lantern/contract/http";
import { UsersRound } from "lucide-react";
import { formatNumber } from "../../../i18n/format.ts";
import type { ChangePeople } from "./people.ts";
import { texts } from "./texts.ts";
import { useEveryone } from "./use-everyone.ts";

/** Adds everybody of a saved group. */
export function SavedGroups({ groups, onChange }: { groups: readonly Group[]; onChange: ChangePeople }) {
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
          className="inline-flex min-h-(--control-sm) max-w-full items-center gap-1.5 rounded-sm border border-line bg-raised px-2.5 py-1 text-left font-medium wrap-anywhere hover:border-field-line disabled:opacity-60"
        >
          <UsersRound aria-hidden="true" strokeWidth={1.5} className="size-4 shrink-0 text-ink-soft" />
          {name}
          <span className="shrink-0 font-normal text-ink-soft tabular-nums">{formatNumber(count)}</span>
        </button>
      ))}
    </div>
  );
}
