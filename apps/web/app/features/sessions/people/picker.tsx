import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "../../../i18n/index.ts";
import { ButtonLink, TextButton } from "../../../ui/button.tsx";
import { Segments } from "../../../ui/choice.tsx";
import { Note } from "../../../ui/note.tsx";
import { ChosenList } from "./chosen-list.tsx";
import { FoundList } from "./found-list.tsx";
import { GroupChips } from "./group-chips.tsx";
import { PasteList } from "./paste-list.tsx";
import { groupsQuery, type People } from "./people.ts";

const texts = t.people;
const ways = ["find", "paste", "chosen"] as const;

/** Chooses people: by department or office, one by one or all that a search finds, or from a pasted list. */
export function Picker({ chosen, onChange }: { chosen: People; onChange: (chosen: People) => void }) {
  const [way, setWay] = useState<(typeof ways)[number]>("find");
  const groups = useQuery(groupsQuery).data;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Segments
          label={texts.ways}
          value={way}
          options={ways.map((value) => ({
            value,
            label: value === "chosen" ? texts.chosen(chosen.size) : texts[value],
          }))}
          onChange={setWay}
        />
        {chosen.size > 0 && <TextButton onClick={() => onChange(new Map())}>{texts.clear}</TextButton>}
      </div>
      {way === "find" && groups?.total === 0 && (
        <Note
          action={
            <ButtonLink size="sm" to="/dashboard/createConsumer" target="_blank">
              {t.create.people.add}
            </ButtonLink>
          }
        >
          {t.create.people.none}
        </Note>
      )}
      {way === "find" && groups?.total !== 0 && (
        <>
          {groups && <GroupChips groups={groups} chosen={chosen} onChange={onChange} />}
          <FoundList chosen={chosen} onChange={onChange} />
        </>
      )}
      {way === "paste" && <PasteList chosen={chosen} onChange={onChange} onDone={() => setWay("chosen")} />}
      {way === "chosen" && <ChosenList chosen={chosen} onChange={onChange} />}
    </div>
  );
}
