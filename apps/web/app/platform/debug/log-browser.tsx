import type { ReplayMoment } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { browserZone, formatTime } from "../../i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Range } from "../../ui/range.tsx";
import { Select } from "../../ui/select.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { momentQuery } from "./data.ts";
import { texts as experienceTexts } from "./experience/texts.ts";
import { Framed } from "./framed.tsx";
import { LogPicker } from "./log-picker.tsx";
import { StillStage } from "./still-stage.tsx";
import { useToolParams } from "./use-tool-params.ts";

const icon = { "aria-hidden": true, strokeWidth: 1.5 } as const;

function useMoment() {
  const { get, set } = useToolParams();
  const choice = { of: get("session") || "sample", team: get("team") };
  const at = get("at") === "" ? null : Number(get("at"));
  return { choice, at, seat: get("seat"), set, moment: useQuery(momentQuery(choice, at)) };
}

/** The log of one team's session, row by row, forwards and backwards. */
export function LogBrowser() {
  const { choice, seat, set, moment } = useMoment();
  return (
    <Loaded query={moment}>
      {(log) => {
        const row = log.row?.seq ?? 0;
        const go = (at: number) => set({ at: String(Math.min(Math.max(at, 0), log.length)) });
        const { of, team } = log;
        const frameParams = new URLSearchParams({ frame: "log", session: of, team, at: String(row), seat });
        return (
          <div className="grid gap-5">
            <LogPicker
              choice={choice}
              teams={log.teams}
              onChange={(next) => set({ session: next.of, team: next.team, at: "" })}
            />
            <LogControls moment={log} row={row} go={go} seat={seat} onSeat={(next) => set({ seat: next })} />
            <Framed title={experienceTexts.frame} src={`/debug/experience?${frameParams}`} />
            <section aria-labelledby="events">
              <h2 id="events" className="mb-2">
                {experienceTexts.events}
              </h2>
              <p className="mb-2 text-sm text-ink-soft">
                {log.row
                  ? experienceTexts.by(log.row.actor, formatTime(log.row.at, browserZone()))
                  : experienceTexts.before}
              </p>
              <pre className="rounded-md border border-line bg-raised p-4 text-sm break-all whitespace-pre-wrap">
                {JSON.stringify(log.row?.events ?? [], null, 2)}
              </pre>
            </section>
          </div>
        );
      }}
    </Loaded>
  );
}

function LogControls({
  moment,
  row,
  go,
  seat,
  onSeat,
}: {
  moment: ReplayMoment;
  row: number;
  go: (row: number) => void;
  seat: string;
  onSeat: (seat: string) => void;
}) {
  const here = moment.markers.findLast(({ seq }) => seq <= row);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Button size="icon" aria-label={experienceTexts.back} disabled={row === 0} onClick={() => go(row - 1)}>
        <ChevronLeft {...icon} />
      </Button>
      <Field label={experienceTexts.rowOf(row, moment.length)} className="min-w-40 flex-1">
        <Range min={0} max={moment.length} value={row} onChange={(event) => go(Number(event.target.value))} />
      </Field>
      <Button
        size="icon"
        aria-label={experienceTexts.on}
        disabled={row === moment.length}
        onClick={() => go(row + 1)}
      >
        <ChevronRight {...icon} />
      </Button>
      <Field label={experienceTexts.mark} className="w-full sm:w-64">
        <Select value={here?.seq ?? 0} onChange={(event) => go(Number(event.target.value))}>
          <option value={0}>{experienceTexts.before}</option>
          {moment.markers.map(({ seq, scene, title }) => (
            <option key={seq} value={seq}>
              {`${seq}: ${title === scene ? experienceTexts.waiting : title}`}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={experienceTexts.seat} className="w-full sm:w-48">
        <Select value={seat} onChange={(event) => onSeat(event.target.value)}>
          <option value="">{experienceTexts.nobody}</option>
          {Object.keys(moment.seats).map((one) => (
            <option key={one} value={one}>
              {moment.directory.people[one]?.name ?? one}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

/** The page inside the frame. */
export function LogFrame() {
  const { seat, moment } = useMoment();
  return (
    <Loaded query={moment}>
      {({ view, seats, experience, directory, row }) => (
        <StillStage
          view={view}
          mine={seats[seat] ?? null}
          info={experience}
          directory={directory}
          now={row?.at ?? 0}
        />
      )}
    </Loaded>
  );
}
