import type { BodyOf } from "@lantern/contract/endpoint";
import type { splitSession } from "@lantern/contract/endpoints/session";
import { limits } from "@lantern/contract/limits";
import { type SplitMethod, type SplitSession, splitMethods, splitPeople } from "@lantern/contract/split";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { sessionApi } from "../../../api/queries/session-changes.ts";
import { FormDialog } from "../../../forms/form-dialog.tsx";
import { useForm } from "../../../forms/use-form.ts";
import { cityOf, formatList, formatNumber } from "../../../i18n/format.ts";
import { SegmentedControl } from "../../../ui/radio-option.tsx";
import { toast } from "../../../ui/toast.ts";
import type { People, Person } from "./people.ts";
import { texts as pickerTexts } from "./texts.ts";

const texts = pickerTexts.splitting;
const mostNames = 4;

/** The settings of the drafts that a split creates. */
export type SplitBase = Omit<BodyOf<typeof splitSession>, "by" | "consumer_ids">;

/** Shows into which sessions the chosen people would be split, and creates them. */
export default function SplitDialog({
  chosen,
  base,
  onClose,
  onSplit,
}: {
  chosen: People;
  base: SplitBase;
  onClose: () => void;
  /** Called before the page is left for the drafts. */
  onSplit: (() => void) | undefined;
}) {
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm({
    schema: "splitBody",
    initial: { by: "timezone" as SplitMethod },
    body: ({ by }) => ({
      ...base,
      title: base.title.trim() || texts.untitled,
      by,
      consumer_ids: [...chosen.keys()],
    }),
    send: (body) => sessionApi.split(body, `${key} ${body.by}`),
    done({ sessions }) {
      toast.good(texts.done(sessions), texts.doneText);
      onSplit?.();
      navigate("/dashboard/sessions?state=draft");
    },
  });
  const { by } = form.values;
  const parts = useMemo(
    () =>
      splitPeople([...chosen.values()], by, {
        most: limits.seatsMax,
        at: new Date(base.starts_at ?? Date.now()),
        zone: base.timezone ?? "UTC",
      }),
    [chosen, by, base],
  );
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={texts.title(chosen.size)}
      description={texts.text}
      wide
      submit={texts.submit(parts.length)}
    >
      <SegmentedControl
        label={texts.by}
        value={by}
        options={splitMethods.map((value) => ({ value, label: texts.methods[value] }))}
        onChange={(next) => form.set({ by: next })}
      />
      <p className="text-sm text-ink-soft">{texts.hints[by]}</p>
      <ol className="max-h-74 overflow-y-auto border-t border-line">
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its number
          <li key={index} className="flex items-baseline gap-3 border-b border-line py-2.5">
            <span className="min-w-0 flex-1">
              <b className="block">{texts.part(index + 1, parts.length)}</b>
              <small className="block text-sm text-ink-soft">{nameOfSession(part)}</small>
            </span>
            <span className="tabular-nums">{formatNumber(part.people.length)}</span>
          </li>
        ))}
      </ol>
    </FormDialog>
  );
}

function nameOfSession({ offsets, departments, people }: SplitSession<Person>): string {
  if (offsets) {
    const [from, to] = offsets.map(offsetName);
    return texts.zones(shortList(citiesOf(people)), from === to ? `${from}` : `${from} – ${to}`);
  }
  return departments ? shortList(departments.map((name) => name ?? texts.noDepartment)) : texts.mixed;
}

function shortList(names: readonly string[]): string {
  const rest = names.length - mostNames;
  return formatList(rest > 0 ? [...names.slice(0, mostNames), texts.more(rest)] : names);
}

/** The cities of the people's time zones, those of most people first. */
function citiesOf(people: readonly Person[]): string[] {
  const counts = new Map<string, number>();
  for (const { timezone } of people) {
    const city = timezone ? cityOf(timezone) : texts.noZone;
    counts.set(city, (counts.get(city) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([city]) => city);
}

/** `UTC+1`, `UTC−3:30`. */
function offsetName(minutes: number): string {
  if (minutes === 0) return "UTC";
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? "−" : "+"}${hours}${rest ? `:${String(rest).padStart(2, "0")}` : ""}`;
}
