import { useQuery } from "@tanstack/react-query";
import { messageFor } from "../api/error.ts";
import { processingQuery } from "../features/reports/privacy-api.ts";
import { SiteFooter } from "../features/site/site-footer.tsx";
import { SiteHeader } from "../features/site/site-header.tsx";
import { ChatConsent } from "../help/chat-consent.tsx";
import { t } from "../i18n/index.ts";
import { pageMeta } from "../page-meta.ts";
import styles from "../styles/site/legal.css?url";

const texts = t.processing;

export function links() {
  return [{ rel: "stylesheet", href: styles }];
}

export function meta() {
  return pageMeta({ title: t.shell.title(texts.title), description: texts.lede, index: true });
}

/** What is processed where. The services are read from the server: one that is not set up is not named. */
export default function DataProcessing() {
  const { data, error } = useQuery(processingQuery);
  return (
    <>
      <SiteHeader />
      <main id="main" className="wrap split legal">
        <div className="stick">
          <h1>{texts.title}</h1>
          <p className="lede">{texts.lede}</p>
          <p className="lede">
            {texts.operator}:{" "}
            {[data?.operator.name, data?.operator.address].filter(Boolean).join(", ") || texts.notSet}
            <br />
            {texts.support}: {data?.operator.support_email ?? texts.notSet}
          </p>
        </div>
        <div>
          <section>
            <h2>{texts.here}</h2>
            {data && <p>{texts.hereText(data.host)}</p>}
            {!data && <p role={error ? "alert" : "status"}>{error ? messageFor(error) : texts.loading}</p>}
          </section>
          <section>
            <h2>{texts.servicesTitle}</h2>
            {data && <Services services={data.services} />}
            {data?.services.some(({ purpose }) => purpose === "chat") && <ChatConsent />}
          </section>
          <Lines title={texts.browserTitle} lines={texts.browser} />
          <Lines title={texts.termsTitle} lines={texts.terms} />
          <p>
            <a href="/dashboard/works-council" className="underline">
              {texts.sheet}
            </a>
          </p>
        </div>
      </main>
      <div className="dusk">
        <div className="wrap">
          <SiteFooter />
        </div>
      </div>
    </>
  );
}

function Services({ services }: { services: { name: string; purpose: keyof typeof texts.purposes }[] }) {
  if (services.length === 0) return <p>{texts.none}</p>;
  return (
    <table>
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
        {services.map(({ name, purpose }) => (
          <tr key={`${purpose} ${name}`}>
            <th scope="row">{name}</th>
            <td>{texts.purposes[purpose].name}</td>
            <td>{texts.purposes[purpose].gets}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Lines({ title, lines }: { title: string; lines: string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
