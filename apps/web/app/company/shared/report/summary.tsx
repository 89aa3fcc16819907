import type { Report } from "@lantern/contract/http";
import { texts } from "./texts.ts";

/** The report in three sentences, for somebody who reads nothing else. */
export function Summary({ summary: { came, together, committed } }: Pick<Report, "summary">) {
  return (
    <section aria-label={texts.summary} className="grid max-w-[62ch] gap-2 text-lg">
      <p>{came}</p>
      <p>{together}</p>
      <p>{committed}</p>
    </section>
  );
}
