import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { seriesListQuery } from "../../api/queries/series.ts";
import { texts } from "../series/texts.ts";

/** The series that are not over, with how far each is. */
export default function SeriesPanel() {
  const open = (useQuery(seriesListQuery).data ?? []).filter(({ next_at: next }) => next !== null);
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="series">
      <h2 id="series" className="mb-3 text-lg">
        {texts.panel}
      </h2>
      <ul className="border-t border-line">
        {open.map(({ id, title, played, sessions }) => (
          <li key={id} className="border-b border-line py-3">
            <Link to={`/dashboard/series/${id}`} className="block font-semibold break-words hover:underline">
              {title}
            </Link>
            <span className="text-sm text-ink-soft">{texts.panelState(played, sessions)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
