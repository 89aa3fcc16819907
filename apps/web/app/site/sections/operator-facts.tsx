import { t } from "../../i18n/index.ts";

const texts = t.legal;

/** The operator of this installation; the site's script asks the running server. */
export function OperatorFacts() {
  return (
    <dl className="operator">
      {(["name", "address", "vat", "support_email"] as const).map((field) => (
        <div key={field}>
          <dt>{texts.operatorFields[field]}</dt>
          <dd>
            {field === "support_email" ? (
              <a data-operator={field} href="/contact">
                {texts.notSet}
              </a>
            ) : (
              <span data-operator={field}>{texts.notSet}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
