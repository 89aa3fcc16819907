import type { Insights } from "@lantern/contract/http";
import {
  browserZone,
  formatDate,
  formatDecimals,
  formatMonth,
  formatNumber,
  formatPercent,
  formatShortDate,
  formatShortMonth,
} from "../../i18n/format.ts";
import { Section } from "../shared/report/section.tsx";
import { Bars, Scale, Shares } from "./bars.tsx";
import { DataTable } from "./data-table.tsx";
import { texts } from "./texts.ts";

/** All measures but listening, which no report has. */
const measureIds = ["contribution", "voice", "clues", "pace", "togetherness"] as const;

/** The most bars that fit side by side; the table has all values. */
const most = 12;

const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((100 * part) / whole));
/** There is no space for the weekday. */
const shortDay = (moment: string) => formatShortDate(moment, browserZone());

function measured(
  { measures, bands }: Insights["sessions"][number],
  id: (typeof measureIds)[number],
): string {
  const [value, band] = [measures?.[id] ?? null, bands?.[id] ?? null];
  return value === null || band === null ? "–" : texts.measures.value(band, formatDecimals(value, 2));
}

const day = (moment: string) => formatDate(moment, browserZone());

export function Attendance({ sessions }: { sessions: Insights["sessions"] }) {
  const sum = (of: "came" | "listed") => sessions.reduce((total, one) => total + one[of], 0);
  const { title, all, came, listed, rate } = texts.attendance;
  return (
    <Section id="attendance" title={title} note={all(percent(sum("came"), sum("listed")), sessions.length)}>
      <Bars
        label={title}
        max={100}
        scale={[formatPercent(100), formatPercent(0)]}
        bars={sessions.slice(-most).map((one) => {
          const value = percent(one.came, one.listed);
          return { key: one.id, label: shortDay(one.ended_at), value, text: formatPercent(value) };
        })}
      />
      <DataTable
        columns={[texts.session, came, listed, rate]}
        rows={sessions.map((one) => ({
          key: one.id,
          cells: [
            `${one.title}, ${day(one.ended_at)}`,
            one.came,
            one.listed,
            formatPercent(percent(one.came, one.listed)),
          ],
        }))}
      />
    </Section>
  );
}

/** People by month, with sessions and credits in the sentence and the table. */
export function Months({ months }: { months: Insights["months"] }) {
  const { title, note, people, sessions, credits } = texts.months;
  const sum = (of: "sessions" | "people" | "credits") => months.reduce((total, one) => total + one[of], 0);
  const max = Math.max(...months.map((one) => one.people));
  const first = months[0];
  return (
    <Section id="months" title={title} note={note}>
      <p className="mb-5">
        {texts.months.sum({ sessions: sum("sessions"), people: sum("people"), credits: sum("credits") })}
        {months.length === 1 && first && ` ${texts.months.allIn(formatMonth(first.month))}`}
      </p>
      {months.length > 1 && (
        <>
          <Bars
            label={people}
            max={max}
            scale={[formatNumber(max), formatNumber(0)]}
            bars={months.slice(-most).map((one) => ({
              key: one.month,
              label: formatShortMonth(one.month),
              value: one.people,
              text: formatNumber(one.people),
            }))}
          />
          <DataTable
            columns={[texts.month, sessions, people, credits]}
            rows={months.map((one) => ({
              key: one.month,
              cells: [formatMonth(one.month), one.sessions, one.people, one.credits],
            }))}
          />
        </>
      )}
    </Section>
  );
}

export function MeasuresOverTime({ sessions }: { sessions: Insights["sessions"] }) {
  const { title, note, names, none, how } = texts.measures;
  return (
    <Section id="measures" title={title} note={note}>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 xl:grid-cols-3">
        {measureIds.map((id) => {
          const values = sessions.map(({ measures }) => measures?.[id] ?? null);
          const last = latest(sessions.map(({ bands }) => bands?.[id] ?? null));
          const summary = last === null ? none : texts.measures.latest(last);
          return (
            <div key={id}>
              <h3 className="text-base font-semibold">{names[id]}</h3>
              <p className="mb-2 text-sm text-ink-soft">{summary}</p>
              {last !== null && (
                <Trend
                  values={values}
                  from={0}
                  to={1}
                  scale={[texts.measures.top, texts.measures.bottom]}
                  label={`${names[id]}: ${summary}`}
                />
              )}
            </div>
          );
        })}
      </div>
      <p className="mt-4 text-sm text-ink-soft">
        {how} {texts.measures.scale}
      </p>
      <DataTable
        columns={[texts.session, ...measureIds.map((id) => names[id])]}
        rows={sessions.map((one) => ({
          key: one.id,
          cells: [`${one.title}, ${day(one.ended_at)}`, ...measureIds.map((id) => measured(one, id))],
        }))}
      />
    </Section>
  );
}

export function FeedbackOverTime({ sessions }: { sessions: Insights["sessions"] }) {
  const { title, note, none, average, responses } = texts.feedback;
  const rated = sessions.flatMap((one) => (one.feedback ? [{ ...one, ...one.feedback }] : []));
  const [only] = rated;
  return (
    <Section id="feedback" title={title} note={note}>
      {rated.length === 0 && <p className="text-ink-soft">{none}</p>}
      {rated.length === 1 && only && (
        <p>{texts.feedback.one(day(only.ended_at), formatDecimals(only.average, 1), only.responses)}</p>
      )}
      {rated.length > 1 && (
        <>
          <div className="max-w-[36rem]">
            <Trend
              values={sessions.map(({ feedback }) => feedback?.average ?? null)}
              from={1}
              to={5}
              scale={[formatNumber(5), formatNumber(1)]}
              label={`${title} ${rated.map((one) => `${day(one.ended_at)} ${formatDecimals(one.average, 1)}`).join("; ")}`}
            />
          </div>
          <DataTable
            columns={[texts.session, average, responses]}
            rows={rated.map((one) => ({
              key: one.id,
              cells: [`${one.title}, ${day(one.ended_at)}`, formatDecimals(one.average, 1), one.responses],
            }))}
          />
        </>
      )}
    </Section>
  );
}

export function Departments({ departments }: { departments: Insights["departments"] }) {
  const { title, note, department, reached, of, rest, bar, none } = texts.departments;
  const named = departments.map((one) => ({ ...one, label: one.name ?? rest }));
  return (
    <Section id="departments" title={title} note={note}>
      {named.length === 0 && <p className="text-ink-soft">{none}</p>}
      {named.length === 1 && named[0] && <p>{`${named[0].label}: ${bar(named[0].reached, named[0].of)}`}</p>}
      {named.length > 1 && (
        <>
          <Shares
            shares={named.slice(0, most).map((one) => ({
              key: one.label,
              label: one.label,
              part: one.reached,
              of: one.of,
              text: bar(one.reached, one.of),
            }))}
          />
          <DataTable
            columns={[department, reached, of]}
            rows={named.map((one) => ({ key: one.label, cells: [one.label, one.reached, one.of] }))}
          />
        </>
      )}
    </Section>
  );
}

/** The newest value, or null. */
function latest<T>(values: readonly (T | null)[]): T | null {
  return values.findLast((value) => value !== null) ?? null;
}

const width = 280;
const height = 72;
const edge = 8;

/** A line chart over time. Missing values leave a gap. */
function Trend({
  values,
  from,
  to,
  scale,
  label,
}: {
  values: (number | null)[];
  /** Both ends of the scale. */
  from: number;
  to: number;
  /** What is written at its upper and lower end. */
  scale: readonly [string, string];
  label: string;
}) {
  const x = (index: number) => edge + ((width - 2 * edge) * index) / Math.max(1, values.length - 1);
  const y = (value: number) => height - edge - ((height - 2 * edge) * (value - from)) / (to - from);
  const points = values.flatMap((value, index) =>
    value === null ? [] : [{ index, x: x(index), y: y(value) }],
  );
  const line = points
    .map((point, order) => `${points[order - 1]?.index === point.index - 1 ? "L" : "M"}${point.x} ${point.y}`)
    .join("");
  return (
    <div className="relative ps-14">
      <Scale height="77.8%" below="bottom-[11.1%]" top={scale[0]} zero={scale[1]} />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={label}
        className="relative block w-full text-ember"
      >
        <path d={line} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        {points.map((point) => (
          <circle key={point.index} cx={point.x} cy={point.y} r="4" fill="currentColor" />
        ))}
      </svg>
    </div>
  );
}
