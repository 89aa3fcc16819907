import { browserLanguage } from "../i18n/browser-language.ts";

const loading = import.meta.glob<string>("../i18n/*/start.ts", { eager: true, import: "loading" });

/** Shown until the first page has loaded. The page's language is not known yet, so the browser's is used. */
export function FirstLoad() {
  const language = browserLanguage();
  return (
    <p role="status" lang={language} className="sr-only">
      {loading[`../i18n/${language}/start.ts`]}
    </p>
  );
}
