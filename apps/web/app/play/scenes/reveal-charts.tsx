import type { ChartView } from "@lantern/engine/views";
import type { ReactNode } from "react";
import { t } from "../../i18n/index.ts";
import { StoryPicture } from "../stage/picture.tsx";
import { splitOption } from "./decision.tsx";

const texts = t.liveScenes.reveal;
type Of<K extends ChartView["of"]> = Extract<ChartView, { of: K }>;

/** Fills that differ in pattern as well as in color. */
const fills = ["f-1", "f-2", "f-3", "f-4", "f-5", "f-6"];

function Team({ name, yours }: { name: string; yours: boolean }) {
  return (
    <span className={yours ? "l-team is-yours" : "l-team"}>
      {name}
      {yours && <small>{texts.yours}</small>}
    </span>
  );
}

function Frame({ title, children, table }: { title: string; children: ReactNode; table: ReactNode }) {
  return (
    <figure className="l-chart">
      <figcaption>{title}</figcaption>
      {children}
      <details>
        <summary>{texts.table}</summary>
        <table>{table}</table>
      </details>
    </figure>
  );
}

const total = (votes: Record<string, number>) => Object.values(votes).reduce((sum, count) => sum + count, 0);

/** The votes of one moment as a bar with one block per vote. */
function VoteBar({ votes, options }: { votes: Record<string, number>; options: Of<"decision">["options"] }) {
  return (
    <span
      className="l-votebar"
      role="img"
      aria-label={options.map((one) => `${one.text} ${texts.votes(votes[one.id] ?? 0)}`).join(", ")}
    >
      {options.flatMap((one, at) =>
        Array.from({ length: votes[one.id] ?? 0 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: votes are only counted
          <i key={`${one.id}-${index}`} className={fills[at]} />
        )),
      )}
      {total(votes) === 0 && <em>–</em>}
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
            <th>{texts.team}</th>
            <th>{texts.choice}</th>
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
      <ul className="l-legend">
        {chart.options.map((one, at) => (
          <li key={one.id}>
            <i className={fills[at]} aria-hidden="true" />
            {splitOption(one.text).title}
          </li>
        ))}
      </ul>
      <ul className="l-rows">
        {chart.rows.map((row) => (
          <li key={row.team}>
            <Team name={row.name} yours={row.yours} />
            <span className="l-moments">
              <small>{texts.silent}</small>
              <VoteBar votes={row.silent} options={chart.options} />
              <small>{texts.final}</small>
              <VoteBar votes={row.final} options={chart.options} />
            </span>
            <b>{short(row.choice)}</b>
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
            <th>{texts.team}</th>
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
      <ul className="l-rows">
        {chart.rows.map((row) => (
          <li key={row.team}>
            <Team name={row.name} yours={row.yours} />
            <span className="l-columns">
              {chart.needs.map((need) => {
                const placed = row.placed[need.id] ?? 0;
                return (
                  <span key={need.id}>
                    <strong>{placed}</strong>
                    <i style={{ height: `${(placed / most) * 44}px` }} />
                    <small>{need.label}</small>
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
            <th>{texts.team}</th>
            <th>{texts.ending}</th>
            <th>{texts.nickname}</th>
            <th>{texts.award}</th>
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
      <ul className="l-endings">
        {chart.rows.map((row) => (
          <li key={row.team} className={row.yours ? "is-yours" : ""}>
            <span className="l-porthole">
              {row.art && <StoryPicture art={row.art} className="l-porthole-in" />}
            </span>
            <Team name={row.name} yours={row.yours} />
            <b>{row.ending}</b>
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
            <th>{texts.team}</th>
            <th>{texts.points}</th>
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
      <ul className="l-rows is-standings">
        {chart.rows.map((row) => (
          <li key={row.team}>
            <Team name={row.name} yours={row.yours} />
            <span className="l-lane">
              <i style={{ width: `${(row.points / most) * 100}%` }} />
            </span>
            <strong>{row.points}</strong>
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
