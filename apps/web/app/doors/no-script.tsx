import { usePageLanguage } from "../document/page-language.ts";
import { byLanguage } from "../i18n/by-language.ts";

const texts = byLanguage<string>(import.meta.glob("../i18n/*/start.ts", { eager: true, import: "noScript" }));
const old = byLanguage<string>(import.meta.glob("../i18n/*/start.ts", { eager: true, import: "oldBrowser" }));
const box = "rounded-md border border-ember-line bg-ember-wash px-4 py-3";

/** What a browser without scripts, or with old ones, shows in place of a form that would do nothing. */
export function NoScript({ text }: { text?: string | undefined }) {
  const language = usePageLanguage();
  return (
    <>
      <noscript>
        <p className={box}>{text ?? texts[language]}</p>
      </noscript>
      {/* Popovers are the newest thing that a page can't do without. A stylesheet can ask for them. */}
      <p className={`${box} supports-[selector(:popover-open)]:hidden`}>{old[language]}</p>
    </>
  );
}
