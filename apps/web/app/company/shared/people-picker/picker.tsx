import { limits } from "@lantern/contract/limits";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { Button, TextButton } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Note } from "../../../ui/note.tsx";
import { SegmentedControl } from "../../../ui/radio-option.tsx";
import { ChosenList } from "./chosen-list.tsx";
import { GroupChips } from "./group-chips.tsx";
import { PasteList } from "./paste-list.tsx";
import { type ChangePeople, groupsQuery, type People } from "./people.ts";
import { SavedGroups } from "./saved-groups.tsx";
import { SearchResults } from "./search-results.tsx";
import type { SplitBase } from "./split-dialog.tsx";
import { texts } from "./texts.ts";

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
