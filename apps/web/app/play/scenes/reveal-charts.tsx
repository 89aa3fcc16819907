import type { ChartView } from "@lantern/engine/views";
import type { ReactNode } from "react";
import { t } from "../../i18n/index.ts";
import { StoryPicture } from "../stage/picture.tsx";
import { inTurn, turn } from "../ui/in-turn.ts";
import { splitOption } from "./decision.tsx";

const texts = () => t.debrief().reveal;
type Of<K extends ChartView["of"]> = Extract<ChartView, { of: K }>;
type RowOf<K extends ChartView["of"]> = Of<K>["rows"][number];

/** Fills that differ in pattern as well as in color. */
export const fills = ["f-1", "f-2", "f-3", "f-4", "f-5", "f-6"];

interface TeamRow {
  team: string;
  name: string;
  yours: boolean;
}

function Team({ name, yours }: { name: string; yours: boolean }) {
  return (
    <span className={yours ? "font-semibold text-ember" : "font-semibold"}>
      {name}
      {yours && <small className="ms-2 text-sm font-normal">{texts().yours}</small>}
    </span>
  );
}

/** Between two teams that appear one after another, ms. */
const TEAM_MS = 900;

function TeamList<R extends TeamRow>({
  rows,
  children,
}: {
  rows: readonly R[];
  children: (row: R) => ReactNode;
}) {
  return (
    <ul className="grid gap-3 *:grid *:gap-1 *:not-first:border-t *:not-first:border-line *:not-first:pt-3">
      {rows.map((row, at) => (
        <li key={row.team} className={`l-rise ${inTurn}`} style={turn(at, TEAM_MS)}>
          <Team name={row.name} yours={row.yours} />
          {children(row)}
        </li>
      ))}
    </ul>
  );
}

/** A chart, and its facts as a table with these columns after that of the team. */
function Frame<R extends TeamRow>({
  title,
  rows,
  columns,
  children,
}: {
  title: string;
  rows: readonly R[];
  columns: { label: string; of: (row: R) => ReactNode }[];
  children: ReactNode;
}) {
  return (
    <figure className="rounded-md border border-line bg-well p-4">
      <figcaption className="mb-3 font-display text-lg leading-tight font-medium">{title}</figcaption>
      {children}
      <details className="mt-3 text-sm">
        <summary className="min-h-11 content-center text-ink-soft">{texts().table}</summary>
        <table className="w-full border-collapse text-start tabular-nums [&_:is(th,td)]:border-t [&_:is(th,td)]:border-line [&_:is(th,td)]:px-1.5 [&_:is(th,td)]:py-1">
          <tbody>
            <tr>
              <th>{texts().team}</th>
              {columns.map(({ label }) => (
                <th key={label}>{label}</th>
              ))}
            </tr>
            {rows.map((row) => (
              <tr key={row.team}>
                <th>{row.name}</th>
                {columns.map(({ label, of }) => (
                  <td key={label}>{of(row)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

const total = (votes: Record<string, number>) => Object.values(votes).reduce((sum, count) => sum + count, 0);

/** The votes of one moment as a bar with one block per vote. */
export function VoteBar({
  votes,
  options,
}: {
  votes: Record<string, number>;
  options: Of<"decision">["options"];
}) {
  return (
    <span
      className="flex min-h-4 gap-1"
      role="img"
      aria-label={options.map((one) => `${one.text} ${texts().votes(votes[one.id] ?? 0)}`).join(", ")}
    >
      {options.flatMap((one, at) =>
        Array.from({ length: votes[one.id] ?? 0 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: votes are only counted
          <i key={`${one.id}-${index}`} className={`size-4 rounded-[4px] ${fills[at]}`} />
        )),
      )}
      {total(votes) === 0 && "–"}
    </span>
  );
}

function Decision({ chart }: { chart: Of<"decision"> }) {
  const titleOf = (id: string) => splitOption(chart.options.find((one) => one.id === id)?.text ?? "").title;
  return (
    <Frame
      title={chart.title}
      rows={chart.rows}
      columns={[
        { label: texts().choice, of: (row) => titleOf(row.choice) },
        ...chart.options.map(({ id }) => ({
          label: titleOf(id),
          of: (row: RowOf<"decision">) => `${row.silent[id] ?? 0} → ${row.final[id] ?? 0}`,
        })),
      ]}
    >
      <ul className="mb-3 flex flex-wrap gap-x-3.5 gap-y-1 text-sm">
        {chart.options.map(({ id }, at) => (
          <li key={id} className="flex items-center gap-2">
            <i className={`size-4 rounded-[4px] ${fills[at]}`} aria-hidden="true" />
            {titleOf(id)}
          </li>
        ))}
      </ul>
      <TeamList rows={chart.rows}>
        {(row) => (
          <>
            <span className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1 [&>small]:text-sm [&>small]:text-ink-soft">
              <small>{texts().silent}</small>
              <VoteBar votes={row.silent} options={chart.options} />
              <small>{texts().final}</small>
              <VoteBar votes={row.final} options={chart.options} />
            </span>
            <b className="font-display font-medium">{titleOf(row.choice)}</b>
          </>
        )}
      </TeamList>
    </Frame>
  );
}

function Allocation({ chart }: { chart: Of<"allocation"> }) {
  const most = Math.max(1, ...chart.rows.flatMap((row) => Object.values(row.placed)));
  return (
    <Frame
      title={chart.title}
      rows={chart.rows}
      columns={chart.needs.map(({ id, label }) => ({
        label,
        of: (row: RowOf<"allocation">) => row.placed[id] ?? 0,
      }))}
    >
      <TeamList rows={chart.rows}>
        {(row) => (
          // A long word has a wider column. Names of several words wrap, in a row of their own.
          <span className="grid auto-cols-[minmax(min-content,1fr)] grid-flow-col grid-rows-[auto_auto] gap-x-2">
            {chart.needs.map((need) => {
              const placed = row.placed[need.id] ?? 0;
              return (
                <span key={need.id} className="row-span-2 grid grid-rows-subgrid gap-1">
                  <span className="grid content-end justify-items-center gap-1 tabular-nums">
                    <strong>{placed}</strong>
                    <i className="l-column" style={{ height: `${(placed / most) * 44}px` }} />
                  </span>
                  <small className="text-center text-sm leading-tight text-ink-soft">{need.label}</small>
                </span>
              );
            })}
          </span>
        )}
      </TeamList>
    </Frame>
  );
}

function Endings({ chart }: { chart: Of<"endings"> }) {
  return (
    <Frame
      title={chart.title}
      rows={chart.rows}
      columns={[
        { label: texts().ending, of: (row) => row.ending },
        { label: texts().nickname, of: (row) => row.nickname },
        { label: texts().award, of: (row) => row.award ?? "–" },
      ]}
    >
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(180px,1fr))] gap-4.5">
        {chart.rows.map((row, at) => (
          <li
            key={row.team}
            style={turn(at, TEAM_MS)}
            className={`l-rise grid content-start justify-items-center gap-1 text-center ${inTurn}`}
          >
            <span className="l-porthole" data-yours={row.yours || undefined}>
              {row.art && <StoryPicture art={row.art} />}
            </span>
            <Team name={row.name} yours={row.yours} />
            <b className="font-display text-lg leading-tight font-medium">{row.ending}</b>
            <span>{[row.nickname, row.award].filter(Boolean).join(" · ")}</span>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

function Standings({ chart }: { chart: Of<"standings"> }) {
  const most = Math.max(1, ...chart.rows.map((row) => row.points));
  return (
    <Frame
      title={chart.title}
      rows={chart.rows}
      columns={[{ label: texts().points, of: (row) => row.points }]}
    >
      <TeamList rows={chart.rows}>
        {(row) => (
          <span className="flex items-center gap-3">
            <span className="h-3 flex-1 overflow-hidden rounded-full bg-line">
              <i
                className="block h-full rounded-full bg-ember"
                style={{ width: `${(row.points / most) * 100}%` }}
              />
            </span>
            <strong className="text-lg tabular-nums">{row.points}</strong>
          </span>
        )}
      </TeamList>
    </Frame>
  );
}

/** One comparison of the teams, with the same facts in a table. */
export function Chart({ chart }: { chart: ChartView }) {
  switch (chart.of) {
    case "decision":
      return <Decision chart={chart} />;
    case "allocation":
      return <Allocation chart={chart} />;
    case "endings":
      return <Endings chart={chart} />;
    case "standings":
      return <Standings chart={chart} />;
  }
}
