import type { ResponseOf } from "@lantern/contract/endpoints";
import type { consumerGroups } from "@lantern/contract/page-endpoints";
import { formatNumber } from "../../../i18n/format.ts";
import { cn } from "../../../ui/cn.ts";
import { type ChangePeople, type People, type Person, withoutPeople } from "./people.ts";
import { texts } from "./texts.ts";
import { useEveryone } from "./use-everyone.ts";

const most = 12;

/** Toggles a whole department or office. */
export function GroupChips({
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
                ? onChange((now) => withoutPeople(now, new Set(inside.map(({ id }) => id))))
                : add.mutate({ [by]: name })
            }
            className={cn(
              "inline-flex min-h-(--control-sm) max-w-full items-center gap-1.5 rounded-sm border px-2.5 py-1 text-left font-medium wrap-anywhere",
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
