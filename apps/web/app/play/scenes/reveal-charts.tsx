import type { ChartView } from "@lantern/engine/views";
import type { ReactNode } from "react";
import { t } from "../../i18n/index.ts";
import { StoryPicture } from "../stage/picture.tsx";
import { inTurn, turn } from "../ui/in-turn.ts";
import { splitOption } from "./decision.tsx";

const texts = () => t.liveScenes().reveal;
type Of<K extends ChartView["of"]> = Extract<ChartView, { of: K }>;

/** Fills that differ in pattern as well as in color. */
export const fills = ["f-1", "f-2", "f-3", "f-4", "f-5", "f-6"];

const rows = "grid gap-3 *:grid *:gap-1 *:not-first:border-t *:not-first:border-line *:not-first:pt-3";

function Team({ name, yours }: { name: string; yours: boolean }) {
  return (
    <span className={yours ? "font-semibold text-ember" : "font-semibold"}>
      {name}
      {yours && <small className="ml-2 text-sm font-normal">{texts().yours}</small>}
    </span>
  );
}

/** Between two teams that appear one after another, ms. */
const TEAM_MS = 900;
const nth = (at: number) => ({ className: `l-rise ${inTurn}`, style: turn(at, TEAM_MS) });

function Frame({ title, children, table }: { title: string; children: ReactNode; table: ReactNode }) {
  return (
    <figure className="rounded-md border border-line bg-well p-4">
      <figcaption className="mb-3 font-display text-lg leading-tight font-medium">{title}</figcaption>
      {children}
      <details className="mt-3 text-sm">
        <summary className="min-h-11 content-center text-ink-soft">{texts().table}</summary>
        <table className="w-full border-collapse text-left tabular-nums [&_:is(th,td)]:border-t [&_:is(th,td)]:border-line [&_:is(th,td)]:px-1.5 [&_:is(th,td)]:py-1">
          {table}
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
  const short = (id: string) => splitOption(chart.options.find((one) => one.id === id)?.text ?? "").title;
  return (
    <Frame
      title={chart.title}
      table={
        <tbody>
          <tr>
            <th>{texts().team}</th>
            <th>{texts().choice}</th>
            {chart.options.map((one) => (
              <th key={one.id}>{splitOption(one.text).title}</th>
            ))}
          </tr>
          {chart.rows.map((row) => (
            <tr key={row.team}>
              <th>{row.name}</th>
              <td>{short(row.choice)}</td>
              {chart.options.map((one) => (
                <td key={one.id}>
                  {row.silent[one.id] ?? 0} → {row.final[one.id] ?? 0}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      }
    >
      <ul className="mb-3 flex flex-wrap gap-x-3.5 gap-y-1 text-sm">
        {chart.options.map((one, at) => (
          <li key={one.id} className="flex items-center gap-2">
            <i className={`size-4 rounded-[4px] ${fills[at]}`} aria-hidden="true" />
            {splitOption(one.text).title}
          </li>
        ))}
      </ul>
      <ul className={rows}>
        {chart.rows.map((row, at) => (
          <li key={row.team} {...nth(at)}>
            <Team name={row.name} yours={row.yours} />
            <span className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1 [&>small]:text-sm [&>small]:text-ink-soft">
              <small>{texts().silent}</small>
              <VoteBar votes={row.silent} options={chart.options} />
              <small>{texts().final}</small>
              <VoteBar votes={row.final} options={chart.options} />
            </span>
            <b className="font-display font-medium">{short(row.choice)}</b>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

function Allocation({ chart }: { chart: Of<"allocation"> }) {
  const most = Math.max(1, ...chart.rows.flatMap((row) => Object.values(row.placed)));
  return (
    <Frame
      title={chart.title}
      table={
        <tbody>
          <tr>
            <th>{texts().team}</th>
            {chart.needs.map((need) => (
              <th key={need.id}>{need.label}</th>
            ))}
          </tr>
          {chart.rows.map((row) => (
            <tr key={row.team}>
              <th>{row.name}</th>
              {chart.needs.map((need) => (
                <td key={need.id}>{row.placed[need.id] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
      }
    >
      <ul className={rows}>
        {chart.rows.map((row, at) => (
          <li key={row.team} {...nth(at)}>
            <Team name={row.name} yours={row.yours} />
            <span className="grid auto-cols-[minmax(0,1fr)] grid-flow-col items-end gap-2">
              {chart.needs.map((need) => {
                const placed = row.placed[need.id] ?? 0;
                return (
                  <span key={need.id} className="grid items-end justify-items-center gap-1 tabular-nums">
                    <strong>{placed}</strong>
                    <i className="l-column" style={{ height: `${(placed / most) * 44}px` }} />
                    <small className="text-sm text-ink-soft">{need.label}</small>
                  </span>
                );
              })}
            </span>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

function Endings({ chart }: { chart: Of<"endings"> }) {
  return (
    <Frame
      title={chart.title}
      table={
        <tbody>
          <tr>
            <th>{texts().team}</th>
            <th>{texts().ending}</th>
            <th>{texts().nickname}</th>
            <th>{texts().award}</th>
          </tr>
          {chart.rows.map((row) => (
            <tr key={row.team}>
              <th>{row.name}</th>
              <td>{row.ending}</td>
              <td>{row.nickname}</td>
              <td>{row.award ?? "–"}</td>
            </tr>
          ))}
        </tbody>
      }
    >
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(180px,1fr))] gap-4.5">
        {chart.rows.map((row, at) => (
          <li
            key={row.team}
            style={turn(at, TEAM_MS)}
            className={`l-rise grid justify-items-center gap-1 text-center ${inTurn}`}
          >
            <span className="l-porthole" data-yours={row.yours || undefined}>
              {row.art && <StoryPicture art={row.art} className="l-porthole-in" />}
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
      table={
        <tbody>
          <tr>
            <th>{texts().team}</th>
            <th>{texts().points}</th>
          </tr>
          {chart.rows.map((row) => (
            <tr key={row.team}>
              <th>{row.name}</th>
              <td>{row.points}</td>
            </tr>
          ))}
        </tbody>
      }
    >
      <ul className={rows}>
        {chart.rows.map((row, at) => (
          <li key={row.team} {...nth(at)}>
            <Team name={row.name} yours={row.yours} />
            <span className="flex items-center gap-3">
              <span className="h-3 flex-1 overflow-hidden rounded-full bg-line">
                <i
                  className="block h-full rounded-full bg-ember"
                  style={{ width: `${(row.points / most) * 100}%` }}
                />
              </span>
              <strong className="text-lg tabular-nums">{row.points}</strong>
            </span>
          </li>
        ))}
      </ul>
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
