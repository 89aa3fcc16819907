import { formatNumber } from "../../../i18n/format.ts";
import { texts as reportTexts } from "./texts.ts";

const texts = reportTexts.came;

/** How many people gave each rating: a bar with a number. */
export function Ratings({ ratings }: { ratings: number[] }) {
  const most = Math.max(1, ...ratings);
  return (
    <div className="mt-6 max-w-[32rem]">
      <h3 className="text-base font-semibold">{texts.ratings}</h3>
      <dl className="mt-2 grid grid-cols-[6.5rem_1fr_2rem] items-center gap-x-3 gap-y-1.5 text-sm">
        {ratings.map((count, index) => (
          <div key={texts.rating[index]} className="contents">
            <dt className="text-ink-soft">{texts.rating[index]}</dt>
            <dd className="contents">
              <span aria-hidden="true" className="h-2.5 rounded-sm bg-raised">
                <i
                  className="block h-full rounded-sm bg-ember"
                  style={{ width: `${(100 * count) / most}%` }}
                />
              </span>
              <span className="text-right tabular-nums">{formatNumber(count)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
