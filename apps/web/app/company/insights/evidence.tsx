import type { CheckInMeasure, Evidence as EvidenceData, EvidenceFigure } from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import { useQuery } from "@tanstack/react-query";
import { evidenceQuery } from "../../api/queries/reports.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Note } from "../../ui/note.tsx";
import { Section } from "../shared/report/section.tsx";
import { useUser } from "../shell/use-user.ts";
import { DataTable } from "./data-table.tsx";
import { texts as insightTexts } from "./texts.ts";

const texts = insightTexts.evidence;
const waves = ["after", "two_weeks", "month"] as const;
const measures = ["all", "contacts", "voice", "belonging"] as const;

/** What changed according to the check-ins, or that nobody can tell. There is nothing to filter, on purpose. */
export function Evidence() {
  const evidence = useQuery(evidenceQuery);
  return (
    <Section id="evidence" title={texts.title} note={texts.note}>
      <Loaded query={evidence} label={texts.loading}>
        {(data) => (
          <>
            {!data.on && <SwitchedOff />}
            {(data.on || data.figures.some(({ state }) => state !== "hidden")) && <Figures data={data} />}
          </>
        )}
      </Loaded>
    </Section>
  );
}

function SwitchedOff() {
  const isOwner = useUser()?.user_type_id === Role.CONSUMER_ADMIN;
  return (
    <Note
      className="mb-5"
      action={isOwner && <ButtonLink to="/dashboard/settings">{texts.settings}</ButtonLink>}
    >
      {isOwner ? texts.off : texts.offSub}
    </Note>
  );
}

function Figures({ data }: { data: EvidenceData }) {
  const figure = (wave: EvidenceFigure["wave"], measure: CheckInMeasure) =>
    data.figures.find((one) => one.wave === wave && one.measure === measure) as EvidenceFigure;
  return (
    <>
      <ul className="grid gap-5 lg:grid-cols-3">
        {waves.map((wave) => (
          <WaveCard key={wave} figure={figure(wave, "all")} />
        ))}
      </ul>
      <p className="mt-4 max-w-[72ch] text-sm text-ink-soft">{texts.how(data.smallest_group)}</p>
      <DataTable
        columns={[texts.statement, ...waves.map((wave) => texts.waves[wave])]}
        rows={measures.map((measure) => ({
          key: measure,
          cells: [texts.measures[measure], ...waves.map((wave) => cellOf(figure(wave, measure)))],
        }))}
      />
    </>
  );
}

function WaveCard({ figure }: { figure: EvidenceFigure }) {
  const { wave, state, change, people, sessions } = figure;
  return (
    <li className="rounded-md border border-line bg-raised p-5">
      <h3 className="font-text text-sm font-semibold tracking-normal text-ink-soft">{texts.waves[wave]}</h3>
      <p className="mt-1 font-display text-2xl leading-tight text-pretty">{texts.states[state]}</p>
      {change && <IntervalBar change={change} label={texts.interval(change)} />}
      <p className="mt-2 text-sm text-ink-soft">{detailOf(figure)}</p>
      {state !== "hidden" && <p className="mt-2 text-sm text-ink-soft">{texts.basis(people, sessions)}</p>}
    </li>
  );
}

function detailOf({ state, change, more }: EvidenceFigure): string {
  if (state === "hidden") return texts.hidden;
  if (state === "unknown" && more !== null) return texts.more(more);
  if (state === "unknown") return change ? texts.tooSmall : texts.few;
  return change ? texts.changed(change.mean) : "";
}

const cellOf = ({ state, change }: EvidenceFigure) =>
  change ? `${texts.interval(change)}: ${texts.short[state]}` : texts.short[state];

/** The scale ends at one step up or down, or further out where the interval does. */
const usual = 1;

/** A change with its interval on a scale around zero: whether it contains zero is visible at a glance. */
function IntervalBar({
  change: { mean, low, high },
  label,
}: {
  change: NonNullable<EvidenceFigure["change"]>;
  label: string;
}) {
  const end = Math.max(usual, Math.abs(low), Math.abs(high));
  const at = (value: number) => `${50 + (50 * value) / end}%`;
  const isSettled = low > 0 || high < 0;
  return (
    <div className="mt-4">
      <div className="relative h-6" aria-hidden="true">
        <span className="absolute inset-x-0 top-1/2 h-px bg-line" />
        <span className="absolute inset-y-0 left-1/2 w-px bg-ink-soft" />
        <span
          className={`absolute top-1/2 h-2 -translate-y-1/2 rounded-sm ${isSettled ? "bg-tide" : "bg-ink-soft"}`}
          style={{ left: at(low), width: `${(50 * (high - low)) / end}%`, minWidth: 2 }}
        />
        <span
          className="absolute top-1/2 size-3 -translate-1/2 rounded-full border-2 border-raised bg-ink"
          style={{ left: at(mean) }}
        />
      </div>
      <p className="mt-1 text-sm tabular-nums">{label}</p>
    </div>
  );
}
