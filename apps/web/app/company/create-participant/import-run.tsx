import { useEffect } from "react";
import { saveCsv } from "../../api/save-file.ts";
import { faultText } from "../../i18n/error-text.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Note } from "../../ui/note.tsx";
import { hasProblem } from "./import-lines.tsx";
import { texts } from "./texts.ts";
import type { ImportRun, Preview } from "./use-import.ts";

/** Progress of an import, and a button to continue after a failure. */
export function ImportProgress({ run, onGoOn }: { run: ImportRun; onGoOn: () => void }) {
  useEffect(() => {
    // The browser asks before the page is left during an import.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, []);
  return (
    <div className="grid max-w-160 gap-3">
      <progress
        aria-label={texts.importing}
        max={run.all}
        value={run.done}
        className="h-2.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-ember [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ember"
      />
      <p role="status" className="tabular-nums">
        {texts.progress(run.done, run.all)}
      </p>
      {run.problem ? (
        <Note
          kind="bad"
          role="alert"
          title={run.problem}
          action={
            <Button size="sm" onClick={onGoOn}>
              {texts.goOn}
            </Button>
          }
        >
          {texts.stopped(run.done, run.all)}
        </Note>
      ) : (
        <p className="text-sm text-ink-soft">{texts.importing}</p>
      )}
    </div>
  );
}

/** The result of the import, with the unreadable rows as a file. */
export function ImportResult({
  run,
  preview,
  onAgain,
}: {
  run: ImportRun;
  preview: Preview;
  onAgain: () => void;
}) {
  const problems = preview.rows.filter(hasProblem);
  const failed = problems.filter((row) => row.outcome === "failed").length;
  const { added, updated, existing } = run.counts;
  return (
    <div className="grid max-w-160 gap-5">
      <div role="status">
        <h2>{texts.finished}</h2>
        <p>{texts.doneSum(added, updated, existing + preview.existing)}</p>
      </div>
      {problems.length > 0 && (
        <Note
          kind="warn"
          title={texts.badLines(failed, problems.length - failed)}
          action={
            <Button size="sm" onClick={() => saveCsv(texts.badFile, badLines(problems))}>
              {texts.saveBad}
            </Button>
          }
        >
          {texts.badLinesHint}
        </Note>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={onAgain}>{texts.more}</Button>
        <ButtonLink to="/dashboard/participants" tone="primary">
          {texts.toList}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Spreadsheets evaluate cells that begin with these characters. */
const formula = /^\s*[=+\-@|%]/;

const cell = (value: string) => `"${(formula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/** The rows that could not be read, or not as a whole, with column and problem, as CSV. */
function badLines(rows: Preview["rows"]): string {
  const cells = rows.flatMap(({ line, text, column, message, fault, left_out }) =>
    (left_out.length > 0 ? left_out : [{ column, message, fault }]).map((problem) => [
      String(line),
      text,
      problem.column ?? "",
      problem.fault ? faultText(problem.fault, problem.message ?? "") : "",
    ]),
  );
  return `${[texts.badHeader, ...cells].map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}
