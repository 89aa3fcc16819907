import { usePageLanguage } from "../document/page-language.ts";
import { byLanguage } from "../i18n/by-language.ts";

const texts = byLanguage<string>(import.meta.glob("../i18n/*/start.ts", { eager: true, import: "noScript" }));

/** What a browser without scripts shows in place of a form that would do nothing. */
export function NoScript({ text }: { text?: string | undefined }) {
  const own = texts[usePageLanguage()];
  return (
    <noscript>
      <p className="rounded-md border border-ember-line bg-ember-wash px-4 py-3">{text ?? own}</p>
    </noscript>
  );
}
