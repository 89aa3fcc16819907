import { usePageLanguage } from "../document/page-language.ts";
import { noScript } from "../i18n/no-script.ts";

/** What a browser without scripts shows in place of a form that would do nothing. */
export function NoScript({ text }: { text?: string | undefined }) {
  const own = noScript[usePageLanguage()];
  return (
    <noscript>
      <p className="rounded-md border border-ember-line bg-ember-wash px-4 py-3">{text ?? own}</p>
    </noscript>
  );
}
