import { introText, split, stick, wrap } from "../shell/style.ts";
import { texts as homeTexts } from "./texts.ts";

const texts = homeTexts.privacy;
const cell = "border-b border-line py-4 pe-2 align-baseline md:pe-3";

/** What is measured, and who sees it. */
export function PrivacyTable() {
  return (
    <section id="privacy">
      <div className={`${wrap} ${split}`}>
        <div className={stick}>
          <h2>{texts.heading}</h2>
          {texts.intro.map((text) => (
            <p key={text} className={introText}>
              {text}
            </p>
          ))}
        </div>
        <div>
          <table className="w-full border-collapse text-start text-base md:text-md">
            <caption className="sr-only">{texts.caption}</caption>
            <thead>
              <tr>
                {texts.columns.map((column) => (
                  <th
                    key={column}
                    scope="col"
                    className="border-b-[1.5px] border-ink pe-3 pb-4 text-sm font-medium text-ink-soft"
                  >
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {texts.rows.map((row) => (
                <tr key={row.what}>
                  <th scope="row" className={`${cell} w-[46%] font-medium`}>
                    {row.what}
                    <small className="block max-w-[25em] text-sm leading-[1.4] font-normal text-ink-soft">
                      {row.note}
                    </small>
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
      <td className={`${cell} text-ink-soft`}>
        <span aria-hidden="true">—</span>
        <span className="sr-only">{texts.never}</span>
      </td>
    );
  }
  return (
    <td className={`${cell} leading-tight font-medium text-tide md:whitespace-nowrap md:leading-[inherit]`}>
      <svg
        className="me-1 inline-block size-4.5 fill-none stroke-current stroke-2 align-[-3px] max-md:hidden"
        viewBox="0 0 24 24"
        aria-hidden="true"
      >
        <path d="M20 6 9 17l-5-5" />
      </svg>
      {value}
    </td>
  );
}
