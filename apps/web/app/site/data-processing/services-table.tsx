import { texts as sectionsTexts } from "../sections/texts.ts";
import { texts } from "./texts.ts";

const cell = "align-baseline max-md:block max-md:py-0.5 md:py-3 md:pr-4";

/** A row for every kind of external service. The page server keeps the configured ones and fills in their names. */
export function ServicesTable() {
  return (
    <>
      <p data-no-services>{texts.none}</p>
      <table
        data-services
        className="mt-4 w-full border-collapse border-t-[1.5px] border-ink text-left text-md max-md:block"
      >
        <thead className="max-md:sr-only">
          <tr>
            {texts.columns.map((column) => (
              <th key={column} scope="col" className={`${cell} text-sm font-normal text-ink-soft`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {Object.entries(texts.purposes).map(([purpose, { name, gets }]) => (
            <tr
              key={purpose}
              data-service={purpose}
              className="border-b border-line max-md:block max-md:py-3"
            >
              <th scope="row" className={`${cell} font-semibold wrap-anywhere`}>
                {sectionsTexts.notSet}
              </th>
              <td className={cell}>{name}</td>
              <td className={cell}>{gets}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
