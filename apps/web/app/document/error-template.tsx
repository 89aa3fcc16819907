import type { Language } from "@lantern/contract/languages";
import { renderToStaticMarkup } from "react-dom/server";
import { byLanguage } from "../i18n/by-language.ts";
import { language as currentLanguage, setLanguage } from "../i18n/current.ts";
import type { SharedMessages } from "../i18n/messages.ts";
import { ErrorScreen } from "../shell/error-screen.tsx";
import { restingBar } from "../ui/loading-bar-cycle.ts";
import { LoadingLine } from "../ui/loading-line.tsx";
import { errorScreenId, guardScript } from "./start-guard.ts";

/** English has none of its own: there the texts of the specification are shown. */
const shared = byLanguage<SharedMessages | undefined>(
  import.meta.glob("../i18n/*/shared.ts", { eager: true, import: "shared" }),
);

/** The error screen of a document whose script fails. Not to be called while something is rendered. */
export function errorScreenMarkup(language: Language): string {
  const before = currentLanguage();
  if (language !== before) setLanguage(language, { areas: {}, shared: shared[language] ?? null });
  const markup = renderToStaticMarkup(
    <>
      <LoadingLine {...restingBar} />
      <ErrorScreen statusCode={500} statusMessage="" />
    </>,
  );
  if (language !== before) setLanguage(before);
  return markup;
}

/** The error screen, and the script that shows it when that of the document fails. */
export function ErrorTemplate({ markup }: { markup: string }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own rendered markup */}
      <template id={errorScreenId} dangerouslySetInnerHTML={{ __html: markup }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
      <script dangerouslySetInnerHTML={{ __html: guardScript() }} />
    </>
  );
}
