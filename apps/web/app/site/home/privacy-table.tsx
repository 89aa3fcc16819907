import { t } from "../../i18n/index.ts";

const texts = t.site.privacy;

/** What is measured, and who sees it. */
export function PrivacyTable() {
  return (
    <section id="privacy" className="priv">
      <div className="wrap split">
        <div className="stick">
          <h2>{texts.heading}</h2>
          {texts.intro.map((text) => (
            <p key={text} className="intro-text">
              {text}
            </p>
          ))}
        </div>
        <div className="facts-table">
          <table>
            <caption className="sr-only">{texts.caption}</caption>
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
              {texts.rows.map((row) => (
                <tr key={row.what}>
                  <th scope="row">
                    {row.what}
                    <small>{row.note}</small>
                  </th>
                  {row.who.map((value, index) => (
                    <Cell key={texts.columns[index + 1]} value={value} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}

function Cell({ value }: { value: string | null }) {
  if (value === null) {
    return (
      <td className="n">
        <span aria-hidden="true">—</span>
        <span className="sr-only">{texts.never}</span>
      </td>
    );
  }
  return (
    <td className="y">
      <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M20 6 9 17l-5-5" />
      </svg>
      {value}
    </td>
  );
}
