import { t } from "../../i18n/index.ts";

const texts = t.processing;

/** A row for every kind of external service. The page server keeps the configured ones and fills in their names. */
export function ServicesTable() {
  return (
    <>
      <p data-no-services>{texts.none}</p>
      <table data-services className="services">
        <thead>
          <tr>
            {texts.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(texts.purposes).map(([purpose, { name, gets }]) => (
            <tr key={purpose} data-service={purpose}>
              <th scope="row">{t.legal.notSet}</th>
              <td>{name}</td>
              <td>{gets}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
