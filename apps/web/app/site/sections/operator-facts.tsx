import { texts } from "./texts.ts";

/** The operator of this installation; the site's script asks the running server. */
export function OperatorFacts() {
  return (
    <dl className="text-md">
      {(["name", "address", "vat", "support_email"] as const).map((field) => (
        <div key={field} className="grid grid-cols-[110px_1fr] gap-3 border-t border-line py-2">
          <dt className="text-ink-soft">{texts.operatorFields[field]}</dt>
          <dd className="wrap-anywhere">
            {field === "support_email" ? (
              <a className="underline" data-operator={field} href="/contact">
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
