import { pageMeta } from "../../document/page-meta.ts";
import { t } from "../../i18n/index.ts";
import { End } from "../sections/end.tsx";
import { Intro, SitePage, Split } from "../shell/site-page.tsx";
import styles from "../styles/facts.css?inline";

const texts = t.teamBuilding;

export const handle = { styles };

export function meta() {
  return pageMeta({ title: t.shell.title(texts.title), description: texts.description, index: true });
}

export default function TeamBuilding() {
  return (
    <SitePage end={<End {...t.site.end} />}>
      <Intro heading={texts.heading}>
        <div>
          <p className="intro-text">{texts.intro}</p>
          <p className="act">
            <a className="btn" href="/demo">
              {texts.tryScene}
            </a>
            <a className="link" href="/pricing">
              {texts.price}
            </a>
          </p>
        </div>
      </Intro>
      <div className="wrap shot">
        <img src="/art/decision.webp" alt={texts.picture} width="1440" height="900" fetchPriority="high" />
      </div>
      <Problems />
      <Split heading={texts.how.heading} intro={texts.how.intro}>
        <Named list={texts.how.steps} ordered />
      </Split>
      <Split heading={texts.fits.heading}>
        <Named list={texts.fits.list} />
      </Split>
      <Split heading={texts.research.heading}>
        <div className="running">
          {texts.research.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Split>
    </SitePage>
  );
}

function Problems() {
  const { heading, intro, columns, rows } = texts.why;
  return (
    <Split heading={heading} intro={intro}>
      <table className="pairs">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.problem}>
              <th scope="row">{row.problem}</th>
              <td>{row.here}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Split>
  );
}

function Named({ list, ordered = false }: { list: { name: string; text: string }[]; ordered?: boolean }) {
  const List = ordered ? "ol" : "ul";
  return (
    <List className="ruled">
      {list.map((item) => (
        <li key={item.name}>
          <b>{item.name}</b>
          <p>{item.text}</p>
        </li>
      ))}
    </List>
  );
}
