import { t } from "../../i18n/index.ts";

/** Invites visitors to write, with the form or by email. */
export function WritePanel({
  heading,
  text,
  link,
  by,
}: {
  heading: string;
  text: string;
  link: string;
  by: string;
}) {
  return (
    <section>
      <div className="wrap">
        <div className="panel">
          <h2>{heading}</h2>
          <p>{text}</p>
          <p className="act">
            <a className="btn" href="/contact">
              {link}
            </a>
            <span>
              {by}{" "}
              <a data-operator="support_email" href="/contact">
                {t.legal.notSet}
              </a>
            </span>
          </p>
        </div>
      </div>
    </section>
  );
}
