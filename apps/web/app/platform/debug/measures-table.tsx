import type { ReplayMeasures } from "@lantern/contract/http";
import { Cell, Column, Row, RowName, Table, TableBody, TableHeader } from "../../ui/table.tsx";
import { texts as collaborationAnalysisTexts } from "./collaboration-analysis/texts.ts";

type Steps = ReplayMeasures["steps"];

const percent = (value: number | null) =>
  value === null ? collaborationAnalysisTexts.nothing : `${Math.round(value * 100)} %`;

/** Each measure after one scene, and its earlier values. */
export function MeasuresTable({ steps, at }: { steps: Steps; at: number }) {
  const measures = steps[at]?.measures ?? [];
  return (
    <Table aria-label={collaborationAnalysisTexts.title}>
      <TableHeader>
        <Column>{collaborationAnalysisTexts.columns.measure}</Column>
        <Column>{collaborationAnalysisTexts.columns.trend}</Column>
        <Column figures>{collaborationAnalysisTexts.columns.value}</Column>
        <Column>{collaborationAnalysisTexts.columns.sentence}</Column>
        <Column>{collaborationAnalysisTexts.columns.parts}</Column>
      </TableHeader>
      <TableBody>
        {measures.map((measure, index) => (
          <Row key={measure.id}>
            <RowName>
              <b>{measure.title}</b>
            </RowName>
            <Cell className="max-lg:order-3">
              <Sparkline values={steps.map((step) => step.measures[index]?.value ?? null)} at={at} />
            </Cell>
            <Cell figures className="max-lg:order-2 max-lg:text-end">
              {percent(measure.value)}
              {measure.bandLabel && (
                <small className="block text-sm text-ink-soft">{measure.bandLabel}</small>
              )}
            </Cell>
            <Cell full className="text-sm max-lg:order-4">
              {measure.sentence}
            </Cell>
            <Cell full className="text-sm text-ink-soft tabular-nums max-lg:order-5">
              {Object.entries(measure.parts)
                .map(([name, count]) => `${name} ${count}`)
                .join(", ")}
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}

const width = 140;
const height = 36;
const edge = 4;

/** A line chart of the values with the chosen step marked. Missing values leave a gap. */
function Sparkline({ values, at }: { values: (number | null)[]; at: number }) {
  const x = (step: number) => edge + (step / Math.max(1, values.length - 1)) * (width - 2 * edge);
  const y = (value: number) => height - edge - value * (height - 2 * edge);
  const path = values
    .map((value, step) => {
      if (value === null) return "";
      const begin = (values[step - 1] ?? null) === null ? "M" : "L";
      return `${begin}${x(step).toFixed(1)} ${y(value).toFixed(1)}`;
    })
    .join("");
  const here = values[at] ?? null;
  const valuesText = values
    .slice(0, at + 1)
    .map(percent)
    .join(", ");
  return (
    <svg
      width={width}
      height={height}
      role="img"
      aria-label={collaborationAnalysisTexts.trend(valuesText)}
      className="text-tide"
    >
      <path d={`M${edge} ${height - edge}H${width - edge}`} stroke="var(--line)" />
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
      {here !== null && <circle cx={x(at)} cy={y(here)} r="3.5" fill="var(--ember)" />}
    </svg>
  );
}
