import { useQuery } from "@tanstack/react-query";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { day } from "../shared/moments.ts";
import { type LogChoice, playedQuery } from "./data.ts";
import { texts as debugTexts } from "./texts.ts";

const texts = debugTexts.log;

/** Chooses the session and the team. */
export function LogPicker({
  choice: { of, team },
  teams,
  onChange,
}: {
  choice: LogChoice;
  teams: string[];
  onChange: (choice: LogChoice) => void;
}) {
  const played = useQuery(playedQuery).data ?? [];
  const isListed = of === "sample" || played.some(({ id }) => id === of);
  return (
    <div className="flex flex-wrap gap-3">
      <Field label={texts.of} className="w-full sm:w-80">
        <Select value={of} onChange={(event) => onChange({ of: event.target.value, team: "" })}>
          <option value="sample">{texts.sample}</option>
          {!isListed && <option value={of}>{of}</option>}
          {played.length > 0 && (
            <optgroup label={texts.sessions}>
              {played.map(({ id, title, company, starts_at }) => (
                <option key={id} value={id}>
                  {`${title}, ${company.name}, ${day(starts_at)}`}
                </option>
              ))}
            </optgroup>
          )}
        </Select>
      </Field>
      <Field label={texts.team} className="w-full sm:w-40">
        <Select value={team || teams[0]} onChange={(event) => onChange({ of, team: event.target.value })}>
          {teams.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
