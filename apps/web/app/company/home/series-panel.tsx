import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { seriesListQuery } from "../../api/queries/series-list.ts";
import { textLink } from "../../ui/button.tsx";
import { texts as homeTexts } from "./texts.ts";

const texts = homeTexts.series;

/** The series that are not over, with how far each is. */
export function SeriesPanel() {
  const open = (useInfiniteQuery(seriesListQuery).data ?? []).filter(({ next_at: next }) => next !== null);
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="series">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="series" className="text-lg">
          {texts.title}
        </h2>
        <Link to="/dashboard/series" className={textLink}>
          {texts.all}
        </Link>
      </div>
      <ul className="border-t border-line">
        {open.map(({ id, title, played, sessions }) => (
          <li key={id} className="border-b border-line py-3">
            <Link to={`/dashboard/series/${id}`} className="block font-semibold hover:underline">
              {title}
            </Link>
            <span className="text-sm text-ink-soft">{texts.state(played, sessions)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
